import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { ExternalLink } from '../../components/ExternalLink';
import { OwnerPicture } from '../../components/OwnerPicture';
import { Section } from '../../components/Section';
import { founderPicture } from '../../config/business';
import { linkedinUrl } from '../../content/derived/channelUrls';
import { about } from '../../content/about';
import { ifHover, twoColumns } from '../../theme/mixins';
import { picturePlaces } from '../../theme/theme';
import { Facts } from './Facts';

const { width, aspectRatio } = picturePlaces.founder;

const Columns = styled('div')({ ...twoColumns(21, 15), gap: '40px 48px', alignItems: 'start' });

const Prose = styled('div')({ display: 'grid', gap: 20 });

const Paragraph = styled(Typography)(({ theme }) => ({ maxWidth: theme.measures.lineLength.lead }));

const Founder = styled('div')({ display: 'grid', gap: 12 });

const ProfileLink = styled(ExternalLink)(({ theme }) => ({
  justifySelf: 'start',
  display: 'grid',
  gap: 12,
  fontWeight: theme.typography.button.fontWeight,
  textUnderlineOffset: 4,
  '& img': { maxWidth: width, aspectRatio, rotate: '1.5deg' },
  [ifHover]: { '&:hover img': { rotate: '0deg' } },
}));

/** Section about the service: a text, figures and the founder. */
export function Description() {
  const { description, founder } = about;
  return (
    <Section id="servicio" title={description.title} afterBanner>
      <Columns>
        <div>
          <Prose>
            {description.paragraphs.map((paragraph) => (
              <Paragraph key={paragraph} variant="lead">
                {paragraph}
              </Paragraph>
            ))}
          </Prose>
          <Facts />
        </div>
        <Founder>
          <Typography variant="h3">{founder.title}</Typography>
          {founder.name && <Typography>{founder.name}</Typography>}
          <ProfileLink href={linkedinUrl}>
            <OwnerPicture picture={founderPicture} sizes={`${width}px`} loading="eager" />
            <span>{founder.link}</span>
          </ProfileLink>
        </Founder>
      </Columns>
    </Section>
  );
}
