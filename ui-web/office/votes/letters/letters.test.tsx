import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { bringPrinterCall } from '#adapters/wire/letters/bring-printer.ts';
import { confirmPrinterCall } from '#adapters/wire/letters/confirm-printer.ts';
import { noteReturnedCall } from '#adapters/wire/letters/note-returned.ts';
import { readLettersCall } from '#adapters/wire/letters/read-letters.ts';
import { replaceLetterCall } from '#adapters/wire/letters/replace-letter.ts';
import { makeLettersCall } from '#adapters/wire/letters/make-letters.ts';
import { previewLettersCall } from '#adapters/wire/letters/preview-letters.ts';
import { listImportsCall } from '#adapters/wire/imports/list-imports.ts';
import { readCensusStateCall } from '#adapters/wire/imports/read-census-state.ts';
import { readVoteCall } from '#adapters/wire/office-votes/read-vote.ts';
import type { VoteAnswer } from '#adapters/wire/office-votes/vote.ts';
import { left, right } from '#domain/shared/result.ts';
import { faultsForAxe } from '#ui-web/shell/samples/axe-of-screen.ts';
import { type StubbedCall, stubCall } from '#ui-web/shell/samples/sample-calls.ts';
import { anOffice, somebody } from '../../shell/sample-office.tsx';
import type { LettersAnswer } from './letters-presenter.ts';

afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.restoreAllMocks();
});

const hash = 'a803206573b505dd'.repeat(4);
const signed = { hash, text: '{}', at: '2026-11-09T08:00:00Z', by: ['Amparo', 'Vicent'] };
const vote: VoteAnswer = {
  id: 'joven',
  stage: 'opened',
  phase: 'open',
  process: null,
  surveys: [{ _id: 'joven', title: { es: 'Reparte' }, displayType: 'likes', census: true }],
  hash,
  census: { people: 48, print: hash },
  lacking: null,
  blockers: [],
  findings: [],
  authors: [],
  waiting: null,
  opening: { vote: 'joven', surveys: ['joven'], hash, opened: signed, changes: [] },
  amendment: null,
  cancelled: [],
  cancelling: null,
  changes: [],
  fixed: null,
  isOver: false,
  turn: null,
  refused: 'noChange',
  steps: [],
};
const printer = {
  print: 'abcd'.repeat(16),
  subject: 'Imprenta Soler',
  until: '2040-12-31T00:00:00Z',
  brought: { by: 'Marta', at: '2026-11-18T08:00:00Z' },
  confirmed: null,
};
const confirmed = { ...printer, confirmed: { by: 'Amparo', at: '2026-11-18T09:00:00Z' } };
const letters = (more: Partial<LettersAnswer> = {}): LettersAnswer => ({
  sent: 3200,
  returned: 41,
  replaced: 6,
  printer: confirmed,
  mayMake: true,
  mayConfirm: false,
  steps: [
    { number: 1, at: '2026-11-17T23:00:00Z', by: 'Marta', act: 'letters.send', to: '3200', hash: 'h' },
  ] as never,
  ...more,
});
/** Says what would be saved as a file. */
function savedFiles() {
  const saved: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    saved.push(blob as Blob);
    return 'blob:x';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  return saved;
}

async function draw(answer: LettersAnswer, ...others: readonly StubbedCall[]) {
  history.replaceState(null, '', '/gestion/encuestas/joven');
  const calls = [
    stubCall(readVoteCall, async () => right(vote)),
    stubCall(readLettersCall, async () => right(answer)),
    ...others,
  ];
  const drawn = anOffice({ calls, me: async () => right(somebody(['vote.read', 'census.change'])) });
  render(drawn.office);
  await act(() => drawn.presenter.open());
  await screen.findByRole('heading', { name: 'Cartas con código' });
}
const press = (name: string | RegExp) =>
  act(async () => void fireEvent.click(screen.getByRole('button', { name })));
const fill = (label: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

describe('the letters of a vote', () => {
  it('are counted, without a name, and a lost one is replaced', async () => {
    const saved = savedFiles();
    const asked: unknown[] = [];
    const answers = [
      left({ kind: 'lettersRefused', where: 'noSuchPerson' } as never),
      right({ file: btoa('hidden'), letters: 1, print: 'p' }),
    ];
    await draw(
      letters(),
      stubCall(replaceLetterCall, async ({ body }) => {
        asked.push(body);
        return answers.shift() as never;
      }),
    );
    expect(screen.getByText(/^3.?200$/u)).toBeDefined();
    expect(screen.getByText('Devueltas por Correos').nextSibling?.textContent).toBe('41');
    expect(screen.getByText(/Marta hizo cartas con código: 3200/u).textContent).toContain('18');
    expect(await faultsForAxe()).toEqual([]);
    fill('DNI, NIE o pasaporte', '12345678Z');
    fill('Nombre y apellidos', 'Ana Gil');
    fill('Calle y número', 'Major 7');
    fill('Código postal', '46001');
    fill('Municipio', 'Vilanova');
    fill('Idioma de la carta', 'va');
    await press('Anular la vieja y hacer otra');
    expect(screen.getByRole('alert').textContent).toMatch(/^Ese número no está en el censo/u);
    await press('Anular la vieja y hacer otra');
    expect(asked[1]).toEqual({
      id: '12345678Z',
      name: 'Ana Gil',
      lines: ['Major 7', ''],
      postalCode: '46001',
      town: 'Vilanova',
      language: 'va',
    });
    expect(await saved[0]?.text()).toBe('hidden');
    expect(await screen.findByText(/^Hecha: la vieja ya no vale/u)).toBeDefined();
    expect(screen.getByLabelText('Nombre y apellidos')).toHaveProperty('value', '');
  });

  it('are noted when they come back', async () => {
    const asked: unknown[] = [];
    await draw(
      letters(),
      stubCall(noteReturnedCall, async ({ body }) => {
        asked.push(body);
        return right(letters({ returned: 42 }));
      }),
    );
    fill('Devueltas por Correos hasta hoy', 'muchas');
    await press('Anotar');
    fill('Devueltas por Correos hasta hoy', '42');
    await press('Anotar');
    expect(asked).toEqual([{ returned: -1 }, { returned: 42 }]);
    expect(screen.getByText('Devueltas por Correos').nextSibling?.textContent).toBe('42');
  });
});

describe('the printer of a vote', () => {
  it('is brought as a file, and nothing else can be done until another person confirms it', async () => {
    const brought: unknown[] = [];
    await draw(
      letters({ printer: null, sent: 0, steps: [] }),
      stubCall(bringPrinterCall, async ({ body }) => {
        brought.push(body);
        return right(letters({ printer, sent: 0 }));
      }),
    );
    expect(screen.getByText(/^Todavía no hay certificado/u)).toBeDefined();
    expect(screen.queryByText('Pedir una carta nueva')).toBeNull();
    const file = new File(['PEM'], 'soler.pem');
    await act(async () => {
      fireEvent.change(screen.getByLabelText('Traer el certificado'), { target: { files: [file] } });
      await file.text();
    });
    expect(brought).toEqual([{ certificate: 'PEM' }]);
    expect(await screen.findByText(/^Lo trajo Marta\. Falta que otra persona/u)).toBeDefined();
    expect(screen.queryByText('Pedir una carta nueva')).toBeNull();
  });

  it('is confirmed by its whole fingerprint, once the person says that they have compared it', async () => {
    const asked: unknown[] = [];
    await draw(
      letters({ printer, mayMake: false, mayConfirm: true }),
      stubCall(confirmPrinterCall, async ({ body }) => {
        asked.push(body);
        return right(letters({ mayMake: false }));
      }),
    );
    expect(screen.getByText('abcd '.repeat(16).trim())).toBeDefined();
    await press('Confirmar la imprenta');
    expect(asked).toEqual([]);
    fireEvent.click(screen.getByLabelText(/^He comparado la huella/u));
    await press('Confirmar la imprenta');
    expect(asked).toEqual([{ print: printer.print }]);
    expect(await screen.findByText('Lo trajo Marta y lo comprobó Amparo.')).toBeDefined();
  });
});

describe('a file of addresses', () => {
  it('becomes letters of a vote that is chosen, as an encrypted file', async () => {
    const saved = savedFiles();
    history.replaceState(null, '', '/gestion/importar?tabla=letters');
    const preview = {
      basis: 'digest.1',
      sheet: 'Hoja1',
      sheets: ['Hoja1'],
      columns: [{ name: 'identity', letters: 'A', header: 'DNI' }],
      unknown: [],
      missing: [],
      rows: 3,
      leftOut: 0,
      faultCount: 0,
      faults: [],
      counts: { added: 1, changed: 1, same: 0, gone: 1 },
      shown: [{ row: 2, cells: ['…'] }],
      isReady: true,
    };
    const asked: unknown[] = [];
    const answers = [
      left({ kind: 'lettersRefused', where: 'unconfirmed' } as never),
      right({ file: btoa('hidden'), letters: 2, print: 'f'.repeat(64) }),
    ];
    const open = [{ id: 'joven', title: { es: 'Reparte' } }];
    const drawn = anOffice({
      calls: [
        stubCall(listImportsCall, async () => right({ items: [], processes: [] })),
        stubCall(readCensusStateCall, async () =>
          right({ people: 48, blocked: 0, openVotes: open, fixedVotes: open, amendment: null, items: [] }),
        ),
        stubCall(previewLettersCall, async (input) => {
          asked.push(input);
          return right(preview);
        }),
        stubCall(makeLettersCall, async () => answers.shift() as never),
      ],
      me: async () => right(somebody(['census.change'])),
    });
    render(drawn.office);
    await act(() => drawn.presenter.open());
    await screen.findByRole('heading', { name: 'Lo que se ha importado' });
    const cells = { clipboardData: { getData: () => 'DNI\n12345678Z' } };
    fireEvent.paste(screen.getByLabelText(/^O pega aquí/u), cells);
    await press('Ver qué cambiaría');
    expect(screen.getByText('Elige la votación.')).toBeDefined();
    fill('Votación', 'joven');
    await press('Ver qué cambiaría');
    expect(asked).toMatchObject([{ id: 'joven' }]);
    expect(screen.getByText('Anulan un código anterior').nextSibling?.textContent).toBe('1');
    expect(await faultsForAxe()).toEqual([]);
    const make = async () => {
      await press('Hacer las cartas');
      const [, sure] = screen.getAllByRole('button', { name: 'Hacer las cartas' });
      await act(async () => void fireEvent.click(sure as HTMLElement));
    };
    await make();
    expect(await screen.findByText(/^Falta que otra persona confirme la imprenta/u)).toBeDefined();
    await make();
    expect(await screen.findByText(/^Hechas 2 cartas\. Manda el archivo cifrado/u)).toBeDefined();
    expect(await saved[0]?.text()).toBe('hidden');
  });
});
