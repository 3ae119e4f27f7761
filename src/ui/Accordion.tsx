import type { ReactNode } from 'react';
import { Disclosure } from './Disclosure';

type Props = {
  /** Shared by the items of one list: of these at most one is open. Without it each is opened for itself. */
  name?: string;
  items: { id: string; title: string; content: ReactNode }[];
};

/** A list of titles that open what stands below them, and close it again. */
export function Accordion({ name, items }: Props) {
  return (
    <div>
      {items.map(({ id, title, content }) => (
        <Disclosure key={id} id={id} name={name} title={title}>
          {content}
        </Disclosure>
      ))}
    </div>
  );
}
