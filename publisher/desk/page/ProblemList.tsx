import type { Problem } from '../../../src/model/problem';
import { linkTo } from './place';

/** The loader's words, each with a link to the field where the thing is. */
export function ProblemList({ problems }: { problems: Problem[] }) {
  return (
    <ul className="problems">
      {problems.map(({ file, field, what, why, mend }) => (
        <li key={`${file} ${field} ${what}`}>
          <a href={linkTo(file, field ? { campo: field } : {})}>
            {file}
            {field && ` › ${field}`}
          </a>
          <p>
            <strong>{sentence(what)}</strong> {sentence(why)}
          </p>
          <p>Como corrigir: {mend}</p>
        </li>
      ))}
    </ul>
  );
}

export const sentence = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);
