import { styled } from '@mui/material/styles';
import scene from '../../art/hero.svg?use';
import { Drawing } from '../../components/Drawing';
import { purposes } from '../../content/purposes';
import { purposeAttribute } from '../../theme/palette';

const Scene = styled('div')(({ theme }) => ({
  position: 'relative',
  maxWidth: 560,
  [theme.breakpoints.down('sm')]: { maxWidth: '68%' },
  marginInline: 'auto',
}));

/**
 * Stamp for one purpose of the visa: the element of hero.svg with the purpose's id. It is drawn in `currentColor`, so
 * `color` sets the colour of a stamp.
 */
const Stamp = styled('span')({
  position: 'absolute',
  // A square of 184 px around the dotted circle's middle, (356, 303) in hero.svg (560 x 520 px).
  left: '47.14%',
  top: '40.58%',
  width: '32.86%',
  aspectRatio: '1',
  '--from': 'scale(1.6) rotate(9deg)',
  color: 'var(--purpose)',
});

/** Drawing of the hero: an open passport with the stamp of the headline's word. */
export function HeroArt() {
  return (
    <Scene>
      <Drawing src={scene} width={560} height={520} />
      {purposes.map((purpose) => (
        <Stamp key={purpose} {...purposeAttribute(purpose)}>
          <Drawing src={scene} part={purpose} width={200} height={200} />
        </Stamp>
      ))}
    </Scene>
  );
}
