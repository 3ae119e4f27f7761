import { type ConfigData, HtmlValidate, StaticConfigLoader } from 'html-validate';
import { type BuiltSite, nameOf } from './built-site';
import type { Problem } from './problem';

const config: ConfigData = {
  root: true,
  extends: ['html-validate:recommended', 'html-validate:document'],
  rules: {},
};

/** Every page is HTML as the standard has it. */
export async function checkValidHtml(site: BuiltSite): Promise<Problem[]> {
  const validator = new HtmlValidate(new StaticConfigLoader(config));
  const reports = await Promise.all(site.pages.map(async (page) => ({ page, report: await validator.validateString(page.html, page.file) })));
  return reports.flatMap(({ page, report }) =>
    report.results.flatMap(({ messages }) =>
      messages.map(({ message, ruleId, ruleUrl, line, column, selector }) => ({
        where: `${nameOf(page)} ${line}:${column} ${selector ?? ''}`.trim(),
        what: `${message} (${ruleId}).`,
        why: 'browsers and screen readers each mend broken HTML in their own way.',
        mend: `change the component that draws it; the rule: ${ruleUrl ?? ruleId}`,
      })),
    ),
  );
}
