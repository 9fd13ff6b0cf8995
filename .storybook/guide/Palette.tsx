import type { Role } from '../../src/theme/palette';
import { coloursOf, contrastOf, ratioFormat, pairs, type Pair } from '../../tools/theme/contrast';
import { colours, roles, type Scheme } from '../../tools/theme/roles';
import { weakPairs } from '../../tools/theme/weakPairs';

const schemes: Readonly<Record<Scheme, string>> = { light: 'De día', dark: 'De noche' };

const weak = weakPairs();

/** Shows a colour on a background, with the contrast ratio and, if it is too low, a colour that passes if there is one. */
function PairChip({ pair, scheme }: { pair: Pair; scheme: Scheme }) {
  const { colour, background } = coloursOf(pair, scheme);
  const ratio = contrastOf(pair, scheme);
  const weakPair = weak.find((each) => each.pair === pair && each.scheme === scheme);
  return (
    <li style={{ display: 'flex', border: '1px solid #8888' }}>
      <span aria-hidden style={{ padding: 8, backgroundColor: background, color: colour }}>
        {pair.minimum === 3 ? '▢' : 'Aa'}
      </span>
      <span style={{ padding: 8 }}>
        sobre {pair.background}: {ratioFormat.format(ratio)}
        {weakPair && (
          <strong>
            {' '}
            No alcanza: necesita {ratioFormat.format(pair.minimum)}. {weakPair.advice}
          </strong>
        )}
      </span>
    </li>
  );
}

function Swatch({ role, scheme }: { role: Role; scheme: Scheme }) {
  const colour = colours[scheme][role];
  return (
    <div style={{ flex: '1 1 320px' }}>
      <div style={{ height: 40, border: '1px solid #8888', background: colour }} />
      <code>{colour}</code> {schemes[scheme]}
      <ul style={{ display: 'flex', flexWrap: 'wrap', gap: 6, padding: 0, margin: '6px 0' }}>
        {pairs
          .filter((pair) => pair.colour === role)
          .map((pair) => (
            <PairChip key={pair.background} pair={pair} scheme={scheme} />
          ))}
      </ul>
    </div>
  );
}

/** Shows each colour, and its contrast on each background that contrasts.ts lists for it. */
export const Palette = () => (
  <div style={{ font: '14px/1.5 system-ui', color: '#222' }}>
    {roles.map((role) => (
      <section key={role} style={{ marginBottom: 24 }}>
        <h2 style={{ fontSize: 16, margin: 0 }}>{role}</h2>
        {!pairs.some((pair) => pair.colour === role) && (
          <p style={{ margin: '0 0 8px' }}>No se le exige contraste con ningún fondo.</p>
        )}
        <div style={{ display: 'flex', flexWrap: 'wrap', gap: 16 }}>
          <Swatch role={role} scheme="light" />
          <Swatch role={role} scheme="dark" />
        </div>
      </section>
    ))}
  </div>
);
