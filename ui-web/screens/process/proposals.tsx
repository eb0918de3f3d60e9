import { lazy, Suspense, useEffect } from 'react';
import { isMany } from '#ui-web/components/find-among/many.ts';
import { LoadingList } from '#ui-web/components/list-states/loading-list.tsx';
import { ProposalCard, ProposalGrid } from '#ui-web/components/proposal-card/proposal-card.tsx';
import { Words } from '#ui-web/components/wording/wording.tsx';
import { AddedPart } from '#ui-web/shell/routing/added-part.tsx';
import { Failure } from '#ui-web/shell/routing/failure.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import { processAddresses } from './addresses.ts';
import { cartSummaryId } from './cart/cart-summary-id.ts';
import type { CardInCart } from './cart/cart.tsx';
import type { ProcessState } from './presenter.ts';
import {
  budgetSentence,
  openBudget,
  type ListedProposalView,
  proposalsOf,
  proposalViews,
} from './proposals-view.ts';
import type { Moment, ProcessStatus } from './process-status.ts';

/** Loaded with the section: what is not put to the vote. */
const Received = lazy(async () => ({ default: (await import('./received/received.tsx')).Received }));

/** Loaded if there are very many. */
const ManyProposals = lazy(async () => ({ default: (await import('./many-proposals.tsx')).ManyProposals }));

/** Loaded if there is something to choose. */
const Cart = lazy(async () => ({ default: (await import('./cart/cart.tsx')).Cart }));

interface ProposalsProps {
  readonly standing: ProcessStatus;
  readonly surveys: ProcessState['surveys'];
  readonly moment: Moment;
  /** The proposal that the address names. */
  readonly named: string | undefined;
  readonly retry: () => void;
}

/** Scrolls to the proposal of the address, once the cards are there. */
function useNamedProposal(named: string | undefined): void {
  useEffect(() => {
    if (named === undefined) return;
    const card = document.querySelector<HTMLElement>('[data-arrival]');
    card?.scrollIntoView();
    card?.focus({ preventScroll: true });
  }, [named]);
}

/** The section `propuestas`: what is put to the vote, each with its text and its amount, then all other proposals. */
export function Proposals({ standing, surveys, moment, named, retry }: ProposalsProps) {
  const speech = useSpeech();
  const { t } = speech;
  const proposals = proposalViews(standing, speech);
  const isThere = proposals.some(({ id }) => id === named);
  if (surveys.kind === 'waiting') return <LoadingList title={t('process:proposals.loading')} />;
  if (surveys.kind === 'refused') {
    const title = t('process:proposals.failed');
    return <Failure title={title} refused={surveys} zone={moment.zone} retry={retry} />;
  }
  if (proposals.length === 0) {
    return (
      <Suspense fallback={<LoadingList title={t('process:proposals.loading')} />}>
        <Received process={standing.process} onBallot={[]} named={named} />
      </Suspense>
    );
  }
  const budget = budgetSentence(standing, speech);
  const open = openBudget(standing);
  return (
    <section className="stack stack-24 stretch" aria-labelledby="proposals">
      <h2 id="proposals" tabIndex={-1}>
        {t('process:proposals.title')}
      </h2>
      {budget !== null && <p className="lead">{budget}</p>}
      {open === null ? (
        <Cards proposals={proposals} named={named} past={null} />
      ) : (
        <Suspense fallback={<LoadingList title={t('process:proposals.loading')} />}>
          <Cart {...open} voteAddress={processAddresses.vote(standing.process)}>
            {(inCart) => (
              <Cards
                proposals={proposals}
                named={named}
                past={cartSummaryId}
                inCart={(id) => {
                  const proposal = open.question.proposals.find((one) => one.id === id);
                  return proposal && inCart(proposal);
                }}
              />
            )}
          </Cart>
        </Suspense>
      )}
      <AddedPart>
        <Received
          process={standing.process}
          onBallot={proposalsOf(standing).map(({ id }) => id)}
          named={isThere ? undefined : named}
        />
      </AddedPart>
    </section>
  );
}

interface CardsProps {
  readonly proposals: readonly ListedProposalView[];
  readonly named: string | undefined;
  /** The id of what follows them; null where nothing does. */
  readonly past: string | null;
  readonly inCart?: (id: string) => CardInCart | undefined;
}

function Cards(props: CardsProps) {
  const { t } = useSpeech();
  const { proposals, past } = props;
  if (!isMany(proposals)) return <Grid {...props} />;
  return (
    <Suspense fallback={<LoadingList title={t('process:proposals.loading')} />}>
      <ManyProposals proposals={proposals} past={past}>
        {(away) => <Grid {...props} away={away} />}
      </ManyProposals>
    </Suspense>
  );
}

type GridProps = Omit<CardsProps, 'past'> & { readonly away?: ReadonlySet<string> };

function Grid({ proposals, named, inCart, away }: GridProps) {
  useNamedProposal(named);
  return (
    <ProposalGrid>
      {proposals.map(({ text, ...card }) => (
        <ProposalCard
          key={card.id}
          {...card}
          {...inCart?.(card.id)}
          marked={card.id === named}
          away={away?.has(card.id) ?? false}
        >
          {text && (
            <p>
              <Words of={text} />
            </p>
          )}
        </ProposalCard>
      ))}
    </ProposalGrid>
  );
}
