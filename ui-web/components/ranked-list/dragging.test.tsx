import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import SortableLists, { type SortableEvent } from 'sortablejs';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { examples } from './examples.tsx';

afterEach(cleanup);

/** An example, once the library controls its lists. */
async function draw(name: string): Promise<readonly HTMLElement[]> {
  const Example = examples[name];
  if (!Example) throw new Error('the example has another name');
  render(<Example />);
  const lists = screen.getAllByRole('list');
  await waitFor(() => expect(lists.every((list) => SortableLists.get(list))).toBe(true));
  return lists;
}
const titles = (list: HTMLElement) =>
  within(list)
    .getAllByRole('listitem')
    .map((row) => row.querySelector('b')?.textContent.split(' ')[0]);

/** What the library does when a row is dragged: it moves it on the page, and calls the lists. */
function drag(from: HTMLElement, oldIndex: number, to: HTMLElement, newIndex: number): void {
  const [left, come] = [SortableLists.get(from)?.options, SortableLists.get(to)?.options];
  const item = from.children[oldIndex] as HTMLElement;
  const event = { item, from, to, oldIndex, newIndex } as unknown as SortableEvent;
  act(() => {
    left?.onChoose?.(event);
    left?.onStart?.(event);
    item.remove();
    to.insertBefore(item, to.children[newIndex] ?? null);
    left?.onUnchoose?.(event);
    if (from === to) left?.onUpdate?.(event);
    else {
      come?.onAdd?.(event);
      left?.onRemove?.(event);
    }
    left?.onEnd?.(event);
  });
}

describe('rows that are dragged', () => {
  it('stay where they were dropped, and the position is announced', async () => {
    const [list] = await draw('Five things in order');
    if (!list) throw new Error('no list');
    drag(list, 3, list, 0);
    expect(titles(list)).toEqual(['Mesas', 'Barandillas', 'Recuperació', 'Alumbrado', 'Paneles']);
    expect(screen.getByText('Mesas y sombra, posición 1 de 5')).toBeTruthy();
    drag(list, 0, list, 1);
    expect(screen.getByText('Mesas y sombra, posición 2 de 5')).toBeTruthy();
  });

  it('stay where they are if they are dropped at once', async () => {
    const [list] = await draw('Five things in order');
    if (!list) throw new Error('no list');
    drag(list, 3, list, 3);
    expect(titles(list)).toEqual(['Barandillas', 'Recuperació', 'Alumbrado', 'Mesas', 'Paneles']);
    expect(screen.queryByText(/posición \d de 5/u)).toBeNull();
  });

  it('fill slots, push out the last, and leave them again', async () => {
    const [slots, rest] = await draw('Three slots for five things');
    if (!slots || !rest) throw new Error('no lists');
    drag(rest, 3, slots, 2);
    expect(titles(slots)).toEqual(['Mesas', 'Posición', 'Posición']);
    drag(rest, 0, slots, 0);
    drag(rest, 0, slots, 1);
    expect(titles(slots)).toEqual(['Barandillas', 'Recuperació', 'Mesas']);
    drag(rest, 0, slots, 0);
    expect(titles(slots)).toEqual(['Alumbrado', 'Barandillas', 'Recuperació']);
    expect(titles(rest)).toEqual(['Mesas', 'Paneles']);
    drag(slots, 1, rest, 2);
    expect(titles(slots)).toEqual(['Alumbrado', 'Recuperació', 'Posición']);
    expect(titles(rest)).toContain('Barandillas');
  });

  it('keep the state that they have when the library is loaded', async () => {
    const Ranking = examples['Five things in order'];
    if (!Ranking) throw new Error('the example has another name');
    render(<Ranking />);
    const menu = screen.getByRole('combobox', { name: 'Posición de: Alumbrado del camino' });
    menu.focus();
    const list = screen.getByRole('list');
    await waitFor(() => expect(SortableLists.get(list)).toBeTruthy());
    expect([menu.isConnected, document.activeElement]).toEqual([true, menu]);
  });

  it.each([
    ['slowly', 150, false],
    ['at once with reduced motion', 0, true],
  ])('move aside %s', async (_, milliseconds, matches) => {
    vi.stubGlobal('matchMedia', () => ({ matches }));
    const [list] = await draw('Five things in order');
    if (!list) throw new Error('no list');
    expect(SortableLists.get(list)?.options.animation).toBe(milliseconds);
    vi.unstubAllGlobals();
  });

  it('are released by the library when their list leaves the page', async () => {
    const [list] = await draw('Five things in order');
    if (!list) throw new Error('no list');
    cleanup();
    expect(SortableLists.get(list)).toBeFalsy();
  });
});
