// Sveltia only accepts a folder that contains `.git`. The folder here is content/: ask for its `articles` instead.
const getDirectoryHandle = FileSystemDirectoryHandle.prototype.getDirectoryHandle;
FileSystemDirectoryHandle.prototype.getDirectoryHandle = function (name, options) {
  return getDirectoryHandle.call(this, name === '.git' ? 'articles' : name, options);
};

const preferences = JSON.parse(localStorage.getItem('sveltia-cms.prefs') ?? '{}');
localStorage.setItem('sveltia-cms.prefs', JSON.stringify({ ...preferences, locale: 'pt-PT' }));

const [{ default: CMS }, configuration] = await Promise.all([import('/cms/npm/index.js'), fetch('/configuration.json')]);
CMS.init({ config: await configuration.json() });
