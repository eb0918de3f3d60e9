import { useEffect } from 'react';
import { EmptyState } from '#ui-web/components/list-states/empty-state.tsx';
import { LoadingList } from '#ui-web/components/list-states/loading-list.tsx';
import { Notice } from '#ui-web/components/notice/notice.tsx';
import { ProposalCard, ProposalGrid } from '#ui-web/components/proposal-card/proposal-card.tsx';
import { Words } from '#ui-web/components/wording/wording.tsx';
import { Failure } from '#ui-web/shell/failure.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import type { ProcessState } from './presenter.ts';
import { budgetSentence, proposalViews } from './proposals-view.ts';
import type { Moment, Standing } from './standing.ts';

interface ProposalsProps {
  readonly standing: Standing;
  readonly surveys: ProcessState['surveys'];
  readonly moment: Moment;
  /** The proposal that the address names. */
  readonly named: string | undefined;
  readonly retry: () => void;
}

/** Goes to the proposal of the address, once it is there. */
function useNamedProposal(named: string | undefined, isThere: boolean): void {
  useEffect(() => {
    if (named === undefined || !isThere) return;
    const card = document.querySelector<HTMLElement>('[data-arrival]');
    card?.scrollIntoView();
    card?.focus({ preventScroll: true });
  }, [named, isThere]);
}

/** The section `propuestas`: what is put to the vote, each with its words and its amount. */
export function Proposals({ standing, surveys, moment, named, retry }: ProposalsProps) {
  const speech = useSpeech();
  const { t } = speech;
  const proposals = proposalViews(standing, speech);
  const isThere = proposals.some(({ id }) => id === named);
  useNamedProposal(named, isThere);
  if (surveys.kind === 'waiting') return <LoadingList title={t('process:proposals.loading')} />;
  if (surveys.kind === 'refused') {
    const title = t('process:proposals.failed');
    return <Failure title={title} refused={surveys} zone={moment.zone} retry={retry} />;
  }
  if (proposals.length === 0) return <EmptyState title={t('process:proposals.none')} />;
  const budget = budgetSentence(standing, speech);
  return (
    <section className="stack stack-24 stretch" aria-labelledby="proposals">
      <h2 id="proposals">{t('process:proposals.title')}</h2>
      {budget !== null && <p className="lead">{budget}</p>}
      {named !== undefined && !isThere && <Notice tone="info">{t('process:proposals.unknown')}</Notice>}
      <ProposalGrid>
        {proposals.map(({ text, ...card }) => (
          <ProposalCard key={card.id} {...card} marked={card.id === named}>
            {text && (
              <p>
                <Words of={text} />
              </p>
            )}
          </ProposalCard>
        ))}
      </ProposalGrid>
    </section>
  );
}
