import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { readPublishedDraw } from '#adapters/wire/registrations/draw/published-draw.ts';
import { readDrawCall } from '#adapters/wire/registrations/draw/read-draw.ts';
import { isLeft, left, right } from '#domain/shared/result.ts';
import { speechOf, startSpeaking } from '#ui-web/i18n/speak.ts';
import { faultsForAxe } from '#ui-web/shell/samples/axe-of-screen.ts';
import { stubCall } from '#ui-web/shell/samples/sample-calls.ts';
import { aCouncil, aSite } from '#ui-web/shell/samples/sample-council.ts';
import { SamplePlace } from '#ui-web/shell/samples/sample-place.tsx';
import type { Speech } from '#ui-web/speech.ts';
import { DrawScreen } from './screen.tsx';

const text = readFileSync(join(import.meta.dirname, '../../../fixtures/golden/draw.json'), 'utf8');
const read = readPublishedDraw(text);
if (isLeft(read)) throw new Error(read.left.where);
const { head } = read.right;

let speech: Speech;
beforeAll(async () => {
  speech = speechOf(await startSpeaking('es'), 'es', 'es');
});
afterEach(cleanup);
afterEach(() => {
  vi.unstubAllGlobals();
  history.replaceState(null, '', '/');
});

/** The page of the golden draw, whose council sends this record. */
async function draw(record: string | null, isDrawn = true, isErased = false, more: object = {}) {
  vi.stubGlobal('Worker', undefined);
  vi.stubGlobal('fetch', async () => new Response(record, { status: record === null ? 404 : 200 }));
  const answer = { ...head, ...(!isDrawn && { act: null }), isErased, ...more };
  const council = aCouncil({ calls: [stubCall(readDrawCall, async () => right(answer))] });
  render(
    <SamplePlace council={council} site={aSite()} speech={speech}>
      <DrawScreen params={{ key: answer.activity }} />
    </SamplePlace>,
  );
  await act(async () => {});
}
const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })));

describe('the page of a draw', () => {
  it('draws again, in the page if there are no workers, and says that it comes out the same', async () => {
    await draw(text);
    await press('Repetir el sorteo');
    await screen.findByText('Puestos y plazas iguales: 60 de 60.');
    expect(await faultsForAxe()).toEqual([]);
  });

  it.each([
    ['nada', 'Ver las actividades', '/inscripciones'],
    ['bonos:nada', 'Ver los bonos', '/bonos'],
  ])('says of %s that there is no draw, or none yet, and blames no server', async (key, words, href) => {
    const council = aCouncil({
      calls: [stubCall(readDrawCall, async () => left({ kind: 'notFound' } as const))],
    });
    render(
      <SamplePlace council={council} site={aSite()} speech={speech}>
        <DrawScreen params={{ key }} />
      </SamplePlace>,
    );
    await screen.findByRole('heading', { level: 1, name: 'Aquí no hay ningún sorteo' });
    expect(screen.queryByText(/No es culpa tuya/u)).toBeNull();
    expect(screen.getByRole('link', { name: words }).getAttribute('href')).toBe(href);
    expect(await faultsForAxe()).toEqual([]);
  });

  it('says how far the line has come where lots are passed on, by type if there are several', async () => {
    const [one = '', other = ''] = Object.keys(head.names.groups);
    await draw(text, true, false, { line: [{ group: one, next: 57 }] });
    expect(screen.getByText('El siguiente es el puesto 57 de 60.')).toBeDefined();
    expect(await faultsForAxe()).toEqual([]);
    cleanup();
    const line = [
      { group: one, next: null },
      { group: other, next: 12 },
    ];
    await draw(text, true, false, { line });
    expect(screen.getByText(/Ya no espera nadie/u)).toBeDefined();
    expect(screen.getByText(/El siguiente es el puesto 12/u)).toBeDefined();
    cleanup();
    await draw(text);
    expect(screen.queryByRole('heading', { name: 'Por dónde va la cola' })).toBeNull();
  });

  it('says what differs, that nothing came, or that it is no draw', async () => {
    await draw(text.replace('"position":1,', '"position":2,'));
    await press('Repetir el sorteo');
    expect(await screen.findByText('No sale lo mismo:')).toBeDefined();
    cleanup();
    await draw(null);
    await press('Repetir el sorteo');
    await screen.findByText('No hemos podido descargar el sorteo. Vuelve a intentarlo.');
    cleanup();
    await draw('{}');
    await press('Repetir el sorteo');
    await screen.findByText('El Ayuntamiento ha enviado algo que no es un sorteo. Avísale.');
  });

  it('speaks of vouchers and people, not of places and applications, if a campaign was drawn', async () => {
    const own = read.right.toVerify.list.applications[0]?.id ?? '';
    history.replaceState(null, '', `/#${own}`);
    await draw(text, true, false, { activity: 'bonos:otono' });
    await screen.findByText(/^Fuiste el \d+\.º de \d+; había bonos para 60\.$/u);
    expect(screen.getByText(/^Hay bonos para 60 personas\. Personas apuntadas: /u)).toBeDefined();
    expect(document.body.textContent).not.toMatch(/plaza|solicitud|familia|apellido/iu);
    expect(await faultsForAxe()).toEqual([]);
  });

  it('verifies the seal of a draw that was not made yet, and explains nothing of it', async () => {
    const { act: _act, outcome: _outcome, ...sealed } = JSON.parse(text) as Record<string, unknown>;
    await draw(JSON.stringify({ ...sealed, act: null, outcome: null }), false);
    await press('Repetir el sorteo');
    await screen.findByText(/La lista tiene la huella que se publicó/u);
    expect(screen.queryByRole('heading', { name: 'Qué pasó con tu solicitud' })).toBeNull();
  });

  it('says that its list was erased, and offers nothing that would need it', async () => {
    await draw(null, true, true);
    await screen.findByText(/ya se han borrado/u);
    expect(screen.queryByRole('button', { name: 'Repetir el sorteo' })).toBeNull();
    expect(await faultsForAxe()).toEqual([]);
  });

  it('explains an application to who has its code, typed or behind the hash of the address', async () => {
    const { list } = read.right.toVerify;
    const own = list.applications[0]?.id ?? '';
    history.replaceState(null, '', `/#${own}`);
    await draw(text);
    await screen.findByText(/^Tu solicitud fue la \d+\.ª de \d+\. Había 60 plazas\.$/u);
    await act(
      async () =>
        void fireEvent.change(screen.getByLabelText('Código de la solicitud'), {
          target: { value: 'nobody' },
        }),
    );
    await press('Ver');
    await screen.findByText('La lista no tiene ninguna solicitud con ese código. Revísalo.');
    expect(await faultsForAxe()).toEqual([]);
  });
});
