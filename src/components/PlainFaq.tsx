import type { QuestionAndAnswer } from './FaqAccordion';

/** Questions and answers without a script: what is shown if the accordion cannot be fetched. */
export function PlainFaq({ items }: { items: readonly QuestionAndAnswer[] }) {
  return items.map(({ question, answer }) => (
    <div key={question}>
      <h3>{question}</h3>
      <p>{answer}</p>
    </div>
  ));
}
