/** What makes the disc a ball: one shade over all that is painted, a window's light, and the night's glow from below. */
export function Glass({ id, depth }: { id: string; depth: string }) {
  return (
    <>
      <radialGradient id={id} cx=".38" cy=".32" r=".7">
        <stop stopColor="var(--white)" stopOpacity=".5" />
        <stop offset=".4" stopColor="var(--white)" stopOpacity="0" />
        <stop offset=".4" stopColor={depth} stopOpacity="0" />
        <stop offset=".75" stopColor={depth} stopOpacity=".3" />
        <stop offset="1" stopColor={depth} stopOpacity=".95" />
      </radialGradient>
      <circle cx="80" cy="118" r="74" fill={`url(#${id})`} />
      <path fill="var(--white)" fillOpacity=".8" d="M22 108C20 82 36 64 58 58C42 70 32 84 29 104Q26 111 22 108z" />
      <path fill="var(--pale)" fillOpacity=".35" d="M152 134A74 74 0 0 1 86 192A92 92 0 0 0 152 134z" />
    </>
  );
}
