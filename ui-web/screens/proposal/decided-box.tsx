import { formatCount } from '#application/text/numbers.ts';
import { LinkButton } from '#ui-web/components/button/link-button.tsx';
import { NowBox } from '#ui-web/components/now-box/now-box.tsx';
import { processAddresses } from '#ui-web/screens/process/addresses.ts';
import likes from '#ui-web/screens/proposals/likes/like-box.module.css';
import { useLikes } from '#ui-web/screens/proposals/likes/use-likes.ts';
import { useSpeech } from '#ui-web/speech.ts';
import type { ShownProposal } from './presenter.ts';

/** In place of the heart, once a proposal is carried out or refused: how it was voted, and why nobody is asked now. */
export function DecidedBox({ shown: { proposal, process, votes } }: { readonly shown: ShownProposal }) {
  const { t } = useSpeech();
  const supports = useLikes([proposal.id]).likes.get(proposal.id)?.count ?? 0;
  return (
    <NowBox id="support" title={t(votes === null ? 'proposals:decided.title' : 'proposals:decided.voted')}>
      {votes !== null && (
        <p className={likes.count}>
          <b>{formatCount(votes)}</b>
          <strong>{t('proposals:decided.votes', { count: votes })}</strong>
        </p>
      )}
      <p>{t(proposal.delivery === null ? 'proposals:decided.refused' : 'proposals:decided.project')}</p>
      {votes !== null && process !== null && (
        <LinkButton href={processAddresses.vote(process)} look="outline" wide>
          {t('proposals:decided.results')}
        </LinkButton>
      )}
      {supports > 0 && (
        <p className="note">
          {t('proposals:decided.supports', { count: supports, n: formatCount(supports) })}
        </p>
      )}
    </NowBox>
  );
}
