import { type FieldProps, Labelled } from './Labelled';

/** Beyond this many characters a line gets a box of several lines to be written in. */
const comfortable = 90;

export function LineField(props: FieldProps) {
  const { schema, value, onChange } = props;
  const text = String(value ?? '');
  const number = schema.type === 'integer' || schema.type === 'number';
  return (
    <Labelled
      {...props}
      control={(given) =>
        (schema.maxLength ?? 0) > comfortable ? (
          <textarea {...given} lang="pt-PT" spellCheck rows={2} value={text} onChange={({ target }) => onChange(target.value.replace(/\s*\n\s*/g, ' '))} />
        ) : (
          <input
            {...given}
            lang="pt-PT"
            spellCheck={!number && !schema.date}
            type={schema.date ? 'date' : number ? 'number' : 'text'}
            value={text}
            onInvalid={({ currentTarget: input }) => input.setCustomValidity(schema.date && input.validity.badInput ? 'Escreva um dia que exista.' : '')}
            onInput={({ currentTarget }) => currentTarget.setCustomValidity('')}
            onChange={({ target }) => onChange(number && target.value !== '' ? Number(target.value) : target.value)}
          />
        )
      }
    />
  );
}
