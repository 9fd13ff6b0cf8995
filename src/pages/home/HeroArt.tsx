import { styled } from '@mui/material/styles';
import scene from '../../art/hero.svg?use';
import { Drawing } from '../../components/Drawing';
import { purposes } from '../../content/home';
import { showWhenActive } from './showWhenActive';

const Scene = styled('div')(({ theme }) => ({
  position: 'relative',
  width: '100%',
  [theme.breakpoints.down('sm')]: { width: '76%' },
  maxWidth: 560,
  marginInline: 'auto',
}));

/** The stamp of a purpose, a part of hero.svg that is drawn in the purpose's colour. */
const Stamp = styled('span')(({ theme }) => ({
  position: 'absolute',
  // The empty circle of hero.svg: centre (356, 303), radius 92, in a drawing of 560 x 520.
  left: '47.14%',
  top: '40.58%',
  width: '32.86%',
  aspectRatio: '1',
  ...showWhenActive(theme, 'scale(1.6) rotate(9deg)'),
  ...Object.fromEntries(
    purposes.map(({ id }) => [`&[data-purpose="${id}"]`, { color: theme.vars.palette[id] }]),
  ),
}));

/**
 * The hero's drawing: an open passport, on which the stamp of the current purpose lands.
 * @param activeIndex the rotation that changes the headline's word too
 */
export function HeroArt({ activeIndex }: { activeIndex: number }) {
  return (
    <Scene>
      <Drawing src={scene} alt="" width={560} height={520} />
      {purposes.map(({ id }, index) => (
        <Stamp key={id} data-purpose={id} data-active={index === activeIndex || undefined}>
          <Drawing src={scene} part={id} alt="" width={200} height={200} />
        </Stamp>
      ))}
    </Scene>
  );
}
