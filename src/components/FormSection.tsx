import Paper from '@mui/material/Paper';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { twoColumns } from '../theme/mixins';
import { Column } from './Column';
import { Drawing, type DrawingProps } from './Drawing';

const Columns = styled(Column)({
  ...twoColumns(20, 28),
  gap: '32px 64px',
  alignItems: 'start',
  '&:last-child': { paddingBottom: 'clamp(56px, 9vw, 112px)' },
  '& > div > svg': { width: 400, margin: '32px auto 0' },
});

const Sheet = styled(Paper)({
  padding: 'clamp(20px, 4vw, 40px)',
  '& > h2': { marginBottom: 4 },
}) as typeof Paper;

interface FormSectionProps {
  title: string;
  aside: ReactNode;
  /** Drawing below `aside`. */
  art: DrawingProps;
  /** The form. */
  children: ReactNode;
}

/** Part of a page with `aside` and a drawing at the left of the form's card, or above it if there is no room. */
export function FormSection({ title, aside, art, children }: FormSectionProps) {
  return (
    <Columns>
      <div>
        {aside}
        <Drawing {...art} />
      </div>
      <Sheet variant="card" component="section" aria-label={title} data-screen="">
        <Typography variant="sheetTitle" tabIndex={-1}>
          {title}
        </Typography>
        {children}
      </Sheet>
    </Columns>
  );
}
