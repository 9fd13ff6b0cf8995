import AddIcon from '@mui/icons-material/Add';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { RichText } from './RichText';

/** One item of the FAQ. */
export interface QuestionAndAnswer {
  readonly question: string;
  readonly answer: string;
}

const Summary = styled('summary', { name: 'MuiAccordionSummary', slot: 'Root' })();
const Question = styled('h3', { name: 'MuiAccordionSummary', slot: 'Content' })();
const Mark = styled(AddIcon, { name: 'MuiAccordionSummary', slot: 'ExpandIconWrapper' })();

/** Stands for the elements that MUI puts around summary and answer, which `<details>` does not need. */
const Children = ({ children }: { children?: ReactNode }) => children;

const slots = { heading: Children, transition: Children, region: Children };

/**
 * Questions and answers: MUI's Accordion on the browser's `<details>`, which opens without a script,
 * by find-in-page and by links to a part of its text (R-FAQ-06). Its `name` closes the other items; in
 * browsers that do not know it, the entry script does (src/boot/controlFallbacks.ts).
 */
export function Faq({ items }: { items: readonly QuestionAndAnswer[] }) {
  return items.map(({ question, answer }, index) => (
    <Accordion
      key={question}
      component="details"
      name="faq"
      disableGutters
      expanded={false}
      slots={slots}
      // The browser sets `open`.
      suppressHydrationWarning
    >
      <Summary id={`pregunta-${index + 1}`}>
        <Question>{question}</Question>
        <Mark />
      </Summary>
      <AccordionDetails>
        <RichText parts={answer} />
      </AccordionDetails>
    </Accordion>
  ));
}
