import Alert from '@mui/material/Alert';
import Avatar from '@mui/material/Avatar';
import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';
import Chip from '@mui/material/Chip';
import Fab from '@mui/material/Fab';
import FilledInput from '@mui/material/FilledInput';
import LinearProgress from '@mui/material/LinearProgress';
import Skeleton from '@mui/material/Skeleton';
import Slider from '@mui/material/Slider';
import Step from '@mui/material/Step';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import Switch from '@mui/material/Switch';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import { decomposeColor, getContrastRatio } from '@mui/material/styles';
import Tooltip from '@mui/material/Tooltip';
import { render, screen, within } from '@testing-library/react';
import { faq } from '../../src/content/faq';
import { formTexts } from '../../src/content/forms';
import { pages } from '../../src/content/pages';
import { muiPalette } from '../../src/theme/muiPalette';
import { dark, light, purposeColours, type SchemeColours } from '../../src/theme/palette';
import { SiteTheme } from '../../src/theme/SiteTheme';
import { createSiteTheme } from '../../src/theme/theme';
import { labels } from '../support/leads';
import { visit } from '../support/render';
import { colours } from '../../tools/theme/roles';

const theme = createSiteTheme();

test('all durations are 150 to 400 ms, and all easings are the same', () => {
  const durations = Object.values(theme.transitions.duration);
  expect(durations.filter((duration) => duration < 150 || duration > 400)).toEqual([]);
  expect(new Set(Object.values(theme.transitions.easing)).size).toBe(1);
});

/** The roles of the site from which MUI's colours follow. */
const roleOf = {
  secondary: 'turismo',
  info: 'trabajo',
  success: 'leaf',
  warning: 'ochre',
} as const;

describe.each(Object.entries({ light, dark }) as ['light' | 'dark', SchemeColours][])(
  'in the %s scheme',
  (scheme, colours) => {
    const backgrounds = [colours.background.default, colours.background.paper, colours.sand];
    // With this contrast no colour is changed.
    const ground = scheme === 'light' ? '#FFFFFF' : '#000000';
    const ink = scheme === 'light' ? '#003355' : '#DDEEFF';

    test.each(Object.entries(roleOf))('R-DESIGN-01b: %s is the role «%s»', (name, role) => {
      const palette = muiPalette(
        {
          ...colours,
          background: { default: ground, paper: ground },
          sand: ground,
          [role]: ink,
        },
        scheme,
      );
      expect(palette[name as keyof typeof roleOf]).toMatchObject({ main: ink });
    });

    test('R-A11Y-06a: each colour of MUI can be read on every background, and its text on it', () => {
      const { palette } = theme.colorSchemes[scheme]!;
      const names = ['primary', 'error', ...Object.keys(roleOf)] as const;
      const weak = names.flatMap((name) => {
        const { main, contrastText } = palette[name as 'primary'];
        return [...backgrounds, contrastText]
          .filter((each) => getContrastRatio(main, each) < 7)
          .map((each) => `${name} (${main}) on ${each}`);
      });
      expect(weak).toEqual([]);
    });
  },
);

/** Colours that stand beside each other or say different things: texts, their backgrounds, lines, the brand, errors, purposes. */
const distinctRoles = [
  ...['text.primary', 'text.secondary', 'background.default', 'background.paper', 'sand'],
  ...['divider', 'fieldBorder', 'primary.main', 'error.main', ...Object.values(purposeColours)],
];

/** Smallest difference of two such colours in red, green or blue, of 255 levels: below it an eye takes them for the same. */
const DISTINCT_LEVELS = 8;

test.each(['light', 'dark'] as const)(
  'R-DESIGN-01c: all colours of the %s scheme that have to be told apart differ by 8 of 255 levels or more',
  (scheme) => {
    expect(distinctRoles.filter((role) => !colours[scheme][role])).toEqual([]);
    const levelsOf = (role: string) => decomposeColor(colours[scheme][role]!).values.slice(0, 3);
    const alike = distinctRoles.flatMap((role, index) =>
      distinctRoles
        .slice(index + 1)
        .filter((other) =>
          levelsOf(role).every(
            (level, channel) => Math.abs(level - levelsOf(other)[channel]!) < DISTINCT_LEVELS,
          ),
        )
        .map((other) => `${role} and ${other} (src/theme/palette.ts)`),
    );
    expect(alike).toEqual([]);
  },
);

/** Components of MUI that the site does not use yet, and that read values of the theme which no component of the site reads. */
const otherComponents = {
  Alert: <Alert>texto</Alert>,
  Avatar: <Avatar>A</Avatar>,
  ButtonGroup: (
    <ButtonGroup>
      <Button>uno</Button>
      <Button>dos</Button>
    </ButtonGroup>
  ),
  Chip: <Chip label="texto" onDelete={() => {}} />,
  Fab: <Fab>+</Fab>,
  FilledInput: <FilledInput />,
  LinearProgress: <LinearProgress aria-label="texto" />,
  Skeleton: <Skeleton />,
  Slider: <Slider aria-label="texto" />,
  Stepper: (
    <Stepper>
      <Step>
        <StepLabel>uno</StepLabel>
      </Step>
    </Stepper>
  ),
  Switch: <Switch />,
  TableCell: (
    <Table>
      <TableBody>
        <TableRow>
          <TableCell>texto</TableCell>
        </TableRow>
      </TableBody>
    </Table>
  ),
  Tooltip: (
    <Tooltip title="texto" open>
      <span>texto</span>
    </Tooltip>
  ),
};

test.each(Object.entries(otherComponents))(
  '%s, which the site does not use yet, renders in the theme without an error',
  (name, component) => {
    render(<SiteTheme theme={theme}>{component}</SiteTheme>);
    const part = document.querySelector(`.Mui${name}-root, .Mui${name}-popper`);
    expect(part).toBeInTheDocument();
  },
);

test('R-DESIGN-08: the parts of the contact page are MUI components', async () => {
  await visit(pages.contact.path);
  const footer = within(screen.getByRole('contentinfo'));
  const parts: [string, HTMLElement][] = [
    ['AppBar', screen.getByRole('banner')],
    ['Link', footer.getByRole('link', { name: pages.about.name })],
    ['Accordion', screen.getByText(faq.items[0].question)],
    ['ToggleButtonGroup', screen.getByRole('group', { name: labels.contacto.opcionSeleccionada })],
    ['InputBase', screen.getByRole('textbox', { name: labels.contacto.nombre })],
    ['Button', screen.getByRole('button', { name: formTexts.submit })],
  ];
  parts.push(['Drawer', document.querySelector('dialog')!]);
  const partsWithoutMui = parts.filter(([name, part]) => !part.closest(`.Mui${name}-root`));
  expect(partsWithoutMui.map(([name]) => name)).toEqual([]);
});
