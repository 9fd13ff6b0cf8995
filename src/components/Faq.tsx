import AddIcon from '@mui/icons-material/Add';
import { styled } from '@mui/material/styles';
import { useEffect, useState, type MouseEvent } from 'react';
import { flushSync } from 'react-dom';
import { faqAnswer, faqItem, faqMark, faqQuestion } from '../theme/nativeParts';
import type { QuestionAndAnswer } from './FaqAccordion';
import { firstGesture } from './firstGesture';
import { latePart } from './latePart';

const Item = styled('details')(faqItem, {
  // Answers are read in print.
  '@media print': { '&::details-content': { contentVisibility: 'visible', display: 'block' } },
});

const Question = styled('summary')(faqQuestion, {
  display: 'flex',
  alignItems: 'center',
  cursor: 'pointer',
  userSelect: 'none',
  listStyle: 'none',
  '&::-webkit-details-marker': { display: 'none' },
  '& > h3': { flexGrow: 1, margin: '16px 0', font: 'inherit', letterSpacing: 'inherit' },
});

const Mark = styled(AddIcon)(faqMark, ({ theme }) => ({
  transition: theme.transitions.create('transform', {
    duration: theme.transitions.duration.shortest,
  }),
}));
const Answer = styled('p')(faqAnswer);

const accordion = latePart(() => import('./FaqAccordion'));

/**
 * Questions and answers, one open at a time (R-FAQ-01). The browser's own disclosure answers by itself,
 * without any script (R-FAQ-06); the first click that finds the accordion here is handed on to it.
 */
export function Faq({ items }: { items: readonly QuestionAndAnswer[] }) {
  /** What was open (-1: nothing) when the accordion took over. */
  const [taken, take] = useState<number>();
  useEffect(() => void firstGesture.then(accordion.prefetch), []);

  const handOn = (event: MouseEvent<HTMLElement>) => {
    if (!accordion.here) return;
    event.preventDefault();
    const { id, parentElement } = event.currentTarget;
    const all = [...parentElement!.parentElement!.children] as HTMLDetailsElement[];
    flushSync(() => take(all.findIndex(({ open }) => open)));
    const button = document.getElementById(id)!;
    button.focus({ preventScroll: true });
    button.click();
  };

  if (taken !== undefined && accordion.here) {
    return <accordion.here items={items} initiallyOpen={taken} />;
  }
  return items.map(({ question, answer }, index) => (
    <Item key={question} name="faq">
      <Question id={`pregunta-${index + 1}`} onClick={handOn}>
        <h3>{question}</h3>
        <Mark />
      </Question>
      <Answer>{answer}</Answer>
    </Item>
  ));
}
