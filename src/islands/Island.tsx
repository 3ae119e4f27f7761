import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { IslandRoot } from './IslandRoot';
import type { islands } from './registry';

type Props<P> = { name: keyof typeof islands; component: ComponentType<P>; props: P };

/**
 * Renders a component into the page at build time, asleep; the loader wakes it when someone touches it.
 * `props` travel in the markup, so they must be plain data.
 */
export function Island<P extends object>({ name, component, props }: Props<P>) {
  const html = renderToString(<IslandRoot component={component} props={props} />);
  const data = Object.keys(props).length > 0 ? JSON.stringify(props) : undefined;
  // Its own root, so that what React numbers inside the island does not depend on the page around it.
  return <div data-island={name} data-props={data} dangerouslySetInnerHTML={{ __html: html }} />;
}
