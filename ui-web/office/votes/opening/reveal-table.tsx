import { liveCountStep, maySeeResults } from '#domain/voting/results-visibility.ts';
import type { ResultFlags } from '#domain/voting/survey.ts';
import type { SurveyState } from '#domain/voting/survey-lifecycle.ts';
import { useSpeech } from '#ui-web/speech.ts';
import styles from '../votes.module.css';

/** Who sees the results at which time, if nothing holds them back until a moment. */
const cases = ['openOthers', 'openVoted', 'closed'] as const;

const isSeen = (flags: ResultFlags, one: (typeof cases)[number]): boolean => {
  const day = '2000-01-01' as Extract<SurveyState, { kind: 'closed' }>['lastDay'];
  const state: SurveyState =
    one === 'closed' ? { kind: 'closed', lastDay: day } : { kind: 'open', lastDay: null };
  return maySeeResults({ ...flags, resultsFrom: null }, state, one === 'openVoted', 0);
};

/** What the flags of a vote reveal together: to whom, and when. The office sees no more. */
export function RevealTable({
  flags,
  isCensus,
}: {
  readonly flags: ResultFlags;
  readonly isCensus: boolean;
}) {
  const { t } = useSpeech();
  const live = isCensus
    ? t('office-votes:reveal.steps', { step: liveCountStep })
    : t('office-votes:reveal.exact');
  return (
    <div className={styles.reveal}>
      <p>
        <b>{t('office-votes:reveal.title')}</b>
      </p>
      <dl>
        {cases.map((one) => (
          <div key={one}>
            <dt>{t(`office-votes:reveal.${one}`)}</dt>
            <dd>
              {isSeen(flags, one) ? t('office-votes:reveal.results') : t('office-votes:reveal.nothing')}
            </dd>
          </div>
        ))}
        <div>
          <dt>{t('office-votes:reveal.count')}</dt>
          <dd>{flags.hideVoteCount ? t('office-votes:reveal.never') : live}</dd>
        </div>
      </dl>
      <p className={styles.hint}>{t('office-votes:reveal.office')}</p>
    </div>
  );
}
