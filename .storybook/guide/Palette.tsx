import Color from 'colorjs.io';
import { contrasts, type Role } from '../../src/theme/contrasts';
import { coloursOf, contrastOf, figure, pairs, type Pair } from '../../tools/theme/contrast';
import { colours, roles, type Scheme } from '../../tools/theme/roles';
import { roleWords } from './roleWords';

const schemes: Readonly<Record<Scheme, string>> = { light: 'De día', dark: 'De noche' };

/** A colour on a background with its contrast (WCAG and APCA's Lc), marked where it is too low. */
function PairChip({ pair, scheme }: { pair: Pair; scheme: Scheme }) {
  const { colour, background } = coloursOf(pair, scheme);
  const ratio = contrastOf(pair, scheme);
  const isWeak = ratio < pair.minimum;
  return (
    <li data-weak={isWeak || undefined} style={{ display: 'flex', border: '1px solid #8888' }}>
      <span aria-hidden style={{ padding: 8, backgroundColor: background, color: colour }}>
        {pair.minimum === 3 ? '▢' : 'Aa'}
      </span>
      <span style={{ padding: 8 }}>
        sobre {pair.background}: {figure.format(ratio)} · Lc{' '}
        {Math.abs(Math.round(Color.contrast(background, colour, 'APCA')))}
        {isWeak && <strong> No alcanza: necesita {figure.format(pair.minimum)}</strong>}
      </span>
    </li>
  );
}

function Swatch({ role, scheme }: { role: Role; scheme: Scheme }) {
  const colour = colours[scheme][role];
  return (
    <div style={{ display: 'flex', gap: 12, flex: '1 1 320px' }}>
      <div
        style={{
          flex: 'none',
          width: 56,
          height: 56,
          border: '1px solid #8888',
          background: colour,
        }}
      />
      <div>
        <code>{colour}</code> {schemes[scheme]}
        <ul style={{ display: 'flex', flexWrap: 'wrap', gap: 6, padding: 0, margin: '6px 0' }}>
          {pairs
            .filter(({ colour }) => colour === role)
            .map((pair) => (
              <PairChip key={pair.background} pair={pair} scheme={scheme} />
            ))}
        </ul>
      </div>
    </div>
  );
}

/** The palette by role: what each colour is for, and its contrast on every ground that it is used on. */
export const Palette = () => (
  <div style={{ font: '14px/1.5 system-ui', color: '#222' }}>
    {roles.map((role) => (
      <section key={role} style={{ marginBottom: 24 }}>
        <h2 style={{ fontSize: 16, margin: 0 }}>{role}</h2>
        <p style={{ margin: '0 0 8px' }}>
          {roleWords[role]}
          {!contrasts.some(({ colour }) => colour === role) && ' No es tinta de nada.'}
        </p>
        <div style={{ display: 'flex', flexWrap: 'wrap', gap: 16 }}>
          <Swatch role={role} scheme="light" />
          <Swatch role={role} scheme="dark" />
        </div>
      </section>
    ))}
  </div>
);
