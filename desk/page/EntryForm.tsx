import './EntryForm.css';
import { useEffect } from 'react';
import type { Found } from '../../src/model/finding';
import type { Values } from '../api/entry-text';
import { emptyValue, type JsonSchema } from '../schema/json-schema';
import { withWords } from '../schema/words-of-field';
import { Field } from './Field';
import { FormContext } from './Labelled';
import { OperatorChoice } from './OperatorChoice';
import { showField } from './place';

type Props = {
  entry: { schema: JsonSchema; path?: string; words: Record<string, string> };
  values: Values;
  field: string | null;
  /** Of the field, to be selected. */
  words: string;
  problems: Found[];
  onChange: (values: Values) => void;
  /** Saves `values`, from which the partner `title` was taken, and leaves. */
  onRemove: (values: Values, title: string) => void;
};

/** The file's fields; of the partners' file, the one partner that was asked for. */
export function EntryForm({ entry: { schema, path, words }, values, field, words: wanted, problems, onChange, onRemove }: Props) {
  const partner = partnerAt(field, values);
  useEffect(() => {
    if (field) showField(field, wanted);
  }, [field, wanted]);
  const [title = '', description = ''] = [values.title, values.description].map((text) => withWords(String(text ?? ''), words));
  const putTitle = (next: string) => onChange({ ...values, title: next });
  return (
    <FormContext value={{ path, problems: problems.filter((problem) => problem.file === path || !path), words, title: { value: title, put: putTitle } }}>
      {title && description && !partner && <SearchResult title={title} description={description} />}
      {partner ? (
        <PartnerForm index={partner.index} schema={schema} values={values} onChange={onChange} onRemove={onRemove} />
      ) : (
        <Field place="" name="" schema={withoutAddress(schema, path)} value={values} required onChange={(next) => onChange(next as Values)} />
      )}
    </FormContext>
  );
}

/** The partner whose form `field` asks for: its place in the list, and its name. */
export function partnerAt(field: string | null, values: Values | undefined) {
  const index = Number(/^casinos\[(\d+)\]/.exec(field ?? '')?.[1] ?? Number.NaN);
  return Array.isArray(values?.casinos) && index >= 0 ? { index, name: values.casinos[index]?.title || 'Parceiro sem nome' } : undefined;
}

/** The address of an article that exists has a form of its own. */
function withoutAddress(schema: JsonSchema, path?: string): JsonSchema {
  if (!path?.startsWith('articles/')) return schema;
  const { slug, ...properties } = schema.properties ?? {};
  return { ...schema, properties };
}

function PartnerForm({ index, schema, values, onChange, onRemove }: Pick<Props, 'values' | 'onChange' | 'onRemove'> & { index: number; schema: JsonSchema }) {
  const item = schema.properties?.casinos?.items ?? {};
  const partners = values.casinos as (Values | undefined)[];
  const partner = partners[index] ?? (emptyValue(item) as Values);
  const title = String(partner.title ?? '');
  const put = (next: unknown) => onChange({ ...values, casinos: Object.assign([...partners], { [index]: next }) });
  return (
    <>
      <OperatorChoice partner={partner} onChoose={put} />
      <Field place={`casinos[${index}]`} name="Parceiro" schema={{ ...item, description: 'Parceiro' }} value={partner} required onChange={put} />
      <button
        type="button"
        onClick={() =>
          confirm('Retirar este parceiro de todas as páginas? Fica no Lixo, de onde pode ser reposto.') &&
          onRemove({ ...values, casinos: partners.toSpliced(index, 1) }, title)
        }
      >
        Retirar este parceiro
      </button>
    </>
  );
}

/** Roughly as a search engine shows it. */
const SearchResult = ({ title, description }: { title: string; description: string }) => (
  <figure className="search-result">
    <figcaption>Como aparece num motor de busca</figcaption>
    <p className="title">{title}</p>
    <p>{description.length > 160 ? `${description.slice(0, 159)}…` : description}</p>
  </figure>
);
