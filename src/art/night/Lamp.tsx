/** A Lisbon street lamp, its light and its halo: the foot stands on (0, 0), the flame burns at (0, -112). */
export function Lamp() {
  return (
    <g stroke="var(--wash)" strokeLinejoin="round">
      <defs>
        <radialGradient id="halo">
          <stop stopColor="var(--candle)" stopOpacity=".6" />
          <stop offset=".3" stopColor="var(--candle)" stopOpacity=".2" />
          <stop offset="1" stopColor="var(--candle)" stopOpacity="0" />
        </radialGradient>
      </defs>
      <circle cy="-112" r="70" fill="url(#halo)" stroke="none" />
      <path fill="var(--deep)" d="M-7 0l3-14h2V-92h4V-14h2l3 14zM-10-92h20l-3-6H-7z" />
      <path fill="var(--candle)" strokeWidth="2" d="M-7-98L-11-124H11L7-98z" />
      <path fill="var(--deep)" d="M-14-124h28l-8-10H-6zM-2-134v-7h4v7z" />
      <path fill="none" d="M0-124v26M-4-60q-8-2-8-10M4-60q8-2 8-10" />
    </g>
  );
}
