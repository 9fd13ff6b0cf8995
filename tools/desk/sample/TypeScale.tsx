import { styled, useTheme } from '@mui/material/styles';
import Typography, { type TypographyProps } from '@mui/material/Typography';
import { business } from '../../../src/config/business';
import { about } from '../../../src/content/about';
import { agencies } from '../../../src/content/agencies';
import { errorScreen } from '../../../src/content/errors';
import { faq } from '../../../src/content/faq';
import { formWords } from '../../../src/content/forms';
import { hero, reviewsSection, services } from '../../../src/content/home';
import { disclosure, tagline } from '../../../src/content/site';

type Variant = Exclude<TypographyProps['variant'], undefined | 'inherit'>;

/** A sentence of the site's for each text of the scale, where the site shows it so. */
const sentences: readonly (readonly [Variant, string])[] = [
  ['h1', `${hero.headline} ${hero.stillWords}`],
  ['pageTitle', agencies.title],
  ['errorTitle', errorScreen.help.chunk.title],
  ['figure', reviewsSection.figure],
  ['h2', services.title],
  ['sheetTitle', agencies.form.title],
  ['h3', faq.items[0].question],
  ['fact', about.facts[0].figure],
  ['wordmark', business.brand],
  ['lead', hero.lead],
  ['body1', faq.items[0].answer],
  ['body2', disclosure[0]],
  ['subtitle2', tagline],
  ['button', formWords.submit],
];

const Line = styled('div')({ padding: '12px 20px' });

/** Size and line as they are in this window. */
function Figures({ variant }: { variant: Variant }) {
  const { fontSize, lineHeight } = useTheme().typography[variant as 'h1'];
  return (
    <Typography variant="body2" color="textSecondary">
      {variant} · {String(fontSize)} / {String(lineHeight)}
    </Typography>
  );
}

/** The scale, each text in a sentence of the site's. */
export function TypeScale() {
  return sentences.map(([variant, sentence]) => (
    <Line key={variant}>
      <Figures variant={variant} />
      {/* As the site has it: the figure stands within a headline. */}
      <Typography variant={variant === 'figure' ? 'h2' : variant} component="p">
        {variant === 'figure' ? <Typography variant="figure">{sentence}</Typography> : sentence}
      </Typography>
    </Line>
  ));
}
