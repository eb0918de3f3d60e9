import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import type { ContentsClient } from '#ui-web/composition/clients.ts';
import { left, right } from '#domain/shared/result.ts';
import { speechOf, startSpeaking } from '#ui-web/i18n/speak.ts';
import { aDay } from '#ui-web/screens/process/sample-process.ts';
import { aCouncil, aSite } from '#ui-web/shell/samples/sample-council.ts';
import { SamplePlace } from '#ui-web/shell/samples/sample-place.tsx';
import type { Speech } from '#ui-web/speech.ts';
import { NewsScreen } from './screen.tsx';

let speech: Speech;
beforeAll(async () => {
  speech = speechOf(await startSpeaking('es'), 'es', 'es');
});
afterEach(cleanup);

function draw(articles: ContentsClient['articles'], searchPath = '') {
  const { hook, searchHook } = memoryLocation({ path: '/noticias', searchPath });
  render(
    <Router hook={hook} searchHook={searchHook}>
      <SamplePlace council={aCouncil({ contents: { articles } })} site={aSite()} speech={speech}>
        <NewsScreen />
      </SamplePlace>
    </Router>,
  );
}

describe('the news', () => {
  it('are six a page, each with its day and its link', async () => {
    const asked: unknown[] = [];
    draw(async (_, category, stretch) => {
      asked.push([category, stretch]);
      const mesas = {
        id: 'not-1',
        slug: 'mesas',
        title: { va: 'Taules per a votar' },
        subtitle: null,
        lead: null,
        body: null,
        headerImage: null,
        publishedOn: aDay('2026-11-16'),
        categories: ['noticias'],
        groups: [],
        document: {},
      };
      return right({ items: [mesas], total: 7 });
    }, 'page=2');
    const link = await screen.findByRole('link', { name: 'Taules per a votar' });
    expect(link.getAttribute('href')).toBe('/pagina/mesas');
    expect(link.closest('[lang]')?.getAttribute('lang')).toBe('ca-ES-valencia');
    expect(screen.getByText('16 de noviembre de 2026').getAttribute('datetime')).toBe('2026-11-16');
    expect(asked).toEqual([['noticias', { limit: 6, offset: 6 }]]);
  });

  it('say that there is none, and that they could not be loaded', async () => {
    draw(async () => right({ items: [], total: 0 }));
    expect(await screen.findByText('Todavía no hay noticias.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Ver todos los procesos' }).getAttribute('href')).toBe(
      '/procesos-participativos',
    );
    cleanup();
    draw(async () => left({ kind: 'serverFailed', status: 502 }));
    expect((await screen.findByRole('alert')).textContent).toContain('error 502');
  });
});
