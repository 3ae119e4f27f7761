import type * as Radix from '@radix-ui/react-toast';
import { type ComponentProps, useRef } from 'react';

/** Radix's swipe looks at the way to the right alone, and does not know that a system may take a pointer away. Both leave the toast. */
export function useSwipe() {
  const start = useRef({ clientX: 0, clientY: 0 });
  return {
    onPointerDown: ({ clientX, clientY }) => {
      start.current = { clientX, clientY };
    },
    onSwipeEnd: (event) => {
      const { clientX, clientY } = event.detail.originalEvent;
      if (Math.abs(clientY - start.current.clientY) <= Math.abs(clientX - start.current.clientX)) return;
      event.preventDefault();
      event.currentTarget.dataset.swipe = 'cancel';
    },
    // Radix hears that the finger went back to where it began, and was lifted there.
    onPointerCancel: ({ currentTarget, pointerId, pointerType }) => {
      for (const type of ['pointermove', 'pointerup']) {
        currentTarget.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerId, pointerType, ...start.current }));
      }
    },
  } satisfies ComponentProps<typeof Radix.Root>;
}
