import { Button } from '#ui-web/components/button/button.tsx';
import { Notice } from '#ui-web/components/notice/notice.tsx';
import { processStatus } from '#ui-web/screens/process/process-status.ts';
import { votedView } from '#ui-web/screens/process/voted-view.ts';
import { useSpeech } from '#ui-web/speech.ts';
import { openEarlierVote } from './earlier-vote/open-earlier-vote.ts';
import { asksCensus, type Visit } from './visit.ts';

/** Says on the page of an open survey that this browser has voted, and what the voter can do now. */
export function VotedPart({ visit }: { readonly visit: Visit }) {
  const speech = useSpeech();
  const { t } = speech;
  const { process, main, chain, voteCount, now, zone } = visit;
  const listed = chain.map((survey) => ({ survey, voteCount: survey === main ? voteCount : null }));
  const status = processStatus(process, listed, { now, zone }, new Set([main.id]));
  if (status.vote === null) return null;
  const { title, sentences } = votedView(status, status.vote, speech);
  const [first, ...others] = sentences;
  return (
    <Notice
      tone="info"
      icon="check"
      actions={
        status.vote.mayChange && (
          <Button look="outline" size="short" onClick={openEarlierVote}>
            {t('survey:voted.change')}
          </Button>
        )
      }
    >
      <p>
        <strong>{title}.</strong> {first}
      </p>
      {others.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {asksCensus(visit) && <p>{t('survey:voted.others')}</p>}
    </Notice>
  );
}
