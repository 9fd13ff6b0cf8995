import { styled } from '@mui/material/styles';
import { use } from 'react';
import { Caption } from './Row';

const addresses = import.meta.glob<string>('/src/art/*.svg', { import: 'default', eager: true });

const List = styled('ul')(({ theme }) => ({
  listStyle: 'none',
  display: 'grid',
  gap: 16,
  margin: 0,
  padding: 20,
  gridTemplateColumns: 'repeat(auto-fill, minmax(150px, 1fr))',
  '& img': { height: 120, width: '100%', objectFit: 'contain', marginBottom: 6 },
  '& p': { overflowWrap: 'anywhere', color: theme.vars.palette.text.secondary },
}));

// The page shows it as a mask over a colour of its own.
const Mask = styled('span')(({ theme }) => ({
  display: 'block',
  height: 120,
  marginBottom: 6,
  backgroundColor: theme.vars.palette.turismo,
  maskRepeat: 'no-repeat',
  maskPosition: 'center',
  maskSize: 'contain',
}));

const number = new Intl.NumberFormat('es-AR');

/** Bytes of a drawing with the theme's colours in it, as a page gets it before it is compressed. */
const weighed = Promise.all(
  Object.entries(addresses).map(async ([file, address]) => {
    const { size } = await (await fetch(address)).blob();
    return { file, address, size };
  }),
);

/** Every drawing, with its file and what it weighs. */
export function Drawings() {
  return (
    <List>
      {use(weighed).map(({ file, address, size }) => (
        <li key={file}>
          {file.includes('/mark-') ? (
            <Mask style={{ maskImage: `url("${address}")` }} />
          ) : (
            <img src={address} alt="" />
          )}
          <Caption variant="body2">
            {file.slice(1)}
            <br />
            {number.format(size)} bytes
          </Caption>
        </li>
      ))}
    </List>
  );
}
