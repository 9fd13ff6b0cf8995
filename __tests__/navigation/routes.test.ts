import { routeAt, routes } from '../../src/navigation/routes';

test.each(routes)(
  'R-NAV-07: letter case and trailing slashes do not change the route of $path',
  ({ path: canonical }) => {
    expect(routeAt(`${canonical.toUpperCase()}//`)?.path).toBe(canonical);
    expect(routeAt(`${canonical.toLowerCase()}.html`.replace('/.', '/index.'))?.path).toBe(
      canonical,
    );
  },
);

test.each([
  ...['/inicio', '/contactanos2', '/contactanos/x', '/contact%61nos', 'contactanos'],
  // An exponential pattern would not end.
  `${'/'.repeat(2000)}x`,
])('R-NAV-08: the path %j is no route', (path) => {
  expect(routeAt(path)).toBeNull();
});
