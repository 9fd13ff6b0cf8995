import Paper from '@mui/material/Paper';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Column } from '../components/Column';
import { Drawing, type DrawingProps } from '../components/Drawing';
import { besideForm } from '../theme/mixins';
import type { FormId } from './elementIds';

/** Container of the query below. */
const Content = styled(Column)({
  containerType: 'inline-size',
  '&:last-child': { paddingBottom: 'clamp(56px, 9vw, 112px)' },
});

const Columns = styled('div')({
  display: 'grid',
  gap: '32px 64px',
  alignItems: 'start',
  [besideForm]: {
    gridTemplateColumns: 'minmax(0, 20fr) minmax(0, 28fr)',
    // The second row takes the height that the form has more than the first, so that the drawing stays below the other part.
    gridTemplateRows: 'auto 1fr',
  },
});

const Sheet = styled(Paper)({
  padding: 'clamp(20px, 4vw, 40px)',
  [besideForm]: { gridArea: '1 / 2 / span 2' },
}) as typeof Paper;

const Title = styled(Typography)({ marginBottom: 4 });

const Art = styled(Drawing)({ width: 400, marginInline: 'auto' });

interface FormSectionProps {
  id: FormId;
  title: string;
  form: ReactNode;
  /** Part of the page before or after the form. */
  before?: ReactNode;
  after?: ReactNode;
  art: DrawingProps;
}

/** A form's card. In wide windows the other part of the page and a drawing stand at its left. */
export function FormSection({ id, title, form, before, after, art }: FormSectionProps) {
  const titleId = `${id}-titulo`;
  return (
    <Content>
      <Columns>
        {before}
        <Sheet variant="card" component="section" aria-labelledby={titleId} data-screen="">
          <Title variant="sheetTitle" id={titleId} tabIndex={-1}>
            {title}
          </Title>
          {form}
        </Sheet>
        {after}
        <Art {...art} />
      </Columns>
    </Content>
  );
}
