import CloseIcon from '@mui/icons-material/Close';
import IconButton, { type IconButtonProps } from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { navigation } from '../content/site';
import { RULE } from '../theme/lines';
import { PageLink } from './PageLink';
import { TicketLink } from './TicketLink';

const Head = styled('div')(({ theme }) => ({
  ...theme.typography.h3,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: theme.site.height.bar,
}));

const Title = styled(Typography)({ margin: '24px 0 4px' }) as typeof Typography;

const List = styled('ul')({ listStyle: 'none' });

const MenuLink = styled(PageLink)(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  minHeight: theme.site.height.button,
  borderBottom: `${RULE}px dotted ${theme.vars.palette.divider}`,
  '&:hover': { color: theme.vars.palette.primary.main },
}));

const Call = styled('div')({ display: 'grid', marginTop: 'auto', paddingTop: 24 });

/** Where the menu leads. */
export interface MenuContentProps {
  /** Address of the chat. */
  chat: string;
  /** What the button at the top does, which closes the menu. */
  close: Pick<IconButtonProps, 'onClick' | 'popoverTarget' | 'popoverTargetAction'>;
  /** Called when a link is followed. */
  onFollow: () => void;
}

/** Everything in the mobile menu: the groups Productos and Compañía, and the chat. */
export function MenuContent({ chat, close, onFollow }: MenuContentProps) {
  return (
    <>
      <Head>
        <span>{navigation.menuTitle}</span>
        <IconButton edge="end" aria-label={navigation.menuClose} {...close}>
          <CloseIcon />
        </IconButton>
      </Head>
      {[navigation.products, navigation.company].map(({ title, links }) => (
        <div key={title}>
          <Title component="h2" variant="subtitle2" color="textSecondary">
            {title}
          </Title>
          <List role="list">
            {links.map(({ label, to }) => (
              <li key={to}>
                <MenuLink to={to} variant="h3" underline="none" onClick={onFollow}>
                  {label}
                </MenuLink>
              </li>
            ))}
          </List>
        </div>
      ))}
      <Call>
        <TicketLink href={chat} />
      </Call>
    </>
  );
}
