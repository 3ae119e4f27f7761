/** The night ground (160 × 160), to be written to a file and repeated: a tiled wall one barely sees. */
export function Ground() {
  return (
    <svg xmlns="http://www.w3.org/2000/svg" aria-hidden="true" viewBox="-80 -80 160 160" width="160" height="160" fill="var(--night)">
      <path d="M-80-80H80V80H-80z" />
      {[0, 90, 180, 270].map((angle) => (
        <g key={angle} transform={`rotate(${angle})`} fill="var(--deep)">
          <path d="M0-8C-9-18-9-30 0-44C9-30 9-18 0-8zM4-12L26-26L12-4zM80-30A50 50 0 0 1 30-80H34A46 46 0 0 0 80-34zM76-76C62-74 54-62 54-54C62-54 74-62 76-76zM0-62L4-80H-4z" />
        </g>
      ))}
    </svg>
  );
}
