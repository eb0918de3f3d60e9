import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { webBallotListReader } from '#adapters/driven/ballot-list/web-ballot-list-reader.ts';
import { writeBallotLine, writeHeadLine } from '#adapters/wire/voting/ballot-list.ts';
import type { SurveysClient } from '#ui-web/composition/clients.ts';
import { listCounter } from '#application/voting/count-list.ts';
import { defaultByVotes } from '#domain/budget/rules/by-votes/rule.ts';
import { defaultEqualShares } from '#domain/budget/rules/equal-shares/rule.ts';
import { ballotId, surveyId } from '#domain/shared/ids.ts';
import { left, right } from '#domain/shared/result.ts';
import { aBudget, aProposal, aSurvey } from '#fixtures/builders/data/survey.ts';
import { aTally } from '#fixtures/builders/data/tally.ts';
import { speechOf, startSpeaking } from '#ui-web/i18n/speak.ts';
import { aDay, aProcess } from '#ui-web/screens/process/sample-process.ts';
import { aCouncil, aSite } from '#ui-web/shell/samples/sample-council.ts';
import { SamplePlace } from '#ui-web/shell/samples/sample-place.tsx';
import type { Speech } from '#ui-web/speech.ts';
import { choicesBeside } from './compared-rules.ts';
import { ComparisonScreen } from './screen.tsx';

let speech: Speech;
beforeAll(async () => {
  speech = speechOf(await startSpeaking('es'), 'es', 'es');
});
afterEach(() => {
  cleanup();
  window.history.replaceState(null, '', '/');
});

const district = (name: string) => ({ data: { barrio: name } });
const wire = {
  _id: 's',
  title: { es: 'Una plaza con más sombra' },
  displayType: 'budgetAmount',
  totalAmount: 100,
  proposals: [
    { _id: 'a', title: { es: 'Banco' }, amount: 60, ...district('Centre') },
    { _id: 'b', title: { es: 'Fuente' }, amount: 35, ...district('Centre') },
    { _id: 'c', title: { es: 'Carril' }, amount: 40, ...district('Nord') },
  ],
};
const proposals = wire.proposals.map(({ _id, title, amount }) => aProposal(_id, amount, { title }));
const survey = aSurvey('s', {
  title: wire.title,
  endDay: aDay('2026-11-17'),
  showResultsAfterPollIsClosed: true,
  question: aBudget(100, proposals),
});
const ballots = ['ab', 'ab', 'ab', 'ab', 'ab', 'a', 'c', 'c', 'c', 'c'].map((names) => [...names]);
const lines = ballots.map((answer, at) => writeBallotLine(ballotId(`b${at}`), answer)).join('');
const tally = aTally('budgetAmount', 10, { a: 6, b: 5, c: 4 });

async function listOf(text = lines) {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  const head = Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
  return writeHeadLine(survey.id, head, wire) + text;
}

async function at(surveys: Partial<SurveysClient> = {}, key?: string, shown = survey) {
  const list = await listOf();
  return render(
    <SamplePlace
      council={{
        ...aCouncil({
          contents: { process: async () => right(aProcess('plaza', { survey: surveyId('s') })) },
          surveys: {
            surveys: async () => right([{ survey: shown, voteCount: 10 }]),
            results: async () => right(tally),
            ballotList: async () => right(list),
            ...surveys,
          },
        }),
        listCounter: listCounter(webBallotListReader),
      }}
      site={aSite()}
      speech={speech}
    >
      <ComparisonScreen params={{ slug: 'plaza', ...(key === undefined ? {} : { key }) }} />
    </SamplePlace>,
  );
}

const marksOf = (title: string) => {
  const row = screen.getByRole('rowheader', { name: title }).closest('tr');
  return [...(row?.querySelectorAll('td .visually-hidden') ?? [])].map(({ textContent }) => textContent);
};

describe('the comparison of rules', () => {
  it('says what the three agree on, and that only the town’s rule counts', async () => {
    await at();
    expect((await screen.findByText('1 de las 3 propuestas')).tagName).toBe('EM');
    expect(screen.getByText(/Solo la regla A, la del Ayuntamiento, decidió el resultado/u)).toBeTruthy();
    expect(screen.getByText(/10 papeletas, 3 propuestas/u)).toBeTruthy();
  });

  it('gives its heading the focus after a navigation, and keeps it there', async () => {
    await at();
    document.querySelector<HTMLElement>('#content')?.focus();
    await screen.findByText('1 de las 3 propuestas');
    expect(document.activeElement?.textContent).toBe('Comparar reglas de reparto');
  });

  it('shows every proposal under each rule, in words too, and the figures', async () => {
    await at();
    await screen.findByText('1 de las 3 propuestas');
    expect(marksOf('Carril')).toEqual(['No financiada', 'Financiada', 'No financiada']);
    fireEvent.change(screen.getByRole('combobox', { name: 'Regla C' }), { target: { value: 'phragmen' } });
    expect(await screen.findByText('phragmen')).toBeTruthy();
    expect(marksOf('Carril')).toEqual(['No financiada', 'Financiada', 'Financiada']);
    expect(screen.getByRole('rowheader', { name: 'Votantes sin nada financiado' })).toBeTruthy();
    const north = screen.getByRole('heading', { name: 'Nord' }).closest('li');
    expect(within(north as HTMLElement).getAllByText(/€/u).length).toBeGreaterThan(2);
  });

  it('exchanges two rules if one is chosen in the place of the other', async () => {
    await at();
    await screen.findByText('1 de las 3 propuestas');
    fireEvent.change(screen.getByRole('combobox', { name: 'Regla B' }), { target: { value: 'max-votes' } });
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Regla C' }).value).toBe('equal-shares');
    expect(await screen.findByText(/--rules by-votes,max-votes,equal-shares/u)).toBeTruthy();
  });

  it('keeps the rules in the address and reads them from it', async () => {
    window.history.replaceState(null, '', '/c?reglas=phragmen,threshold&realm=vilanova');
    await at();
    expect(await screen.findByText(/--rules by-votes,phragmen,threshold/u)).toBeTruthy();
    fireEvent.change(screen.getByRole('combobox', { name: 'Regla C' }), { target: { value: 'max-votes' } });
    expect(await screen.findByText(/--rules by-votes,phragmen,max-votes/u)).toBeTruthy();
    expect(window.location.search).toBe('?reglas=phragmen%2Cmax-votes&realm=vilanova');
    act(() => window.history.back());
    expect(await screen.findByText(/--rules by-votes,phragmen,threshold/u)).toBeTruthy();
  });

  it('says which name of the address is not a rule, and shows a rule in its place', async () => {
    window.history.replaceState(null, '', '/c?reglas=azar,phragmen,phragmen');
    await at();
    expect(await screen.findByText(/pide reglas que aquí no hay: azar/u)).toBeTruthy();
    expect(screen.getByText(/--rules by-votes,phragmen,equal-shares/u)).toBeTruthy();
  });

  it('says that the list does not give the published result', async () => {
    await at({ results: async () => right(aTally('budgetAmount', 10, { a: 6, b: 4, c: 4 })) });
    expect(await screen.findByText(/no coincide con lo publicado/u)).toBeTruthy();
  });

  it('says which rule gives no allocation, and offers another', async () => {
    const undecided = {
      ...survey,
      question: { ...aBudget(100, proposals), rule: { ...defaultByVotes, ties: [] } },
    };
    const parts = { sums: { by: 'district' as const, sums: new Map([['gone', 5 as never]]) } };
    const faulty = { ...undecided, question: { ...undecided.question, rule: { ...defaultByVotes, parts } } };
    await at({}, undefined, faulty);
    expect(await screen.findByText(/Con la regla A no sale ningún reparto/u)).toBeTruthy();
    expect(screen.getByRole('combobox', { name: 'Regla B' })).toBeTruthy();
  });

  it('shows no comparison for an open vote, another survey, or one whose ballots are hidden', async () => {
    await at({}, 'other');
    expect(await screen.findByText('Aquí no hay un reparto que comparar')).toBeTruthy();
    cleanup();
    await at({}, undefined, { ...survey, endDay: null });
    expect(await screen.findByText('Aquí no hay un reparto que comparar')).toBeTruthy();
    cleanup();
    await at({ ballotList: async () => left({ kind: 'notAllowed' }) });
    expect(await screen.findByText('Aquí no hay un reparto que comparar')).toBeTruthy();
    cleanup();
    await at({ ballotList: async () => right('no list') });
    expect(await screen.findByText('Aquí no hay un reparto que comparar')).toBeTruthy();
  });

  it('can be tried again when the council does not answer', async () => {
    await at({ results: async () => left({ kind: 'unreachable' }) });
    expect(await screen.findByText('No hemos podido comparar las reglas')).toBeTruthy();
  });

  it('offers every rule but the town’s own, with what the town added to it', () => {
    expect(choicesBeside(defaultEqualShares).map(({ key }) => key)).toEqual([
      'max-votes',
      'by-votes',
      'per-amount',
      'threshold',
      'phragmen',
    ]);
    const own = { ...defaultByVotes, parts: { minVotes: 3 } };
    expect(choicesBeside(own).map(({ rule }) => rule.parts?.minVotes)).toEqual([3, 3, 3, 3, 3]);
  });
});
