import { styled } from '@mui/material/styles';
import { ExternalLink } from './ExternalLink';
import { notches } from './notches';

/**
 * The look of the main call to action: a ticket stub, notched at both ends. The shape is masked on
 * a pseudo-element, because a mask on the link would cut off its focus ring.
 */
const StubLink = styled(ExternalLink)(({ theme }) => ({
  ...theme.typography.button,
  position: 'relative',
  isolation: 'isolate',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 10,
  minHeight: 56,
  padding: '12px 36px',
  fontSize: '1.125rem',
  color: theme.vars.palette.primary.contrastText,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  '&::before': {
    content: '""',
    position: 'absolute',
    inset: 0,
    zIndex: -1,
    borderRadius: theme.shape.borderRadius,
    backgroundColor: theme.vars.palette.primary.main,
    mask: notches(7, '50%'),
    transition: `transform ${theme.site.duration.quick}ms ${theme.site.easing}, background-color ${theme.site.duration.quick}ms`,
  },
  '&:hover::before': { backgroundColor: theme.vars.palette.primary.dark },
  '&:active::before': { transform: 'scale(0.97)' },
  '&[data-size="small"]': {
    minHeight: 44,
    padding: '8px clamp(14px, 4vw, 20px)',
    fontSize: '1rem',
  },
  '&[data-tone="ochre"]': {
    color: theme.colorSchemes.light?.palette.text.primary,
    '&::before, &:hover::before': { backgroundColor: theme.vars.palette.ochre },
  },
  '@media (forced-colors: active)': { border: '1px solid' },
}));

interface TicketLinkProps {
  href: string;
  label: string;
  newTab: string;
  size?: 'small' | 'large';
  /** `ochre` on the green ticket. */
  tone?: 'green' | 'ochre';
  className?: string;
}

/** The call to action: opens the chat in a new tab. */
export function TicketLink({ label, size = 'large', tone = 'green', ...link }: TicketLinkProps) {
  return (
    <StubLink {...link} data-size={size} data-tone={tone}>
      {label}
    </StubLink>
  );
}
