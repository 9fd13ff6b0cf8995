import type { QuestionAndAnswer } from './FaqAccordion';

/** Questions and answers without a script, where the accordion's code does not come (R-FAQ-06). */
export function PlainFaq({ items }: { items: readonly QuestionAndAnswer[] }) {
  return items.map(({ question, answer }) => (
    <div key={question}>
      <h3>{question}</h3>
      <p>{answer}</p>
    </div>
  ));
}
