import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Island } from './Island';
import { Newsletter } from './newsletter/Newsletter';

it('an island is drawn with the component of its name, and no other compiles', () => {
  const labels = { nameLabel: 'a', emailLabel: 'b', submitLabel: 'c' };
  // @ts-expect-error The browser would hydrate another component in its place.
  const wrong = <Island name="rollover" component={Newsletter} props={labels} />;
  expect(wrong.props.name).toBe('rollover');
  expect(renderToStaticMarkup(<Island name="newsletter" component={Newsletter} props={labels} />)).toContain('data-island="newsletter"');
});
