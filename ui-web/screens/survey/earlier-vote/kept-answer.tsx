import { Notice } from '#ui-web/components/notice/notice.tsx';
import { SummaryAnswer } from '../sending/summary-answer.tsx';
import type { KeptAnswerView } from './kept-answer-view.ts';

/** What the earlier vote answered, instead of the fields of a question whose answer cannot be changed. */
export const KeptAnswer = ({ view: { text, answer } }: { readonly view: KeptAnswerView }) => (
  <div className="stack stack-12 stretch">
    <Notice tone="info" icon="lock">
      <p>{text}</p>
    </Notice>
    <SummaryAnswer answer={answer} />
  </div>
);
