import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

const Line = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '12px 20px',
  padding: '10px 20px',
});

/** The sample's own captions: small, and in nobody's way. */
export const Caption = styled(Typography)({ width: '100%' }) as typeof Typography;

/** Some things of one kind beside each other, under what they are. */
export function Row({ name, children }: { name: string; children: ReactNode }) {
  return (
    <Line>
      <Caption variant="body2" color="textSecondary">
        {name}
      </Caption>
      {children}
    </Line>
  );
}
