import AddIcon from '@mui/icons-material/Add';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import { useState } from 'react';
import { RichText } from './RichText';

/** One item of the FAQ. */
export interface QuestionAndAnswer {
  readonly question: string;
  readonly answer: string;
}

interface FaqAccordionProps {
  items: readonly QuestionAndAnswer[];
  /** The item that is open already; -1 for none. */
  initiallyOpen: number;
}

/** Questions and answers: one open at a time, an open one closes on click (R-FAQ-01). */
export default function FaqAccordion({ items, initiallyOpen }: FaqAccordionProps) {
  const [open, setOpen] = useState(initiallyOpen);
  return items.map(({ question, answer }, index) => (
    <Accordion
      key={question}
      disableGutters
      // Collapse would write its height of 0 into a style attribute, which the policy forbids.
      slotProps={{ transition: { style: { minHeight: undefined } } }}
      expanded={open === index}
      onChange={(_event, expanded) => setOpen(expanded ? index : -1)}
    >
      <AccordionSummary
        id={`pregunta-${index + 1}`}
        aria-controls={`respuesta-${index + 1}`}
        expandIcon={<AddIcon />}
      >
        {question}
      </AccordionSummary>
      <AccordionDetails>
        <RichText parts={answer} />
      </AccordionDetails>
    </Accordion>
  ));
}
