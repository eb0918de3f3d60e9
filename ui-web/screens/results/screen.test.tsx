import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { webBallotListReader } from '#adapters/driven/ballot-list/web-ballot-list-reader.ts';
import { writeBallotLine, writeHeadLine } from '#adapters/wire/voting/ballot-list.ts';
import type { SurveysClient } from '#ui-web/composition/clients.ts';
import { listCounter } from '#application/voting/count-list.ts';
import { defaultEqualShares } from '#domain/budget/rules/equal-shares/rule.ts';
import { ballotId } from '#domain/shared/ids.ts';
import { left, right } from '#domain/shared/result.ts';
import { aBudget, aProposal, aSurvey } from '#fixtures/builders/data/survey.ts';
import { aTally } from '#fixtures/builders/data/tally.ts';
import { speechOf, startSpeaking } from '#ui-web/i18n/speak.ts';
import { aDay, aProcess } from '#ui-web/screens/process/sample-process.ts';
import { aCouncil, aSite, noon } from '#ui-web/shell/samples/sample-council.ts';
import { SamplePlace } from '#ui-web/shell/samples/sample-place.tsx';
import type { Speech } from '#ui-web/speech.ts';
import { ClosedResults } from './screen.tsx';

let speech: Speech;
beforeAll(async () => {
  speech = speechOf(await startSpeaking('es'), 'es', 'es');
});
afterEach(cleanup);

const reader = webBallotListReader;
const wire = {
  _id: 's',
  title: { es: 'Una plaza con más sombra' },
  displayType: 'budgetAmount',
  totalAmount: 100,
  proposals: [
    { _id: 'banco', title: { es: 'Un banco' }, amount: 80 },
    { _id: 'fuente', title: { es: 'Una fuente' }, amount: 30 },
  ],
};
const survey = aSurvey('s', {
  title: wire.title,
  endDay: aDay('2026-11-17'),
  showResultsAfterPollIsClosed: true,
  question: aBudget(100, [
    aProposal('banco', 80, { title: { es: 'Un banco' } }),
    aProposal('fuente', 30, { title: { es: 'Una fuente' } }),
  ]),
});
const code = 'K7QM2XRAVD5HN3TEW6PJB4ZC';

/** A published list: my ballot, and one more for the fountain. */
async function aList(answers: readonly (readonly string[])[] = [['banco'], ['banco'], ['fuente']]) {
  const mine = await reader.ballotOf(survey.id, code as never);
  const ids = [mine, ...answers.slice(1).map((_, index) => ballotId(`z${index}`))];
  const lines = answers.map((answer, index) => writeBallotLine(ids[index] ?? mine, answer)).join('');
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(lines));
  const head = Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
  return { head: writeHeadLine(survey.id, head, wire), lines };
}

const published = aTally('budgetAmount', 3, { banco: 2, fuente: 1 });

const at = (surveys: Partial<SurveysClient>, chain = [survey]) =>
  render(
    <SamplePlace
      council={{
        ...aCouncil({ surveys: { results: async () => right(published), ...surveys } }),
        listCounter: listCounter(reader),
      }}
      site={aSite()}
      speech={speech}
    >
      <ClosedResults
        visit={{
          process: aProcess('p', { title: { es: 'Más sombra' } }),
          main: survey,
          chain,
          voteCount: 3,
          state: { kind: 'closed', lastDay: aDay('2026-11-17') },
          now: noon,
          zone: 'Europe/Madrid',
          shuffled: new Map(),
        }}
      />
    </SamplePlace>,
  );
const recountNow = async () => fireEvent.click(await screen.findByRole('button', { name: 'Recontar ahora' }));

describe('the page of a result', () => {
  it('gives the result in one sentence, and the figures in a table', async () => {
    at({});
    expect(await screen.findByRole('heading', { level: 1, name: 'Resultado: Más sombra' })).toBeTruthy();
    expect((await screen.findByText('1 de las 2 propuestas')).tagName).toBe('EM');
    expect(screen.getByRole('rowheader', { name: 'Un banco' })).toBeTruthy();
    expect(screen.getByText('La votación cerró el 17 de noviembre de 2026')).toBeTruthy();
  });

  it('says that there are no votes', async () => {
    at({ results: async () => right({ ...published, ballots: 0 }) });
    expect(await screen.findByText('Todavía no se han registrado votos en esta encuesta')).toBeTruthy();
  });

  it('can be tried again if the council does not answer', async () => {
    at({ results: async () => left({ kind: 'unreachable' }) });
    expect(await screen.findByRole('heading', { name: 'No hemos podido cargar el resultado' })).toBeTruthy();
  });

  it('shows every survey of the chain, and says which kind it cannot show', async () => {
    const odd = {
      ...survey,
      id: aSurvey('odd').id,
      title: { es: 'Rara' },
      question: { kind: 'unknown', displayType: 'hologram' } as const,
    };
    at({}, [survey, odd]);
    expect(await screen.findByRole('heading', { level: 2, name: 'Una plaza con más sombra' })).toBeTruthy();
    expect(
      screen.getByText('Aún no es posible mostrar resultados de este tipo de encuesta (hologram)'),
    ).toBeTruthy();
  });
});

describe('the recount of several questions', () => {
  const second = { ...survey, id: aSurvey('second').id, title: { es: 'La segunda' } };
  /** My ballot is in the first list only. */
  const lists = async (mayRead = true) => {
    const { head, lines } = await aList();
    const others = [['fuente'], ['banco'], ['banco']].map((answer, n) =>
      writeBallotLine(ballotId(`z${n}`), answer),
    );
    const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(others.join('')));
    const hash = Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
    const other = writeHeadLine(second.id, hash, { ...wire, _id: second.id }) + others.join('');
    const ballotList: SurveysClient['ballotList'] = async (_, id) =>
      id === survey.id ? right(head + lines) : mayRead ? right(other) : left({ kind: 'unreachable' });
    at({ ballotList }, [survey, second]);
    return within(await screen.findByRole('region', { name: /Recuéntalo tú$/u }));
  };

  it('counts every list with one press, and gives the outcome of each question', async () => {
    const box = await lists();
    fireEvent.click(box.getByRole('button', { name: 'Recontar todas las preguntas' }));
    await waitFor(() => expect(box.getAllByText('Coincide.')).toHaveLength(2));
    expect(box.getByText('La segunda', { selector: 'strong *' })).toBeTruthy();
  });

  it('finds the ballots of one code in all of them, and says which question was left out', async () => {
    const box = await lists();
    const search = (typed: string) => {
      fireEvent.change(box.getByLabelText('Código del justificante'), { target: { value: typed } });
      fireEvent.click(box.getByRole('button', { name: 'Buscar', hidden: true }));
    };
    search('1984');
    expect(await box.findByText(/24 caracteres: letras/u)).toBeTruthy();
    search(code);
    expect(await box.findByText('Tu papeleta está en la lista y dice:')).toBeTruthy();
    expect(box.getByText('Un banco')).toBeTruthy();
    expect(box.getByText(/^En esta pregunta no hay ninguna papeleta con tu código/u)).toBeTruthy();
    search('AAAA BBBB CCCC DDDD EEEE FFFF');
    expect(await box.findByText(/^Ninguna papeleta de la lista tiene este código/u)).toBeTruthy();
  });

  it('does not say that a code is in no list if one of them could not be read', async () => {
    const box = await lists(false);
    fireEvent.change(box.getByLabelText('Código del justificante'), {
      target: { value: 'AAAABBBBCCCCDDDDEEEEFFFF' },
    });
    fireEvent.click(box.getByRole('button', { name: 'Buscar', hidden: true }));
    await waitFor(() => expect(box.getAllByRole('alert')).toHaveLength(1));
    expect(box.queryByText(/^Ninguna papeleta de la lista/u)).toBeNull();
  });
});

describe('the results of several surveys', () => {
  it('have parts of different names, so that a list of regions distinguishes them', async () => {
    at({}, [survey, { ...survey, id: aSurvey('second').id, title: { es: 'La segunda' } }]);
    expect(await screen.findAllByRole('region', { name: 'Una plaza con más sombra En cifras' })).toHaveLength(
      1,
    );
    const names = screen.getAllByRole('region').map((region) =>
      (region.getAttribute('aria-labelledby') ?? '')
        .split(' ')
        .map((id) => document.querySelector(`#${id}`)?.textContent)
        .join(' '),
    );
    expect(names).toHaveLength(9);
    expect(new Set(names).size).toBe(names.length);
  });
});

describe('the recount in the browser', () => {
  it('agrees with the published ballots, fingerprint included', async () => {
    const { head, lines } = await aList();
    at({ ballotList: async () => right(head + lines) });
    await recountNow();
    expect(await screen.findByText('Coincide.')).toBeTruthy();
    expect(screen.getByText(/ha recontado 3 papeletas y obtiene el mismo resultado/u)).toBeTruthy();
  });

  it('finds a ballot that was changed after publication', async () => {
    const { head, lines } = await aList();
    at({ ballotList: async () => right(head + lines.replace('["fuente"]', '["banco"]')) });
    await recountNow();
    expect(await screen.findByText('No coincide.')).toBeTruthy();
    expect(screen.getByText(/La huella de la lista no es la publicada/u)).toBeTruthy();
    expect(screen.getByText('Votos de «Un banco»: publicados 2, recontados 3.')).toBeTruthy();
  });

  it('finds a whole list that was replaced', async () => {
    const { head, lines } = await aList([['fuente'], ['fuente'], ['fuente']]);
    at({ ballotList: async () => right(head + lines) });
    await recountNow();
    expect(await screen.findByText('Votos de «Una fuente»: publicados 1, recontados 3.')).toBeTruthy();
    expect(screen.queryByText(/no es la publicada/u)).toBeNull();
  });

  it('says where a list cannot be read, and that one is not published', async () => {
    at({ ballotList: async () => right('no list') });
    await recountNow();
    expect(await screen.findByText('La lista no se puede leer a partir de la línea 1.')).toBeTruthy();
    cleanup();
    at({ ballotList: async () => left({ kind: 'notAllowed' }) });
    await recountNow();
    expect(await screen.findByText('La lista de votos todavía no está publicada.')).toBeTruthy();
  });

  it.each([
    ['a ballot twice', ['fuente'], 'en la línea 5 de la lista hay una papeleta repetida'],
    ['a ballot over the budget', ['banco', 'fuente'], 'la papeleta de la línea 5 no encaja con la encuesta'],
  ])('names the line of a list with %s, and counts none of it', async (broken, named, told) => {
    const { head, lines } = await aList();
    const id = ballotId(broken === 'a ballot twice' ? 'z1' : 'z2');
    at({ ballotList: async () => right(head + lines + writeBallotLine(id, named)) });
    await recountNow();
    expect(await screen.findByText(`No se puede recontar: ${told}.`)).toBeTruthy();
    expect(screen.queryByText('No coincide.')).toBeNull();
  });

  it('is made at once if the rule needs the ballots one by one: before it, the allocation is unknown', async () => {
    const shares = { ...survey.question, rule: defaultEqualShares } as typeof survey.question;
    const { lines } = await aList();
    const rule = { kind: 'equal-shares' };
    const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(lines));
    const sha256 = Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
    const head = writeHeadLine(survey.id, sha256, { ...wire, rule });
    at({ ballotList: async () => right(head + lines) }, [{ ...survey, question: shares }]);
    expect((await screen.findByText('1 de las 2 propuestas')).tagName).toBe('EM');
    expect(screen.getByText('Coincide.')).toBeTruthy();
    expect(screen.queryByText(/Sin decidir/u)).toBeNull();
    expect(screen.getByRole('rowheader', { name: 'Un banco' })).toBeTruthy();
    expect(screen.getAllByText('Por qué')).toHaveLength(2);
  });

  it('finds my ballot by its code in any notation', async () => {
    const { head, lines } = await aList();
    at({ ballotList: async () => right(head + lines) });
    const field = await screen.findByLabelText('Código del justificante');
    const find = (typed: string) => {
      fireEvent.change(field, { target: { value: typed } });
      fireEvent.click(screen.getByRole('button', { name: 'Buscar', hidden: true }));
    };
    find('k7qm-2xra-vd5h-n3te-w6pj-b4zc');
    const found = await screen.findByText('Tu papeleta está en la lista y dice:');
    expect(found.parentElement?.textContent).toContain('Un banco');
    find('AAAA 2222 AAAA 2222 AAAA 2222');
    expect(await screen.findByText(/Ninguna papeleta de la lista tiene este código/u)).toBeTruthy();
    find('1234');
    expect(await screen.findByText(/El código tiene 24 caracteres/u)).toBeTruthy();
  });
});
