import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

const Sheet = styled('section')(({ theme }) => ({
  padding: 'clamp(20px, 4vw, 40px)',
  backgroundColor: theme.vars.palette.background.paper,
  border: `1.5px solid ${theme.vars.palette.divider}`,
  borderRadius: 10,
  '& > h2': { ...theme.typography.h2, fontSize: 'clamp(1.5rem, 2.6vw, 2rem)', marginBottom: 4 },
}));

/** The sheet of paper that a form is filled in on, with its heading. */
export function FormSheet({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Sheet aria-label={title} data-screen="">
      <h2 tabIndex={-1}>{title}</h2>
      {children}
    </Sheet>
  );
}
