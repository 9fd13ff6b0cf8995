import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { faq } from '../content/faq';
import { anchors } from '../content/pages';
import { reviewedOn } from '../content/site';
import { Column } from './Column';
import { Faq } from './Faq';
import { headWithMark, sectionWithLine, lineGeometry } from '../theme/dashedLine';
import { SectionMark } from './SectionMark';

const Band = styled('section')(({ theme }) => ({
  paddingBlock: theme.site.sectionPadding,
  ...sectionWithLine(theme),
}));

const Columns = styled(Column)(({ theme }) => ({
  display: 'grid',
  gap: 24,
  alignItems: 'start',
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: '5fr 7fr', gap: 64 },
}));

const Head = styled('div')(({ theme }) => headWithMark(theme));

const Title = styled(Typography)(({ theme }) => ({
  // From `lg` up the first question is beside the title. The question's text is in the middle of its height, and this
  // padding gives both texts about the same baseline.
  [theme.breakpoints.up('lg')]: { paddingTop: theme.site.height.bar / 2 - 30 },
}));

const Reviewed = styled(Typography)({ marginTop: 8 });

const Questions = styled('div')(({ theme }) => ({
  // In these windows the section's mark (SectionMark, a small drawing) is above the title and moves the
  // title down. This margin moves the first question, beside the title, down by the same distance.
  [theme.breakpoints.between('lg', 'xl')]: {
    '[data-line] &': { marginTop: lineGeometry.mark.size + lineGeometry.mark.marginBottom },
  },
}));

/**
 * Section with the frequently asked questions, on the home page and on the contact page.
 * @param hasMark whether the section has its mark and the dashed line, as on the home page
 */
export function FaqSection({ hasMark }: { hasMark?: boolean }) {
  return (
    <Band id={anchors.faq} data-line={hasMark && ''} aria-labelledby="faq-titulo">
      <Columns>
        <Head>
          {hasMark && <SectionMark name="faq" />}
          <Title variant="h2" id="faq-titulo" tabIndex={-1}>
            {faq.title}
          </Title>
          {reviewedOn && (
            <Reviewed variant="body2" color="textSecondary">
              {reviewedOn}
            </Reviewed>
          )}
        </Head>
        <Questions>
          <Faq items={faq.items} />
        </Questions>
      </Columns>
    </Band>
  );
}
