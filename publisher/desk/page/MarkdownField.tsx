import { useContext, useRef } from 'react';
import { type FieldProps, FormContext, Labelled } from './Labelled';
import { LinkButton } from './LinkButton';
import { blockTools, inlineTools, type Tool, written } from './markdown-tools';
import { PictureButton } from './PictureButton';

/** Markdown as it is written, with buttons for its signs: what nobody touches stays as it was. */
export function MarkdownField(props: FieldProps) {
  const { place, schema, onChange } = props;
  const value = String(props.value ?? '');
  const { words } = useContext(FormContext);
  const box = useRef<HTMLTextAreaElement>(null);
  const use = (tool: Pick<Tool, 'sample' | 'write'>) => {
    const area = box.current;
    if (!area) return;
    const { words, from, to } = written(tool, area.value, area.selectionStart, area.selectionEnd);
    area.focus();
    // The only way to write into a text box that Ctrl+Z can undo.
    if (!document.execCommand('insertText', false, words)) {
      area.setRangeText(words);
      onChange(area.value);
    }
    area.setSelectionRange(from, to);
  };
  const insert = (words: string) => use({ sample: '', write: () => words });
  const buttons = (tools: Tool[]) =>
    tools.map((tool) => (
      <button key={tool.label} type="button" aria-label={tool.label} title={tool.label} onClick={() => use(tool)}>
        {tool.sign}
      </button>
    ));
  const toolbar = (
    <div role="toolbar" aria-label="Formatação" aria-controls={`campo-${place}`}>
      {buttons(inlineTools)}
      <LinkButton onLink={(address, sample) => use({ sample, write: (words) => `[${words}](${address})` })} />
      {buttons(blockTools)}
      {schema.pictures && <PictureButton onPicture={insert} />}
      <select aria-label="Pôr um nome entre chavetas" value="" onChange={({ target }) => insert(`{{${target.value}}}`)}>
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
