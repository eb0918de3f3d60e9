import { Notice } from '#ui-web/components/notice/notice.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import { AmendmentThatWaits } from './census-amendment.tsx';
import styles from './imports.module.css';
import type { ImportsProps } from './imports-props.ts';
import { isCensus } from './table-calls.ts';
import { useVoteNames } from './vote-names.ts';

/** How many people are on the census, and what an open vote does not let be done to it. */
export function CensusFacts({ state, presenter }: ImportsProps) {
  const { t } = useSpeech();
  const names = useVoteNames();
  const census = state.done?.census ?? null;
  if (!isCensus(state.said.layout) || census === null) return null;
  const { people, blocked, openVotes, fixedVotes } = census;
  return (
    <div className={styles.facts}>
      <p>
        {t('office-imports:census.people', { count: people })}{' '}
        {blocked > 0 && t('office-imports:census.blocked', { count: blocked })}
      </p>
      {fixedVotes.length > 0 && (
        <Notice tone="info">
          <p>{t('office-census:amendment.fixed', { votes: names(fixedVotes) })}</p>
        </Notice>
      )}
      <AmendmentThatWaits state={state} presenter={presenter} />
      {openVotes.length > 0 && fixedVotes.length === 0 && (
        <Notice tone="info">
          <p>{t('office-imports:census.openVotes', { votes: names(openVotes) })}</p>
        </Notice>
      )}
      <p>{t('office-imports:census.hidden')}</p>
    </div>
  );
}
