import type { ReactNode } from 'react';

/** Repeats its children round the origin, at the four quarters or at the given angles (degrees). */
export function Turns({ angles = [0, 90, 180, 270], children }: { angles?: readonly number[]; children: ReactNode }) {
  return angles.map((angle) => (
    <g key={angle} transform={`rotate(${angle})`}>
      {children}
    </g>
  ));
}
