import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import type { ContentsClient } from '#ui-web/composition/clients.ts';
import type { SurveysClient } from '#ui-web/composition/clients.ts';
import type { SitePicture } from '#domain/content/site-details.ts';
import type { Process } from '#domain/processes/process.ts';
import { surveyId } from '#domain/shared/ids.ts';
import { left, right } from '#domain/shared/result.ts';
import { aBudget, aProposal, aSurvey } from '#fixtures/builders/data/survey.ts';
import { speechOf, startSpeaking } from '#ui-web/i18n/speak.ts';
import { aDay, aProcess } from '#ui-web/screens/process/sample-process.ts';
import { aCouncil, aSite, someDetails } from '#ui-web/shell/samples/sample-council.ts';
import { SamplePlace } from '#ui-web/shell/samples/sample-place.tsx';
import type { Speech } from '#ui-web/speech.ts';
import { HomeScreen } from './screen.tsx';

let speech: Speech;
beforeAll(async () => {
  speech = speechOf(await startSpeaking('es'), 'es', 'es');
});
afterEach(() => {
  cleanup();
  localStorage.clear();
});

const draw = (contents: Partial<ContentsClient>, surveys: Partial<SurveysClient> = {}) =>
  render(
    <SamplePlace council={aCouncil({ contents, surveys })} site={aSite()} speech={speech}>
      <HomeScreen />
    </SamplePlace>,
  );

const pageOf =
  (...items: readonly Process[]) =>
  async () =>
    right({ items, total: items.length });
const budget = aProcess('presupuestos', { survey: surveyId('s'), title: { es: 'Presupuestos 2027' } });
const plaza = aProcess('plaza', { extent: { start: aDay('2025-01-01'), end: aDay('2025-06-01') } });
const openVote: SurveysClient['surveys'] = async () =>
  right([
    {
      survey: aSurvey('s', {
        question: aBudget(200_000, [aProposal('a', 1), aProposal('b', 2)]),
        endDay: aDay('2026-11-27'),
      }),
      voteCount: null,
    },
  ]);
const today = { processes: pageOf(budget, plaza), processesBetween: pageOf(budget) };

describe('the home page', () => {
  it('begins with the open vote, how long it stays open, and its proposals', async () => {
    draw(today, { surveys: openVote });
    expect(await screen.findByRole('heading', { level: 1, name: 'Presupuestos 2027' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Vota ahora' }).getAttribute('href')).toBe(
      '/procesos-participativos/presupuestos/participa',
    );
    expect(screen.getByRole('link', { name: 'Lee antes las 2 propuestas' })).toBeTruthy();
    expect(screen.getByText('días para votar')).toBeTruthy();
    expect(screen.getByText(/200\.000,00/u).textContent).toContain('Elige entre 2 propuestas');
    // As the server sends it; the process has a page of its own.
    expect(document.title).toBe('Participación ciudadana · Vilanova');
  });

  it('says to a voter that they have voted, and no longer asks them to', async () => {
    draw(today, { surveys: openVote });
    await screen.findByRole('link', { name: 'Vota ahora' });
    // The vote is sent in another page of the same browser.
    act(() => {
      localStorage.setItem('voteHistory', '["s"]');
      window.dispatchEvent(new StorageEvent('storage', { key: 'voteHistory' }));
    });
    expect(await screen.findByText('Ya has votado.')).toBeTruthy();
    for (const asking of ['Vota ahora', 'días para votar', /^Lee antes/u, /Elige entre/u])
      expect(screen.queryByText(asking)).toBeNull();
    expect(screen.getByRole('link', { name: 'Más información' }).getAttribute('href')).toBe(
      '/procesos-participativos/presupuestos',
    );
  });

  it('shows the leading process once, and the others as cards', async () => {
    draw(today, { surveys: openVote });
    const others = await screen.findByRole('region', { name: 'Últimos procesos' });
    expect(
      within(others)
        .getAllByRole('heading', { level: 3 })
        .map((title) => title.textContent),
    ).toEqual(['plaza']);
  });

  it('leads to the running process if there is no vote', async () => {
    draw(today);
    const more = await screen.findByRole('link', { name: 'Más información' });
    expect(more.getAttribute('href')).toBe('/procesos-participativos/presupuestos');
    expect(screen.queryByText('Vota ahora')).toBeNull();
  });

  it('leads to the next process if none runs', async () => {
    const next = aProcess('futuro', { extent: { start: aDay('2027-01-01'), end: aDay('2027-02-01') } });
    draw({ processes: pageOf(next, plaza) });
    expect(await screen.findByRole('heading', { level: 1, name: 'futuro' })).toBeTruthy();
    expect(screen.getByText('Próximo')).toBeTruthy();
  });

  it('says that all processes are over, and that there has been none', async () => {
    draw({ processes: pageOf(plaza) });
    expect(await screen.findByText('No se encontraron procesos activos')).toBeTruthy();
    cleanup();
    draw({});
    expect(await screen.findByText('No hay procesos participativos disponibles')).toBeTruthy();
    expect(screen.queryByText('Últimos procesos')).toBeNull();
  });

  it('never calls a vote closed because the surveys could not be loaded: it says so and asks again', async () => {
    let asked = 0;
    const surveys: SurveysClient['surveys'] = async (realm) => {
      asked += 1;
      return asked === 1 ? left({ kind: 'serverFailed', status: 503 }) : openVote(realm);
    };
    draw(today, { surveys });
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('No hemos podido comprobar qué se puede votar hoy');
    expect(alert.textContent).toContain('Hora: 12.00 · error 503');
    fireEvent.click(within(alert).getByRole('button', { name: 'Volver a intentarlo' }));
    expect(await screen.findByRole('link', { name: 'Vota ahora' })).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
  });

  it('shows the news even if the processes could not be loaded', async () => {
    draw({
      processes: async () => left({ kind: 'unreachable' }),
      processesBetween: async () => left({ kind: 'unreachable' }),
      articles: async () => right({ items: [], total: 0 }),
    });
    expect(await screen.findByText('Todavía no hay noticias.')).toBeTruthy();
    expect(screen.getAllByRole('alert')).toHaveLength(2);
  });

  it('asks exactly what the server sends along with the page', async () => {
    const asked: unknown[] = [];
    const note =
      (name: string) =>
      (...parameters: unknown[]) => {
        asked.push([name, ...parameters.slice(1)]);
        return right({ items: [], total: 0 });
      };
    draw({
      processes: async (...p) => note('processes')(...p),
      processesBetween: async (...p) => note('between')(...p),
      articles: async (...p) => note('articles')(...p),
    });
    await screen.findByText('Todavía no hay noticias.');
    expect(asked).toEqual([
      ['between', '2026-11-18', '2026-11-18'],
      ['processes', { limit: 4, offset: 0 }],
      ['articles', 'noticias', { limit: 3, offset: 0 }],
    ]);
  });

  const slide = (title: string, more: Partial<SitePicture> = {}): SitePicture => ({
    title: { es: title },
    text: null,
    image: null,
    alt: null,
    uri: '/noticias',
    ...more,
  });

  it('shows below what the settings say: slides, banners, video, associations, contact', async () => {
    const details = someDetails({
      slides: [slide('Mesas'), slide('Piscina', { image: '/files/x/p.svg', text: { es: 'Dinos cuándo' } })],
      banner: slide('Avísanos'),
      banners: [slide('Transparencia')],
      interest: [slide('Sede', { uri: null, image: '/files/x/s.svg' })],
      video: { title: '', uri: 'https://youtu.be/aaaaaaaaaaa' },
      showsAssociations: true,
      contactMailbox: 'contacto',
    });
    draw({ siteDetails: async () => right(details) });
    const slides = within(await screen.findByRole('region', { name: 'Destacados' }));
    expect(slides.getByText('1 de 2', { selector: 'span' })).toBeTruthy();
    expect(slides.getByRole('link', { name: 'Mesas' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Avísanos' })).toBeTruthy();
    expect(within(screen.getByRole('region', { name: 'Accesos directos' })).getByRole('link')).toBeTruthy();
    const interest = screen.getByRole('region', { name: 'De interés' });
    expect(within(interest).queryByRole('link')).toBeNull();
    fireEvent.error(interest.querySelector('img') ?? document.body);
    expect(interest.querySelector('img')).toBeNull();
    expect(screen.getByRole('button', { name: 'Reproducir: Vídeo del Ayuntamiento' })).toBeTruthy();
    expect(document.querySelector('iframe')).toBeNull();
    expect(
      screen.getByRole('button', { name: 'Escribir al Ayuntamiento' }).getAttribute('aria-expanded'),
    ).toBe('false');
  });

  it('shows none of these if the settings do not have them or could not be loaded', async () => {
    draw({ siteDetails: async () => left({ kind: 'unreachable' }) });
    await screen.findByText('Todavía no hay noticias.');
    for (const name of [
      'Destacados',
      'Accesos directos',
      'De interés',
      'Asociaciones',
      'Vídeo',
      'Escríbenos',
    ])
      expect(screen.queryByRole('region', { name })).toBeNull();
  });

  it('leads a search for an association to their page', async () => {
    const { hook, history } = memoryLocation({ path: '/', record: true });
    const contents = { siteDetails: async () => right(someDetails({ showsAssociations: true })) };
    render(
      <Router hook={hook}>
        <SamplePlace council={aCouncil({ contents })} site={aSite()} speech={speech}>
          <HomeScreen />
        </SamplePlace>
      </Router>,
    );
    const box = await screen.findByRole('searchbox', { name: 'Nombre o palabra' });
    fireEvent.change(box, { target: { value: ' música & veïns ' } });
    fireEvent.click(screen.getByRole('button', { name: 'Buscar' }));
    expect(history.at(-1)).toBe('/asociaciones?texto=m%C3%BAsica+%26+ve%C3%AFns');
  });
});
