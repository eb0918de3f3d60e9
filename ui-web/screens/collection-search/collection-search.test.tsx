import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import type { RequestsClient } from '#adapters/driven/council-http/clients/requests-client.ts';
import { left, right } from '#domain/shared/result.ts';
import type { Forms } from '#ui-web/composition/council.ts';
import { speechOf, startSpeaking } from '#ui-web/i18n/speak.ts';
import { aCouncil, aSite } from '#ui-web/shell/samples/sample-council.ts';
import { SamplePlace } from '#ui-web/shell/samples/sample-place.tsx';
import type { Speech } from '#ui-web/speech.ts';
import { CollectionSearch } from './collection-search.tsx';

let speech: Speech;
beforeAll(async () => {
  speech = speechOf(await startSpeaking('es'), 'es', 'es');
  await speech.later();
});
beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const items = [
  { id: 'proc-1', title: { es: 'Presupuestos participativos', va: 'Pressupostos participatius' } },
  { id: 'proc 2', title: { va: 'Pressupost de la platja' } },
];

function draw(find: RequestsClient['items']) {
  Element.prototype.scrollIntoView = () => Promise.resolve();
  const { hook, history } = memoryLocation({ path: '/procesos-participativos', record: true });
  const forms = { requests: { items: find } } as unknown as Forms;
  const council = { ...aCouncil(), forms: async () => forms };
  render(
    <Router hook={hook}>
      <SamplePlace council={council} site={aSite()} speech={speech}>
        <CollectionSearch collection="procesos" />
      </SamplePlace>
    </Router>,
  );
  return { history };
}

const field = () => screen.getByRole('combobox', { name: 'Busca un proceso' });
const write = (value: string) => fireEvent.change(field(), { target: { value } });
const wait = (time = 250) => act(() => vi.advanceTimersByTimeAsync(time));
const results = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);

describe('a search in a collection', () => {
  it('shows results below its field as its reader writes, and opens the page of the chosen one', async () => {
    const find = vi.fn<RequestsClient['items']>(async () => right(items));
    const { history } = draw(find);
    write('pres');
    await wait(249);
    expect(find).not.toHaveBeenCalled();
    write(' presup ');
    await wait();
    expect(find.mock.calls.map(([, collection, text]) => [collection, text])).toEqual([
      ['procesos', 'presup'],
    ]);
    expect(results()).toEqual(['Presupuestos participativos', 'Pressupost de la platja']);
    expect(screen.getByRole('status').textContent).toMatch(/^2 resultados/u);
    fireEvent.keyDown(field(), { key: 'ArrowDown' });
    fireEvent.keyDown(field(), { key: 'ArrowDown' });
    fireEvent.keyDown(field(), { key: 'Enter' });
    expect(history.at(-1)).toBe('/procesos-participativos/proc%202');
    expect((field() as HTMLInputElement).value).toBe('');
    expect(results()).toEqual([]);
  });

  it('asks for nothing of a single letter, and says if nothing was found', async () => {
    const find = vi.fn<RequestsClient['items']>(async () => right([]));
    draw(find);
    write(' p');
    await wait();
    expect(find).not.toHaveBeenCalled();
    expect(screen.getByRole('status').textContent).toBe('');
    write('zz');
    await wait();
    expect(screen.getByRole('status').textContent).toBe('No hemos encontrado nada con ese nombre.');
  });

  it('drops the answer to an earlier text, also if it comes last', async () => {
    const waiting = new Map<string, () => void>();
    draw(
      async (_, __, text) =>
        new Promise((resolve) => {
          waiting.set(text, () => resolve(right([{ id: text, title: { es: `De ${text}` } }])));
        }),
    );
    write('uno');
    await wait();
    write('dos');
    await wait();
    waiting.get('dos')?.();
    await wait(0);
    waiting.get('uno')?.();
    await wait(0);
    expect(results()).toEqual(['De dos']);
  });

  it('says that it could not search, keeps the text, and searches again with the next letter', async () => {
    const answers: (() => ReturnType<RequestsClient['items']>)[] = [
      async () => left({ kind: 'unreachable' }) as never,
      () => Promise.reject(new Error('the file did not load')),
      async () => right(items),
    ];
    draw(() => answers.shift()?.() ?? Promise.resolve(right([])));
    for (const text of ['pla', 'plat']) {
      write(text);
      await wait();
      expect(screen.getByRole('status').textContent).toMatch(/^No hemos podido buscar/u);
      expect((field() as HTMLInputElement).value).toBe(text);
    }
    write('platj');
    await wait();
    expect(results()).toHaveLength(2);
  });

  it('asks no longer once its screen is gone', async () => {
    const find = vi.fn<RequestsClient['items']>(async () => right(items));
    draw(find);
    write('pres');
    cleanup();
    await vi.advanceTimersByTimeAsync(300);
    expect(find).not.toHaveBeenCalled();
  });
});
