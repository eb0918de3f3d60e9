import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { confirmImportCall } from '#adapters/wire/imports/confirm-import.ts';
import { listImportsCall } from '#adapters/wire/imports/list-imports.ts';
import { previewImportCall } from '#adapters/wire/imports/preview-import.ts';
import { undoImportCall } from '#adapters/wire/imports/undo-import.ts';
import { confirmCensusCall } from '#adapters/wire/imports/confirm-census.ts';
import { previewCensusCall } from '#adapters/wire/imports/preview-census.ts';
import { readCensusStateCall } from '#adapters/wire/imports/read-census-state.ts';
import { proposeAmendmentCall } from '#adapters/wire/imports/propose-amendment.ts';
import { takeAmendmentBackCall } from '#adapters/wire/imports/take-amendment-back.ts';
import { undoCensusCall } from '#adapters/wire/imports/undo-census.ts';
import type { Act } from '#domain/office/roles.ts';
import { type Either, left, right } from '#domain/shared/result.ts';
import { faultsForAxe } from '#ui-web/shell/samples/axe-of-screen.ts';
import { type StubbedCall, stubCall } from '#ui-web/shell/samples/sample-calls.ts';
import { anOffice, somebody } from '../shell/sample-office.tsx';
import { largestTable } from './presenter.ts';
import type { ImportLook } from './table-calls.ts';

beforeEach(() => history.replaceState(null, '', '/gestion/importar'));
afterEach(() => {
  cleanup();
  localStorage.clear();
});

const counts = { added: 2, changed: 1, same: 4, gone: 0 };
const aLook = (more: Partial<ImportLook> = {}): ImportLook => ({
  basis: 'digest.print',
  sheet: 'Hoja1',
  sheets: ['Hoja1'],
  columns: [{ name: 'title', letters: 'A', header: 'Entidad' }],
  unknown: [],
  missing: [],
  rows: 7,
  leftOut: 0,
  faultCount: 0,
  faults: [],
  counts,
  shown: [{ row: 2, cells: ['Penya'] }],
  isReady: true,
  ...more,
});
const entry = {
  id: 'k1',
  at: '2026-11-18T08:00:00Z',
  by: 'Marta',
  layout: 'associations',
  counts,
  undone: null,
};

interface Council {
  readonly looks?: readonly Either<object, ImportLook>[];
  readonly items?: readonly (typeof entry)[];
  readonly others?: readonly StubbedCall[];
}

/** The screen over a council that gives these looks, one after the other; says what was asked for. */
async function draw({ looks = [], items = [], others = [] }: Council = {}) {
  const asked: Record<string, unknown>[] = [];
  const listed = stubCall(listImportsCall, async () =>
    right({ items: [...items], processes: [{ id: 'barris', title: { es: 'Barrios' } }] }),
  );
  const looked = stubCall(previewImportCall, async ({ body }) => {
    asked.push(body);
    return (looks[asked.length - 1] ?? left({ kind: 'defect' })) as Either<never, ImportLook>;
  });
  const publisher = async () => right(somebody(['document.publish']));
  const drawn = anOffice({ calls: [listed, looked, ...others], me: publisher });
  render(drawn.office);
  await act(() => drawn.presenter.open());
  await screen.findByRole('heading', { name: 'Lo que se ha importado' });
  return asked;
}

const choose = (layout: string) =>
  fireEvent.change(screen.getByLabelText('Qué tabla es'), { target: { value: layout } });
const paste = (text: string) =>
  fireEvent.paste(screen.getByLabelText(/^O pega aquí/u), { clipboardData: { getData: () => text } });
const press = async (name: string | RegExp) =>
  act(async () => void fireEvent.click(screen.getByRole('button', { name })));
const look = () => press('Ver qué cambiaría');
const sent = (text: unknown) =>
  new TextDecoder().decode(Uint8Array.from(atob(String(text)), (one) => one.charCodeAt(0)));

describe('bringing a table', () => {
  it('says what is missing before anything is sent', async () => {
    const asked = await draw();
    await look();
    expect(screen.getByRole('alert').textContent).toBe('Escribe el año del presupuesto.');
    choose('proposals');
    await look();
    expect(screen.getByRole('alert').textContent).toBe('Elige el proceso.');
    fireEvent.change(screen.getByLabelText('Proceso'), { target: { value: 'barris' } });
    await look();
    expect(screen.getByRole('alert').textContent).toBe('Elige un archivo o pega las celdas.');
    expect(asked).toEqual([]);
    expect(await faultsForAxe()).toEqual([]);
  });

  it('sends what was pasted, which is never drawn, with what no column says', async () => {
    const asked = await draw({ looks: [right(aLook({ columns: [] }))] });
    choose('budgetIncome');
    fireEvent.change(screen.getByLabelText('Año'), { target: { value: '2031' } });
    fireEvent.change(screen.getByLabelText(/^Ejecutado hasta/u), { target: { value: '2031-06-30' } });
    const big = `Eco.\tPrevisiones iniciales\n${'11300\t1,00\n'.repeat(450_000)}`;
    paste(big);
    expect(document.body.textContent.length).toBeLessThan(5000);
    await look();
    await screen.findByRole('heading', { name: 'Qué cambiaría' });
    expect(asked[0]).toMatchObject({
      layout: 'budgetIncome',
      year: 2031,
      executedTo: '2031-06-30',
      process: null,
    });
    expect(sent(asked[0]?.['file'])).toBe(big);
  });

  it('takes a dropped file, refuses one that is too large, and says why another is not read', async () => {
    const asked = await draw({ looks: [left({ kind: 'importRefused', where: 'oldWorkbook' })] });
    choose('associations');
    const place = screen.getByText(/^O suéltalo aquí/u).parentElement;
    const drop = (file: Blob) => fireEvent.drop(place ?? document.body, { dataTransfer: { files: [file] } });
    const large = new File(['x'], 'grande.xlsx');
    Object.defineProperty(large, 'size', { value: largestTable + 1 });
    drop(large);
    await look();
    expect(screen.getByText('El archivo pasa de 16 MB.')).toBeTruthy();
    await press('Quitar');
    drop(new File(['x'], 'viejo.xls'));
    expect(screen.getByText('viejo.xls (1 kB)')).toBeTruthy();
    await look();
    expect((await screen.findByText(/^Es un libro antiguo/u)).closest('[role=alert]')).toBeTruthy();
    expect(asked).toHaveLength(1);
  });

  it('gives a template with the names of the columns', async () => {
    await draw();
    choose('streets');
    const link = screen.getByRole('link', { name: 'Descargar una plantilla' });
    expect(link.getAttribute('download')).toBe('streets.csv');
    expect(decodeURIComponent(link.getAttribute('href') ?? '')).toContain('Tipo de vía;Nombre de la vía;');
  });
});

describe('what an import would do', () => {
  const fault = (row: number) => ({
    row,
    column: 'email',
    letters: 'C',
    kind: 'notAnEmail',
    found: 'nada',
    suggestion: null,
  });
  const start = async (looks: Council['looks'], more: Council = {}) => {
    const asked = await draw({ ...more, looks: looks ?? [] });
    choose('associations');
    paste('Entidad\nPenya');
    await look();
    await screen.findByRole('heading', { name: 'Qué cambiaría' });
    return asked;
  };
  const rowsIn = (name: string) =>
    within(screen.getByRole('columnheader', { name }).closest('table') ?? document.body)
      .getAllByRole('row')
      .slice(1)
      .map((row) => [...row.children].map(({ textContent }) => textContent?.trim()).join(' | '));

  it('has every fault by its row and column, fifty at a time, and the rows without them on demand', async () => {
    const faults = Array.from({ length: 120 }, (_, at) => fault(at + 2));
    const known = {
      ...fault(1),
      kind: 'twice',
      column: 'title',
      letters: 'A',
      found: 'Penya',
      suggestion: '9',
    };
    const strange = { ...fault(1), kind: 'newKind' };
    await start([
      right(aLook({ faults: [known, strange, ...faults], faultCount: 1300, isReady: false })),
      right(aLook({ faults, faultCount: 120 })),
    ]);
    expect(rowsIn('Qué pasa')).toHaveLength(50);
    expect(rowsIn('Qué pasa').slice(0, 3)).toEqual([
      '1 | A · Nombre | Ya está en la fila: 9. | Penya | ',
      '1 | C · Correo electrónico | newKind | nada | ',
      '2 | C · Correo electrónico | No es una dirección de correo. | nada | ',
    ]);
    expect(screen.getByText(/^Solo se muestran los primeros 122/u)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Publicar los cambios' })).toBeNull();
    expect(await faultsForAxe()).toEqual([]);
    await press('Siguientes');
    await press('Siguientes');
    expect(screen.getByText('101–122 de 122')).toBeTruthy();
    await press('Primeras filas');
    expect(rowsIn('Nombre')).toEqual(['2 | Penya']);
    await act(async () => void fireEvent.click(screen.getByLabelText('Dejar fuera las filas con fallos')));
    expect(await screen.findByRole('button', { name: 'Publicar los cambios' })).toBeTruthy();
  });

  it('lets a person name a column that was not recognised, and choose another sheet', async () => {
    const unknown = [{ place: 2, letters: 'C', header: 'Corre', suggestion: 'email' }];
    const missing = ['title'];
    const first = aLook({ unknown, missing, sheets: ['Hoja1', 'Otra'], isReady: false });
    const asked = await start([right(first), right(first), right(aLook({ sheets: ['Hoja1', 'Otra'] }))]);
    expect(screen.getByText(/^Faltan columnas: Nombre\./u)).toBeTruthy();
    expect(screen.getByText('quizá: Correo electrónico')).toBeTruthy();
    const naming = screen.getByLabelText('C · Corre');
    await act(async () => void fireEvent.change(naming, { target: { value: 'title' } }));
    expect(asked[1]).toMatchObject({ columns: { 2: 'title' } });
    await act(
      async () => void fireEvent.change(screen.getByLabelText('Hoja'), { target: { value: 'Otra' } }),
    );
    expect(asked[2]).toMatchObject({ sheet: 'Otra', columns: {} });
    await act(async () => void fireEvent.click(screen.getByLabelText(/^El archivo es la lista entera/u)));
    expect(asked[3]).toMatchObject({ removesOthers: true });
  });

  it('of a budget with a fault cannot leave rows out, and says if nothing changes', async () => {
    await draw({
      looks: [
        right(
          aLook({
            faults: [{ ...fault(2), column: 'initial' }],
            faultCount: 1,
            isReady: false,
            leftOut: 3,
            columns: [],
          }),
        ),
        right(aLook({ isReady: false, columns: [] })),
      ],
    });
    fireEvent.change(screen.getByLabelText('Año'), { target: { value: '2031' } });
    paste('x');
    await look();
    expect(await screen.findByText(/^En un presupuesto cuentan todas las filas/u)).toBeTruthy();
    expect(screen.getByText(/3 filas de sumas no se leen/u)).toBeTruthy();
    expect(screen.queryByLabelText('Dejar fuera las filas con fallos')).toBeNull();
    await look();
    expect(await screen.findByText(/^No hay nada que cambiar/u)).toBeTruthy();
  });

  it('is published once that is confirmed, with the basis that was looked at', async () => {
    const bodies: unknown[] = [];
    const confirmed = stubCall(confirmImportCall, async ({ body }) => {
      bodies.push(body);
      return bodies.length === 1 ? left({ kind: 'importOutdated' } as never) : right(entry);
    });
    await start([right(aLook()), right(aLook())], { others: [confirmed] });
    await press('Publicar los cambios');
    const dialog = await screen.findByRole('dialog');
    await act(
      async () => void fireEvent.click(within(dialog).getByRole('button', { name: 'Publicar los cambios' })),
    );
    expect(await screen.findByText(/^Lo publicado ha cambiado desde que lo viste/u)).toBeTruthy();
    await look();
    await press('Publicar los cambios');
    const again = await screen.findByRole('dialog');
    await act(
      async () => void fireEvent.click(within(again).getByRole('button', { name: 'Publicar los cambios' })),
    );
    expect(await screen.findByText('Publicado. Añadidos: 2. Cambiados: 1. Quitados: 0.')).toBeTruthy();
    expect(bodies).toMatchObject([
      { basis: 'digest.print' },
      { basis: 'digest.print', layout: 'associations' },
    ]);
    expect(screen.queryByRole('heading', { name: 'Qué cambiaría' })).toBeNull();
  });

  it('says that it failed if the council does not answer as it should', async () => {
    await draw({ looks: [left({ kind: 'defect' })] });
    choose('associations');
    paste('x');
    await look();
    expect(await screen.findByText('No hemos podido hacerlo. Inténtalo otra vez.')).toBeTruthy();
  });
});

describe('what was imported', () => {
  it('is undone once that is confirmed, or it says that somebody changed it', async () => {
    const answers = [
      left({ kind: 'importChanged' } as never),
      left({ kind: 'defect' } as never),
      right({ status: 'ok' as const }),
    ];
    const undone = stubCall(undoImportCall, async () => answers.shift() ?? right({ status: 'ok' as const }));
    const before = { ...entry, id: 'k0', undone: { by: 'Pau', at: '2026-11-18T09:00:00Z' } };
    await draw({ items: [entry, before as never], others: [undone] });
    expect(screen.getByText('Deshecha por: Pau')).toBeTruthy();
    const undo = async () => {
      await press('Deshacer: Asociaciones');
      const dialog = await screen.findByRole('dialog');
      await act(async () => void fireEvent.click(within(dialog).getByRole('button', { name: 'Deshacer' })));
    };
    await undo();
    expect(await screen.findByText(/^No se puede deshacer: alguien/u)).toBeTruthy();
    await undo();
    expect(await screen.findByText('No hemos podido hacerlo. Inténtalo otra vez.')).toBeTruthy();
    await undo();
    expect(await screen.findByText('Se ha deshecho: vuelve lo que había.')).toBeTruthy();
  });
});

describe('the census', () => {
  const vote = { id: 'parque', title: { es: '¿Un parque?' } };
  const state = (more: object = {}) =>
    stubCall(readCensusStateCall, async () =>
      right({
        people: 1200,
        blocked: 2,
        openVotes: [],
        fixedVotes: [],
        amendment: null,
        items: [],
        ...more,
      } as never),
    );
  const look = (more: object = {}) => ({
    ...aLook({
      columns: [{ name: 'identity', letters: 'A', header: 'NIF' }],
      shown: [{ row: 2, cells: ['…'] }],
    }),
    openVotes: [],
    ...more,
  });
  const start = async (others: readonly StubbedCall[], acts: readonly Act[] = ['census.change']) => {
    const listed = stubCall(listImportsCall, async () => right({ items: [], processes: [] }));
    const drawn = anOffice({ calls: [listed, ...others], me: async () => right(somebody(acts)) });
    render(drawn.office);
    await act(() => drawn.presenter.open());
    await screen.findByRole('heading', { name: 'Lo que se ha importado' });
  };
  const bring = async () => {
    paste('NIF\n12345678Z');
    await press('Ver qué cambiaría');
    await screen.findByRole('heading', { name: 'Qué cambiaría' });
  };

  it('is all that who keeps it can bring, and nobody else can', async () => {
    await start([state({ openVotes: [vote] })]);
    const options = () => within(screen.getByLabelText('Qué tabla es')).getAllByRole('option');
    expect(options().map(({ textContent }) => textContent)).toEqual([
      'Censo (quién puede votar)',
      'Direcciones para cartas con código',
    ]);
    expect(screen.getByText(/^En el censo hay 1.?200 personas\. 2 están bloqueadas\.$/u)).toBeTruthy();
    expect(screen.getByText(/usa el censo: «¿Un parque\?»/u)).toBeTruthy();
    expect(await faultsForAxe()).toEqual([]);
    cleanup();
    await start([], ['document.publish']);
    expect(options().some(({ textContent }) => textContent?.startsWith('Censo'))).toBe(false);
  });

  it('is looked at, changed and listed by its own calls, and only its latest import can be undone', async () => {
    const bodies: unknown[] = [];
    const items = [
      { ...entry, id: 'k2', layout: 'census', canUndo: true },
      { ...entry, id: 'k1', layout: 'census', canUndo: false },
    ];
    const note = async ({ body }: { readonly body: unknown }) => void bodies.push(body);
    await start([
      state({ items }),
      stubCall(previewCensusCall, async (call) => {
        await note(call);
        return right(look() as never);
      }),
      stubCall(confirmCensusCall, async (call) => {
        await note(call);
        return right({ ...entry, layout: 'census' });
      }),
      stubCall(undoCensusCall, async () => left({ kind: 'importChanged' } as never)),
    ]);
    await bring();
    expect(screen.getByText('Ya estaban y se escriben de nuevo')).toBeTruthy();
    await press('Cambiar el censo');
    const dialog = await screen.findByRole('dialog');
    await act(
      async () => void fireEvent.click(within(dialog).getByRole('button', { name: 'Cambiar el censo' })),
    );
    expect(await screen.findByText(/^El censo ha cambiado\. Añadidas: 2\./u)).toBeTruthy();
    expect(Object.keys(bodies[0] as object)).toEqual([
      'file',
      'sheet',
      'columns',
      'removesOthers',
      'skipsFaulty',
    ]);
    expect(bodies[1]).toMatchObject({ basis: 'digest.print' });
    expect(screen.getAllByRole('button', { name: /^Deshacer: Censo/u })).toHaveLength(1);
    await press(/^Deshacer: Censo/u);
    const sure = await screen.findByRole('dialog');
    await act(async () => void fireEvent.click(within(sure).getByRole('button', { name: 'Deshacer' })));
    expect(await screen.findByText(/^No se puede deshacer: el censo ha cambiado/u)).toBeTruthy();
  });

  it('takes nobody away while a vote is open, and says which vote it is', async () => {
    const looks = [right(look({ openVotes: [vote] })), left({ kind: 'censusInUse', faults: [vote] })];
    await start([state(), stubCall(previewCensusCall, async () => looks.shift() as never)]);
    await bring();
    expect(screen.queryByLabelText(/^El archivo es el censo entero/u)).toBeNull();
    await press('Ver qué cambiaría');
    expect(await screen.findByText(/desde entonces ha estado abierta «¿Un parque\?»/u)).toBeTruthy();
  });

  it('that opened votes fix is amended: a reason, a signature, and another person who signs too', async () => {
    const fixed = { fixedVotes: [vote], counts: { ...counts, changed: 0 } };
    const bodies: unknown[] = [];
    const people = { added: 2, blocked: 1, letIn: 0, corrected: 0 };
    const amendment = {
      id: 'e1',
      reason: 'Altas',
      by: 'Marta',
      at: '2026-11-18T08:00:00Z',
      isCurrent: true,
      people,
    };
    const waiting: (typeof amendment)[] = [];
    await start([
      stubCall(readCensusStateCall, async () =>
        right({
          people: 48,
          blocked: 0,
          openVotes: [vote],
          fixedVotes: [vote],
          amendment: waiting[0] ?? null,
          items: [],
        }),
      ),
      stubCall(previewCensusCall, async () => right(look(fixed)) as never),
      stubCall(proposeAmendmentCall, async ({ body }) => {
        bodies.push(body);
        waiting.push(amendment);
        return right(amendment);
      }),
      stubCall(takeAmendmentBackCall, async () =>
        left({ kind: 'signatureRefused', where: 'unsigned' } as never),
      ),
    ]);
    await bring();
    expect(screen.getByText(/^Dos personas abrieron «¿Un parque\?»/u)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Cambiar el censo' })).toBeNull();
    expect(screen.queryByLabelText(/^El archivo es el censo entero/u)).toBeNull();
    await press('Firmar la enmienda');
    expect(screen.getByRole('alert').textContent).toBe('Escribe el motivo.');
    fireEvent.change(screen.getByLabelText('Motivo, para el público'), { target: { value: 'Altas' } });
    await press('Firmar la enmienda');
    expect(bodies).toMatchObject([{ basis: 'digest.print', reason: 'Altas' }]);
    expect(await screen.findByText(/^La enmienda espera a que firme otra persona/u)).toBeTruthy();
    expect(screen.getByText('2 altas · 1 bloqueo')).toBeTruthy();
    expect(await faultsForAxe()).toEqual([]);
    await press('Retirar la enmienda');
    expect(await screen.findByText(/^Ya no vale: el censo/u)).toBeTruthy();
  });

  it('says how many corrections fit no number of it', async () => {
    const stray = look({ stray: 2, isReady: false });
    await start([state(), stubCall(previewCensusCall, async () => right(stray) as never)]);
    await bring();
    expect(screen.getByText(/^2 filas corrigen números que no están en el censo/u)).toBeTruthy();
  });

  it('that is the whole one must be without faults', async () => {
    const fault = {
      row: 2,
      column: 'identity',
      letters: 'A',
      kind: 'checkLetter',
      found: '…',
      suggestion: null,
    };
    const faulty = right(look({ faults: [fault], faultCount: 1, isReady: false }));
    await start([state(), stubCall(previewCensusCall, async () => faulty as never)]);
    await bring();
    expect(screen.getByText('La letra no es la que corresponde al número.')).toBeTruthy();
    await act(async () => void fireEvent.click(screen.getByLabelText(/^El archivo es el censo entero/u)));
    expect(screen.getByText(/^Si el archivo es el censo entero, cuentan/u)).toBeTruthy();
    expect(screen.queryByLabelText('Dejar fuera las filas con fallos')).toBeNull();
  });
});
