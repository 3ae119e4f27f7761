import type * as Radix from '@radix-ui/react-toast';
import { type ComponentProps, useRef } from 'react';

/** Two cases that Radix's swipe leaves out, and in which the toast stays: a move that is more vertical than horizontal, and `pointercancel`. */
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
    // Told to Radix as a pointer that went back to its start and was lifted there.
    onPointerCancel: ({ currentTarget, pointerId, pointerType }) => {
      for (const type of ['pointermove', 'pointerup']) {
        currentTarget.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerId, pointerType, ...start.current }));
      }
    },
  } satisfies ComponentProps<typeof Radix.Root>;
}
