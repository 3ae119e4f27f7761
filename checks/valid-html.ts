import { type ConfigData, HtmlValidate, StaticConfigLoader } from 'html-validate';
import { type BuiltSite, nameOf } from './built-site';

const config: ConfigData = {
  root: true,
  extends: ['html-validate:recommended', 'html-validate:document'],
  rules: {
    // How React writes HTML: all of it is as valid and means the same.
    'doctype-style': 'off',
    'void-style': 'off',
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    // Safari forgets that a list without bullets is a list; role="list" reminds it.
    'no-redundant-role': 'off',
    // The gate's heading must not be a second <h1>; a frame that scrolls is no <section>; a status holds paragraphs, which <output> may not.
    'prefer-native-element': ['error', { exclude: ['heading', 'list', 'region', 'status'] }],
    // How long a title may be is its schema's to say.
    'long-title': 'off',
    // Our numbers have four digits and no spaces; the words before them may break.
    'tel-non-breaking': 'off',
  },
};

/** Firefox ticks boxes again after a reload, before any script has run; autocomplete="off" is how it is told not to (MDN). */
const isFault = ({ ruleId, message }: { ruleId: string; message: string }) => !(ruleId === 'valid-autocomplete' && message.includes('type="checkbox"'));

/** As after the gate: of what is hidden the validator asks neither texts nor labels. */
const shown = (html: string) => html.replace(/(<div data-site[^>]*) hidden(?:="")?/, '$1');

/** Every page is HTML as the standard has it. */
export function validHtml(site: BuiltSite) {
  const validator = new HtmlValidate(new StaticConfigLoader(config));
  return site.pages.flatMap((page) =>
    validator.validateStringSync(shown(page.html), page.file).results.flatMap(({ messages }) =>
      messages.filter(isFault).map(({ message, ruleId, ruleUrl, line, column, selector }) => ({
        file: `${nameOf(page)} ${line}:${column} ${selector ?? ''}`.trim(),
        what: `${message} (${ruleId}).`,
        why: 'browsers and screen readers each mend broken HTML in their own way.',
        mend: `change the component that draws it; the rule: ${ruleUrl ?? ruleId}`,
      })),
    ),
  );
}
