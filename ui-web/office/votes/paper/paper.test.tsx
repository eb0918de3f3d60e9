import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { readBoxRecordCall, signBoxRecordCall } from '#adapters/wire/office-votes/paper/box-record.ts';
import type { SeenBox, BoxesAnswer } from '#adapters/wire/office-votes/paper/boxes.ts';
import { changeBoxesCall } from '#adapters/wire/office-votes/paper/change-boxes.ts';
import { enterBallotCall } from '#adapters/wire/office-votes/paper/enter-ballot.ts';
import type { EntriesAnswer } from '#adapters/wire/office-votes/paper/entries.ts';
import { readBoxesCall } from '#adapters/wire/office-votes/paper/read-boxes.ts';
import { readEntriesCall } from '#adapters/wire/office-votes/paper/read-entries.ts';
import { takeEntryBackCall } from '#adapters/wire/office-votes/paper/take-entry-back.ts';
import { readVoteCall } from '#adapters/wire/office-votes/read-vote.ts';
import type { JsonObject } from '#domain/documents/json.ts';
import { left, right } from '#domain/shared/result.ts';
import { faultsForAxe } from '#ui-web/shell/samples/axe-of-screen.ts';
import { type StubbedCall, stubCall } from '#ui-web/shell/samples/sample-calls.ts';
import { anOffice, somebody } from '../../shell/sample-office.tsx';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

const survey: JsonObject & { _id: string } = {
  _id: 'gent',
  title: { es: 'Reparte' },
  displayType: 'budgetAmount',
  totalAmount: 100,
  endTime: '2026-11-10',
  census: true,
  proposals: Array.from({ length: 20 }, (_, n) => ({
    _id: `p${n + 1}`,
    title: { es: `Propuesta ${n + 1}` },
    amount: 10,
  })),
};
const opened = { hash: 'a'.repeat(64), text: '{}', at: '2026-11-01T08:00:00Z', by: ['Amparo', 'Vicent'] };
const vote = stubCall(readVoteCall, async () =>
  right({
    id: 'gent',
    stage: 'opened',
    phase: 'open',
    process: null,
    surveys: [survey],
    hash: opened.hash,
    census: null,
    lacking: null,
    blockers: [],
    findings: [],
    authors: [],
    amendment: null,
    cancelled: [],
    cancelling: null,
    waiting: null,
    opening: { vote: 'gent', surveys: ['gent'], hash: opened.hash, opened, changes: [] },
    changes: [],
    fixed: null,
    isOver: true,
    turn: null,
    refused: 'over',
    steps: [],
  }),
);
const deed = { name: 'Pau', witness: 'Fátima', at: '2026-11-18T08:00:00Z', words: '0012' };
const aBox = (more: Partial<SeenBox> = {}): SeenBox => ({
  id: 'mercat',
  name: 'Mercat',
  state: 'planned',
  into: null,
  opened: null,
  sealed: null,
  contents: null,
  signed: [],
  count: null,
  progress: null,
  ...more,
});
const entering = (done: number, more: Partial<SeenBox> = {}): SeenBox =>
  aBox({
    state: 'entering',
    contents: { by: deed, found: 3, given: 3, entered: 3 },
    progress: { papers: 3, done, different: 0 },
    ...more,
  });
const paperOf = (boxes: SeenBox[], more: Partial<BoxesAnswer> = {}): BoxesAnswer => ({
  obstacle: null,
  stage: 'over',
  refused: null,
  boxes,
  surveys: [survey],
  ...more,
});
const entriesOf = (more: Partial<EntriesAnswer> = {}): EntriesAnswer => ({
  papers: 3,
  states: 'nnn',
  next: 1,
  last: null,
  draft: null,
  differing: [],
  ...more,
});

async function draw(paper: BoxesAnswer, ...calls: readonly StubbedCall[]) {
  history.replaceState(null, '', '/gestion/encuestas/gent');
  const drawn = anOffice({
    calls: [vote, stubCall(readBoxesCall, async () => right(paper)), ...calls],
    me: async () => right(somebody(['vote.read', 'vote.readTurnout', 'desk.enterBallots'])),
  });
  render(drawn.office);
  await act(() => drawn.presenter.open());
  await screen.findByRole('heading', { name: 'Papeletas y urnas' });
}
const press = (name: string | RegExp) =>
  act(async () => void fireEvent.click(screen.getByRole('button', { name })));
const entries = (answer: EntriesAnswer) => stubCall(readEntriesCall, async () => right(answer));

/** Presses keys in the field that has the focus, as a person does; gives how many. */
async function keys(pressed: string): Promise<number> {
  const all = pressed.split('');
  for (const key of all) {
    const field = document.activeElement as HTMLInputElement;
    const name = key === '⏎' ? 'Enter' : key === '⌫' ? 'Backspace' : key;
    const isTaken = !fireEvent.keyDown(field, { key: name });
    if (isTaken) continue;
    // oxlint-disable-next-line no-await-in-loop -- one key after the other
    await act(async () => {
      if (key === '⏎') fireEvent.submit(field.form as HTMLFormElement);
      else if (key === '⌫') fireEvent.change(field, { target: { value: field.value.slice(0, -1) } });
      else fireEvent.change(field, { target: { value: field.value + key } });
    });
  }
  return all.length;
}

describe('the boxes of a vote', () => {
  it('are opened and sealed by the person who is signed in, with the name of another', async () => {
    const done: unknown[] = [];
    await draw(
      paperOf([aBox()], { stage: 'open' }),
      stubCall(changeBoxesCall, async ({ body }) => {
        done.push(body);
        return body.witness === ''
          ? left({ kind: 'boxRefused', where: 'noWitness' } as never)
          : right(paperOf([aBox({ state: 'open', opened: deed })], { stage: 'open' }));
      }),
    );
    await press('Abrir');
    await press('Abrir');
    expect((await screen.findByRole('alert')).textContent).toContain('el nombre de la otra persona');
    fireEvent.change(screen.getByLabelText('Nombre de la otra persona'), { target: { value: 'Fátima' } });
    fireEvent.change(screen.getByLabelText('Número de los precintos'), { target: { value: '0012' } });
    await press('Abrir');
    expect(done.at(-1)).toEqual({ act: 'open', box: 'mercat', witness: 'Fátima', words: '0012' });
    expect(screen.getByText(/Abierta por Pau y Fátima/u)).toBeDefined();
    expect(screen.getByRole('button', { name: 'Precintar' })).toBeDefined();
    expect(await faultsForAxe()).toEqual([]);
  });

  it('say by how many ballots more were found than given', async () => {
    await draw(
      paperOf([aBox({ state: 'sealed', sealed: deed })]),
      stubCall(changeBoxesCall, async () =>
        left({ kind: 'boxRefused', where: 'tooManyFound', faults: [{ over: 2 }] } as never),
      ),
    );
    await press('Contar las papeletas');
    fireEvent.change(screen.getByLabelText('Papeletas en la urna'), { target: { value: '63' } });
    await press('Contar las papeletas');
    expect((await screen.findByRole('alert')).textContent).toContain('Hay 2 más de las dadas');
  });

  it('are only shown to who has no part in it, and said to be none where there can be none', async () => {
    await draw(paperOf([aBox()], { refused: 'noRole', stage: 'open' }));
    expect(screen.queryByRole('button', { name: 'Abrir' })).toBeNull();
    cleanup();
    await draw(paperOf([], { obstacle: 'noCensus' }));
    expect(screen.getByText(/no comprueba el censo/u)).toBeDefined();
  });
});

describe('entering ballots', () => {
  it('takes a ballot of 20 options by keys alone, and goes on with the next', async () => {
    const sent: unknown[] = [];
    await draw(
      paperOf([entering(0)]),
      entries(entriesOf()),
      stubCall(enterBallotCall, async ({ body }) => {
        sent.push(body);
        return right(entriesOf({ states: 'onn', next: 2, last: 1 }));
      }),
    );
    await press('Meter papeletas');
    expect(document.activeElement).toBe(await screen.findByLabelText('Papeleta 1'));
    // Six marks, half of them of two digits: 15 keys. At 9,000 keys an hour, a usual rate of data entry, they take 6.0 seconds.
    const pressed = await keys('2 5 7 11 14 20⏎');
    expect((pressed / 9000) * 3600).toBeLessThanOrEqual(6);
    expect(sent).toEqual([
      {
        number: 1,
        survey: 'gent',
        answer: { kind: 'choice', raw: ['p2', 'p5', 'p7', 'p11', 'p14', 'p20'] },
        settles: false,
      },
    ]);
    expect(document.activeElement).toBe(screen.getByLabelText('Papeleta 2'));
    expect(screen.getByLabelText('Papeleta 2')).toHaveProperty('value', '');
    await keys('b⏎');
    await keys('12n⏎');
    expect(sent.slice(1)).toMatchObject([{ answer: { kind: 'blank' } }, { answer: { kind: 'spoiled' } }]);
    expect(await faultsForAxe()).toEqual([]);
  });

  it('says what is read, a slip, and by which rule a ballot is spoiled, and stores neither', async () => {
    const sent: unknown[] = [];
    await draw(
      paperOf([entering(0)]),
      entries(entriesOf()),
      stubCall(enterBallotCall, async ({ body }) => {
        sent.push(body);
        return left({ kind: 'unreachable' });
      }),
    );
    await press('Meter papeletas');
    const said = () =>
      screen
        .getAllByRole('status')
        .map(({ textContent }) => textContent)
        .join(' ');
    await screen.findByLabelText('Papeleta 1');
    await keys('2 5');
    expect(said()).toContain('2 · Propuesta 2; 5 · Propuesta 5. Suma 20,00');
    await keys('⌫⌫21⏎');
    expect(said()).toContain('«221» no está en la papeleta');
    await keys('⌫⌫⌫1 2 3 4 5 6 7 8 9 10 11⏎');
    expect(said()).toContain('pasa del presupuesto');
    expect(sent).toEqual([]);
    await keys('n⏎');
    // The line was cut: what was typed is there again.
    expect(screen.getByRole('alert').textContent).toContain('No se ha podido');
    expect(screen.getByLabelText('Papeleta 1')).toHaveProperty('value', 'N');
  });

  it('takes the last one back, and goes to any number', async () => {
    const back: unknown[] = [];
    await draw(
      paperOf([entering(0)]),
      entries(entriesOf({ states: 'onn', next: 2, last: 1 })),
      stubCall(takeEntryBackCall, async ({ body }) => {
        back.push(body);
        return right(entriesOf());
      }),
    );
    await press('Meter papeletas');
    await screen.findByLabelText('Papeleta 2');
    fireEvent.change(screen.getByLabelText('Otro número'), { target: { value: '3' } });
    await press('Ir');
    expect(screen.getByLabelText('Papeleta 3')).toBeDefined();
    await press('Deshacer la 1');
    expect(back).toEqual([{ number: 1 }]);
    expect(screen.getByLabelText('Papeleta 1')).toBeDefined();
  });

  it('shows a third person both readings side by side, and stores the one that is right', async () => {
    const sent: { answer?: unknown; settles?: boolean }[] = [];
    const read = (...raw: string[]) => ({ gent: { kind: 'choice' as const, raw } });
    const differing = [
      {
        number: 2,
        entries: [
          { name: 'Pau', answers: read('p2', 'p6') },
          { name: 'Fátima', answers: read('p2', 'p9') },
        ],
      },
      { number: 3, entries: [] },
    ];
    await draw(
      paperOf([entering(1)]),
      entries(entriesOf({ states: 'edd', next: null, differing })),
      stubCall(enterBallotCall, async ({ body }) => {
        sent.push(body);
        return right(entriesOf({ states: 'esd', next: null }));
      }),
    );
    await press('Meter papeletas');
    const table = await screen.findByRole('table');
    expect(
      within(table)
        .getAllByRole('row')
        .map((row) => row.textContent),
    ).toEqual(['RepartePauFátima', '2 · Propuesta 2sísí', '6 · Propuesta 6sí–', '9 · Propuesta 9–sí']);
    expect(screen.getByText(/Papeleta 3: distintas. La decide otra persona/u)).toBeDefined();
    expect(await faultsForAxe()).toEqual([]);
    await press('Teclearla de nuevo');
    expect(screen.getByLabelText('Papeleta 2, de nuevo')).toBeDefined();
    await press('Tiene razón: Fátima');
    expect(sent).toMatchObject([{ number: 2, settles: true, answer: { raw: ['p2', 'p9'] } }]);
  });
});

describe('the record of a box', () => {
  it('is signed with its hash, and with words if ballots are missing', async () => {
    const signed: unknown[] = [];
    const hash = '7f3a91c05be24d18'.repeat(4);
    await draw(
      paperOf([entering(3)]),
      stubCall(readBoxRecordCall, async () =>
        right({ given: 4, found: 3, drawnOut: 0, missing: 1, ballots: 2, blank: 1, spoiled: 0, hash }),
      ),
      stubCall(signBoxRecordCall, async ({ body }) => {
        signed.push(body);
        return right(paperOf([aBox({ state: 'counted', count: { ballots: 2, blank: 1, spoiled: 0 } })]));
      }),
    );
    expect(await screen.findByText('7f3a 91c0 5be2 4d18')).toBeDefined();
    fireEvent.change(screen.getByLabelText('Por qué faltan papeletas'), { target: { value: 'Una rota' } });
    await press('Firmar el acta');
    expect(signed).toEqual([{ hash, words: 'Una rota' }]);
    expect(screen.getByText('2 con voto, 1 en blanco, 0 nulas.')).toBeDefined();
  });
});
