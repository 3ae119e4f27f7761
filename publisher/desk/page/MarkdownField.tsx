import { useContext, useRef } from 'react';
import { FormContext } from './FormContext';
import { type FieldProps, Labelled } from './Labelled';
import { PictureButton } from './PictureButton';

type Tool = { label: string; sign: string; change: (selected: string) => string };

const everyLine = (mark: (index: number) => string) => (selected: string) =>
  selected
    .split('\n')
    .map((line, index) => `${mark(index)}${line}`)
    .join('\n');

const tools: Tool[] = [
  { label: 'Negrito', sign: 'N', change: (words) => `**${words || 'palavras'}**` },
  { label: 'Itálico', sign: 'I', change: (words) => `*${words || 'palavras'}*` },
  { label: 'Ligação', sign: 'Ligação', change: (words) => `[${words || 'palavras'}](https://)` },
  { label: 'Título de secção', sign: 'Título', change: (words) => `\n\n## ${words || 'Título'}\n\n` },
  { label: 'Subtítulo', sign: 'Subtítulo', change: (words) => `\n\n### ${words || 'Subtítulo'}\n\n` },
  { label: 'Lista', sign: '• Lista', change: everyLine(() => '- ') },
  { label: 'Lista numerada', sign: '1. Lista', change: everyLine((index) => `${index + 1}. `) },
  { label: 'Citação', sign: '» Citação', change: everyLine(() => '> ') },
  { label: 'Tabela', sign: 'Tabela', change: () => '\n\n| Coluna | Outra coluna |\n|---|--:|\n| Texto | 1 |\n| Texto | 2 |\n\n' },
];

/** Markdown as it is written, with buttons for its signs: what nobody touches stays as it was. */
export function MarkdownField(props: FieldProps) {
  const { place, schema, onChange } = props;
  const value = String(props.value ?? '');
  const { words } = useContext(FormContext);
  const box = useRef<HTMLTextAreaElement>(null);
  const use = ({ change }: Pick<Tool, 'change'>) => {
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
      {tools.map((tool) => (
        <button key={tool.label} type="button" aria-label={tool.label} title={tool.label} onClick={() => use(tool)}>
          {tool.sign}
        </button>
      ))}
      {schema.pictures && <PictureButton onPicture={(markdown) => use({ change: () => markdown })} />}
      <select aria-label="Pôr um nome entre chavetas" value="" onChange={({ target }) => use({ change: () => `{{${target.value}}}` })}>
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
