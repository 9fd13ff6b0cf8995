import { useLayoutEffect } from 'react';
import { renderPart } from '../support/render';

test('a navigation hands its state on, also after back and forward and after a reload', async () => {
  const { address, location, navigate, unmount } = await renderPart(<main />);
  const seen = () => [address(), location().state as unknown];
  await navigate('/otra?a=ñ#b', { state: { from: 'menu' } });
  expect(seen()).toEqual(['/otra?a=ñ#b', { from: 'menu' }]);
  await navigate('/tercera', { state: 3, replace: true });
  await navigate(-1);
  expect(seen()).toEqual(['/', null]);
  await navigate(1);
  expect(seen()).toEqual(['/tercera', 3]);
  const { key } = location();
  unmount();
  const reloaded = await renderPart(<main />, '/tercera');
  expect(reloaded.location()).toMatchObject({ state: 3, key });
});

/** Goes to another history entry in the commit that shows the page: no listener is there yet. */
function Traversal() {
  useLayoutEffect(() => history.replaceState({ key: 'otra' }, '', '/otra'), []);
  return null;
}

test('R-NAV-04a: a step in the history while React renders the first page is followed', async () => {
  const { location } = await renderPart(<Traversal />);
  expect(location()).toMatchObject({ pathname: '/otra', key: 'otra' });
});
