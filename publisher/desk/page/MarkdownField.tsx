import { useContext, useRef } from 'react';
import { FormContext } from './FormContext';
import { type FieldProps, Labelled } from './Labelled';
import { PictureButton } from './PictureButton';

type Change = (selected: string) => string;

const everyLine =
  (mark: (index: number) => string): Change =>
  (selected) => {
    const lines = selected.split('\n');
    return lines.map((line, index) => mark(index) + line).join('\n');
  };

const tools: [label: string, sign: string, change: Change][] = [
  ['Negrito', 'N', (words) => `**${words || 'palavras'}**`],
  ['Itálico', 'I', (words) => `*${words || 'palavras'}*`],
  ['Ligação', 'Ligação', (words) => `[${words || 'palavras'}](https://)`],
  ['Título de secção', 'Título', (words) => `\n\n## ${words || 'Título'}\n\n`],
  ['Subtítulo', 'Subtítulo', (words) => `\n\n### ${words || 'Subtítulo'}\n\n`],
  ['Lista', '• Lista', everyLine(() => '- ')],
  ['Lista numerada', '1. Lista', everyLine((index) => `${index + 1}. `)],
  ['Citação', '» Citação', everyLine(() => '> ')],
  ['Tabela', 'Tabela', () => '\n\n| Coluna | Outra coluna |\n|---|--:|\n| Texto | 1 |\n| Texto | 2 |\n\n'],
];

/** Markdown as it is written, with buttons for its signs: what nobody touches stays as it was. */
export function MarkdownField(props: FieldProps) {
  const { place, schema, onChange } = props;
  const value = String(props.value ?? '');
  const { words } = useContext(FormContext);
  const box = useRef<HTMLTextAreaElement>(null);
  const use = (change: Change) => {
    const area = box.current;
    if (!area) return;
    const words = change(area.value.slice(area.selectionStart, area.selectionEnd));
    area.focus();
    // The only way to write into a text box that Ctrl+Z can undo.
    if (!document.execCommand('insertText', false, words)) {
      area.setRangeText(words, area.selectionStart, area.selectionEnd, 'end');
      onChange(area.value);
    }
  };
  const toolbar = (
    <div role="toolbar" aria-label="Formatação" aria-controls={`campo-${place}`}>
      {tools.map(([label, sign, change]) => (
        <button key={label} type="button" aria-label={label} title={label} onClick={() => use(change)}>
          {sign}
        </button>
      ))}
      {schema.pictures && <PictureButton onPicture={(markdown) => use(() => markdown)} />}
      <select aria-label="Pôr um nome entre chavetas" value="" onChange={({ target }) => use(() => `{{${target.value}}}`)}>
        <option value="">{'{{nome}}'}</option>
        {Object.entries(words).map(([name, meaning]) => (
          <option key={name} value={name}>
            {name}: {meaning}
          </option>
        ))}
      </select>
      <small>{value.length} caracteres</small>
    </div>
  );
  return (
    <Labelled
      {...props}
      control={(given) => (
        <>
          {toolbar}
          <textarea {...given} ref={box} lang="pt-PT" spellCheck rows={6} value={value} onChange={({ target }) => onChange(target.value)} />
        </>
      )}
    />
  );
}
