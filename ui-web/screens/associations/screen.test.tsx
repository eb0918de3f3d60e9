import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import type { AssociationRegister } from '#application/ports/server/association-register.ts';
import type { ContentsClient } from '#ui-web/composition/clients.ts';
import type { Article } from '#domain/content/article.ts';
import type { Association } from '#domain/directory/association.ts';
import { left, right } from '#domain/shared/result.ts';
import { anAssociation } from '#fixtures/builders/data/association.ts';
import { savedFiles, textOf } from '#fixtures/builders/saved-files.ts';
import { speechOf, startSpeaking } from '#ui-web/i18n/speak.ts';
import { partsHere } from '#ui-web/shell/routing/late-part.tsx';
import { aCouncil, aSite } from '#ui-web/shell/samples/sample-council.ts';
import { SamplePlace } from '#ui-web/shell/samples/sample-place.tsx';
import type { Speech } from '#ui-web/speech.ts';
import { AssociationsScreen } from './screen.tsx';

let speech: Speech;
beforeAll(async () => {
  speech = speechOf(await startSpeaking('es'), 'es', 'es');
  await partsHere(speech);
});
beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
});
afterEach(() => {
  cleanup();
});

const coral = anAssociation('Coral Polifònica', {
  types: ['Musicales', 'Cultural'],
  coordinates: { lat: 39.41, lng: -0.34 },
  address: { street: 'Carrer de Sant Roc, 41', zipCode: '46999', city: 'Vilanova', province: '' },
  telephones: ['960 00 03 51'],
  emails: ['coral@santroc.example'],
});
const some = [coral, anAssociation('Ñas', { types: ['Baile'] }), anAssociation('Àgora', { types: [] })];

interface Given {
  readonly active?: AssociationRegister['active'];
  readonly articles?: ContentsClient['articles'];
}

function draw(all: readonly Association[], searchPath = '', given: Given = {}) {
  const council = {
    ...aCouncil({ contents: { ...(given.articles && { articles: given.articles }) } }),
    records: async () => ({
      associations: {
        active: given.active ?? (async () => right(all)),
        placed: async () => right(all.filter(({ coordinates }) => coordinates !== null)),
      },
      subsidies: { calls: async () => right([]), grants: async () => right([]) },
    }),
    services: async () => ({ town: { facts: async () => left({ kind: 'notFound' }) } }) as never,
  };
  const { hook, searchHook, history } = memoryLocation({ path: '/asociaciones', searchPath, record: true });
  render(
    <Router hook={hook} searchHook={searchHook}>
      <SamplePlace council={council} site={aSite()} speech={speech}>
        <AssociationsScreen />
      </SamplePlace>
    </Router>,
  );
  return { now: () => history.at(-1) };
}

const names = () => screen.getAllByRole('heading', { level: 4 }).map((head) => head.textContent);

describe('the directory of associations', () => {
  it('lists active ones by letter, each with its types, its address and its contact', async () => {
    draw([...some, anAssociation('Baja', { state: 'Baja' })]);
    const section = within(await screen.findByRole('region', { name: 'C' }));
    expect(section.getByText('Musicales, Cultural')).toBeTruthy();
    expect(section.getByText('Carrer de Sant Roc, 41, 46999 Vilanova')).toBeTruthy();
    expect(section.getByRole('link', { name: '960 00 03 51' }).getAttribute('href')).toBe('tel:960000351');
    expect(section.getByRole('link', { name: 'Coral Polifònica' }).getAttribute('href')).toBe(
      '/asociaciones/Coral%20Polif%C3%B2nica',
    );
    expect(names()).toEqual(['Àgora', 'Coral Polifònica', 'Ñas']);
  });

  it('shows the texts of the register as text, whatever characters are in them', async () => {
    const title = '<img src=x onerror=alert(1)> & "Cia"';
    draw([anAssociation(title, { id: 'a', telephones: ['<b>960</b>'], emails: ['"><b>@x.example'] })]);
    expect(await screen.findByRole('link', { name: title })).toBeTruthy();
    expect(document.querySelector('article :is(img, b)')).toBeNull();
  });

  it('leads to a page within the portal in the same town; the browser opens other tabs itself', async () => {
    const { now } = draw(some, 'realm=vilanova');
    const link = await screen.findByRole('link', { name: 'Ñas' });
    expect(link.getAttribute('href')).toBe('/asociaciones/%C3%91as?realm=vilanova');
    expect(fireEvent.click(link, { ctrlKey: true })).toBe(true);
    expect(now()).toBe('/asociaciones?realm=vilanova');
    expect(fireEvent.click(screen.getByRole('heading', { name: 'Coral Polifònica' }))).toBe(true);
    expect(fireEvent.click(link)).toBe(false);
    expect(now()).toBe('/asociaciones/%C3%91as?realm=vilanova');
  });

  it('has a bar of letters; letters without associations are plain text', async () => {
    draw(some);
    const bar = within(await screen.findByRole('navigation', { name: 'Por inicial' }));
    expect(bar.getAllByRole('link').map((link) => link.textContent)).toEqual(['A', 'C', 'Ñ']);
    expect(bar.getAllByRole('listitem')).toHaveLength(27);
    fireEvent.click(bar.getByRole('link', { name: 'Ñ' }));
    expect(bar.getByRole('link', { name: 'Ñ' }).getAttribute('aria-current')).toBe('true');
  });

  it('is searched at each key, and keeps the words in the address', async () => {
    const { now } = draw(some);
    const field = await screen.findByRole('searchbox');
    fireEvent.change(field, { target: { value: 'MUSICALES polifonica' } });
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe('1 asociación'));
    expect(names()).toEqual(['Coral Polifònica']);
    fireEvent.blur(field);
    expect(now()).toBe('/asociaciones?texto=MUSICALES+polifonica');
    fireEvent.change(field, { target: { value: 'zzz' } });
    fireEvent.click(await screen.findByRole('button', { name: 'Quitar la búsqueda' }));
    await waitFor(() => expect(names()).toHaveLength(3));
    expect(document.activeElement).toBe(field);
    expect(now()).toBe('/asociaciones');
  });

  it('opens with the search of the address, and takes its characters literally', async () => {
    draw(some, 'texto=.*');
    expect(await screen.findByRole('heading', { name: 'No se encontraron resultados' })).toBeTruthy();
    expect(screen.queryAllByRole('article')).toEqual([]);
  });

  it('draws a long list in steps until all of it is in the page, and at once for printing', async () => {
    const many = Array.from({ length: 300 }, (_, at) => anAssociation(`A ${at}`, { id: `${at}` }));
    const cards = (where = '') => document.querySelectorAll(`${where} li article`).length;
    draw(many);
    await screen.findAllByRole('article');
    expect(cards()).toBeLessThan(300);
    fireEvent(window, new Event('beforeprint'));
    expect(cards()).toBe(300);
    // A long letter has several lists, so that the browser lays out only those near the window.
    expect([...document.querySelectorAll('[id^=letra] ul')].map((list) => list.childElementCount)).toEqual([
      200, 100,
    ]);
    // A search draws what it found; the whole list stays drawn and is hidden meanwhile.
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'a 299' } });
    await waitFor(() => expect(cards()).toBe(301));
    expect(cards('[inert]')).toBe(300);
  });

  it('says that the register could not be loaded, and that it is empty', async () => {
    const answers = [left({ kind: 'serverFailed', status: 503 } as const), right([])];
    draw([], '', { active: async () => answers.shift() ?? right([]) });
    await screen.findByText('No hemos podido cargar las asociaciones');
    fireEvent.click(screen.getByRole('button', { name: 'Volver a intentarlo' }));
    const nobody = { name: 'Todavía no hay asociaciones en el censo.' };
    expect(await screen.findByRole('heading', nobody)).toBeTruthy();
  });

  it('can be downloaded under the name of the town', async () => {
    draw(some);
    const saved = savedFiles();
    fireEvent.click(await screen.findByRole('button', { name: 'Descargar datos: CSV' }));
    const [file] = saved;
    expect(file?.name).toBe('vilanova.csv');
    expect((await textOf(file)).split('\r\n').slice(0, 2)).toEqual([
      '\uFEFFAsociación;Subtipos;Domicilio;Teléfono;Email',
      'Àgora;;;;',
    ]);
  });
});

describe('the map of associations', () => {
  it('shows those of the types that are ticked, with the number of each', async () => {
    const { now } = draw(some, 'vista=mapa');
    const all = await screen.findByRole<HTMLInputElement>('checkbox', { name: 'Todos 3' });
    expect(all.checked).toBe(true);
    expect(screen.getByText('3 de las 3 asociaciones')).toBeTruthy();
    fireEvent.click(screen.getByRole('checkbox', { name: 'Baile 1' }));
    expect(now()).toContain('tipos=Medio+Ambiente');
    expect(all.checked).toBe(false);
  });

  it('shows no association if no type is ticked', async () => {
    const { now } = draw(some, 'vista=mapa');
    fireEvent.click(await screen.findByRole('checkbox', { name: 'Todos 3' }));
    expect(now()).toBe('/asociaciones?vista=mapa&tipos=ninguno');
    expect(screen.getByText('Ninguna: elige algún tipo.')).toBeTruthy();
  });

  it('says how many have no place', async () => {
    draw(some, 'vista=mapa');
    expect(await screen.findByText(/^2 no aparecen en el mapa/u)).toBeTruthy();
  });
});

describe('what the council offers associations', () => {
  it('is shown in sections, with a sentence for each empty one', async () => {
    const article: Article = {
      id: 'a',
      slug: 'crear',
      title: 'Cómo se crea',
      subtitle: null,
      lead: null,
      body: null,
      headerImage: null,
      publishedOn: null,
      categories: [],
      groups: [],
      document: {},
    };
    const articles: ContentsClient['articles'] = async (_, category) =>
      right({ items: category === 'asociaciones-crear' ? [article] : [], total: 0 });
    draw(some, 'vista=recursos', { articles });
    const link = await screen.findByRole('link', { name: 'Cómo se crea' });
    expect(link.getAttribute('href')).toBe('/pagina/crear');
    const heads = screen.getAllByRole('heading', { level: 2 }).map((head) => head.textContent);
    expect(heads).toEqual(['Recursos', 'Agenda', 'Noticias', 'Contacto', 'Crear una asociación']);
    expect(screen.getByText('No hay actos anunciados.')).toBeTruthy();
  });

  it('leads to what is needed to set up an association while there is none', async () => {
    draw([]);
    await screen.findByRole('heading', { name: 'Todavía no hay asociaciones en el censo.' });
    expect(
      within(screen.getByRole('heading', { name: /Todavía no hay/u }).parentElement as HTMLElement)
        .getByRole('link', { name: 'Para asociaciones' })
        .getAttribute('href'),
    ).toBe('/asociaciones?vista=recursos');
  });

  it('counts one as one', async () => {
    draw([coral], 'vista=mapa');
    expect(await screen.findByText('1 de 1 asociación')).toBeTruthy();
  });
});
