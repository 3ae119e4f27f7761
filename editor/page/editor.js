// The form asks whether a chosen folder has `.git`. Ours is content/, with or without Git: it has `articles`.
const getDirectoryHandle = FileSystemDirectoryHandle.prototype.getDirectoryHandle;
FileSystemDirectoryHandle.prototype.getDirectoryHandle = function (name, options) {
  return getDirectoryHandle.call(this, name === '.git' ? 'articles' : name, options);
};

const preferences = JSON.parse(localStorage.getItem('sveltia-cms.prefs') ?? '{}');
localStorage.setItem('sveltia-cms.prefs', JSON.stringify({ ...preferences, locale: 'pt-PT' }));

const [{ default: CMS }, configuration] = await Promise.all([import('/cms/npm/index.js'), fetch('/configuration.json')]);
CMS.init({ config: await configuration.json() });
