import { cells, Glaze } from '../tiles';

type Props = {
  /** Of its pattern; unique in its page. */
  id: string;
  lost: number;
  /** Of a hundred tiles of one unit a side. */
  columns: number;
};

/** A hundred nights as a wall of tiles: those that ended without money have fallen off, from the top. */
export function NightWall({ id, lost, columns }: Props) {
  const rows = 100 / columns;
  const upright = Array.from({ length: columns + 1 }, (_, x) => `M${x} 0V${rows}`);
  const level = Array.from({ length: rows + 1 }, (_, y) => `M0 ${y}H${columns}`);
  return (
    <>
      <Glaze id={id} ground="var(--sheet-link)" />
      <path fill="none" stroke="var(--sheet-line)" strokeWidth=".05" d={[...upright, ...level].join('')} />
      <path fill={`url(#${id})`} d={cells(lost, 100, columns)} />
    </>
  );
}
