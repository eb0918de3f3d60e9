import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import type { BudgetRule } from '#domain/budget/budget-rule.ts';
import { defaultByVotes } from '#domain/budget/rules/by-votes/rule.ts';
import { defaultEqualShares } from '#domain/budget/rules/equal-shares/rule.ts';
import { defaultMaxVotes } from '#domain/budget/rules/max-votes/rule.ts';
import { defaultPhragmen } from '#domain/budget/rules/phragmen/rule.ts';
import { defaultThreshold } from '#domain/budget/rules/threshold/rule.ts';
import { proposalId } from '#domain/shared/ids.ts';
import { cents } from '#domain/shared/money.ts';
import { speechOf, startSpeaking } from '#ui-web/i18n/speak.ts';
import type { Speech } from '#ui-web/speech.ts';
import { budgetView } from './view.ts';
import { ruleFacts } from './rule-view.ts';
import { joined, question, survey, tally } from '#fixtures/builders/data/closed-vote.ts';

let speech: Speech;
beforeAll(async () => {
  speech = speechOf(await startSpeaking('es'), 'es', 'es');
});

const gone = (id: string) => ({ proposal: proposalId(id), why: null });
const view = () => budgetView(survey, question, tally, 'final', speech);

describe('the result of a budget vote', () => {
  it('is given in one sentence, with what is left and how many took part', () => {
    expect(view().conclusion).toBe(
      joined('Se harán <em>6 de las 8 propuestas</em>, por 191.150,00 € de los 200.000,00 €.'),
    );
    expect(view().details.slice(0, 2)).toEqual([
      joined('Sobran <strong>8.850,00 €</strong>: ninguna de las demás cabía.'),
      'Votaron <strong>2.317</strong> personas.',
    ]);
  });

  it('uses the singular for a single proposal', () => {
    const [first] = question.proposals;
    if (first === undefined) throw new Error('the sample vote has proposals');
    const only = (total: number) =>
      budgetView(survey, { ...question, total: cents(total), proposals: [first] }, tally, 'final', speech);
    expect(only(first.amount * 2).conclusion).toMatch(/^La única propuesta <em>se hará<\/em>, por /u);
    expect(only(1).conclusion).toMatch(/^<em>La única propuesta no se hará<\/em> con los /u);
  });

  it('draws the line after those that fit in order', () => {
    expect(view().cut).toEqual({
      after: 5,
      title: joined('Hasta aquí cabe todo por orden. Quedan 36.300,00 €.'),
      detail: 'Lo que no cabe se salta y se prueba la siguiente.',
    });
  });

  it('gives each proposal its reason', () => {
    const reasons = view().rows.map(({ id, share, outcome }) => [id, share, outcome?.text, outcome?.detail]);
    expect(reasons.slice(4)).toEqual([
      ['fuentes', joined('35,0 %'), 'Se hará', joined('Quedan 36.300,00 €')],
      ['placas', joined('34,1 %'), 'No se hará', joined('No cabe: faltan 38.600,00 €')],
      ['local', joined('28,3 %'), 'Se hará, por desempate', joined('Quedan 8.850,00 €')],
      ['cruces', joined('28,3 %'), 'No se hará, por desempate', joined('No cabe: faltan 25.750,00 €')],
    ]);
  });

  it('gives the rule, and the tie that changed the result with names and amounts', () => {
    const { allocation } = view();
    const facts = allocation ? ruleFacts(allocation, speech) : [];
    expect(facts.map(({ term }) => term)).toEqual([
      'Regla',
      'Presupuesto',
      'Orden para los empates',
      'Un empate cambió el resultado',
    ]);
    expect(facts[2]?.value).toBe('1.º, menor importe. 2.º, orden en la encuesta.');
    expect(facts[3]?.value).toBe(
      joined(
        '«local» y «cruces» tienen 655 votos. Decide: menor importe. local (27.450,00 €) se hará. cruces (34.600,00 €) ya no cabe.',
      ),
    );
  });

  it('says how many proposals each reading of a threshold leaves, and warns if none is left', () => {
    const strict = { ...question, rule: { ...defaultThreshold, share: { numerator: 50, denominator: 100 } } };
    const { allocation, conclusion, rows } = budgetView(survey, strict, tally, 'final', speech);
    const facts = allocation ? ruleFacts(allocation, speech) : [];
    const value = facts.find(({ term }) => term === 'Propuestas que pasan el umbral')?.value;
    expect(value).toBe(
      'Sobre los votos: 0. Sobre las papeletas: 0. Se aplicó sobre los votos. Ninguna lo pasa: el umbral deja fuera todas las propuestas.',
    );
    expect(conclusion).toContain('No se hará ninguna de las 8 propuestas');
    expect(rows[0]?.outcome?.detail).toBe(joined('Menos del 50 % de los votos'));
  });

  it('is undecided if the rule does not break a tie', () => {
    const open = { ...question, rule: { ...question.rule, ties: [] } };
    const { undecided, allocation, rows } = budgetView(survey, open, tally, 'final', speech);
    expect(allocation).toBeNull();
    expect(undecided).toContain('con 655 votos cada una');
    expect(rows[0]).toMatchObject({ id: 'bancos', outcome: { text: 'Sin decidir' } });
  });

  it('says that other tie-breaks are needed if proposals are tied by the present ones', () => {
    const proposals = question.proposals.slice(0, 2).map((proposal) => ({ ...proposal, amount: cents(10) }));
    const counts = new Map(proposals.map(({ id }) => [id as string, 5]));
    const rule = { ...defaultMaxVotes, ties: [] };
    const level = { ...question, proposals, total: cents(10), rule };
    const { undecided } = budgetView(survey, level, { ...tally, counts }, 'final', speech);
    expect(undecided).toMatch(/^Hay un empate que la regla no deshace: .* y .*\.$/u);
    const broken = { ...level, rule: defaultMaxVotes };
    const { allocation } = budgetView(survey, broken, { ...tally, counts }, 'final', speech);
    const facts = allocation ? ruleFacts(allocation, speech) : [];
    expect(facts.at(-1)?.value).toContain('están empatadas.');
  });

  it('is computed from counts if they are enough for the rule, and says when it needs the ballots', () => {
    const under = (rule: BudgetRule) => budgetView(survey, { ...question, rule }, tally, 'final', speech);
    const most = under(defaultMaxVotes);
    expect(most.allocation && ruleFacts(most.allocation, speech)[0]?.value).toBe(
      'El conjunto de propuestas que más votos suma.',
    );
    expect(most.rows.at(-1)?.outcome?.detail).toBe('Otras juntas suman más votos');
    expect(most.cut).toBeNull();
    for (const rule of [defaultEqualShares, defaultPhragmen])
      expect(under(rule).undecided).toContain('La regla mira las papeletas una a una.');
    const strange = { ...defaultByVotes, parts: { minVotes: 1, withdrawn: [gone('nobody')] } };
    expect(under(strange).undecided).toBe('La regla de esta encuesta no se puede aplicar.');
  });

  it('says that a rule has whole euros and a comparison step, and what that found', () => {
    const { allocation } = view();
    if (allocation === null) throw new Error('the sample vote is decided');
    const rule = { ...defaultEqualShares, endowments: 'whole', comparison: 'satisfaction' } as const;
    const preferred = {
      by: 'satisfaction',
      preferEqualShares: 1200,
      preferByVotes: 9,
      taken: 'equal-shares',
    } as const;
    const facts = ruleFacts({ ...allocation, rule, preferred }, speech);
    expect(facts[0]?.value).toMatch(
      /apoya\. Cada papeleta empieza con euros enteros\. Comparado con el orden por votos, según la satisfacción\.$/u,
    );
    expect(facts.find(({ term }) => term === 'Comparación')?.value).toBe(
      'Papeletas con más propuestas financiadas: 1.200 con «Partes iguales», 9 con «Por votos»; se toma el resultado de «Partes iguales».',
    );
    expect(ruleFacts({ ...allocation, rule: defaultEqualShares }, speech)[0]?.value).toMatch(/apoya\.$/u);
  });

  it('names what was decided beside the rule, by whom and why', () => {
    const [first, second, third] = question.proposals.map(({ id }) => id);
    const parts = {
      withdrawn: [gone(String(second))],
      overrides: [
        { proposal: proposalId(String(first)), outcome: 'unfunded', who: 'Pleno', why: 'ya está hecha' },
        { proposal: proposalId(String(third)), outcome: 'funded', who: 'Pleno', why: 'ya está empezada' },
      ],
    } as const;
    const rule = { ...defaultByVotes, order: 'votes-per-amount', parts } as const;
    const { rows, allocation } = budgetView(survey, { ...question, rule }, tally, 'final', speech);
    const detailOf = (id: unknown) => rows.find((row) => row.id === id)?.outcome?.detail;
    expect(detailOf(first)).toBe('Queda fuera por decisión (Pleno): ya está hecha');
    expect(detailOf(second)).toBe('Retirada');
    expect(detailOf(third)).toBe('Por decisión (Pleno): ya está empezada');
    expect(allocation && ruleFacts(allocation, speech)[0]?.value).toContain('más votos por cada euro');
  });

  it('does not depend on the order in which the counts come', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray([...tally.counts], { minLength: 8 }), (shuffled) => {
        const again = budgetView(survey, question, { ...tally, counts: new Map(shuffled) }, 'final', speech);
        expect(again.rows).toEqual(view().rows);
      }),
    );
  });
});
