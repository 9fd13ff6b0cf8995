import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { twoColumns } from '../theme/columns';
import { Column } from './Column';
import { Drawing, type DrawingProps } from './Drawing';

const Columns = styled(Column)({
  ...twoColumns(20, 28),
  gap: '32px 64px',
  alignItems: 'start',
  '&:last-child': { paddingBottom: 'clamp(56px, 9vw, 112px)' },
  '& > div > svg': { width: 400, margin: '32px auto 0' },
});

interface FormSectionProps {
  aside: ReactNode;
  /** Decorative drawing below `aside`. */
  art: Omit<DrawingProps, 'alt'>;
  /** The form in its `FormSheet`. */
  children: ReactNode;
}

/** Section of a page with a form: `aside` and a drawing at the left of the form, or above it if there is no room. */
export function FormSection({ aside, art, children }: FormSectionProps) {
  return (
    <Columns>
      <div>
        {aside}
        <Drawing {...art} alt="" />
      </div>
      {children}
    </Columns>
  );
}
