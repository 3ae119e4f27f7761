/** The quarter fan for the upper left corner of a sheet or window; turn it for the others. */
export function Corner({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 80 80" className={className} fill="var(--wash)" aria-hidden="true">
      <Half />
      <g transform="matrix(0 1 1 0 0 0)">
        <Half />
      </g>
      <path d="M0 0H10A10 10 0 0 1 0 10zM8 8C18 6 27 14 26 26C14 27 6 18 8 8z" />
      <path fill="var(--azul)" d="M12 12C18 12 22 16 22 22C16 22 12 18 12 12zM41 0A41 41 0 0 1 0 41V38A52 52 0 0 0 38 0z" />
    </svg>
  );
}

function Half() {
  return (
    <>
      <path d="M13 5C19 0 28 2 33 8C27 12 18 11 13 5zM80 2C66-1 50 1 45 8C41 16 51 22 56 15C53 17 50 14 53 11C60 6 71 7 80 2z" />
      <circle cx="39" cy="25" r="2" />
    </>
  );
}
