/** Foot, and height: positive for a cypress, negative for the stone pines that stand round the castle. */
export type Tree = readonly [x: number, ground: number, height: number];

export function Trees({ trees }: { trees: readonly Tree[] }) {
  return (
    <g stroke="var(--azul)" strokeLinecap="round" strokeLinejoin="round">
      <path fill="var(--night)" d={trees.map(tree).join('')} />
      <path fill="none" stroke="var(--wash)" strokeOpacity=".5" d={trees.map(brush).join('')} />
    </g>
  );
}

/** Trees in a row along a path, as the tile painters dabbed them: a dark round and a lighter dab on it. */
export function Grove({ d, size }: { d: string; size: number }) {
  const [a, b, c] = [size * 0.7, size * 0.9, size * 0.5].map(Math.round) as [number, number, number];
  const touch = size >> 2;
  const dabs = { d, fill: 'none', strokeLinecap: 'round', strokeDasharray: `0 ${a} 3 ${b} 0 ${c}` } as const;
  return (
    <>
      <path {...dabs} stroke="var(--azul)" strokeWidth={size + 2} />
      <path {...dabs} stroke="var(--deep)" strokeWidth={size} />
      <path
        {...dabs}
        stroke="var(--azul)"
        strokeOpacity=".45"
        strokeWidth={touch}
        strokeDasharray={`${touch} ${a - touch} ${touch + 3} ${b - touch} ${touch} ${c - touch}`}
        transform={`translate(${-touch} ${-touch})`}
      />
    </>
  );
}

/** The stone pine that closes the view on the right, as at every miradouro. */
export function Pine() {
  return (
    <>
      <path
        fill="var(--midnight)"
        stroke="var(--azul)"
        d="M1846 506Q1858 440 1846 392L1800 356 1850 380 1858 350 1868 380 1920 350 1872 396Q1866 450 1872 506z"
      />
      <Grove size={34} d="M1772 352Q1850 336 1930 348M1786 338Q1850 318 1930 326M1812 326Q1870 306 1930 312M1850 314h60" />
    </>
  );
}

function tree([x, ground, height]: Tree) {
  if (height > 0) {
    const half = Math.round(height * 0.14);
    return `M${x} ${ground}q${-2 * half} ${-Math.round(height * 0.3)} 0 ${-height}q${2 * half} ${Math.round(height * 0.7)} 0 ${height}z`;
  }
  const half = Math.round(-height * 0.6);
  const crown = Math.round(-height * 0.36);
  const trunk = Math.max(1, Math.round(-height * 0.03));
  const dip = crown >> 2;
  return (
    `M${x - trunk} ${ground}q${trunk} ${height >> 1} ${-trunk} ${height + crown}q${-dip} ${dip} ${-dip * 2} 0` +
    `H${x - half}q${-dip} ${-crown} ${half} ${-crown}t${half} ${crown}H${x + dip * 2}q${-dip} ${dip} ${-dip} ${dip * 2}L${x + trunk} ${ground}z`
  );
}

function brush([x, ground, height]: Tree) {
  if (height > 0) return `M${x - 2} ${ground - Math.round(height * 0.25)}v${-Math.round(height * 0.4)}`;
  const half = Math.round(-height * 0.4);
  const lift = -Math.round(half * 0.2);
  const top = ground + height - lift;
  return `M${x - half} ${(top + half * 0.3) | 0}q${half >> 1} ${lift} ${half} ${lift}M${x - (half >> 1)} ${(top + half * 0.4) | 0}q${half >> 1} ${lift} ${half} ${lift}`;
}
