import type { ReactNode } from 'react';

export const LinkList = ({ items }: { items: { to: string; words: string; note?: ReactNode }[] }) =>
  items.length > 0 && (
    <ul>
      {items.map(({ to, words, note }) => (
        <li key={`${to} ${words}`}>
          <a href={to}>{words}</a> {note}
        </li>
      ))}
    </ul>
  );
