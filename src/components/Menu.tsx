import CloseIcon from '@mui/icons-material/Close';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { MENU_ID } from '../contract';
import { navigation } from '../content/site';
import { ifHover, RULE_WIDTH } from '../theme/mixins';
import { PageLink } from './PageLink';
import { TicketLink } from './TicketLink';

declare module 'react' {
  // eslint-disable-next-line @typescript-eslint/no-unused-vars -- interfaces merge only if their type parameters are equal
  interface ButtonHTMLAttributes<T> {
    /** Invoker command of the HTML standard. React's types lack this attribute. */
    command?: 'show-modal' | 'close' | undefined;
    /** Id of the dialog that the command opens or closes. */
    commandfor?: string | undefined;
  }
}

declare module '@mui/material/Drawer' {
  interface DrawerPaperSlotPropsOverrides {
    closedby: 'any';
  }
}

const Head = styled('div')(({ theme }) => ({
  ...theme.typography.h3,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: theme.measures.height.bar,
}));

const Title = styled(Typography)({ margin: '24px 0 4px' }) as typeof Typography;

const MenuLink = styled(PageLink)(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  minHeight: theme.measures.height.button,
  borderBottom: `${RULE_WIDTH}px dotted ${theme.vars.palette.divider}`,
  [ifHover]: { '&:hover': { color: theme.vars.palette.primary.main } },
}));

const CallToAction = styled('div')({ display: 'grid', marginTop: 'auto', paddingTop: 24 });

const TITLE_ID = `${MENU_ID}-titulo`;

/**
 * Menu of windows narrower than 768 px: MUI's Drawer, whose slot `paper` is a modal `<dialog>`. The
 * browser closes the dialog on Escape and makes the rest of the page inert (R-BAR-04). Invoker commands
 * (`command`) open and close the dialog; in browsers without these commands
 * src/entry/menuAndQuestions.ts does.
 */
export function Menu({ chatUrl }: { chatUrl: string }) {
  return (
    <Drawer
      variant="permanent"
      anchor="right"
      slotProps={{
        paper: {
          component: 'dialog',
          id: MENU_ID,
          closedby: 'any',
          'aria-labelledby': TITLE_ID,
        },
      }}
    >
      <Head>
        <span id={TITLE_ID}>{navigation.menuTitle}</span>
        <IconButton
          edge="end"
          aria-label={navigation.menuClose}
          command="close"
          commandfor={MENU_ID}
        >
          <CloseIcon />
        </IconButton>
      </Head>
      {[navigation.products, navigation.company].map(({ title, links }) => (
        <div key={title}>
          <Title component="h2" variant="subtitle2" color="textSecondary">
            {title}
          </Title>
          <ul role="list">
            {links.map(({ label, to, lang }) => (
              <li key={to}>
                <MenuLink to={to} lang={lang} variant="h3" underline="none">
                  {label}
                </MenuLink>
              </li>
            ))}
          </ul>
        </div>
      ))}
      <CallToAction>
        <TicketLink href={chatUrl} />
      </CallToAction>
    </Drawer>
  );
}
