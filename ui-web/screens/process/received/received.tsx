import { use, useEffect, useMemo } from 'react';
import { noFilters } from '#domain/processes/proposal-filters.ts';
import type { Process } from '#domain/processes/process.ts';
import { EmptyState } from '#ui-web/components/list-states/empty-state.tsx';
import { LoadingList } from '#ui-web/components/list-states/loading-list.tsx';
import { Link } from '#ui-web/components/link/link.tsx';
import { Notice } from '#ui-web/components/notice/notice.tsx';
import { ProposalCard, ProposalGrid } from '#ui-web/components/proposal-card/proposal-card.tsx';
import { RibbonLabel } from '#ui-web/components/ribbon/ribbon.tsx';
import { useViewModel } from '#ui-web/presenter.ts';
import { proposalAddress, proposalsAddress } from '#ui-web/screens/proposals/addresses.ts';
import { type FoundProposals, proposalsPresenter } from '#ui-web/screens/proposals/presenter.ts';
import { cardViews } from '#ui-web/screens/proposals/view-model.ts';
import { usePlace } from '#ui-web/shell/council-context.ts';
import { Failure } from '#ui-web/shell/routing/failure.tsx';
import { useSpeech } from '#ui-web/speech.ts';

interface ReceivedProps {
  readonly process: Process;
  /** The proposal that the address names. */
  readonly named: string | undefined;
}

/** The section `propuestas` before there is a vote: what residents have sent, as far as the council has published it. */
export function Received({ process, named }: ReceivedProps) {
  const { council, site } = usePlace();
  const { t, later } = useSpeech();
  use(later());
  const { id } = process;
  const presenter = useMemo(
    () => proposalsPresenter(council, { ...noFilters, process: id }, 1),
    [council, id],
  );
  useEffect(() => void presenter.ask(), [presenter]);
  const state = useViewModel(presenter);
  if (state.kind === 'waiting') return <LoadingList title={t('proposals:loading')} />;
  if (state.kind === 'refused') {
    const retry = () => void presenter.ask();
    return <Failure title={t('proposals:failed')} refused={state} zone={site.timeZone} retry={retry} />;
  }
  if (state.value.page.total === 0) return <EmptyState title={t('proposals:noneYet')} />;
  return <Cards found={state.value} process={process} named={named} />;
}

function Cards({ found, process, named }: ReceivedProps & { readonly found: FoundProposals }) {
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
  return (
    <section className="stack stack-24 stretch" aria-labelledby="proposals">
      <h2 id="proposals">{t('process:proposals.title')}</h2>
      {named !== undefined && !found.page.items.some(({ id }) => isNamed(id)) && (
        <Notice tone="info">
          <p>
            {t('process:proposals.unknown')}{' '}
            <Link href={proposalAddress({ slug: named })}>{t('proposals:ownPage')}</Link>
          </p>
        </Notice>
      )}
      <ProposalGrid>
        {cardViews(found, speech).map(({ validation, ...card }) => (
          <ProposalCard
            key={card.id}
            {...card}
            marked={isNamed(card.id)}
            ribbon={<RibbonLabel state={validation.tone}>{validation.text}</RibbonLabel>}
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
