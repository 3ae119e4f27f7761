import { type FieldProps, Labelled } from './Labelled';

export function ChoiceField(props: FieldProps) {
  const { schema, value, required, onChange } = props;
  const values = schema.enum ?? [String(schema.const)];
  return (
    <Labelled
      {...props}
      control={(given) => (
        <select {...given} value={String(value ?? '')} onChange={({ target }) => onChange(target.value)}>
          {(!required || !value) && <option value="">{required ? 'Escolha…' : '—'}</option>}
          {(schema.options ?? values.map((option) => [option, option])).map(([option, words]) => (
            <option key={option} value={option}>
              {words}
            </option>
          ))}
        </select>
      )}
    />
  );
}
