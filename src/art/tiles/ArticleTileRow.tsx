import { tiles } from '../../model/articles';
import { ArticleTile } from './ArticleTile';

/** All article tiles side by side, in the order of the schema: one file, of which a page shows one fifth. */
export function ArticleTileRow() {
  return (
    <svg xmlns="http://www.w3.org/2000/svg" viewBox={`0 0 ${tiles.length * 120} 120`} width={tiles.length * 480} height={480}>
      {tiles.map((name, index) => (
        <ArticleTile key={name} name={name} x={index * 120} width={120} height={120} />
      ))}
    </svg>
  );
}
