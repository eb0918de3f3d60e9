import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { readMailboxCall } from '#adapters/wire/requests/read-mailbox.ts';
import type { ContentsClient } from '#ui-web/composition/clients.ts';
import type { ProposalProcess } from '#domain/processes/proposal.ts';
import { cents } from '#domain/shared/money.ts';
import { left, right } from '#domain/shared/result.ts';
import { speechOf, startSpeaking } from '#ui-web/i18n/speak.ts';
import { stubCall } from '#ui-web/shell/samples/sample-calls.ts';
import { aCouncil, aSite } from '#ui-web/shell/samples/sample-council.ts';
import { SamplePlace } from '#ui-web/shell/samples/sample-place.tsx';
import type { Speech } from '#ui-web/speech.ts';
import { aProcess } from '#ui-web/screens/process/sample-process.ts';
import { aProposal, someTerms } from './sample-proposal.ts';
import { ProposalsScreen } from './screen.tsx';

let speech: Speech;
beforeAll(async () => {
  speech = speechOf(await startSpeaking('es'), 'es', 'es');
  await speech.later();
});
afterEach(cleanup);

function draw(
  proposals: ContentsClient['proposals'],
  searchPath = '',
  processes: readonly ProposalProcess[] | null = [],
  calls: NonNullable<Parameters<typeof aCouncil>[0]>['calls'] = [],
) {
  const { hook, searchHook, history } = memoryLocation({ path: '/propuestas', searchPath, record: true });
  let vocabularies = 0;
  const vocabulary: ContentsClient['vocabulary'] = async (_, name) => {
    vocabularies += 1;
    return right(someTerms[name]);
  };
  const processesOfProposals: ContentsClient['processesOfProposals'] = async () =>
    processes === null ? left({ kind: 'unreachable' }) : right(processes);
  const process: ContentsClient['process'] = async (_, key) =>
    key === 'presupuestos'
      ? right(aProcess('presupuestos', { title: { es: 'Presupuestos 2027' } }))
      : left({ kind: 'notFound' });
  render(
    <Router hook={hook} searchHook={searchHook}>
      <SamplePlace
        council={aCouncil({ calls, contents: { proposals, vocabulary, process, processesOfProposals } })}
        site={aSite()}
        speech={speech}
      >
        <ProposalsScreen />
      </SamplePlace>
    </Router>,
  );
  return { now: () => history.at(-1), vocabularies: () => vocabularies };
}

const park = aProposal({
  amount: cents(1_250_000),
  coordinates: { lat: 39.41, lng: -0.34 },
  neighbourhood: 'raval',
  categories: ['cultura', 'olvidada'],
  validation: { status: '1', text: null, file: null },
});

describe('the proposals', () => {
  it('are twelve a page, each with its validation, topic, place and cost', async () => {
    const asked: unknown[] = [];
    draw(async (_, filters, stretch) => {
      asked.push([filters, stretch]);
      return right({ items: [park], total: 13 });
    }, 'page=2&barrio=raval');
    const card = within(await screen.findByRole('article', { name: 'Un parque' }));
    expect(card.getByRole('link').getAttribute('href')).toBe('/propuestas/un-parque');
    for (const text of ['Validada', 'Cultura · Raval', '12.500,00 €'])
      expect(card.getByText(text)).toBeTruthy();
    expect(asked).toEqual([
      [
        { words: '', status: '', neighbourhood: 'raval', category: '', process: '' },
        { limit: 12, offset: 12 },
      ],
      // The map uses the same filters, on all pages at once.
      [
        { words: '', status: '', neighbourhood: 'raval', category: '', process: '' },
        { limit: 300, offset: 0, brief: true },
      ],
    ]);
    expect(screen.getByRole('status').textContent).toBe('13 propuestas');
    expect(screen.getByText('Del 13 al 13 de 13')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Página 1' }).getAttribute('href')).toBe(
      '/propuestas?barrio=raval',
    );
  });

  it('without a term for their validation are pending', async () => {
    const unknown = { status: '7', text: null, file: null };
    draw(async () =>
      right({ items: [aProposal(), aProposal({ id: 'p-2', validation: unknown })], total: 2 }),
    );
    expect(await screen.findAllByText('Pendiente de validación técnica')).toHaveLength(2);
  });

  it('are described by the mailbox of their process, in the filter too, each value once', async () => {
    const status = (value: string, process: string) =>
      aProposal({
        id: `${process}-${value}`,
        title: { es: `${process} ${value}` },
        process,
        validation: { status: value, text: null, file: null },
      });
    const items = [status('1', 'own'), status('9', 'own'), status('1', 'other'), status('0', 'other')];
    draw(
      async () => right({ items, total: 4 }),
      '',
      [
        { key: 'own', name: 'Propio', mailbox: 'buzon' },
        { key: 'other', name: 'Otro', mailbox: null },
      ],
      [
        stubCall(readMailboxCall, async () =>
          right({
            _id: 'buzon',
            management: [
              {
                name: 'validationStatus',
                options: [
                  { value: 1, text: { es: 'Pasa a votación' } },
                  { value: '9', text: { es: 'Repetida' } },
                ],
              },
            ],
          }),
        ),
      ],
    );
    const wordOf = async (title: string) =>
      within(await screen.findByRole('article', { name: title })).getByText(
        /votación|Repetida|Validada|Pendiente/u,
      );
    expect((await wordOf('own 1')).textContent).toBe('Pasa a votación');
    expect((await wordOf('own 9')).textContent).toBe('Repetida');
    expect((await wordOf('other 1')).textContent).toBe('Validada');
    // The colour follows the value, with or without a word.
    expect((await wordOf('other 0')).textContent).toBe('Pendiente de validación técnica');
    expect((await wordOf('other 0')).className).toMatch(/refused/u);
    const options = within(screen.getByRole('combobox', { name: 'Estado' })).getAllByRole('option');
    expect(options.map(({ textContent }) => textContent)).toEqual([
      'Todos',
      'Validada',
      'En estudio técnico',
      'Repetida',
    ]);
  });

  it('are narrowed at once by a choice, and by a name when the form is sent', async () => {
    const { now } = draw(async () => right({ items: [park], total: 1 }), 'page=3');
    await screen.findByRole('article');
    fireEvent.change(screen.getByRole('combobox', { name: 'Barrio' }), { target: { value: 'raval' } });
    expect(now()).toBe('/propuestas?barrio=raval');
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: ' parque ' } });
    expect(now()).toBe('/propuestas?barrio=raval');
    fireEvent.submit(screen.getByRole('search'));
    expect(now()).toBe('/propuestas?title=parque&barrio=raval');
    await screen.findByRole('article');
    fireEvent.click(screen.getByRole('button', { name: 'Quitar el filtro Raval' }));
    expect(now()).toBe('/propuestas?title=parque');
  });

  it('are on the map, up to three hundred, and those without a place are counted', async () => {
    const many = Array.from({ length: 300 }, (_, n) =>
      aProposal({
        id: `p-${n}`,
        neighbourhood: 'raval',
        coordinates: n < 2 ? null : { lat: 39.47, lng: -0.376 },
      }),
    );
    draw(async (_, __, { brief = false }) => right({ items: brief ? many : many.slice(0, 12), total: 900 }));
    expect(await screen.findByRole('button', { name: /Raval: 298 propuestas/u })).toBeTruthy();
    expect(screen.getByText(/^2 no aparecen en el mapa/u)).toBeTruthy();
    expect(screen.getByText(/Se dibujan las primeras 300 de 900 propuestas/u)).toBeTruthy();
  });

  it('are a list or a map on a small screen, as the address says', async () => {
    vi.spyOn(window, 'matchMedia').mockImplementation(
      (query) => ({ matches: false, media: query, addEventListener() {}, removeEventListener() {} }) as never,
    );
    draw(async () => right({ items: [park], total: 1 }), 'title=parque');
    const way = await screen.findByRole('link', { name: 'Mapa' });
    expect(way.getAttribute('href')).toBe('/propuestas?title=parque&vista=mapa');
    expect(screen.queryByRole('application')).toBeNull();
    cleanup();
    draw(async () => right({ items: [park], total: 1 }), 'title=parque&vista=mapa');
    expect(await screen.findByRole('application', { name: 'Mapa de propuestas' })).toBeTruthy();
    expect(screen.queryByRole('article')).toBeNull();
    vi.restoreAllMocks();
  });

  it('are those of one process, under its title, if the address says so', async () => {
    const asked: unknown[] = [];
    draw(async (_, filters) => {
      asked.push(filters.process);
      return right({ items: [park], total: 1 });
    }, 'IDproceso=presupuestos');
    expect(await screen.findByRole('button', { name: 'Quitar el filtro Presupuestos 2027' })).toBeTruthy();
    expect(new Set(asked)).toEqual(new Set(['presupuestos']));
    cleanup();
    draw(async () => right({ items: [park], total: 1 }), 'IDproceso=nada');
    expect(await screen.findByRole('button', { name: 'Quitar el filtro nada' })).toBeTruthy();
  });

  it('are narrowed to a process if there are those of several', async () => {
    const several = [
      { key: 'presupuestos', name: { es: 'Presupuestos 2027' }, mailbox: null },
      { key: 'proc-102', name: { es: 'La edición anterior' }, mailbox: null },
    ];
    const { now } = draw(async () => right({ items: [park], total: 1 }), 'page=2', several);
    const choice = await screen.findByRole('combobox', { name: 'Proceso' });
    expect(
      within(choice)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['Todos', 'Presupuestos 2027', 'La edición anterior']);
    fireEvent.change(choice, { target: { value: 'presupuestos' } });
    expect(now()).toBe('/propuestas?IDproceso=presupuestos');
    await screen.findByRole('button', { name: 'Quitar el filtro Presupuestos 2027' });
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Proceso' }).value).toBe('presupuestos');
    for (const processes of [several.slice(1), null]) {
      cleanup();
      draw(async () => right({ items: [park], total: 1 }), '', processes);
      await screen.findByRole('article');
      expect(screen.queryByRole('combobox', { name: 'Proceso' })).toBeNull();
    }
  });

  it('keep the room for the choice of a process while the number of processes is unknown', () => {
    draw(() => new Promise(() => {}));
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Proceso' }).value).toBe('');
  });

  it('keep their map while the next ones are loading, and ask for their terms once', async () => {
    let come = () => {};
    const proposals: ContentsClient['proposals'] = async (_, { neighbourhood }) => {
      if (neighbourhood !== '')
        await new Promise<void>((resolve) => {
          come = resolve;
        });
      return right({ items: neighbourhood === '' ? [park] : [], total: neighbourhood === '' ? 1 : 0 });
    };
    const { vocabularies } = draw(proposals);
    await screen.findByRole('article');
    const map = await screen.findByRole('application', { name: 'Mapa de propuestas' });
    fireEvent.change(screen.getByRole('combobox', { name: 'Barrio' }), { target: { value: 'raval' } });
    await waitFor(() => expect(screen.queryByRole('article')).toBeNull());
    expect(screen.getByRole('application', { name: 'Mapa de propuestas' })).toBe(map);
    come();
    expect(vocabularies()).toBe(3);
  });

  it('that match no filter: why, and the link back to all', async () => {
    const { now } = draw(async () => right({ items: [], total: 0 }), 'validationStatus=9&title=zzz');
    expect(await screen.findByRole('heading', { name: 'No se encontraron resultados' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Quitar el filtro 9' })).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Quitar todos los filtros' }));
    expect(now()).toBe('/propuestas');
  });

  it('say that there is none, and that they could not be loaded', async () => {
    draw(async () => right({ items: [], total: 0 }));
    expect(await screen.findByText('Todavía no hay propuestas.')).toBeTruthy();
    cleanup();
    draw(async () => left({ kind: 'serverFailed', status: 502 }));
    expect((await screen.findByRole('alert')).textContent).toContain('error 502');
  });

  it('are not counted, filtered or drawn on a map while there is none, and lead to the processes', async () => {
    draw(async () => right({ items: [], total: 0 }));
    await screen.findByRole('heading', { name: 'Todavía no hay propuestas.' });
    expect(screen.queryByText('0 propuestas')).toBeNull();
    expect(screen.queryByRole('search')).toBeNull();
    expect(screen.getByRole('link', { name: 'Ver todos los procesos' }).getAttribute('href')).toBe(
      '/procesos-participativos',
    );
  });
});

it('folds the choices of the filters on a small screen, and says how many are in use', async () => {
  vi.spyOn(window, 'matchMedia').mockReturnValue({
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  } as unknown as MediaQueryList);
  draw(async () => right({ total: 1, items: [park] }), 'barrio=raval&validationStatus=1');
  const choices = (await screen.findByText('Más filtros (aplicados: 2)')).closest('details');
  expect(choices?.open).toBe(false);
  expect(choices?.querySelectorAll('select')).toHaveLength(3);
  expect(screen.getByRole('searchbox').closest('details')).toBeNull();
  vi.restoreAllMocks();
});
