import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { Meta, StoryObj } from '@storybook/react-vite';

const drawings = import.meta.glob<string>('../art/*.svg', { import: 'default', eager: true });

const List = styled('ul')({
  listStyle: 'none',
  display: 'grid',
  gap: 16,
  padding: '24px !important',
  gridTemplateColumns: 'repeat(auto-fill, minmax(150px, 1fr))',
  '& img': { display: 'block', height: 120, width: '100%', objectFit: 'contain' },
});

/** Every file of `src/art`, in the colours of the current scheme. */
const Drawings = () => (
  <List>
    {Object.entries(drawings).map(([file, url]) => (
      <li key={file}>
        <img src={url} alt="" />
        <Typography variant="body2">{file.replace('../art/', '')}</Typography>
      </li>
    ))}
  </List>
);

const meta = { title: 'Piezas/Dibujos', component: Drawings } satisfies Meta<typeof Drawings>;

export default meta;

export const All: StoryObj<typeof meta> = { name: 'Dibujos' };
