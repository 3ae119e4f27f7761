import type { ReactNode } from 'react';

/** A list of what each thing is: «Acesso: saber se tratamos dados seus…». */
export const LabelledList = ({ items }: { items: { label: string; value: ReactNode }[] }) => (
  <ul>
    {items.map(({ label, value }) => (
      <li key={label}>
        <strong>{label}:</strong> {value}
      </li>
    ))}
  </ul>
);
