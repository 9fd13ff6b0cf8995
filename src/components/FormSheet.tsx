import Paper from '@mui/material/Paper';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

const Sheet = styled(Paper)({
  padding: 'clamp(20px, 4vw, 40px)',
  '& > h2': { marginBottom: 4 },
}) as typeof Paper;

/** Card around a form, with a heading. */
export function FormSheet({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Sheet variant="card" component="section" aria-label={title} data-screen="">
      <Typography variant="sheetTitle" tabIndex={-1}>
        {title}
      </Typography>
      {children}
    </Sheet>
  );
}
