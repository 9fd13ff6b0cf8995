import Typography, { type TypographyProps } from '@mui/material/Typography';
import { owner } from '../../src/config/owner';
import { about } from '../../src/content/about';
import { agencies } from '../../src/content/agencies';
import { errorScreen } from '../../src/content/errors';
import { faq } from '../../src/content/faq';
import { formTexts } from '../../src/content/forms';
import { hero, reviewsSection, services } from '../../src/content/home';
import { disclosure, tagline } from '../../src/content/site';
import { theme } from '../theme';
import { ThemedSample } from './ThemedSample';

type Variant = Exclude<TypographyProps['variant'], undefined | 'inherit'>;

/** For each variant of the type scale, a text that the site has in this variant. */
const sentences: readonly (readonly [Variant, string])[] = [
  ['h1', `${hero.headline} ${hero.allWords}`],
  ['pageTitle', agencies.title],
  ['errorTitle', errorScreen.help.chunk.title],
  ['figure', reviewsSection.figure],
  ['h2', services.title],
  ['sheetTitle', agencies.form.title],
  ['h3', faq.items[0].question],
  ['fact', about.facts[0].figure],
  ['wordmark', owner.brand],
  ['lead', hero.lead[0]],
  ['body1', faq.items[0].answer],
  ['body2', disclosure[0]],
  ['subtitle2', tagline],
  ['button', formTexts.submit],
];

export const TypeScale = () => (
  <ThemedSample>
    {sentences.map(([variant, sentence]) => (
      <div key={variant} style={{ marginBottom: 24 }}>
        <Typography variant="body2" color="textSecondary">
          {variant} · {String(theme.typography[variant as 'h1'].fontSize)} /{' '}
          {String(theme.typography[variant as 'h1'].lineHeight)}
        </Typography>
        {/* On the site the figure is part of a headline and inherits the headline's typeface. */}
        <Typography variant={variant === 'figure' ? 'h2' : variant} component="p">
          {variant === 'figure' ? <Typography variant="figure">{sentence}</Typography> : sentence}
        </Typography>
      </div>
    ))}
  </ThemedSample>
);
