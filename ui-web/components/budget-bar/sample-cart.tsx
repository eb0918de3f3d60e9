import { useState } from 'react';
import { formatMoney } from '#application/text/numbers.ts';
import { type Cents, cents, sumOfMoney } from '#domain/shared/money.ts';
import { sampleBudget, type SampleProposal, sampleProposals } from '#ui-web/gallery/sample-proposals.ts';
import { ProposalCard, ProposalGrid } from '../proposal-card/proposal-card.tsx';
import { BudgetBar } from './budget-bar.tsx';
import { BudgetLayout } from './budget-layout.tsx';

const atFirst = ['p-2847', 'p-441', 'p-226', 'p-1841', 'p-579'];

const refusalOf = ({ amount }: SampleProposal, free: Cents) =>
  amount > free
    ? {
        title: 'No se puede seleccionar esta propuesta porque sobrepasa el presupuesto restante.',
        detail: (
          <>
            Faltan <span className="figure">{formatMoney(cents(amount - free))}</span>: quita alguna de las
            elegidas para hacerle sitio.
          </>
        ),
      }
    : undefined;

/** The budget question of the sample survey, with a working cart, for the gallery. */
export function SampleCart() {
  const [chosen, setChosen] = useState<readonly string[]>(atFirst);
  const [refused, setRefused] = useState<string | null>('p-816');
  const taken = sampleProposals.filter(({ id }) => chosen.includes(id));
  const spent = sumOfMoney(taken.map(({ amount }) => amount));
  const free = cents(sampleBudget - spent);
  const toggle = ({ id, amount }: SampleProposal) => {
    if (chosen.includes(id)) setChosen(chosen.filter((each) => each !== id));
    else if (amount > free) return setRefused(id);
    else setChosen([...chosen, id]);
    return setRefused(null);
  };
  const bar = (
    <BudgetBar
      label="Tu presupuesto"
      remaining={{ label: 'Te quedan', amount: formatMoney(free) }}
      spent={
        <>
          <b>{taken.length} elegidas</b>: <b className="figure">{formatMoney(spent)}</b> de{' '}
          <span className="figure">{formatMoney(sampleBudget)}</span>
        </>
      }
      review={{ href: '#repaso', text: 'Revisar', hidden: 'las propuestas elegidas' }}
      segments={taken.map(({ id, amount, short }) => ({
        id,
        identifier: id,
        share: amount,
        name: short,
        removeLabel: `Quitar ${short.text}`,
      }))}
      free={free}
      chosenLabel="Propuestas elegidas"
      onRemove={(id) => setChosen(chosen.filter((each) => each !== id))}
    />
  );
  return (
    <BudgetLayout bar={bar}>
      <ProposalGrid>
        {sampleProposals.map((proposal) => (
          <ProposalCard
            key={proposal.id}
            id={proposal.id}
            identifier={proposal.id}
            title={proposal.title}
            href={`#${proposal.id}`}
            zone={proposal.zone}
            amount={formatMoney(proposal.amount)}
            chosen={chosen.includes(proposal.id)}
            chosenText="Elegida"
            toggle={{
              text: chosen.includes(proposal.id) ? 'Quitar' : 'Añadir',
              onClick: () => toggle(proposal),
            }}
            refusal={refused === proposal.id ? refusalOf(proposal, free) : undefined}
          />
        ))}
      </ProposalGrid>
    </BudgetLayout>
  );
}
