import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { createDocumentCall } from '#adapters/wire/office-documents/create-document.ts';
import { changeDocumentCall } from '#adapters/wire/office-documents/change-document.ts';
import { readOfficeDocumentCall } from '#adapters/wire/office-documents/read-document.ts';
import { listVotesCall } from '#adapters/wire/office-votes/list-votes.ts';
import { readVoteCall } from '#adapters/wire/office-votes/read-vote.ts';
import { signAmendmentCall } from '#adapters/wire/office-votes/sign-amendment.ts';
import { signVoteCall } from '#adapters/wire/office-votes/sign-vote.ts';
import type { VoteAnswer } from '#adapters/wire/office-votes/vote.ts';
import { documentFields } from '#domain/documents/fields.ts';
import type { JsonObject } from '#domain/documents/json.ts';
import { left, right } from '#domain/shared/result.ts';
import { faultsForAxe } from '#ui-web/shell/samples/axe-of-screen.ts';
import { type StubbedCall, stubCall } from '#ui-web/shell/samples/sample-calls.ts';
import { anOffice } from '../shell/sample-office.tsx';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

const body: JsonObject = {
  title: { es: 'Reparte', va: 'Repartix' },
  displayType: 'budgetAmount',
  totalAmount: 100,
  endTime: '2026-11-27',
  census: true,
  showResultsAfterPollIsClosed: true,
  proposals: [
    { _id: 'J1', title: { es: 'Pista', va: 'Pista' }, amount: 60 },
    { _id: 'J2', title: { es: 'Mural' }, amount: 50 },
    { _id: 'J2', title: { es: 'Cine', va: 'Cine' }, amount: 30 },
  ],
};
const hash = 'a803206573b505dd'.repeat(4);
const aVote = (more: Partial<VoteAnswer> = {}): VoteAnswer => ({
  id: 'joven',
  stage: 'preparing',
  phase: null,
  process: null,
  surveys: [{ ...body, _id: 'joven' }],
  hash,
  census: { people: 48, print: hash },
  lacking: null,
  blockers: [],
  findings: [],
  authors: ['Marta'],
  waiting: null,
  opening: null,
  cancelled: [],
  cancelling: null,
  amendment: null,
  changes: [],
  fixed: null,
  isOver: false,
  turn: 'first',
  refused: null,
  steps: [],
  ...more,
});
const document = stubCall(readOfficeDocumentCall, async ({ id }) =>
  right({
    collection: '#surveys',
    id,
    state: 'draft',
    isPublic: false,
    version: 1,
    schedule: null,
    acts: [],
    fields: null,
    draft: [...documentFields({ ...body, _id: id })].map(([path, value]) => ({
      path,
      value,
      by: 'Marta',
      at: '',
    })),
    outdated: [],
    older: [],
    presence: [],
    mayChange: 'all',
    languages: ['es', 'va'],
  }),
);

async function draw(path: string, calls: readonly StubbedCall[]) {
  history.replaceState(null, '', path);
  const drawn = anOffice({ calls });
  render(drawn.office);
  await act(() => drawn.presenter.open());
}
const pageOf = (vote: VoteAnswer, ...others: readonly StubbedCall[]) =>
  draw('/gestion/encuestas/joven', [document, stubCall(readVoteCall, async () => right(vote)), ...others]);
const press = (name: string | RegExp) =>
  act(async () => void fireEvent.click(screen.getByRole('button', { name })));

describe('the surveys of the office', () => {
  it('are listed with how far each is, and a new one begins with a title', async () => {
    const made: unknown[] = [];
    const row = {
      title: { es: 'Reparte' },
      process: null,
      questions: 3,
      phase: null,
      starts: null,
      ends: null,
    } as const;
    const items = [{ ...row, id: 'joven', stage: 'waiting' as const }];
    await draw('/gestion/encuestas', [
      stubCall(listVotesCall, async () => right({ items })),
      stubCall(createDocumentCall, async (input) => {
        made.push(input);
        return left({ kind: 'notAllowed' });
      }),
    ]);
    expect((await screen.findByRole('link', { name: 'Reparte' })).getAttribute('href')).toContain(
      '/encuestas/joven',
    );
    expect(screen.getByText('Falta una firma')).toBeDefined();
    expect(screen.getByText('3 preguntas')).toBeDefined();
    await press('Encuesta nueva');
    fireEvent.change(screen.getByLabelText('Título'), { target: { value: 'Otra' } });
    await press('Crear el borrador');
    expect(made).toMatchObject([{ collection: '#surveys', body: { body: { title: { es: 'Otra' } } } }]);
    expect(screen.getByRole('alert').textContent).toContain('No se ha podido hacer');
  });

  it('have their proposals in a table, with what is missing, what is repeated, and what each rule gives', async () => {
    await pageOf(aVote());
    expect(await screen.findByLabelText('Título (castellano), fila 2')).toHaveProperty('value', 'Mural');
    expect(screen.getByLabelText('Título (valenciano), fila 2')).toHaveProperty('placeholder', 'Falta');
    expect(screen.getAllByText('Repetido')).toHaveLength(2);
    expect(screen.getByText(/cuestan 140,00\s€ y hay 100,00\s€/u)).toBeDefined();
    expect(screen.getAllByText(/de 40 papeletas consiguen algo/u).length).toBeGreaterThan(3);
    expect(await faultsForAxe()).toEqual([]);
  });

  it('take rows of a spreadsheet, and name those that they do not take', async () => {
    const sent: unknown[] = [];
    await pageOf(
      aVote(),
      stubCall(changeDocumentCall, async ({ body: changes }) => {
        sent.push(changes);
        return left({ kind: 'unreachable' });
      }),
    );
    await screen.findByLabelText('Título (castellano), fila 2');
    await press(/Pegar de una hoja/u);
    const text = 'Código\tTítulo\tImporte\nX1\tUna cosa\t1.200,50\nJ1\tRepetida\t3\nX2\tOtra\tmucho';
    fireEvent.change(await screen.findByLabelText(/Copia las filas/u), { target: { value: text } });
    expect(screen.getByText(/el código J1 ya está/u)).toBeDefined();
    expect(screen.getByText(/«mucho» no es un importe/u)).toBeDefined();
    await press('Añadir 1 fila');
    expect(screen.getByLabelText('Título (castellano), fila 4')).toHaveProperty('value', 'Una cosa');
    expect(screen.getByLabelText('Importe (€), fila 4')).toHaveProperty('value', '1200,5');
  });

  it('are for all of a census or for an age and districts, and for nobody of it once there is none', async () => {
    await pageOf(aVote());
    const districts = () => screen.getByLabelText<HTMLTextAreaElement>('Distritos, uno por línea');
    await screen.findByLabelText('Distritos, uno por línea');
    expect(screen.getByLabelText<HTMLInputElement>(/con comprobación externa/u).disabled).toBe(true);
    await act(
      async () =>
        void fireEvent.change(screen.getByLabelText('Desde esta edad'), { target: { value: '12' } }),
    );
    expect(screen.getByText('Pon cuándo empieza: la edad se cuenta ese día.')).toBeDefined();
    const typed = 'El Carme\n Russafa \n';
    await act(async () => void fireEvent.change(districts(), { target: { value: typed } }));
    expect(districts().value).toBe(typed);
    await act(async () => void fireEvent.blur(districts()));
    expect(districts().value).toBe('El Carme\nRussafa');
    expect(await faultsForAxe()).toEqual([]);
    await act(async () => void fireEvent.click(screen.getByLabelText(/^Cualquiera, sin censo/u)));
    expect(screen.queryByLabelText('Distritos, uno por línea')).toBeNull();
    await act(async () => void fireEvent.click(screen.getByLabelText(/^Quien está en el censo propio/u)));
    await screen.findByLabelText('Distritos, uno por línea');
    expect(districts().value).toBe('');
  });

  it('say what their flags reveal to whom, by the rule of the results', async () => {
    await pageOf(aVote());
    await screen.findByLabelText(/^Resultados antes de votar/u);
    const seen = () => screen.getAllByText('Abierta, quien no ha votado')[0]?.nextSibling?.textContent;
    expect(seen()).toBe('ningún resultado');
    await act(async () => void fireEvent.click(screen.getByLabelText(/^Resultados antes de votar/u)));
    expect(seen()).toBe('los resultados');
  });
});

describe('signing a vote', () => {
  it('signs the hash that is shown, once the person says that they have read it', async () => {
    const signed: unknown[] = [];
    await pageOf(
      aVote(),
      stubCall(signVoteCall, async ({ body: given }) => {
        signed.push(given);
        return right(aVote({ turn: null, refused: 'samePerson', stage: 'waiting' }));
      }),
    );
    expect((await screen.findAllByText('a803 2065 73b5 05dd')).length).toBeGreaterThan(0);
    await press('Firmar');
    expect(signed).toEqual([]);
    fireEvent.click(screen.getByLabelText('He leído la pregunta y cómo se cuenta'));
    await press('Firmar');
    expect(signed).toEqual([{ what: 'open', turn: 'first', hash }]);
    expect(await screen.findByText(/La primera firma es tuya/u)).toBeDefined();
  });

  it('says first how many people cannot vote because the census does not say their age or district', async () => {
    await pageOf(aVote({ lacking: { birthDay: 1212, district: 1 } }));
    expect(await screen.findByText(/^Sin fecha de nacimiento en el censo: 1\.212 personas/u)).toBeDefined();
    expect(screen.getByText('Sin distrito en el censo: 1 persona, que no podrá votar.')).toBeDefined();
    cleanup();
    await pageOf(aVote({ lacking: { birthDay: 0, district: null } }));
    expect(await screen.findByText('El censo tiene lo que se pide de todas las personas.')).toBeDefined();
    expect(screen.queryByText(/^Sin distrito/u)).toBeNull();
  });

  it('says why it is refused, and shows the vote as it is by then', async () => {
    const refusal = left({ kind: 'signatureRefused', where: 'changed' } as never);
    await pageOf(
      aVote(),
      stubCall(signVoteCall, async () => refusal),
    );
    fireEvent.click(await screen.findByLabelText('He leído la pregunta y cómo se cuenta'));
    await press('Firmar');
    expect((await screen.findByRole('alert')).textContent).toContain('ha cambiado mientras la mirabas');
  });

  it('says what is in the way of an opening', async () => {
    await pageOf(aVote({ turn: null, refused: 'blocked', blockers: ['noEnd', 'noCensus'] }));
    expect(await screen.findByText('Falta el último día.')).toBeDefined();
    expect(screen.getByText(/^El municipio no tiene censo/u)).toBeDefined();
  });

  it('confirms an amendment of the census, with how many people it is about and both hashes', async () => {
    const opened = { hash, text: '{}', at: '2026-11-09T08:00:00Z', by: ['Amparo', 'Vicent'] };
    const people = { added: 14, blocked: 2, letIn: 0, corrected: 1 };
    const changed = {
      ...opened,
      number: 1,
      reason: 'Altas',
      changes: [],
      amendment: { ...people, number: 1 },
    };
    const opening = { vote: 'joven', surveys: ['joven'], hash, opened, changes: [changed] };
    const amendment = {
      id: 'e1',
      reason: 'Altas del padrón',
      by: 'Neus',
      at: '2026-11-18T08:00:00Z',
      isCurrent: true,
      people,
      census: { people: 61, print: 'b'.repeat(64) },
      hash: 'c'.repeat(64),
      votes: [
        { id: 'joven', title: 'Reparte' },
        { id: 'otra', title: 'Otra' },
      ],
      refused: null,
    };
    const open = { stage: 'opened' as const, opening, turn: null, refused: 'noChange' };
    const signed: unknown[] = [];
    const answers = [
      left({ kind: 'signatureRefused', where: 'changed' } as never),
      right(aVote({ ...open, amendment: { ...amendment, refused: 'samePerson' } })),
    ];
    await pageOf(
      aVote({ ...open, amendment }),
      stubCall(signAmendmentCall, async ({ body: seen }) => {
        signed.push(seen);
        return answers.shift() as never;
      }),
    );
    expect((await screen.findAllByText('14 altas · 2 bloqueos · 1 número corregido')).length).toBe(2);
    expect(screen.getByText(/Enmienda 1 del censo/u)).toBeDefined();
    expect(screen.getByText('Es una enmienda a la vez de: «Reparte», «Otra».')).toBeDefined();
    expect(screen.getByText('a803 2065 73b5 05dd → cccc cccc cccc cccc')).toBeDefined();
    await press('Firmar y cambiar el censo');
    expect(signed).toEqual([]);
    fireEvent.click(screen.getByLabelText('He leído el motivo y cuántas personas son'));
    expect(await faultsForAxe()).toEqual([]);
    await press('Firmar y cambiar el censo');
    expect(signed).toEqual([{ amendment: 'e1', hash: 'c'.repeat(64) }]);
    expect((await screen.findByRole('alert')).textContent).toContain('ha cambiado mientras la mirabas');
    await press('Firmar y cambiar el censo');
    expect(await screen.findByText(/^La has traído tú/u)).toBeDefined();
  });

  it('shows an opened vote as fixed, with its changes and both hashes', async () => {
    const opened = { hash, text: '{}', at: '2026-11-09T08:00:00Z', by: ['Amparo', 'Vicent'] };
    const was = {
      survey: 'joven',
      path: 'title/es',
      kind: 'text' as const,
      was: 'Reprate',
      value: 'Reparte',
    };
    const change = { ...opened, hash: hash.toUpperCase(), number: 1, reason: 'Una errata', changes: [was] };
    const opening = { vote: 'joven', surveys: ['joven'], hash: change.hash, opened, changes: [change] };
    await pageOf(aVote({ stage: 'opened', opening, turn: null, refused: 'noChange' }));
    expect(await screen.findByRole('heading', { name: 'Fijo desde la apertura' })).toBeDefined();
    expect(screen.getByText('Reprate').tagName).toBe('DEL');
    expect(screen.getByText(/a803 2065 73b5 05dd → A803 2065 73B5 05DD/u)).toBeDefined();
    expect(screen.queryByRole('group', { name: 'Quién vota' })).toBeNull();
    expect(await faultsForAxe()).toEqual([]);
  });

  it('cancels an opening that has not begun, with a reason that is public, and says what was cancelled before', async () => {
    const opened = { hash, text: '{}', at: '2026-11-09T08:00:00Z', by: ['Amparo', 'Vicent'] };
    const opening = { vote: 'joven', surveys: ['joven'], hash, opened, changes: [] };
    const gone = { hash, at: opened.at, by: opened.by, reason: 'Falta el censo' };
    const signed: unknown[] = [];
    await pageOf(
      aVote({
        stage: 'opened',
        opening,
        hash: 'b'.repeat(64),
        turn: null,
        refused: 'noChange',
        cancelling: { turn: 'first', refused: null },
      }),
      stubCall(signVoteCall, async ({ body: given }) => {
        signed.push(given);
        return right(aVote({ cancelled: [gone] }));
      }),
    );
    fireEvent.click(await screen.findByLabelText('He leído qué pasa al anular la apertura'));
    fireEvent.click(screen.getByText('Anular la apertura'));
    await press('Firmar que se anula');
    expect(signed).toEqual([]);
    fireEvent.change(screen.getByLabelText('Por qué se anula'), { target: { value: 'Falta el censo' } });
    expect(await faultsForAxe()).toEqual([]);
    await press('Firmar que se anula');
    expect(signed).toEqual([{ what: 'cancel', turn: 'first', hash, reason: 'Falta el censo' }]);
    expect(await screen.findByText(/Apertura anulada por Amparo, Vicent/u)).toBeDefined();
    expect(screen.getByText(/«Falta el censo»/u)).toBeDefined();
  });
});
