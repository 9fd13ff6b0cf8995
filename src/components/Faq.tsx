import AddIcon from '@mui/icons-material/Add';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { RichText } from './RichText';

/** One item of the FAQ. */
interface QuestionAndAnswer {
  readonly question: string;
  readonly answer: string;
}

const Summary = styled('summary', { name: 'MuiAccordionSummary', slot: 'Root' })();
const Question = styled('h3', { name: 'MuiAccordionSummary', slot: 'Content' })();
const ExpandIcon = styled(AddIcon, { name: 'MuiAccordionSummary', slot: 'ExpandIconWrapper' })();

/** Replaces the wrappers that MUI's Accordion adds: `<details>` needs none of them. */
const ChildrenOnly = ({ children }: { children?: ReactNode }) => children;

const slots = { heading: ChildrenOnly, transition: ChildrenOnly, region: ChildrenOnly };

/**
 * Questions and answers: MUI's Accordion with `<details>` as its element. The browser opens an item
 * without a script, also for find-in-page and for links to a text in the answer (R-FAQ-06). The
 * same `name` makes it close the other items; for older browsers the entry script does
 * (src/boot/controlFallbacks.ts).
 */
export function Faq({ items }: { items: readonly QuestionAndAnswer[] }) {
  return items.map(({ question, answer }, index) => (
    <Accordion
      key={question}
      component="details"
      name="faq"
      disableGutters
      slots={slots}
      // The visitor may open an item before hydration, for which the browser sets `open`.
      suppressHydrationWarning
    >
      <Summary id={`pregunta-${index + 1}`}>
        <Question>{question}</Question>
        <ExpandIcon />
      </Summary>
      <AccordionDetails>
        <RichText text={answer} />
      </AccordionDetails>
    </Accordion>
  ));
}
