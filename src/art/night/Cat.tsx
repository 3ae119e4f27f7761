/** A cat that sits and looks to the left. It sits on y = 0 and is 46 units tall. */
export function Cat({ coat, line }: { coat: string; line: string }) {
  return (
    <g stroke={line} strokeLinecap="round" strokeLinejoin="round">
      <path fill={coat} d="M-12 0q-2-14 0-22-6-4-5-12l1-10 6 5h8l6-5 1 10q0 6-4 10 12 8 12 24z" />
      <path fill="none" stroke={coat} strokeWidth="4" d="M12-2q12 3 14-6-1-6-6-4" />
      <path fill="none" d="M-4 0v-12M4 0q4-8 0-14" />
      <path fill="none" stroke="var(--candle)" strokeWidth="3" d="M-11-33h0M-4-33h0" />
    </g>
  );
}
