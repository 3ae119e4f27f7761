import type { ComponentType } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { IslandRoot } from './IslandRoot';

/** Makes the HTML in `element` live; resolves when it answers. */
export function hydrateIsland<P extends object>(element: HTMLElement, component: ComponentType<P>, props: P): Promise<void> {
  return new Promise((resolve) => {
    hydrateRoot(element, <IslandRoot component={component} props={props} onAwake={resolve} />);
  });
}
