import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { theme } from '../theme';
import { ThemedSample } from './ThemedSample';

const SIDE = 32;
const { duration, easing } = theme.transitions;

function play() {
  for (const box of document.querySelectorAll<HTMLElement>('[data-ms]')) {
    const distance = box.parentElement!.clientWidth - SIDE;
    // The empty keyframe stands for the present position of the box.
    box.animate([{}, { transform: `translateX(${distance}px)` }], {
      duration: Number(box.dataset.ms),
      easing: easing.easeInOut,
    });
  }
}

/** Shows the easing and the durations of the theme. A button plays all durations at once. */
export const Motion = () => (
  <ThemedSample>
    <Typography gutterBottom>{easing.easeInOut}</Typography>
    <Button size="small" onClick={play} sx={{ marginBottom: 2 }}>
      Reproducir
    </Button>
    {Object.entries(duration).map(([name, ms]) => (
      <Typography key={name} variant="body2" component="div">
        {name} · {ms} ms
        <div
          data-ms={ms}
          style={{
            width: SIDE,
            height: SIDE,
            borderRadius: theme.measures.radius.card,
            backgroundColor: theme.vars.palette.primary.main,
          }}
        />
      </Typography>
    ))}
  </ThemedSample>
);
