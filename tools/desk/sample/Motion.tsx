import Button from '@mui/material/Button';
import { styled, useTheme } from '@mui/material/styles';
import { useRef, useState } from 'react';
import { Row } from './Row';

const Track = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  width: '100%',
  '& > i': {
    display: 'block',
    width: 32,
    height: 32,
    borderRadius: theme.site.radius.card,
    backgroundColor: theme.vars.palette.primary.main,
  },
}));

/** Every duration with the one easing: played when asked, else still, as for who asked for less motion. */
export function Motion() {
  const { site, transitions } = useTheme();
  const box = useRef<HTMLDivElement>(null);
  const [still, setStill] = useState(false);
  const durations = { ...site.duration, ...transitions.duration };
  const play = () => {
    for (const track of box.current!.querySelectorAll<HTMLElement>('[data-ms]')) {
      const to = {
        transform: `translateX(${still ? 0 : track.parentElement!.clientWidth - 32}px)`,
      };
      track.animate([{}, to], { duration: Number(track.dataset.ms), easing: site.easing });
    }
  };
  return (
    <div ref={box}>
      <Row name={`Curva: ${site.easing}`}>
        <Button size="small" onClick={play}>
          Reproducir
        </Button>
        <Button
          size="small"
          variant="outlined"
          aria-pressed={still}
          onClick={() => setStill(!still)}
        >
          {still ? 'Quieto' : 'Con movimiento'}
        </Button>
        {Object.entries(durations).map(([name, ms]) => (
          <Track key={name}>
            {name} · {ms} ms
            <i data-ms={ms} />
          </Track>
        ))}
      </Row>
    </div>
  );
}
