import { largest } from '../../src/model/reading/picture-files';
import { ask } from './ask';
import { DialogButton } from './DialogButton';
import { smallerPicture } from './smaller-picture';

/** Asks for a picture and for what is to be seen in it; gives the Markdown that shows it. */
export function PictureButton({ onPicture }: { onPicture: (markdown: string) => void }) {
  const submit = async (fields: FormData) => {
    const { file, alt, caption } = Object.fromEntries(fields) as { file: File; alt: string; caption: string };
    const { name } = await ask('addPicture', { name: file.name, base64: await base64Of(await smallerPicture(file)) });
    return () => onPicture(`\n\n![${plain(alt)}](${name}${caption.trim() && ` "${plain(caption)}"`})\n\n`);
  };
  return (
    <DialogButton label="Imagem" title="Pôr uma imagem no texto" onSubmit={submit}>
      <label htmlFor="picture-file">O ficheiro</label>
      <input id="picture-file" name="file" type="file" required accept="image/*" />
      <p className="hint">
        Uma fotografia de qualquer tamanho: a que for grande de mais fica aqui mais pequena. O lugar e o dia que a câmara lá escreveu não saem no site.
      </p>
      <label htmlFor="picture-alt">O que se vê na imagem</label>
      <input id="picture-alt" name="alt" required maxLength={250} lang="pt-PT" spellCheck />
      <p className="hint">Uma frase, para quem não a vê.</p>
      <label htmlFor="picture-caption">
        Legenda <small>(opcional)</small>
      </label>
      <input id="picture-caption" name="caption" lang="pt-PT" spellCheck />
    </DialogButton>
  );
}

/** Of a file that is too large no more than shows it. */
function base64Of(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result).split(',')[1] ?? '');
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file.slice(0, largest.bytes + 1));
  });
}

/** Without the signs that would end it in Markdown; what is quoted, as the site quotes. */
const plain = (words: string) =>
  words
    .replace(/"([^"]*)"/g, '«$1»')
    .replace(/[[\]\\"]/g, '')
    .trim();
