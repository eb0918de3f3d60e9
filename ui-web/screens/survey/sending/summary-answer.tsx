import { BudgetSegments } from '#ui-web/components/budget-bar/budget-segments.tsx';
import { SummaryLines } from '#ui-web/components/dialog-frame/summary-lines.tsx';
import { PlainList } from '#ui-web/components/plain-list/plain-list.tsx';
import { textOf, Words } from '#ui-web/components/wording/wording.tsx';
import type { AnswerView } from '../kinds/answer-view.ts';
import styles from '../screen.module.css';

interface AnswerProps {
  readonly answer: AnswerView;
  /** What is shown instead of a missing answer. */
  readonly blank?: string;
}

/** One answer in the summary: what was chosen or written, what each title was given, or that it was left blank. */
export function SummaryAnswer({ answer: { answers, budget, lines }, blank }: AnswerProps) {
  if (lines.length > 0) {
    return (
      <>
        {budget && <BudgetSegments segments={budget.segments} free={budget.free} />}
        <SummaryLines lines={lines} />
      </>
    );
  }
  const [only] = answers;
  if (only === undefined) return <p className="note">{blank}</p>;
  if (answers.length === 1) {
    return (
      <p>
        <Words of={only} />
      </p>
    );
  }
  return (
    <PlainList className={styles.answers}>
      {answers.map((one) => (
        <li key={textOf(one)}>
          <Words of={one} />
        </li>
      ))}
    </PlainList>
  );
}
