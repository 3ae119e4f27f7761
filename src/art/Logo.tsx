import type { SVGProps } from 'react';

/** The brand mark, in one colour: an eight-point tile star with a flower left bare in it. */
export const Logo = (svg: SVGProps<SVGSVGElement>) => (
  <svg viewBox="3 6 42 42" fill="currentColor" aria-hidden="true" {...svg}>
    <path
      fillRule="evenodd"
      d="M24 7L30 13H38V21L44 27 38 33V41H30L24 47 18 41H10V33L4 27 10 21V13H18zM24 25C30 22 30 17 24 13C18 17 18 22 24 25zM26 27C29 33 34 33 38 27C34 21 29 21 26 27zM24 29C18 32 18 37 24 41C30 37 30 32 24 29zM22 27C19 21 14 21 10 27C14 33 19 33 22 27z"
    />
  </svg>
);
