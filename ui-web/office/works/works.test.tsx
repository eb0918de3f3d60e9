import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { listWorksCall } from '#adapters/wire/office-works/list-works.ts';
import { planWorkCall } from '#adapters/wire/office-works/plan-work.ts';
import { takeNewsBackCall } from '#adapters/wire/office-works/take-news-back.ts';
import { tellNewsCall } from '#adapters/wire/office-works/tell-news.ts';
import type { WorkAnswer } from '#adapters/wire/office-works/work.ts';
import { cents } from '#domain/shared/money.ts';
import { left, right } from '#domain/shared/result.ts';
import { faultsForAxe } from '#ui-web/shell/samples/axe-of-screen.ts';
import { type StubbedCall, stubCall } from '#ui-web/shell/samples/sample-calls.ts';
import { noon } from '#ui-web/shell/samples/sample-council.ts';
import { anOffice, queueHere } from '../shell/sample-office.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const aWork = (id: string, more: Partial<WorkAnswer> = {}): WorkAnswer => ({
  id,
  slug: id,
  title: { es: `Obra ${id}` },
  process: { es: 'Presupuestos 2026' },
  status: 'works',
  owner: 'Neus',
  isMine: true,
  mayUpdate: true,
  budget: cents(1_420_000),
  spent: cents(1_000_000),
  milestones: [
    { id: 'suelo', title: { es: 'Suelo y anclajes' }, planned: '2026-09-10', reached: '2026-09-16' },
    { id: 'techo', title: { es: 'Cubierta puesta' }, planned: null, reached: null },
  ],
  silent: 63,
  told: '2026-09-16',
  months: Array.from({ length: 12 }, (_, place) => place % 2 === 0),
  photo: null,
  place: null,
  ...more,
});
/** A canvas on which nothing is drawn, but noted. */
const aPaper = () => {
  const noted = () => vi.fn<(...values: readonly unknown[]) => void>();
  return {
    drawImage: noted(),
    fillRect: noted(),
    beginPath: noted(),
    moveTo: noted(),
    lineTo: noted(),
    stroke: noted(),
  };
};
const listed = (items: readonly WorkAnswer[]) =>
  stubCall(listWorksCall, async () =>
    right({ items: [...items], people: ['Andreu', 'Neus'], silentAfter: 60, today: '2026-11-18' }),
  );
const told = (work: WorkAnswer) =>
  right({
    work: { ...work, silent: 0, told: '2026-11-18' },
    undoUntil: new Date(noon + 30_000).toISOString(),
  });

/** The office at an address, with what is sent to it. */
async function draw(path: string, items: readonly WorkAnswer[], calls: readonly StubbedCall[] = []) {
  const queue = queueHere();
  const photos: unknown[] = [];
  const works = {
    queue,
    putPhoto: async (_realm: unknown, of: unknown, photo: Uint8Array) => {
      photos.push([of, [...photo]]);
      return right({ name: 'obra.jpg' });
    },
  };
  history.replaceState(null, '', path);
  const drawn = anOffice({ calls: [listed(items), ...calls], works });
  render(drawn.office);
  await act(() => drawn.presenter.open());
  await screen.findByRole('heading', { level: 1 });
  return { queue, photos };
}
const press = (name: string | RegExp) =>
  act(async () => void fireEvent.click(screen.getByRole('button', { name })));
const type = (label: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

describe('the works of the office', () => {
  it('are listed with their silence, milestones and money, and say how many are silent too long', async () => {
    await draw('/gestion/obras', [
      aWork('a'),
      aWork('b', { silent: 48, isMine: false, owner: 'Laia' }),
      aWork('c', { status: 'finished', silent: null, owner: null, isMine: false }),
      aWork('d', { silent: null, milestones: [], spent: null }),
    ]);
    const rows = within(await screen.findByRole('list', { name: 'Obras' })).getAllByRole('listitem');
    expect(rows.map((row) => row.textContent?.replaceAll('\u00A0', ' '))).toEqual([
      'Obra aEn obras · Presupuestos 202663 días sin noticias1 de 2 hitos10.000,00 €de 14.200,00 €La llevas tú',
      'Obra bEn obras · Presupuestos 202648 días sin noticias1 de 2 hitos10.000,00 €de 14.200,00 €Laia',
      'Obra cTerminada · Presupuestos 2026Terminada1 de 2 hitos10.000,00 €de 14.200,00 €Nadie la lleva',
      'Obra dEn obras · Presupuestos 2026Nunca ha tenido noticiasSin hitos—de 14.200,00 €La llevas tú',
    ]);
    expect(screen.getByText('1 con 60 días o más sin noticias')).toBeTruthy();
    expect(await faultsForAxe()).toEqual([]);
  });

  it('are told of in one form: a milestone, money and a sentence, and can be taken back', async () => {
    const sent: unknown[] = [];
    const backs: unknown[] = [];
    await draw(
      '/gestion/obras/a',
      [aWork('a')],
      [
        stubCall(tellNewsCall, async (input) => {
          sent.push(input);
          return told(aWork('a'));
        }),
        stubCall(takeNewsBackCall, async (input) => {
          backs.push(input);
          return right({ work: aWork('a') });
        }),
      ],
    );
    expect(await screen.findByText('¿Qué ha cambiado?')).toBeTruthy();
    await press('Publicar');
    expect(screen.getByRole('alert').textContent).toContain('Cuenta algo');
    fireEvent.click(screen.getByLabelText(/^Cubierta puesta/u));
    type(/^Pagado hasta hoy/u, '11.950,00');
    type(/^Una frase/u, 'Ya tiene techo.');
    expect(await faultsForAxe()).toEqual([]);
    await press('Publicar');
    expect(sent).toMatchObject([
      {
        id: 'a',
        body: {
          key: 'key-1',
          milestones: ['techo'],
          spent: 11950,
          text: 'Ya tiene techo.',
          language: 'es',
          status: null,
          hasPhoto: false,
          at: new Date(noon).toISOString(),
        },
      },
    ]);
    expect(screen.getByText('Con noticias de hoy')).toBeTruthy();
    await press('Deshacer');
    expect(backs).toMatchObject([{ id: 'a', news: 'key-1' }]);
    expect(screen.getByText('63 días sin noticias')).toBeTruthy();
  });

  it('are told of without a line too: it waits on the device, and is sent once when there is one', async () => {
    const sent: string[] = [];
    let hasLine = false;
    const { queue } = await draw(
      '/gestion/obras/a',
      [aWork('a')],
      [
        stubCall(tellNewsCall, async ({ body }) => {
          sent.push(body.key);
          return hasLine ? told(aWork('a')) : left({ kind: 'unreachable' });
        }),
      ],
    );
    await screen.findByText('¿Qué ha cambiado?');
    type(/^Una frase/u, 'Sin línea.');
    await press('Publicar');
    expect(screen.getByText(/Guardado en este aparato/u)).toBeTruthy();
    expect(await queue.list('vilanova', 'Neus')).toMatchObject([{ text: 'Sin línea.', isTried: true }]);
    // The council may have it: then it is no longer this device's to discard.
    expect(screen.queryByRole('button', { name: 'Descartar' })).toBeNull();
    hasLine = true;
    await act(async () => void window.dispatchEvent(new Event('online')));
    expect(sent).toEqual(['key-1', 'key-1']);
    expect(await queue.list('vilanova', 'Neus')).toEqual([]);
    expect(screen.getByText(/Publicado/u)).toBeTruthy();
  });

  it('say why news was refused, and keep it until the person discards it', async () => {
    const { queue } = await draw(
      '/gestion/obras/a',
      [aWork('a')],
      [stubCall(tellNewsCall, async () => left({ kind: 'newsRefused', where: 'unknownMilestone' } as never))],
    );
    await screen.findByText('¿Qué ha cambiado?');
    type(/^Una frase/u, 'Otra cosa.');
    await press('Publicar');
    expect(screen.getByText(/Uno de los hitos ya no existe/u)).toBeTruthy();
    await press('Descartar');
    expect(await queue.list('vilanova', 'Neus')).toEqual([]);
  });

  it('send a photo only once a person has covered it and confirmed that no person can be recognised', async () => {
    const paper = aPaper();
    vi.stubGlobal('createImageBitmap', async () => ({ width: 3200, height: 2400 }));
    vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(paper as never);
    vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation(function blob(put) {
      // What leaves the canvas was painted over before.
      expect(paper.drawImage).toHaveBeenCalled();
      put(new Blob([Uint8Array.of(paper.fillRect.mock.calls.length)]));
    });
    const order: string[] = [];
    const { photos } = await draw(
      '/gestion/obras/a',
      [aWork('a')],
      [
        stubCall(tellNewsCall, async ({ body }) => {
          order.push(`told ${String(body.hasPhoto)}`);
          return told(aWork('a'));
        }),
      ],
    );
    await screen.findByText('¿Qué ha cambiado?');
    const input = document.querySelector<HTMLInputElement>('[data-photo]');
    const file = new File(['x'], 'IMG.jpg', { type: 'image/jpeg' });
    await act(async () => void fireEvent.change(input as HTMLInputElement, { target: { files: [file] } }));
    await press('Añadir marco');
    const frame = screen.getByRole('button', { name: 'Marco 1: a 40 % de la izquierda y 40 % de arriba' });
    fireEvent.keyDown(frame, { key: 'ArrowLeft' });
    expect(screen.getByRole('button', { name: /^Marco 1: a 38 %/u })).toBeTruthy();
    await press('Publicar');
    expect(screen.getByRole('alert').textContent).toContain('no se reconoce a nadie');
    fireEvent.click(screen.getByLabelText('Confirmo que no se reconoce a nadie'));
    expect(await faultsForAxe()).toEqual([]);
    await press('Publicar');
    expect(photos).toMatchObject([[{ work: 'a', key: 'key-1' }, [expect.any(Number)]]]);
    expect((photos as [object, number[]][])[0]?.[1][0]).toBeGreaterThan(0);
    expect(order).toEqual(['told true']);
  });

  it('lose the confirmation when what is covered changes, and a frame goes by the delete key', async () => {
    const paper = aPaper();
    vi.stubGlobal('createImageBitmap', async () => ({ width: 800, height: 600 }));
    vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(paper as never);
    await draw('/gestion/obras/a', [aWork('a')]);
    await screen.findByText('¿Qué ha cambiado?');
    const input = document.querySelector<HTMLInputElement>('[data-photo]');
    const file = new File(['x'], 'IMG.jpg', { type: 'image/jpeg' });
    await act(async () => void fireEvent.change(input as HTMLInputElement, { target: { files: [file] } }));
    const sure = () => screen.getByLabelText<HTMLInputElement>('Confirmo que no se reconoce a nadie');
    fireEvent.click(sure());
    expect(sure().checked).toBe(true);
    await press('Añadir marco');
    expect(sure().checked).toBe(false);
    fireEvent.keyDown(screen.getByRole('button', { name: /^Marco 1/u }), { key: 'Delete' });
    expect(screen.queryByRole('button', { name: /^Marco 1/u })).toBeNull();
    await press('Quitar la foto');
    expect(screen.queryByLabelText('Confirmo que no se reconoce a nadie')).toBeNull();
  });

  it('get an owner, a budget and milestones in the plan, and keep those that were reached', async () => {
    const plans: unknown[] = [];
    await draw(
      '/gestion/obras/a',
      [aWork('a')],
      [
        stubCall(planWorkCall, async (input) => {
          plans.push(input.body);
          return right({ work: aWork('a', { owner: 'Andreu', isMine: false }) });
        }),
      ],
    );
    await screen.findByText('El plan');
    type('Quién la lleva', 'Andreu');
    await press('Quitar el hito 2');
    expect(screen.queryByRole('button', { name: 'Quitar el hito 1' })).toBeNull();
    await press('Añadir hito');
    await press('Guardar el plan');
    expect(screen.getByRole('alert').textContent).toContain('Pon nombre');
    type('Hito 2', 'Abierto al público');
    type('Día previsto del hito 2', '2027-02-01');
    await press('Guardar el plan');
    expect(plans).toEqual([
      {
        owner: 'Andreu',
        budget: 14200,
        milestones: [
          { id: 'suelo', title: { es: 'Suelo y anclajes' }, planned: '2026-09-10' },
          { id: null, title: { es: 'Abierto al público' }, planned: '2027-02-01' },
        ],
      },
    ]);
    expect(screen.getByText('El plan está publicado.')).toBeTruthy();
  });

  it('say that there are none, that one is unknown, and that a person may not tell of one', async () => {
    await draw('/gestion/obras', []);
    expect(await screen.findByText('Todavía no hay obras')).toBeTruthy();
    cleanup();
    await draw('/gestion/obras/z', [aWork('a')]);
    expect(await screen.findByText('No hay ninguna obra con esa dirección')).toBeTruthy();
    cleanup();
    await draw('/gestion/obras/a', [aWork('a', { mayUpdate: false })]);
    expect(await screen.findByText(/pide el papel/u)).toBeTruthy();
  });
});
