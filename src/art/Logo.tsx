import type { SVGProps } from 'react';

/** The brand mark, in one colour: an eight-point tile star with a flower left bare in it. */
export const Logo = (svg: SVGProps<SVGSVGElement>) => (
  <svg viewBox="-21 -21 42 42" fill="currentColor" aria-hidden="true" {...svg}>
    <path
      fillRule="evenodd"
      d="M0-20l6 6h8v8l6 6-6 6v8H6l-6 6-6-6h-8V6l-6-6 6-6v-8h8zM0-2c6-3 6-8 0-12-6 4-6 9 0 12zM2 0c3 6 8 6 12 0-4-6-9-6-12 0zM0 2c-6 3-6 8 0 12 6-4 6-9 0-12zM-2 0c-3-6-8-6-12 0 4 6 9 6 12 0z"
    />
  </svg>
);
