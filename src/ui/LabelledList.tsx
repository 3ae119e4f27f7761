import type { ReactNode } from 'react';
import { unbroken } from './unbroken';

/** A list of what each thing is: «Acesso: saber se tratamos dados seus…». */
export function LabelledList({ items }: { items: { label: string; value: ReactNode }[] }) {
  // One thing alone is a sentence, without a bullet.
  const [List, Item] = items.length > 1 ? (['ul', 'li'] as const) : (['div', 'p'] as const);
  return (
    <List>
      {items.map(({ label, value }) => (
        <Item key={label}>
          <strong>{label}:</strong> {typeof value === 'string' ? unbroken(value) : value}
        </Item>
      ))}
    </List>
  );
}
