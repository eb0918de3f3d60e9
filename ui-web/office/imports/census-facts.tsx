import { Notice } from '#ui-web/components/notice/notice.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import type { ImportsProps } from './imports-props.ts';
import { isCensus } from './table-calls.ts';
import { useVoteNames } from './vote-names.ts';

/** How many people are on the census, and what an open vote does not let be done to it. */
export function CensusFacts({ state }: Pick<ImportsProps, 'state'>) {
  const { t } = useSpeech();
  const names = useVoteNames();
  const census = state.done?.census ?? null;
  if (!isCensus(state.said.layout) || census === null) return null;
  const { people, blocked, openVotes } = census;
  return (
    <div>
      <p>
        {t('office-imports:census.people', { count: people })}{' '}
        {blocked > 0 && t('office-imports:census.blocked', { count: blocked })}
      </p>
      {openVotes.length > 0 && (
        <Notice tone="info">
          <p>{t('office-imports:census.openVotes', { votes: names(openVotes) })}</p>
        </Notice>
      )}
      <p>{t('office-imports:census.hidden')}</p>
    </div>
  );
}
