import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { Meta, StoryObj } from '@storybook/react-vite';

const drawings = import.meta.glob<string>('../art/*.svg', { import: 'default', eager: true });

const List = styled('ul')(({ theme }) => ({
  listStyle: 'none',
  display: 'grid',
  gap: 16,
  padding: '24px !important',
  gridTemplateColumns: 'repeat(auto-fill, minmax(150px, 1fr))',
  '& img, & span': { display: 'block', height: 120, width: '100%', objectFit: 'contain' },
  // A page shows a section's mark as a mask over a colour.
  '& span': {
    backgroundColor: theme.vars.palette.turismo,
    mask: 'center / contain no-repeat',
  },
}));

/** Shows every drawing of `src/art` with the colours of the current colour scheme, as on the site. */
const Drawings = () => (
  <List>
    {Object.entries(drawings).map(([file, address]) => (
      <li key={file}>
        {file.includes('/mark-') ? (
          <span style={{ maskImage: `url("${address}")` }} />
        ) : (
          <img src={address} alt="" />
        )}
        <Typography variant="body2">{file.replace('../art/', '')}</Typography>
      </li>
    ))}
  </List>
);

const meta = { title: 'Piezas/Dibujos', component: Drawings } satisfies Meta<typeof Drawings>;

export default meta;

export const All: StoryObj<typeof meta> = { name: 'Dibujos' };
