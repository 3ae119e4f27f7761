/* After Lucide (https://lucide.dev/license: ISC, © Lucide Icons and Contributors), whose package with all of them weighs 51 MB, and simpler: every page carries them. */
const drawings = {
  close: 'M18 6 6 18M6 6l12 12',
  house: 'M3 9.5 12 3l9 6.5V21H3zM9 21v-8h6v8',
  newspaper: 'M15 18h-5M18 14h-8M10 6h8v4h-8zM4 22h16a2 2 0 0 0 2-2V2H6v18a2 2 0 0 1-4 0V9h4',
  stall: 'M5 13v8h14v-8M3 8l2-5h14l2 5M3 8a3 3 0 0 0 6 0 3 3 0 0 0 6 0 3 3 0 0 0 6 0z',
  scroll: 'M15 12h-5M15 8h-5M19 17V5a2 2 0 0 0-2-2H4a2 2 0 0 0-2 2v3h4M8 21h12a2 2 0 0 0 2-2v-2H10v2a2 2 0 0 1-4 0V5a2 2 0 0 0-2-2',
};

export type IconName = keyof typeof drawings;

export const Icon = ({ name }: { name: IconName }) => (
  <svg
    aria-hidden="true"
    width="1.375rem"
    height="1.375rem"
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.75"
    strokeLinecap="round"
    strokeLinejoin="round"
  >
    <path d={drawings[name]} />
  </svg>
);
