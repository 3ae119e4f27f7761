import { createRoot, type Root } from 'react-dom/client';
import { ErrorBoundary } from '../../components/ErrorBoundary';
import { type FieldName, fields, readFigures, type Typed } from './format-number';
import { RolloverResult } from './RolloverResult';

const roots = new WeakMap<Element, Root>();

/** Renders the result. Its key changes with the figures, so that React replaces texts which a translator has changed and never patches them. */
export function showResult(calculator: HTMLElement, place: HTMLElement) {
  const input = (name: string) => calculator.querySelector<HTMLInputElement>(`[name="${name}"]`);
  const typed = Object.fromEntries(Object.keys(fields).map((name) => [name, input(name)?.value ?? ''])) as Record<FieldName, string>;
  const reading = readFigures({ ...typed, onDepositToo: input('onDepositToo')?.checked ?? false } satisfies Typed);
  const faults = 'faults' in reading ? reading.faults : [];
  for (const name of Object.keys(fields)) input(name)?.setAttribute('aria-invalid', String(faults.some((fault) => fault.name === name)));

  const root = roots.get(place) ?? createRoot(place);
  roots.set(place, root);
  root.render(
    <ErrorBoundary key={JSON.stringify(reading)}>
      <div>{'terms' in reading ? <RolloverResult terms={reading.terms} /> : faults.map(({ name, text }) => <p key={name}>{text}</p>)}</div>
    </ErrorBoundary>,
  );
}
