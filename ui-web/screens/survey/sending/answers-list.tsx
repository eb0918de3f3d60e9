import { type SummaryItem, SummaryList } from '#ui-web/components/dialog-frame/summary-list.tsx';
import { Icon } from '#ui-web/components/icon/icon.tsx';
import { Words } from '#ui-web/components/wording/wording.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import styles from '../screen.module.css';
import type { OpenState } from '../state.ts';
import { SummaryAnswer } from './summary-answer.tsx';
import { type SummaryView, summaryViews } from './summary-view.ts';

interface AnswersListProps {
  readonly open: OpenState;
  /** Where an answer is changed; null while the vote is being sent. */
  readonly change:
    | ((summary: SummaryView) => Pick<NonNullable<SummaryItem['change']>, 'href' | 'onClick'>)
    | null;
}

/** Every answer once more, in the order of the chain. */
export function AnswersList({ open, change }: AnswersListProps) {
  const speech = useSpeech();
  const items = summaryViews(open, speech).map((summary) => ({
    id: summary.id,
    title: (
      <>
        {summary.number}
        <Words of={summary.title} />
      </>
    ),
    ...(change &&
      summary.changeHidden !== null && {
        change: {
          text: speech.t('survey:dialog.change'),
          hidden: summary.changeHidden,
          ...change(summary),
        },
      }),
    children: (
      <>
        <SummaryAnswer answer={summary.answer} blank={summary.blank} />
        {summary.change && <ChangeLine change={summary.change} />}
      </>
    ),
  }));
  return <SummaryList items={items} />;
}

const changeIcons = {
  replaced: 'repeat',
  kept: 'lock',
  same: 'check',
  added: 'plus',
  blank: 'minus',
} as const;

/** What a change does to an answer. */
const ChangeLine = ({ change }: { readonly change: NonNullable<SummaryView['change']> }) => (
  <p className={styles.changeLine} data-change={change.kind}>
    <Icon name={changeIcons[change.kind]} />
    {change.text}
  </p>
);
