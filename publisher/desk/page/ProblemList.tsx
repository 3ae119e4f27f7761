import type { Answer } from '../api/actions';
import { linkTo, showField } from './place';

/** The loader's words, each with a link to the field where the thing is; `path` is the file whose form is on the page. */
export function ProblemList({ problems, path }: { problems: Answer<'overview'>['problems']; path?: string }) {
  return (
    <ul>
      {problems.map(({ file, field, place, what, why, mend }) => (
        <li key={`${file} ${field} ${what}`}>
          <a href={linkTo(file, field ? { campo: field } : {})} onClick={(event) => file === path && field && showField(field) && event.preventDefault()}>
            {place}
          </a>
          : {sentence(what)} {sentence(why)} Como corrigir: {mend}
        </li>
      ))}
    </ul>
  );
}

export const sentence = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);
