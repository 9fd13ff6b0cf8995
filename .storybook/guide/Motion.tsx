import Button from '@mui/material/Button';
import { useTheme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useRef } from 'react';
import { ThemedSample } from './ThemedSample';

const SIDE = 32;

function Durations() {
  const { site, transitions, vars } = useTheme();
  const box = useRef<HTMLDivElement>(null);
  const play = () => {
    for (const mark of box.current!.querySelectorAll<HTMLElement>('[data-ms]')) {
      const way = mark.parentElement!.clientWidth - SIDE;
      mark.animate([{}, { transform: `translateX(${way}px)` }], {
        duration: Number(mark.dataset.ms),
        easing: site.easing,
      });
    }
  };
  return (
    <div ref={box}>
      <Typography gutterBottom>{site.easing}</Typography>
      <Button size="small" onClick={play} sx={{ marginBottom: 2 }}>
        Reproducir
      </Button>
      {Object.entries({ ...site.duration, ...transitions.duration }).map(([name, ms]) => (
        <Typography key={name} variant="body2" component="div">
          {name} · {ms} ms
          <i
            data-ms={ms}
            style={{
              display: 'block',
              width: SIDE,
              height: SIDE,
              borderRadius: site.radius.card,
              backgroundColor: vars.palette.primary.main,
            }}
          />
        </Typography>
      ))}
    </div>
  );
}

/** Every duration of the theme with its one easing, played on demand. */
export const Motion = () => (
  <ThemedSample>
    <Durations />
  </ThemedSample>
);
