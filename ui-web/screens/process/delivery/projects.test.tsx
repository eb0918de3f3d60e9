import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { ProjectsClient } from '#ui-web/composition/clients.ts';
import { cents } from '#domain/shared/money.ts';
import { left, right } from '#domain/shared/result.ts';
import { aDelivery, aProject } from '#fixtures/builders/data/delivery.ts';
import { speechOf, startSpeaking } from '#ui-web/i18n/speak.ts';
import { aCouncil, aSite } from '#ui-web/shell/samples/sample-council.ts';
import { SamplePlace } from '#ui-web/shell/samples/sample-place.tsx';
import type { Speech } from '#ui-web/speech.ts';
import { aDay, aProcess } from '../sample-process.ts';
import { Projects } from './projects.tsx';

let speech: Speech;
beforeAll(async () => {
  speech = speechOf(await startSpeaking('es'), 'es', 'es');
  await speech.later();
});
afterEach(cleanup);

const draw = (of: ProjectsClient['of'], decided = true) =>
  act(async () =>
    render(
      <SamplePlace council={aCouncil({ projects: { of } })} site={aSite()} speech={speech}>
        <Suspense fallback="espera">
          <Projects process={aProcess('plaza')} today={aDay('2026-05-13')} decided={decided} />
        </Suspense>
      </SamplePlace>,
    ),
  );

describe('how the projects of a process go', () => {
  const projects = [
    aProject('toldos', { amount: cents(100), delivery: aDelivery({ committed: cents(140) }) }),
    aProject('bancos', { delivery: aDelivery({ status: 'tender' }) }),
  ];

  it('is a table that links to each of them and can be filtered by status', async () => {
    await draw(async () => right(projects));
    const table = screen.getByRole('table', { name: /Proyectos del proceso/u });
    expect(within(table).getAllByRole('row')).toHaveLength(3);
    const link = within(table).getByRole('link', { name: 'toldos' });
    expect(link.getAttribute('href')).toBe('/propuestas/toldos');
    expect(table.textContent).toMatch(/Por encima del presupuesto: 0,40/u);
    fireEvent.change(screen.getByRole('combobox', { name: 'Estado' }), { target: { value: 'tender' } });
    expect(screen.getByRole('status').textContent).toBe('1 proyecto');
    expect(within(table).queryByText('toldos')).toBeNull();
    const file = screen.getByRole('link', { name: /Descargar los proyectos/u });
    expect(file.getAttribute('href')).toBe('/api/vilanova/opendata/plaza?format=csv&table=projects&lang=es');
  });

  it('says after the vote that nothing is published, and is hidden before', async () => {
    await draw(async () => right([]));
    expect(screen.getByRole('heading', { name: 'Todavía no hay datos de los proyectos' })).toBeTruthy();
    cleanup();
    const { container } = await draw(async () => right([]), false);
    expect(container.querySelector('section')).toBeNull();
  });

  it('can be asked for again if it could not be loaded', async () => {
    let failing = true;
    await draw(async () => (failing ? left({ kind: 'serverFailed', status: 500 }) : right(projects)));
    failing = false;
    await act(async () => fireEvent.click(screen.getByRole('button')));
    expect(screen.getByRole('table')).toBeTruthy();
  });
});
