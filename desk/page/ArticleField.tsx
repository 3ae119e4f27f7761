import { useContext } from 'react';
import { articlePath } from '../../src/routes';
import { ChoiceField } from './ChoiceField';
import { type FieldProps, FormContext } from './Labelled';
import { useAnswer } from './useAnswer';

/** Another article of the site, chosen by its title; one that is gone keeps its address until another is chosen. */
export function ArticleField(props: FieldProps) {
  const { answer: pages = [] } = useAnswer('pages', {});
  const { path } = useContext(FormContext);
  const slug = String(props.value ?? '');
  const articles = pages.filter(({ address }) => address.startsWith(articlePath('')) && path !== `articles/${address.slice(articlePath('').length)}.md`);
  const options = articles.map(({ address, title, state }): [string, string] => [address.slice(articlePath('').length), state ? `${title} (${state})` : title]);
  if (slug && !options.some(([known]) => known === slug)) options.push([slug, slug]);
  return <ChoiceField {...props} schema={{ ...props.schema, options }} />;
}
