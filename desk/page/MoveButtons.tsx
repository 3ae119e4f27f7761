/** They go along with their item, and lose the focus on the way; at an end of the list the other one takes it. */
export function MoveButtons({ what, first, last, onMove }: { what: string; first: boolean; last: boolean; onMove: (by: -1 | 1) => void | Promise<void> }) {
  const move = async (by: -1 | 1, button: HTMLElement) => {
    await onMove(by);
    button.focus();
    if (button.matches(':disabled')) button.parentElement?.querySelector<HTMLElement>(':scope > button:enabled')?.focus();
  };
  return (
    <>
      <button type="button" disabled={first} onClick={({ currentTarget }) => move(-1, currentTarget)} aria-label={`Subir «${what}»`}>
        ↑
      </button>
      <button type="button" disabled={last} onClick={({ currentTarget }) => move(1, currentTarget)} aria-label={`Descer «${what}»`}>
        ↓
      </button>
    </>
  );
}
