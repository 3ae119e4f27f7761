import type { Fault } from '../../src/model/finding';
import type { Answer } from '../api/actions';
import { linkTo, showField } from './place';

/** The loader's words, each with a link to the field where the thing is; `path` is the file whose form is on the page. */
export function ProblemList({ problems, path }: { problems: Answer<'overview'>['problems']; path?: string }) {
  return (
    <ul>
      {problems.map(({ file, field, place, ...problem }) => (
        <li key={`${file} ${field} ${problem.what}`}>
          <a href={linkTo(file, { campo: field })} onClick={(event) => file === path && field && showField(field) && event.preventDefault()}>
            {place}
          </a>
          : <ProblemInWords {...problem} />
        </li>
      ))}
    </ul>
  );
}

export const ProblemInWords = ({ what, why, mend }: Fault) => (
  <>
    <strong>{sentence(what)}</strong> {sentence(why)} Como corrigir: {mend}
  </>
);

export const sentence = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);
