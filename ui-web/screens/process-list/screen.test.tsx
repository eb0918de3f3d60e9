import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import type { CouncilContents } from '#application/ports/council-contents.ts';
import { left, right } from '#domain/shared/result.ts';
import { speechOf, startSpeaking } from '#ui-web/i18n/speak.ts';
import { aProcess } from '#ui-web/screens/process/sample-process.ts';
import { aCouncil, aSite } from '#ui-web/shell/sample-council.ts';
import { SamplePlace } from '#ui-web/shell/sample-place.tsx';
import type { Speech } from '#ui-web/speech.ts';
import { ProcessListScreen } from './screen.tsx';

let speech: Speech;
beforeAll(async () => {
  speech = speechOf(await startSpeaking('es'), 'es', 'es');
});
afterEach(cleanup);

function draw(processes: CouncilContents['processes'], address = '/procesos-participativos') {
  const [path = '', searchPath = ''] = address.split('?');
  const { hook, searchHook } = memoryLocation({ path, searchPath });
  return render(
    <Router hook={hook} searchHook={searchHook}>
      <SamplePlace council={aCouncil({ contents: { processes } })} site={aSite()} speech={speech}>
        <ProcessListScreen />
      </SamplePlace>
    </Router>,
  );
}

describe('the list of processes', () => {
  it('shows the page that the address asks for, six a page', async () => {
    const asked: unknown[] = [];
    draw(async (_, stretch) => {
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

  it('says so when there is none', async () => {
    draw(async () => right({ items: [], total: 0 }));
    expect(await screen.findByText('No hay procesos participativos disponibles')).toBeTruthy();
  });

  it('leads back from a page beyond the last', async () => {
    draw(async () => right({ items: [], total: 3 }), '/procesos-participativos?page=9');
    expect((await screen.findByRole('link', { name: 'Ir a la primera página' })).getAttribute('href')).toBe(
      '/procesos-participativos',
    );
  });

  it('can be tried again', async () => {
    const answers = [left({ kind: 'unreachable' } as const), right({ items: [aProcess('plaza')], total: 1 })];
    draw(async () => answers.shift() ?? left({ kind: 'notFound' }));
    expect((await screen.findByRole('alert')).textContent).toContain(
      'No hemos podido conectar con el Ayuntamiento.',
    );
    fireEvent.click(screen.getByRole('button', { name: 'Volver a intentarlo' }));
    expect(await screen.findByRole('heading', { level: 2, name: 'plaza' })).toBeTruthy();
  });
});
