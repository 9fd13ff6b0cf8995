import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ComponentType } from 'react';
import { ColourSection } from './sections/ColourSection';
import { ComponentsSection } from './sections/ComponentsSection';
import { DrawingsSection } from './sections/DrawingsSection';
import { MeasuresSection } from './sections/MeasuresSection';
import { TypeSection } from './sections/TypeSection';
import { words } from './words';

type SectionName = keyof typeof words.sections;

const sections: Readonly<Record<SectionName, ComponentType>> = {
  colour: ColourSection,
  type: TypeSection,
  measures: MeasuresSection,
  components: ComponentsSection,
  drawings: DrawingsSection,
};

/** Everything that the site shows, from its theme. */
export function Desk() {
  const names = Object.keys(sections) as SectionName[];
  return (
    <Box sx={{ maxWidth: 1500, mx: 'auto', px: { xs: 2, md: 4 }, py: 3 }}>
      <header>
        <Typography variant="h4" component="h1" gutterBottom>
          {words.title}
        </Typography>
        <Typography>{words.intro}</Typography>
        <Stack
          component="nav"
          direction="row"
          aria-label={words.contents}
          sx={{ flexWrap: 'wrap', columnGap: 3 }}
        >
          {names.map((name) => (
            <Link key={name} href={`#${name}`} sx={{ py: 1.5 }}>
              {words.sections[name].title}
            </Link>
          ))}
        </Stack>
      </header>
      <main>
        {names.map((name) => {
          const Content = sections[name];
          const { title, lead } = words.sections[name];
          return (
            <Box key={name} component="section" id={name} aria-label={title} sx={{ pt: 5 }}>
              <Typography variant="h5" component="h2" gutterBottom>
                {title}
              </Typography>
              <Typography sx={{ mb: 2, maxWidth: '70ch' }}>{lead}</Typography>
              <Content />
            </Box>
          );
        })}
      </main>
    </Box>
  );
}
