import { door, type House, light, type Paints, roof, roofTiles, shade, wall, windows } from './house';

/** One row of houses that do not cover each other. Draw the rows from the farthest to the nearest. */
export function Houses({ row, paints }: { row: readonly House[]; paints: Paints }) {
  const [width] = paints.window;
  const lit = row.map((house) => windows(house, paints, true)).join('');
  const dark = row.map((house) => windows(house, paints, false)).join('');
  return (
    <>
      <g stroke={paints.line} strokeLinejoin="round">
        {paints.walls.map((fill, paint) => (
          <path
            key={fill}
            fill={fill}
            d={row
              .filter((house) => house[5] === paint)
              .map(wall)
              .join('')}
          />
        ))}
        <path fill={paints.roof} d={row.map(roof).join('')} />
        <path fill="none" strokeOpacity=".5" d={row.map(roofTiles).join('')} />
      </g>
      <path fill="var(--pale)" fillOpacity=".13" d={row.map(light).join('')} />
      <path fill="url(#hatch)" d={row.map(shade).join('')} />
      <g fill="none" strokeWidth={width}>
        {paints.shutters && (
          <>
            <path stroke={paints.shutters} strokeWidth={width * 2} d={dark + lit + row.map(door).join('')} />
            <path stroke={paints.glass} strokeWidth={Math.round(width * 1.4)} d={row.map(door).join('')} />
          </>
        )}
        <path stroke={paints.glass} d={dark} />
        <path stroke="var(--candle)" strokeOpacity=".18" strokeWidth={width * 3} strokeLinecap="round" d={lit} />
        <path stroke="var(--candle)" d={lit} />
      </g>
    </>
  );
}
