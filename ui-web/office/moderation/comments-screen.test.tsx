import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { StaffComment } from '#adapters/wire/comments/comment.ts';
import { listCommentsCall } from '#adapters/wire/comments/list-comments.ts';
import { moderateCommentCall } from '#adapters/wire/comments/moderate-comment.ts';
import { left, right } from '#domain/shared/result.ts';
import { faultsForAxe } from '#ui-web/shell/samples/axe-of-screen.ts';
import { stubCall } from '#ui-web/shell/samples/sample-calls.ts';
import { anOffice, somebody } from '../shell/sample-office.tsx';

beforeEach(() => history.replaceState(null, '', '/gestion/comentarios'));
afterEach(() => {
  cleanup();
  localStorage.clear();
});

const aComment = (id: string, more: Partial<StaffComment> = {}): StaffComment => ({
  _id: id,
  proposal: 'p-339',
  replyTo: null,
  name: 'Ana',
  text: `Dicho ${id}`,
  state: 'published',
  reason: null,
  createdAt: '2026-11-18T09:00:00.000Z',
  reports: 0,
  reportedFor: {},
  reportWords: [],
  personalData: [],
  supports: 0,
  history: [],
  ...more,
});

type Lists = Readonly<Record<string, readonly StaffComment[]>>;

/** The screen over these lists; `unsent` and `fails` say how a decision ends. */
async function draw(lists: Lists, { unsent = 0, fails = false } = {}) {
  const decided: unknown[] = [];
  const calls = [
    stubCall(listCommentsCall, async ({ state, id, offset = 0 }) => {
      if (offset !== null && offset > 0) return right({ items: [aComment('later')], itemsCount: offset + 1 });
      const one = Object.values(lists)
        .flat()
        .find(({ _id }) => _id === id);
      if (id != null) return right({ items: one ? [one] : [], itemsCount: one ? 1 : 0 });
      const items = [...(lists[state ?? ''] ?? [])];
      return right({ items, itemsCount: items.length === 0 ? 0 : items.length + 2 });
    }),
    stubCall(moderateCommentCall, async ({ comment, body }) => {
      decided.push([comment, body]);
      if (fails) return left({ kind: 'unreachable' });
      const state = 'publish' in body ? 'published' : 'hidden';
      return right(aComment(comment, { state, reason: 'hide' in body ? body.hide : null, unsent }));
    }),
  ];
  const drawn = anOffice({ calls, me: async () => right(somebody()) });
  render(drawn.office);
  await act(() => drawn.presenter.open());
  await screen.findByRole('navigation', { name: 'Qué comentarios' });
  return decided;
}

const press = (key: string) => fireEvent.keyDown(document.body, { key });
const current = () => document.querySelector('main li[aria-current="true"] p')?.textContent;
const said = (words: string) => waitFor(() => expect(screen.getByRole('status').textContent).toBe(words));

describe('the screen of comments', () => {
  it('says kindly that nobody has reported any', async () => {
    await draw({});
    expect(screen.getByText('Nadie ha avisado de ningún comentario.')).toBeTruthy();
    press('d');
    press('r');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('says how many have reported each, and why, and what it looks like', async () => {
    const reported = aComment('a', {
      name: null,
      reports: 3,
      reportedFor: { insults: 2 },
      reportWords: ['Es mi hija'],
      personalData: ['phone'],
    });
    await draw({ reported: [reported, aComment('b', { reports: 1 })] });
    const rows = within(screen.getByRole('main'))
      .getAllByText(/Dicho/u)
      .map((one) => one.closest('li')?.textContent);
    expect(rows[0]).toBe(
      'Avisado por 3 personasinsultos: 2Quien avisa escribe:Es mi hijaparece un teléfonoDicho asin nombre · 18 de noviembre de 2026 · 10.00 · Ver en la propuestaDejarDRetirar…R',
    );
    expect(screen.getByRole('button', { name: 'Ver más: quedan 2' })).toBeTruthy();
  });

  it('lists more on demand, after those that are there', async () => {
    await draw({ reported: [aComment('a', { reports: 1 })] });
    fireEvent.click(screen.getByRole('button', { name: 'Ver más: quedan 2' }));
    expect(await screen.findByText('Dicho later')).toBeTruthy();
    expect(screen.getByText('Dicho a')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /Ver más/u })).toBeNull();
  });

  it('is worked through by keyboard: keep one, withdraw the next with its reason', async () => {
    const decided = await draw({ reported: ['a', 'b', 'c'].map((id) => aComment(id, { reports: 1 })) });
    for (const key of ['j', 'j', 'j', 'k', 'k']) press(key);
    expect(current()).toBe('Dicho a');
    press('d');
    await said('Se queda publicado.');
    expect(current()).toBe('Dicho b');
    press('r');
    const dialog = screen.getByRole('dialog', { name: 'Retirar este comentario' });
    fireEvent.click(within(dialog).getByRole('radio', { name: 'publicidad' }));
    fireEvent.click(within(dialog).getByRole('button', { name: 'Retirar' }));
    await said('Retirado.');
    expect(current()).toBe('Dicho c');
    expect(decided).toEqual([
      ['a', { publish: true }],
      ['b', { hide: 'advertising' }],
    ]);
  });

  it('says that the writer could not be told, and that nothing was stored', async () => {
    await draw({ reported: [aComment('a', { reports: 1 })] }, { unsent: 1 });
    press('r');
    fireEvent.click(screen.getByRole('button', { name: 'Retirar' }));
    await said('Retirado, pero el correo a quien lo escribió no ha salido.');
    cleanup();
    await draw({ reported: [aComment('a', { reports: 1 })] }, { fails: true });
    press('d');
    await said('No se ha podido guardar. Vuelve a intentarlo.');
    expect(current()).toBe('Dicho a');
  });

  it('finds the comment that today names in the list where it waits', async () => {
    history.replaceState(null, '', '/gestion/comentarios/b');
    const suspect = aComment('b', { personalData: ['phone'] });
    await draw({ reported: [aComment('a')], personal: [aComment('c'), suspect] });
    await waitFor(() => expect(current()).toBe('Dicho b'));
    expect(screen.getByRole('link', { name: 'Con datos personales 4' }).getAttribute('aria-current')).toBe(
      'page',
    );
  });

  it('shows a comment that is further down than the list goes, and none that its author deleted', async () => {
    history.replaceState(null, '', '/gestion/comentarios/far');
    await draw({ recent: [aComment('a')], far: [aComment('far')] });
    await waitFor(() => expect(current()).toBe('Dicho far'));
    expect(screen.getByText('Dicho a')).toBeTruthy();
    cleanup();
    history.replaceState(null, '', '/gestion/comentarios/gone');
    await draw({ far: [aComment('gone', { state: 'deleted', text: '' })] });
    expect(screen.getByText('Nadie ha avisado de ningún comentario.')).toBeTruthy();
  });

  it('lists what was decided, by whom, when and why, and takes it back there', async () => {
    history.replaceState(null, '', '/gestion/comentarios?lista=decided');
    const done = (at: string, reason: 'insults' | null) => ({ at, by: 'Neus', did: 'hidden', reason });
    const steps = [done('2026-11-17T10:00:00Z', null), done('2026-11-18T09:00:00Z', 'insults')];
    const decided = await draw({
      decided: [
        aComment('a', { state: 'hidden', reason: 'insults', history: steps }),
        aComment('b', { history: steps.slice(0, 1) }),
      ],
    });
    const [first, second] = screen.getAllByRole('list', { name: 'Qué se ha hecho' });
    expect([...(first?.children ?? [])].map(({ textContent }) => textContent)).toEqual([
      'Neus lo retiró: insultos. hoy, 10.00',
      'Neus lo dejó publicado. ayer, 11.00',
    ]);
    expect(second?.textContent).toBe('Neus lo dejó publicado. ayer, 11.00');
    // What was left published can be withdrawn, not left again.
    expect(screen.queryByRole('button', { name: 'Dejar' })).toBeNull();
    expect(screen.getAllByRole('button', { name: /Retirar/u })).toHaveLength(1);
    expect(await faultsForAxe()).toEqual([]);
    fireEvent.click(screen.getByRole('button', { name: /Volver a publicar/u }));
    await said('Se queda publicado.');
    expect(screen.getByText('Dicho a')).toBeTruthy();
    expect(decided).toEqual([['a', { publish: true }]]);
  });

  it('puts a withdrawn one back, and shows why it was withdrawn', async () => {
    history.replaceState(null, '', '/gestion/comentarios?lista=hidden');
    const decided = await draw({ hidden: [aComment('a', { state: 'hidden', reason: 'offTopic' })] });
    expect(screen.getByText('Retirado: no trata de la propuesta')).toBeTruthy();
    press('r');
    expect(screen.queryByRole('dialog')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: /Volver a publicar/u }));
    await said('Se queda publicado.');
    expect(decided).toEqual([['a', { publish: true }]]);
  });
});
