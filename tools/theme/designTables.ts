import { table, withMarked } from '../markdown';
import { apcaOf } from './apca';
import { contrastOf, figure, LEAST, type Pair } from './contrast';
import { colours, roles, type Scheme } from './roles';
import { roleWords } from './roleWords';

const colourTable = () =>
  table(
    ['Color', 'De día', 'De noche', 'Para qué'],
    roles.map((role) => [
      role,
      `\`${colours.light[role]}\``,
      `\`${colours.dark[role]}\``,
      roleWords[role],
    ]),
    '---',
  );

const figures = (pair: Pair, scheme: Scheme) =>
  `${figure.format(contrastOf(pair, scheme))} · Lc ${apcaOf(pair, scheme)}`;

const pairTable = (pairs: readonly Pair[]) =>
  table(
    ['Tinta', 'Sobre', 'Es', 'Mínimo', 'De día', 'De noche', 'Por ejemplo en'],
    pairs.map((pair) => [
      pair.ink + (pair.byDay ? ' (de día)' : ''),
      pair.ground,
      pair.kind,
      figure.format(LEAST[pair.kind]),
      figures(pair, 'light'),
      figures(pair, 'dark'),
      pair.state,
    ]),
    '---',
  );

/** The design page with its tables as the theme and the pages are now. */
export const withDesignTables = (page: string, pairs: readonly Pair[]): string =>
  withMarked(withMarked(page, 'colours', colourTable()), 'pairs', pairTable(pairs));
