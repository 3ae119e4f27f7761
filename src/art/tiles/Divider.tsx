/** The painter's pause between two passages of text, in the colour of that text. */
export function Divider({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 120 20" className={className} fill="currentColor" aria-hidden="true">
      <path d="M60 1L62 8L69 10L62 12L60 19L58 12L51 10L58 8zM46 10C36 3 20 5 2 10C20 9 34 17 46 10zM74 10C84 3 100 5 118 10C100 9 86 17 74 10z" />
    </svg>
  );
}
