import type { CookiesPage } from '../../model/schemas/legal';
import { Prose } from '../../ui/Prose';
import styles from './CookieTypes.module.css';

export function CookieTypes({ types }: { types: CookiesPage['types'] }) {
  return types.map(({ title, description, examples, required }) => (
    <article key={title} className={styles.type}>
      <h3 className="row">
        {title} {required && <span className={styles.required}>Obrigatório</span>}
      </h3>
      <Prose>{`${description}\n\n${examples.map((example) => `- ${example}`).join('\n')}`}</Prose>
    </article>
  ));
}
