import AddIcon from '@mui/icons-material/Add';
import { styled } from '@mui/material/styles';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { faqAnswer, faqItem, faqMark, faqQuestion } from '../theme/nativeParts';
import type { QuestionAndAnswer } from './FaqAccordion';
import { firstGesture } from './firstGesture';
import { latePart } from './latePart';
import { RichText } from './RichText';

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
 * without any script (R-FAQ-06), until the accordion's code is here.
 */
export function Faq({ items }: { items: readonly QuestionAndAnswer[] }) {
  /** What was open (-1: nothing) when the accordion took over. */
  const [taken, take] = useState<number>();
  const first = useRef<HTMLDetailsElement>(null);

  const takeOver = () => {
    const group = first.current?.parentElement;
    // Not under a finger; and whoever has the focus there would hear the question twice.
    if (!accordion.here || !group || group.matches(':active, :focus-within')) return;
    const all = [...group.children] as HTMLDetailsElement[];
    flushSync(() => take(all.findIndex(({ open }) => open)));
  };
  useEffect(() => void firstGesture.then(accordion.load).then(takeOver, () => {}), []);

  if (taken !== undefined && accordion.here) {
    return <accordion.here items={items} initiallyOpen={taken} />;
  }
  return items.map(({ question, answer }, index) => (
    <Item
      key={question}
      name="faq"
      ref={index ? undefined : first}
      onBlur={() => setTimeout(takeOver)}
    >
      <Question id={`pregunta-${index + 1}`}>
        <h3>{question}</h3>
        <Mark />
      </Question>
      <Answer>
        <RichText parts={answer} />
      </Answer>
    </Item>
  ));
}
