import { cells, Glaze } from '../tiles';

type Props = {
  /** Of its pattern; unique in its page. */
  id: string;
  lost: number;
  /** Of a hundred tiles of one unit a side. */
  columns: number;
};

/** A hundred nights as a wall of tiles: those that ended without money have fallen off, from the top, as on the panel of the article. */
export function NightWall({ id, lost, columns }: Props) {
  const joints = `${id}_juntas`;
  return (
    <>
      <Glaze id={id} ground="var(--glaze)" />
      <pattern id={joints} width="1" height="1" patternUnits="userSpaceOnUse">
        <path fill="var(--night)" stroke="var(--cobalt)" strokeWidth=".1" d="M0 0H1V1H0z" />
      </pattern>
      <path fill={`url(#${joints})`} d={cells(0, 100, columns)} />
      <path fill={`url(#${id})`} d={cells(lost, 100, columns)} />
    </>
  );
}
