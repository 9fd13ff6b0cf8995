import Typography from '@mui/material/Typography';
import { previewRibbon } from '../content/site';
import { Footer } from './Footer';

/**
 * The footer of a preview, with a ribbon at the lower edge of the window (R-OWNER-10). The ribbon's styles are in
 * `sx`, because the bundler keeps a call of `styled` also in builds that are no preview.
 */
export function PreviewFooter() {
  return (
    <>
      <Footer />
      <Typography
        component="aside"
        variant="body2"
        sx={({ vars, zIndex }) => ({
          position: 'sticky',
          bottom: 0,
          zIndex: zIndex.appBar,
          padding: '8px 16px',
          textAlign: 'center',
          backgroundColor: vars.palette.ticket,
          color: vars.palette.onTicket,
          // The visitor can tap the page under the ribbon.
          pointerEvents: 'none',
        })}
      >
        {previewRibbon}
      </Typography>
    </>
  );
}
