import { use, useEffect, useMemo } from 'react';
import { noFilters } from '#domain/processes/proposal-filters.ts';
import type { Process } from '#domain/processes/process.ts';
import type { ProposalId } from '#domain/shared/ids.ts';
import { EmptyState } from '#ui-web/components/list-states/empty-state.tsx';
import { LoadingList } from '#ui-web/components/list-states/loading-list.tsx';
import { Link } from '#ui-web/components/link/link.tsx';
import { Notice } from '#ui-web/components/notice/notice.tsx';
import { ProposalCard, ProposalGrid } from '#ui-web/components/proposal-card/proposal-card.tsx';
import { RibbonLabel } from '#ui-web/components/ribbon/ribbon.tsx';
import { useViewModel } from '#ui-web/presenter.ts';
import { proposalAddress, proposalsAddress } from '#ui-web/screens/proposals/addresses.ts';
import { cardViews } from '#ui-web/screens/proposals/view-model.ts';
import { usePlace } from '#ui-web/shell/council-context.ts';
import { Failure } from '#ui-web/shell/routing/failure.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import { type OfProcess, ofProcessPresenter } from './presenter.ts';

interface ReceivedProps {
  readonly process: Process;
  /** The proposals that are put to the vote, which are shown before these; none of them without a vote. */
  readonly onBallot: readonly ProposalId[];
  /** The proposal that the address names; undefined if it is among those of the vote. */
  readonly named: string | undefined;
}

/** The published proposals of a process that are not put to the vote, as they were sent and validated. */
export function Received({ process, onBallot, named }: ReceivedProps) {
  const { council, site } = usePlace();
  const { t, later } = useSpeech();
  use(later());
  const voted = onBallot.join(' ');
  const presenter = useMemo(
    () => ofProcessPresenter(council, process, voted === '' ? [] : (voted.split(' ') as ProposalId[])),
    [council, process, voted],
  );
  useEffect(() => void presenter.ask(), [presenter]);
  const state = useViewModel(presenter);
  const hasVote = onBallot.length > 0;
  if (state.kind === 'waiting') return hasVote ? null : <LoadingList title={t('proposals:loading')} />;
  if (state.kind === 'refused') {
    const retry = () => void presenter.ask();
    return <Failure title={t('proposals:failed')} refused={state} zone={site.timeZone} retry={retry} />;
  }
  if (state.value.page.items.length > 0)
    return <Cards found={state.value} process={process} hasVote={hasVote} named={named} />;
  if (!hasVote) return <EmptyState title={t('proposals:noneYet')} />;
  return named === undefined ? null : <Unknown named={named} />;
}

/** The address names a proposal that is not shown here. */
function Unknown({ named }: { readonly named: string }) {
  const { t } = useSpeech();
  return (
    <Notice tone="info">
      <p>
        {t('process:proposals.unknown')}{' '}
        <Link href={proposalAddress({ slug: named })}>{t('proposals:ownPage')}</Link>
      </p>
    </Notice>
  );
}

interface CardsProps {
  readonly found: OfProcess;
  readonly process: Process;
  readonly hasVote: boolean;
  readonly named: string | undefined;
}

function Cards({ found, process, hasVote, named }: CardsProps) {
  const speech = useSpeech();
  const { t } = speech;
  const slugs = new Map(found.page.items.map(({ id, slug }) => [id, slug]));
  const isNamed = (id: string) => named !== undefined && (id === named || slugs.get(id) === named);
  useEffect(() => {
    if (named === undefined) return;
    const card = document.querySelector<HTMLElement>('[data-arrival]');
    card?.scrollIntoView();
    card?.focus({ preventScroll: true });
  }, [named]);
  const title = hasVote ? 'others' : 'proposals';
  return (
    <section className="stack stack-24 stretch" aria-labelledby={title}>
      <h2 id={title}>{t(hasVote ? 'process:proposals.others' : 'process:proposals.title')}</h2>
      {hasVote && <p>{t('process:proposals.othersLead')}</p>}
      {named !== undefined && !found.page.items.some(({ id }) => isNamed(id)) && <Unknown named={named} />}
      <ProposalGrid>
        {cardViews(found, speech).map(({ status, ...card }) => (
          <ProposalCard
            key={card.id}
            {...card}
            marked={isNamed(card.id)}
            ribbon={<RibbonLabel state={status.tone}>{status.text}</RibbonLabel>}
          />
        ))}
      </ProposalGrid>
      <p>
        <Link href={proposalsAddress({ ...noFilters, process: process.id })}>
          {t('proposals:ofProcess', { count: found.page.total })}
        </Link>
      </p>
    </section>
  );
}
