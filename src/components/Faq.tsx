import AddIcon from '@mui/icons-material/Add';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { faq } from '../content/faq';
import { RichText } from './RichText';

// MUI's AccordionSummary is a button that React handles, but a <details> needs a <summary>. These elements have the
// names of AccordionSummary's slots and no styles here: the theme's `MuiAccordionSummary` styles them
// (src/theme/components.ts).
const Summary = styled('summary', { name: 'MuiAccordionSummary', slot: 'Root' })();
const Question = styled('h3', { name: 'MuiAccordionSummary', slot: 'Content' })();
const ExpandIcon = styled(AddIcon, { name: 'MuiAccordionSummary', slot: 'ExpandIconWrapper' })();

/**
 * Replaces the elements that MUI's Accordion adds around question and answer. A `<details>` does not
 * need them.
 */
const ChildrenOnly = ({ children }: { children?: ReactNode }) => children;

const slots = { heading: ChildrenOnly, transition: ChildrenOnly, region: ChildrenOnly };

/**
 * Questions and answers. MUI's Accordion is rendered as `<details>`, which the browser opens and closes
 * without a script (R-A11Y-09). All items have the same `name`, so the browser closes the open item when
 * another item opens; in older browsers src/entry/menuAndQuestions.ts closes the item.
 */
export function Faq() {
  return faq.items.map(({ question, answer }, index) => (
    <Accordion
      key={question}
      component="details"
      name="faq"
      disableGutters
      slots={slots}
      // If the visitor opens an item before hydration, the browser adds the attribute `open` to the
      // element. Without this line React's development build would log an error about the attribute.
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
