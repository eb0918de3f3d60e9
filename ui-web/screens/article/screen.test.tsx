import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import type { Article } from '#domain/content/article.ts';
import { left, right } from '#domain/shared/result.ts';
import { speechOf, startSpeaking } from '#ui-web/i18n/speak.ts';
import { aDay } from '#ui-web/screens/process/sample-process.ts';
import { aCouncil, aSite } from '#ui-web/shell/samples/sample-council.ts';
import { SamplePlace } from '#ui-web/shell/samples/sample-place.tsx';
import type { Speech } from '#ui-web/speech.ts';
import { requestedBlock } from './guide-blocks.tsx';
import { ArticleScreen } from './screen.tsx';

let speech: Speech;
beforeAll(async () => {
  speech = speechOf(await startSpeaking('es'), 'es', 'es');
});
afterEach(cleanup);

const anArticle = (more: Partial<Article>): Article => ({
  id: 'art-guia',
  slug: 'guia',
  title: { es: 'La guía' },
  subtitle: null,
  lead: null,
  body: null,
  headerImage: null,
  publishedOn: aDay('2026-11-16'),
  categories: [],
  groups: [],
  document: {},
  ...more,
});
const question = (title: string) => ({ title: { es: title }, body: { es: '<p>Sí.</p>' } });

function at(path: string, articles: readonly Article[], searchPath = '') {
  const asked: string[] = [];
  const { hook, searchHook } = memoryLocation({ path, searchPath });
  const article = async (_: unknown, key: string) => {
    asked.push(key);
    const found = articles.find(({ id, slug }) => id === key || slug === key);
    return found ? right(found) : left({ kind: 'notFound' } as const);
  };
  render(
    <Router hook={hook} searchHook={searchHook}>
      <SamplePlace council={aCouncil({ contents: { article } })} site={aSite()} speech={speech}>
        <ArticleScreen params={{ key: path.split('/').at(-1) ?? '' }} />
      </SamplePlace>
    </Router>,
  );
  return asked;
}

describe('an article', () => {
  it('behind /guia is the one that the settings name', async () => {
    expect(at('/guia', [anArticle({})])).toEqual(['art-guia']);
    expect(await screen.findByRole('heading', { level: 1, name: 'La guía' })).toBeTruthy();
    expect(screen.queryByText('16 de noviembre de 2026')).toBeNull();
  });

  it('that has only a title says so, and links to the home page', async () => {
    at('/guia', [anArticle({})]);
    expect(
      await screen.findByRole('heading', { name: 'Esta página todavía no tiene contenido' }),
    ).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Ir al inicio' }).getAttribute('href')).toBe('/');
    cleanup();
    at('/guia', [anArticle({ body: { es: '<p>Así se participa.</p>' } })]);
    await screen.findByText('Así se participa.');
    expect(screen.queryByText('Esta página todavía no tiene contenido')).toBeNull();
  });

  it('is not found if the settings do not name it, nor behind any other word', () => {
    for (const path of ['/faq', '/otra', '/constructor']) {
      expect(at(path, [anArticle({ id: 'otra' })])).toEqual([]);
      expect(screen.getByRole('heading', { level: 1, name: 'Esta página no existe' })).toBeTruthy();
      cleanup();
    }
  });

  it('is not found when the council has no such page', async () => {
    expect(at('/pagina/nada', [])).toEqual(['nada']);
    expect(await screen.findByRole('heading', { level: 1, name: 'Esta página no existe' })).toBeTruthy();
  });

  it('that is news shows its day and links to the other news', async () => {
    at('/pagina/mesas', [
      anArticle({ slug: 'mesas', categories: ['noticias'], lead: { es: 'De lunes a jueves.' } }),
    ]);
    expect(await screen.findByText('16 de noviembre de 2026')).toBeTruthy();
    expect(screen.getByText('De lunes a jueves.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Noticias' }).getAttribute('href')).toBe('/noticias');
  });

  it('shows pictures, files and a word that is explained below its text, as every page does', async () => {
    const document = {
      _id: 'feria',
      title: { es: 'La feria' },
      images: [{ src: '/files/vilanova/plaza.png', alt: { es: 'La plaza llena' } }],
      files: [{ uri: '/files/vilanova/programa.pdf', title: { es: 'Programa' } }],
      help: [{ nombre_es: 'Feria', descripcion_es: 'Mercado de una vez al año.' }],
      links: [],
    };
    at('/pagina/feria', [anArticle({ slug: 'feria', document })]);
    expect(await screen.findByRole('link', { name: /^Programa/u })).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Imágenes' })).toBeTruthy();
    expect(await screen.findByText('Feria')).toBeTruthy();
    expect(screen.queryByText('Esta página todavía no tiene contenido')).toBeNull();
  });

  it('says that it has nothing yet if its parts are empty', async () => {
    at('/pagina/feria', [anArticle({ slug: 'feria', document: { images: [], address: { street: '' } } })]);
    expect(await screen.findByText('Esta página todavía no tiene contenido')).toBeTruthy();
  });

  it('opens one question at a time in each group', async () => {
    const groups = [
      { title: { es: 'Votar' }, children: [question('¿Quién?'), question('¿Cuándo?')] },
      { title: { es: 'Contar' }, children: [question('¿Cómo?')] },
    ];
    at('/pagina/guia', [anArticle({ groups })]);
    const summary = await screen.findAllByText(/^¿/u);
    const names = summary.map((element) => element.closest('details')?.getAttribute('name'));
    expect(names[0]).toBeTruthy();
    expect(names[1]).toBe(names[0]);
    expect(names[2]).not.toBe(names[0]);
  });

  describe('with many questions', () => {
    const groups = ['Votar', 'El censo', 'Votar'].map((title) => ({
      title: { es: title, va: `${title} (va)` },
      children: [question('¿Quién puede?'), question('¿Cuándo?')],
    }));
    const isOpen = () => [...document.querySelectorAll('details')].map(({ open }) => open);
    beforeEach(() => {
      Element.prototype.scrollIntoView = () => Promise.resolve();
    });
    afterEach(() => history.replaceState(null, '', '/'));

    it('lists its groups at the head, each link to a heading that takes the focus', async () => {
      at('/pagina/guia', [anArticle({ groups })]);
      const links = within(await screen.findByRole('navigation', { name: 'En esta página' }))
        .getAllByRole('link')
        .map((link) => [link.textContent, link.getAttribute('href')]);
      expect(links).toEqual([
        ['Votar', '#tema-votar'],
        ['El censo', '#tema-el-censo'],
        ['Votar', '#tema-votar-2'],
      ]);
      for (const [, href] of links)
        expect(document.querySelector(href ?? '')?.getAttribute('tabindex')).toBe('-1');
    });

    it('shows no such list for few questions or for a single group', async () => {
      for (const few of [
        groups.slice(0, 2),
        [{ title: { es: 'Todo' }, children: groups.flatMap((g) => g.children) }],
      ]) {
        at('/pagina/guia', [anArticle({ groups: few })]);
        await screen.findAllByText(/^¿/u);
        expect(screen.queryByRole('navigation', { name: 'En esta página' })).toBeNull();
        cleanup();
      }
    });

    it('opens the question that the address names and scrolls to it', async () => {
      history.replaceState(null, '', '/#pregunta-cuando-2');
      at('/pagina/guia', [anArticle({ groups })]);
      await screen.findAllByText('¿Cuándo?');
      await waitFor(() => expect(isOpen()).toEqual([false, false, false, true, false, false]));
      expect(document.activeElement?.id).toBe('pregunta-cuando-2');
      history.replaceState(null, '', '/#pregunta-quien-puede');
      fireEvent(window, new HashChangeEvent('hashchange'));
      expect(isOpen()[0]).toBe(true);
      expect(document.activeElement?.id).toBe('pregunta-quien-puede');
    });

    it('puts the question that is opened into its address, so that it can be sent as a link', async () => {
      at('/pagina/guia', [anArticle({ groups })]);
      const [first] = await screen.findAllByText('¿Cuándo?');
      const part = first?.closest('details');
      if (!part) throw new Error('no question');
      part.open = true;
      await waitFor(() => expect(location.hash).toBe('#pregunta-cuando'));
    });
  });

  const blocks = ['Introducción', 'Qué es', 'Las 4 fases'].map((title) => ({
    title: { es: title },
    children: [question(`${title} uno`), question(`${title} dos`)],
  }));

  it('shows the guide one block at a time, from the first, with the phases in their order', async () => {
    at('/guia', [anArticle({ groups: blocks })]);
    expect(await screen.findByRole('heading', { level: 2, name: 'Introducción' })).toBeTruthy();
    expect(screen.queryByRole('heading', { level: 2, name: 'Las 4 fases' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Las 4 fases' }).getAttribute('href')).toBe('/guia?parte=3');
    cleanup();
    at('/guia', [anArticle({ groups: blocks })], 'parte=3');
    expect(await screen.findByRole('heading', { level: 3, name: 'Las 4 fases dos' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Las 4 fases' }).getAttribute('aria-current')).toBe('page');
    expect(screen.queryByRole('heading', { level: 2, name: 'Introducción' })).toBeNull();
  });

  it('begins the guide at its start if the address names no block of it', () => {
    for (const search of ['', 'parte=0', 'parte=4', 'parte=x', 'parte=1.5'])
      expect(requestedBlock(search, 3)).toBe(0);
    expect(requestedBlock('parte=2', 3)).toBe(1);
  });

  it('leaves out a picture that does not load', async () => {
    at('/guia', [anArticle({ headerImage: '/files/x/nada.jpg' })]);
    const picture = await screen.findByRole('presentation');
    fireEvent.error(picture);
    expect(screen.queryByRole('presentation')).toBeNull();
  });
});
