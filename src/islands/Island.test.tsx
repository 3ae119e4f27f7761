import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Island } from './Island';
import { LicenceCheck } from './licence-check/LicenceCheck';

it('an island is drawn with the component of its name, and no other compiles', () => {
  const props = { brands: {}, readOn: 'a', list: 'b', illegal: 'c' };
  // @ts-expect-error The browser would hydrate another component in its place.
  const wrong = <Island name="rollover" component={LicenceCheck} props={props} />;
  expect(wrong.props.name).toBe('rollover');
  expect(renderToStaticMarkup(<Island name="licence-check" component={LicenceCheck} props={props} />)).toContain('data-island="licence-check"');
});
