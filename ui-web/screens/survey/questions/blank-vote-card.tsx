import { ChoiceCard } from '#ui-web/components/choice/choice-card.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import type { Answering } from './answering.ts';
import type { QuestionView } from './question-view.ts';
import styles from '../screen.module.css';

interface BlankVoteCardProps {
  readonly view: QuestionView;
  readonly answering: Answering;
}

/** Separate from the answers, since it is not one of them: a ballot that counts and chooses nothing. */
export function BlankVoteCard({ view, answering }: BlankVoteCardProps) {
  const { t } = useSpeech();
  return (
    <div className={styles.blankVote}>
      <ChoiceCard
        id={`${view.id}-blank`}
        kind="checkbox"
        title={t('survey:blankVote.choose')}
        detail={t('survey:blankVote.detail')}
        checked={view.blankVote === 'voted'}
        describedBy={`${view.id}-title`}
        onToggle={(checked) => answering.voteBlank(view.survey, checked)}
      />
    </div>
  );
}
