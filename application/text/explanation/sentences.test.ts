import { describe, expect, it } from 'vitest';
import { explanationIn } from '#adapters/driven/texts/sentences-in.ts';
import type { Explained, FundedReason, UnfundedExplanation } from '#domain/budget/explanation/explanation.ts';
import { proposalId } from '#domain/shared/ids.ts';
import { type Cents, cents } from '#domain/shared/money.ts';
import { rational } from '#domain/shared/rational.ts';
import { aProject } from '#fixtures/arbitraries/election.ts';
import { moneyIn } from '../money-in.ts';
import { sentenceOf, votesInWords } from './sentences.ts';
import type { ExplanationWords } from './explanation-words.ts';

const words = (unit: ExplanationWords['unit'] = 'votes'): ExplanationWords => ({
  say: explanationIn('es'),
  unit,
  money: (amount: Cents) => moneyIn(amount, 'EUR'),
  titleOf: (id) => `obra ${id}`,
});

const base = { project: aProject('a', 5_000_00), votes: 12, step: 3, available: cents(7_000_00), ties: [] };
const funded = (reason: FundedReason, more: Partial<Explained> = {}): Explained =>
  ({ ...base, funded: true, remaining: cents(2_000_00), reason, ...more }) as Explained;
const unfunded = (
  reason: UnfundedExplanation,
  votesShort: number | null = null,
  more: Partial<Explained> = {},
): Explained => ({ ...base, funded: false, votesShort, reason, ...more }) as Explained;

/** The spaces that do not break are of no interest here. */
const said = (explained: Explained, told = words()) => sentenceOf(explained, told).replaceAll('\u00a0', ' ');

const backers = { all: 9, withMoney: 4, together: rational(1_234_56) };
const payment = { each: rational(1_000_00, 3), effective: rational(25, 2) };

describe('the sentence of a funded proposal', () => {
  const cases: readonly (readonly [FundedReason, string])[] = [
    [{ kind: 'inOrder' }, 'Se financia: había 7.000,00 € y quedan 2.000,00 €.'],
    [{ kind: 'free' }, 'Se financia: no cuesta nada y alguien la apoya.'],
    [
      { kind: 'paid', ...payment, inFull: 7, allTheyHad: 0, increments: null },
      'Se financia con el dinero de quienes la apoyan: 333,33 € cada cual (7 votantes). Quedan 2.000,00 €. Apoyo efectivo: 12,5 votos.',
    ],
    [
      { kind: 'paid', ...payment, inFull: 7, allTheyHad: 1, increments: 1 },
      'Se financia con el dinero de quienes la apoyan: 333,33 € cada cual (7 votantes) y todo lo que les quedaba a otros (1 votante). Quedan 2.000,00 €. Apoyo efectivo: 12,5 votos. Con el dinero inicial no alcanzaba: ha hecho falta 1 incremento.',
    ],
    [
      { kind: 'atLoad', load: rational(850) },
      'Se financia: quienes la apoyan reunieron su importe cuando cada cual había recibido 8,50 €. Quedan 2.000,00 €.',
    ],
    [
      { kind: 'inBestSet' },
      'Se financia: está en el conjunto que suma más entre los que caben en el presupuesto.',
    ],
    [
      { kind: 'completion', backers },
      'Se financia con lo que sobraba: había 7.000,00 € y quedan 2.000,00 €. De su parte del dinero, a quienes la apoyan les quedaban 1.234,56 € en total.',
    ],
    [
      { kind: 'completion', backers: null },
      'Se financia con lo que sobraba: había 7.000,00 € y quedan 2.000,00 €.',
    ],
    [
      { kind: 'decision', who: 'el Pleno', why: 'Empezada en 2026. ' },
      'Se financia por decisión expresa (el Pleno): Empezada en 2026.',
    ],
  ];
  it.each(cases.map(([reason, sentence]) => [sentence, reason] as const))('is «%s»', (sentence, reason) => {
    expect(said(funded(reason))).toBe(sentence);
  });

  it('says if it has no votes', () => {
    expect(said(funded({ kind: 'inOrder' }, { votes: 0 }))).toContain('aunque nadie la ha votado');
  });

  it('counts points where they are the votes', () => {
    const reason: FundedReason = { kind: 'paid', ...payment, inFull: 1, allTheyHad: 0, increments: null };
    expect(said(funded(reason), words('points'))).toContain(
      '333,33 € por cada punto (1 votante). Quedan 2.000,00 €. Apoyo efectivo: 12,5 puntos.',
    );
    expect(votesInWords(1, words('points'))).toBe('1\u00a0punto');
  });
});

describe('the sentence of a proposal that was not funded', () => {
  const missing = cents(1_00);
  const cases: readonly (readonly [UnfundedExplanation, number | null, string])[] = [
    [
      { kind: 'overBudget', missing, backers: null },
      2,
      'No se financia: quedaban 7.000,00 € y le faltan 1,00 €. Con 2 votos más se habría financiado.',
    ],
    [
      { kind: 'overBudget', missing, backers },
      null,
      'No se financia: quedaban 7.000,00 € y le faltan 1,00 €. De su parte del dinero, a quienes la apoyan les quedaban 1.234,56 € en total.',
    ],
    [
      { kind: 'dearerThanBudget', missing },
      null,
      'No se financia: cuesta 1,00 € más que todo el presupuesto.',
    ],
    [
      { kind: 'belowThreshold', needed: 15, short: 3 },
      3,
      'No se financia: el umbral está en 15 votos y tiene 12 votos. Con 3 votos más se habría financiado.',
    ],
    [
      { kind: 'belowMinimum', needed: 13, short: 1 },
      1,
      'No se financia: el mínimo es de 13 votos y tiene 12 votos. Con 1 voto más se habría financiado.',
    ],
    [
      { kind: 'afterStop', stopper: proposalId('b'), load: null },
      null,
      'No se financia: el reparto había terminado antes, en «obra b», que no cabía.',
    ],
    [
      { kind: 'afterStop', stopper: proposalId('b'), load: rational(900) },
      null,
      'No se financia: el reparto había terminado antes, en «obra b», que no cabía. Quienes la apoyan habrían reunido su importe al haber recibido cada cual 9,00 €.',
    ],
    [{ kind: 'noSupport' }, null, 'No se financia: nadie la ha votado.'],
    [
      { kind: 'unaffordable', backers },
      null,
      'No se financia: cuesta 5.000,00 € y a quienes la apoyan les quedaban 1.234,56 € en total. Con dinero todavía: 4 votantes, de 9 votantes.',
    ],
    [
      { kind: 'otherSetBetter', loss: 6 },
      6,
      'No se financia: cualquier conjunto con ella suma al menos 6 votos menos. Con 6 votos más se habría financiado.',
    ],
    [
      { kind: 'otherSetBetter', loss: 0 },
      1,
      'No se financia: hay un conjunto con ella que suma lo mismo, y decide el desempate. Con 1 voto más se habría financiado.',
    ],
    [{ kind: 'otherSetBetter', loss: null }, null, 'No se financia: otras juntas suman más.'],
    [
      { kind: 'sumSpent', by: 'district', place: 'Nord', missing },
      null,
      'No se financia: en la suma apartada para «Nord» le faltan 1,00 €.',
    ],
    [
      { kind: 'incompatible', rival: proposalId('b') },
      null,
      'No se financia: se financia «obra b», y son incompatibles.',
    ],
    [{ kind: 'vetoed', why: null }, null, 'No se financia: está vetada.'],
    [{ kind: 'withdrawn', why: 'por error' }, null, 'No se financia: está retirada (por error).'],
    [
      { kind: 'overridden', who: 'la Alcaldía', why: 'ya está hecha' },
      null,
      'No se financia por decisión expresa (la Alcaldía): ya está hecha.',
    ],
  ];
  it.each(cases.map(([reason, short, sentence]) => [sentence, reason, short] as const))(
    'is «%s»',
    (sentence, reason, short) => {
      expect(said(unfunded(reason, short))).toBe(sentence);
    },
  );

  it('counts points where they are the votes', () => {
    const told = words('points');
    expect(said(unfunded({ kind: 'noSupport' }, 1.5), told)).toContain('Con 1,5 puntos más');
  });
});

describe('a tie that decided about a proposal', () => {
  const tied = (...ids: readonly string[]): Explained =>
    funded({ kind: 'free' }, { ties: [{ others: ids.map(proposalId), decidedBy: 'amount' }] });

  it.each([
    [['b'], 'El empate con «obra b» lo decide el importe menor.'],
    [['b', 'c'], 'El empate con «obra b» y «obra c» lo decide el importe menor.'],
    [['b', 'c', 'd'], 'El empate con «obra b», «obra c» y «obra d» lo decide el importe menor.'],
    [['b', 'c', 'd', 'e'], 'El empate con «obra b», «obra c» y 2 más lo decide el importe menor.'],
  ])('names the others, or counts them: %j', (ids, sentence) => {
    expect(said(tied(...ids))).toContain(sentence);
  });
});
