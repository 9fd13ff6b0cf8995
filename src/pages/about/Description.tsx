import { styled } from '@mui/material/styles';
import portrait from '../../art/founder.svg';
import { ExternalLink } from '../../components/ExternalLink';
import { Section } from '../../components/Section';
import { linkedinUrl } from '../../config/channels';
import { about } from '../../content/about';
import { newTab } from '../../content/site';
import { Facts } from './Facts';

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 40,
  alignItems: 'start',
  [theme.breakpoints.up('md')]: { gridTemplateColumns: '7fr 5fr', gap: 48 },
}));

const Prose = styled('div')(({ theme }) => ({
  ...theme.typography.lead,
  display: 'grid',
  gap: 20,
  maxWidth: '36em',
}));

const Founder = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 12,
  '& a': { display: 'grid', gap: 12, fontWeight: 600, textUnderlineOffset: 4 },
  '& img': { width: '100%', maxWidth: 320, rotate: '1.5deg' },
  '& a:hover img': { rotate: '0deg' },
  '& h3': theme.typography.h3,
}));

/** What we do and since when, and the person behind it. */
export function Description() {
  const { description, founder } = about;
  return (
    <Section title={description.title} first>
      <Columns>
        <div>
          <Prose>
            {description.paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </Prose>
          <Facts />
        </div>
        <Founder>
          <h3>{founder.title}</h3>
          <p>{founder.text}</p>
          <ExternalLink href={linkedinUrl} newTab={newTab}>
            <img src={portrait} alt={founder.alt} width={320} height={360} loading="lazy" />
            <span>{founder.link}</span>
          </ExternalLink>
        </Founder>
      </Columns>
    </Section>
  );
}
