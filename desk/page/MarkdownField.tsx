import { type ClipboardEvent, type KeyboardEvent, useContext, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { slugFor } from '../schema/slug';
import { type FieldProps, FormContext, Labelled } from './Labelled';
import { LinkButton } from './LinkButton';
import { blockTools, entered, inlineTools, type Tool, written } from './markdown-tools';
import { PictureButton } from './PictureButton';
import { pasted } from './paste/pasted';

/** Markdown as it is written, with buttons for its signs: what nobody touches stays as it was. */
export function MarkdownField(props: FieldProps) {
  const { place, schema, onChange } = props;
  const value = String(props.value ?? '');
  const { words, title } = useContext(FormContext);
  const box = useRef<HTMLTextAreaElement>(null);
  const bar = useRef<HTMLDivElement>(null);
  const [lost, setLost] = useState('');

  /** In the place of what is selected, and so that Ctrl+Z takes it back: there is no other way to write so into a text box. */
  const type = (area: HTMLTextAreaElement, words: string) => {
    if (document.execCommand(words ? 'insertText' : 'delete', false, words)) return;
    area.setRangeText(words);
    onChange(area.value);
  };
  const use = (tool: Pick<Tool, 'sample' | 'write'>, at?: [start: number, end: number]) => {
    const area = box.current;
    if (!area) return;
    const [start, end] = at ?? [area.selectionStart, area.selectionEnd];
    const { words, from, to } = written(tool, area.value, start, end);
    area.focus();
    area.setSelectionRange(start, end);
    type(area, words);
    area.setSelectionRange(from, to);
  };
  const insert = (words: string, at?: [number, number]) => use({ sample: '', write: () => words }, at);
  /** What was selected when the box was left: a dialog that closes gives back the focus, and not that. */
  const left = useRef<[number, number]>(undefined);

  /** The text of an article stands below its title, which is not written twice. */
  const takesTitle = (found: string) => {
    if (!schema.pictures || !title) return false;
    // At once: what is pasted goes into the form that has it.
    if (title.value === '') flushSync(() => title.put(found));
    return title.value === '' || slugFor(title.value) === slugFor(found);
  };
  const paste = (event: ClipboardEvent) => {
    const found = pasted(event.clipboardData, takesTitle);
    if (!found) return;
    event.preventDefault();
    const isBlock = /\n|^(#|- |\| |> |\d+\. )/.test(found.markdown);
    if (found.markdown) insert(isBlock ? `\n\n${found.markdown}\n\n` : found.markdown);
    const table = !schema.tables && /^\| /m.test(found.markdown) ? ['este campo não leva tabelas: faça dela uma lista'] : [];
    setLost([...found.lost, ...table].join('; '));
  };
  const press = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    const { currentTarget: area, key } = event;
    const isShortcut = (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey;
    const button = isShortcut && bar.current?.querySelector<HTMLElement>(`[aria-keyshortcuts="Control+${key.toUpperCase()}"]`);
    if (button) {
      event.preventDefault();
      return button.click();
    }
    const isEnter = key === 'Enter' && !isShortcut && !event.shiftKey && !event.altKey && !event.nativeEvent.isComposing;
    const found = isEnter && area.selectionStart === area.selectionEnd && entered(area.value, area.selectionStart);
    if (!found) return;
    event.preventDefault();
    area.setSelectionRange(found.from, area.selectionStart);
    type(area, found.words);
  };

  const buttons = (tools: Tool[]) =>
    tools.map((tool) => (
      <button
        key={tool.label}
        type="button"
        aria-label={tool.label}
        aria-keyshortcuts={tool.key && `Control+${tool.key}`}
        title={tool.key ? `${tool.label} (Ctrl + ${tool.key})` : tool.label}
        onClick={() => use(tool)}
      >
        {tool.sign}
      </button>
    ));
  const toolbar = (
    <div role="toolbar" aria-label="Formatação" aria-controls={`campo-${place}`} ref={bar}>
      {buttons(inlineTools)}
      <LinkButton onLink={(address, sample) => use({ sample, write: (words) => `[${words}](${address})` }, left.current)} />
      {buttons(blockTools.filter(({ label }) => schema.tables || label !== 'Tabela'))}
      {schema.pictures && <PictureButton onPicture={(markdown) => insert(markdown, left.current)} />}
      <select aria-label="Pôr um número ou uma data do site" value="" onChange={({ target }) => insert(`{{${target.value}}}`)}>
        <option value="">Número ou data</option>
        {Object.entries(words).map(([name, meaning]) => (
          <option key={name} value={name}>
            {meaning} ({name})
          </option>
        ))}
      </select>
    </div>
  );
  return (
    <Labelled
      {...props}
      control={(given) => (
        <>
          {toolbar}
          <textarea
            {...given}
            ref={box}
            lang="pt-PT"
            spellCheck
            rows={schema.pictures ? 20 : 6}
            value={value}
            onPaste={paste}
            onKeyDown={press}
            onBlur={({ currentTarget: area }) => {
              left.current = [area.selectionStart, area.selectionEnd];
            }}
            onChange={({ target }) => {
              setLost('');
              onChange(target.value);
            }}
          />
          <p role="status">{lost && `O texto foi colado, mas ${lost}.`}</p>
        </>
      )}
    />
  );
}
