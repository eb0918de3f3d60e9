import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import type { ContentsClient } from '#ui-web/composition/clients.ts';
import { left, right } from '#domain/shared/result.ts';
import { speechOf, startSpeaking } from '#ui-web/i18n/speak.ts';
import { aProcess } from '#ui-web/screens/process/sample-process.ts';
import { aCouncil, aSite, someDetails } from '#ui-web/shell/samples/sample-council.ts';
import { SamplePlace } from '#ui-web/shell/samples/sample-place.tsx';
import type { Speech } from '#ui-web/speech.ts';
import { ProcessListScreen } from './screen.tsx';

let speech: Speech;
beforeAll(async () => {
  speech = speechOf(await startSpeaking('es'), 'es', 'es');
});
afterEach(cleanup);

async function draw(
  processes: ContentsClient['processes'],
  address = '/procesos-participativos',
  contents: Partial<ContentsClient> = {},
) {
  const [path = '', searchPath = ''] = address.split('?');
  const { hook, searchHook, history } = memoryLocation({ path, searchPath, record: true });
  await act(async () => {
    render(
      <Router hook={hook} searchHook={searchHook}>
        <SamplePlace
          council={aCouncil({ contents: { processes, ...contents } })}
          site={aSite()}
          speech={speech}
        >
          <ProcessListScreen />
        </SamplePlace>
      </Router>,
    );
  });
  return history;
}

describe('the list of processes', () => {
  it('shows the page that the address asks for, six a page', async () => {
    const asked: unknown[] = [];
    await draw(async (_, stretch) => {
      asked.push(stretch);
      return right({ items: [aProcess('plaza')], total: 13 });
    }, '/procesos-participativos?page=2');
    expect(await screen.findByRole('heading', { level: 2, name: 'plaza' })).toBeTruthy();
    expect(asked).toEqual([{ limit: 6, offset: 6 }]);
    expect(screen.getByRole('link', { name: 'Página 2' }).getAttribute('aria-current')).toBe('page');
    expect(screen.getByRole('link', { name: 'Siguiente' }).getAttribute('href')).toBe(
      '/procesos-participativos?page=3',
    );
    expect(screen.getByRole('link', { name: 'Anterior' }).getAttribute('href')).toBe(
      '/procesos-participativos',
    );
  });

  it('says that there is none', async () => {
    await draw(async () => right({ items: [], total: 0 }));
    expect(await screen.findByText('No hay procesos participativos disponibles')).toBeTruthy();
  });

  it('offers no filters if there is no process, and keeps those that found nothing', async () => {
    await draw(async () => right({ items: [], total: 0 }));
    await screen.findByText('No hay procesos participativos disponibles');
    expect(screen.queryByRole('search')).toBeNull();
    cleanup();
    await draw(async () => right({ items: [], total: 0 }), '/procesos-participativos?categories=cat-cultura');
    await screen.findByText('No se encontraron resultados');
    expect(screen.getByRole('search')).toBeTruthy();
  });

  it('leads back from a page after the last', async () => {
    await draw(async () => right({ items: [], total: 3 }), '/procesos-participativos?page=9');
    expect((await screen.findByRole('link', { name: 'Ir a la primera página' })).getAttribute('href')).toBe(
      '/procesos-participativos',
    );
  });

  it('can be tried again', async () => {
    const answers = [left({ kind: 'unreachable' } as const), right({ items: [aProcess('plaza')], total: 1 })];
    await draw(async () => answers.shift() ?? left({ kind: 'notFound' }));
    expect((await screen.findByRole('alert')).textContent).toContain(
      'No hemos podido conectar con el Ayuntamiento.',
    );
    fireEvent.click(screen.getByRole('button', { name: 'Volver a intentarlo' }));
    expect(await screen.findByRole('heading', { level: 2, name: 'plaza' })).toBeTruthy();
  });

  const details = async () => right(someDetails({ categories: [{ key: 'cat-1', name: { es: 'Plazas' } }] }));

  it('is narrowed by the theme in the address, and says that nothing is found', async () => {
    const asked: unknown[] = [];
    await draw(
      async (_, stretch, category) => {
        asked.push([stretch, category]);
        return right({ items: [], total: 0 });
      },
      '/procesos-participativos?categories=cat-1',
      { siteDetails: details },
    );
    expect(await screen.findByText('No se encontraron resultados')).toBeTruthy();
    expect(asked).toEqual([[{ limit: 6, offset: 0 }, 'cat-1']]);
    expect(screen.getByRole('combobox', { name: 'Tema' })).toHaveProperty('value', 'cat-1');
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain('0 procesos');
    expect(screen.getByRole('link', { name: 'Quitar los filtros' }).getAttribute('href')).toBe(
      '/procesos-participativos',
    );
  });

  it('is narrowed by days, and keeps them from page to page', async () => {
    const asked: unknown[] = [];
    await draw(async () => left({ kind: 'notFound' }), '/procesos-participativos?start=2026-01-01&page=2', {
      processesBetween: async (_, ...days) => {
        asked.push(days);
        return right({ items: [aProcess('plaza')], total: 8 });
      },
    });
    expect(await screen.findByRole('heading', { level: 2, name: 'plaza' })).toBeTruthy();
    expect(asked).toEqual([['2026-01-01', '9999-12-31', { offset: 6, category: null }]]);
    expect(screen.getByRole('link', { name: 'Anterior' }).getAttribute('href')).toBe(
      '/procesos-participativos?start=2026-01-01',
    );
  });

  it('writes the filters of the form into the address, and removes them again', async () => {
    const history = await draw(async () => right({ items: [aProcess('plaza')], total: 1 }), undefined, {
      siteDetails: details,
      processesBetween: async () => right({ items: [aProcess('plaza')], total: 1 }),
    });
    fireEvent.change(await screen.findByRole('combobox', { name: 'Tema' }), { target: { value: 'cat-1' } });
    fireEvent.change(screen.getByLabelText('Hasta'), { target: { value: '2026-05-01' } });
    fireEvent.click(screen.getByRole('button', { name: 'Filtrar' }));
    expect(history.at(-1)).toBe('/procesos-participativos?categories=cat-1&end=2026-05-01');
    fireEvent.click(await screen.findByRole('button', { name: 'Quitar los filtros' }));
    expect(history.at(-1)).toBe('/procesos-participativos');
  });

  it('says that days are in the wrong order, and sends no call', async () => {
    await draw(
      async () => left({ kind: 'notFound' }),
      '/procesos-participativos?start=2026-05-02&end=2026-05-01',
    );
    expect(await screen.findByText(/«Hasta» es anterior/u)).toBeTruthy();
    expect(await screen.findByText('No se encontraron resultados')).toBeTruthy();
  });
});
