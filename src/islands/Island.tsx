import type { ComponentProps, ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { IslandRoot } from './IslandRoot';
import type { islands } from './islands';

type Components = typeof islands;
type Props<Name extends keyof Components> = { name: Name; component: Components[Name]; props: ComponentProps<Components[Name]> & object };

/** The same calculator stands in many articles. */
const drawn = new Map<string, string>();

/**
 * Renders a component into the page at build time; the loader hydrates it when someone touches it.
 * `props` travel in the markup, so they must be plain data.
 */
export function Island<Name extends keyof Components>({ name, component, props }: Props<Name>) {
  const data = JSON.stringify(props);
  const key = `${name} ${data}`;
  const html = drawn.get(key) ?? renderToString(<IslandRoot component={component as ComponentType<object>} props={props} />);
  drawn.set(key, html);
  // Its own root, so that what React numbers inside the island does not depend on the page around it.
  return <div data-island={name} data-props={data === '{}' ? undefined : data} dangerouslySetInnerHTML={{ __html: html }} />;
}
