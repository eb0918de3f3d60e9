import { memo, useCallback, useEffect, useRef } from 'react';
import { proposalId } from '#domain/shared/ids.ts';
import { BudgetBar } from '#ui-web/components/budget-bar/budget-bar.tsx';
import { BudgetLayout } from '#ui-web/components/budget-bar/budget-layout.tsx';
import { FindAmong } from '#ui-web/components/find-among/find-among.tsx';
import type { Level } from '#ui-web/components/heading/heading.tsx';
import { ProposalCard, ProposalGrid } from '#ui-web/components/proposal-card/proposal-card.tsx';
import { textOf } from '#ui-web/components/wording/wording.tsx';
import { findingWords } from '#ui-web/shell/words/finding-words.ts';
import { useSpeech } from '#ui-web/speech.ts';
import { marked } from '../../marked.tsx';
import { ProposalMore } from './proposal-window.tsx';
import type { BudgetView, ProposalView } from './view.ts';
import type { PartProps } from '../question-kind.ts';

/** The proposals as cards, and above them what is left of the budget. */
export function BudgetQuestion({ view, answering }: PartProps<BudgetView>) {
  const speech = useSpeech();
  const { survey } = view;
  const { proposals } = view.budget;
  const toggle = useCallback(
    (id: string) => answering.toggleProposal(survey, proposalId(id)),
    [answering, survey],
  );
  const entries = proposals.map(({ id, title, zone = '' }) => ({ id, text: `${textOf(title)} ${zone}` }));
  return (
    <BudgetLayout bar={<Bar view={view} toggle={toggle} />}>
      <FindAmong entries={entries} words={findingWords('proposal', speech)} past={view.next}>
        {(away) => (
          <ProposalGrid>
            {proposals.map((proposal) => (
              <Card
                key={proposal.id}
                proposal={proposal}
                toggle={toggle}
                level={view.level === 2 ? 3 : 4}
                away={away.has(proposal.id)}
              />
            ))}
          </ProposalGrid>
        )}
      </FindAmong>
    </BudgetLayout>
  );
}

interface BarProps {
  readonly view: PartProps<BudgetView>['view'];
  readonly toggle: (id: string) => void;
}

function Bar({ view, toggle }: BarProps) {
  const { t } = useSpeech();
  const { budget } = view;
  const chosen = budget.proposals.filter((proposal) => proposal.chosen);
  const labelOf = (proposal: ProposalView) =>
    t('survey:budget.removeNamed', { title: textOf(proposal.shortTitle) });
  // Removing a proposal removes the pressed button: the focus goes to the next one, or to the question.
  const next = useRef<string | null>(null);
  useEffect(() => {
    if (next.current === null) return;
    const label = next.current;
    next.current = null;
    const question = document.getElementById(view.id);
    const buttons = [...(question?.querySelectorAll('button') ?? [])];
    (buttons.find((button) => button.getAttribute('aria-label') === label) ?? question)?.focus();
  });
  const remove = (id: string) => {
    const place = chosen.findIndex((proposal) => proposal.id === id);
    const neighbour = chosen[place + 1] ?? chosen[place - 1];
    next.current = neighbour ? labelOf(neighbour) : '';
    toggle(id);
  };
  return (
    <BudgetBar
      label={t('survey:budget.label')}
      remaining={{ label: t('survey:budget.remaining'), amount: budget.remaining }}
      spent={marked(budget.spent)}
      {...(view.onward && {
        review: {
          href: `#${view.onward.id}`,
          text: t(view.onward.kind === 'next' ? 'survey:road.next' : 'survey:budget.review'),
          hidden: t(`survey:budget.onward.${view.onward.kind}`),
        },
      })}
      segments={chosen.map((proposal) => ({
        id: proposal.id,
        identifier: proposal.id,
        share: proposal.share,
        name: proposal.shortTitle,
        removeLabel: labelOf(proposal),
      }))}
      free={budget.free}
      chosenLabel={t('survey:budget.chosenLabel')}
      onRemove={remove}
    />
  );
}

interface CardProps {
  readonly proposal: ProposalView;
  readonly toggle: (id: string) => void;
  readonly level: Level;
  readonly away: boolean;
}

/** Drawn again only when the view of its proposal changes: there may be hundreds. */
const Card = memo(function Card({ proposal, toggle, level, away }: CardProps) {
  const { t } = useSpeech();
  const { missing } = proposal;
  return (
    <ProposalCard
      id={`p-${proposal.id}`}
      identifier={proposal.id}
      title={proposal.title}
      level={level}
      away={away}
      {...(proposal.zone === undefined ? {} : { zone: proposal.zone })}
      {...(proposal.picture === null ? {} : { picture: { src: proposal.picture.src, alt: '' } })}
      amount={proposal.amount}
      chosen={proposal.chosen}
      chosenText={t('survey:budget.chosen')}
      toggle={{
        text: t(proposal.chosen ? 'survey:budget.remove' : 'survey:budget.add'),
        onClick: () => toggle(proposal.id),
      }}
      refusal={
        missing === null
          ? undefined
          : {
              title: t('survey:budget.refusedOnCard'),
              detail: marked(t('survey:budget.missing', { amount: missing })),
            }
      }
    >
      {(proposal.text ?? proposal.body ?? proposal.picture) !== null && <ProposalMore proposal={proposal} />}
    </ProposalCard>
  );
});
