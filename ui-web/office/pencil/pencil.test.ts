import { afterEach, describe, expect, it, vi } from 'vitest';
import { realmId } from '#domain/shared/ids.ts';
import { type PageItem, pageAsker } from './asking.ts';
import { cardPencils, cardsIn } from './card-pencils.ts';
import { pagePencil } from './parts.ts';

const document1 = { collection: 'articulos', id: 'not-1', title: { es: 'Obras', va: 'Obres' } };
const item = (path: string, more: Partial<PageItem> = {}): PageItem => ({
  path,
  own: null,
  shared: [],
  lists: [],
  ...more,
});

afterEach(() => {
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

function page(html: string): HTMLElement {
  document.body.innerHTML = `<main>${html}</main>`;
  const main = document.querySelector('main');
  if (main === null) throw new Error('there is no main');
  return main;
}
/** The words of the pencils within an element, as a screen reader says them. */
const said = (within: Element) =>
  [...within.querySelectorAll('[data-of]')].flatMap((host) =>
    [...(host.shadowRoot?.querySelectorAll('a, summary') ?? [])].map(
      (one) => one.getAttribute('aria-label') ?? one.textContent,
    ),
  );

const list =
  '<nav><li><h2>x</h2><a href="/pagina/obras">Inicio</a></li></nav>' +
  '<ul><li id="one"><h3><a href="/pagina/obras">Obras</a></h3></li>' +
  '<li id="other"><h3><a href="/pagina/otra">Otra</a></h3></li>' +
  '<li id="away"><h3><a href="https://otra.example/pagina/obras">Fuera</a></h3></li>' +
  '<li id="line"><a href="/pagina/obras">en un texto</a></li></ul>';

describe('the pencil beside a part of a page', () => {
  it('is in parts of lists that lead to a page of their own, and not in menus, texts or links to elsewhere', () => {
    const cards = cardsIn(page(list));
    expect([...cards].map(([card, paths]) => [card.id, paths])).toEqual([
      ['one', ['/pagina/obras']],
      ['other', ['/pagina/otra']],
    ]);
  });

  it('names its document, leads to it, and goes with the right or with the part', () => {
    const main = page(list);
    const pencils = cardPencils();
    const known = new Map([['/pagina/obras', item('/pagina/obras', { own: document1 })]]);
    for (let times = 0; times < 2; times += 1) pencils.draw(cardsIn(main), known, null, 'es');
    expect(said(main)).toEqual(['Editar «Obras»']);
    const link = main.querySelector('#one > [data-of]')?.shadowRoot?.querySelector('a');
    expect(link?.getAttribute('href')).toBe('/gestion/documentos/articulos/not-1');
    pencils.draw(cardsIn(main), known, null, 'va');
    expect(said(main)).toEqual(['Editar «Obres»']);
    // The part of the page itself has the pencil of the page.
    pencils.draw(cardsIn(main), known, document1, 'es');
    expect(said(main)).toEqual([]);
    pencils.draw(cardsIn(main), known, null, 'es');
    pencils.dropAll();
    expect(said(main)).toEqual([]);
  });
});

describe('the pencil of a page', () => {
  it('leads to its document, and to those that it shares and lists', () => {
    const shown = pagePencil(
      'es',
      item('/', {
        own: document1,
        shared: [{ collection: 'menus', id: 'principal', title: 'principal' }],
        lists: ['articulos', 'clubes'],
      }),
    );
    document.body.append(...(shown === null ? [] : [shown]));
    expect(said(document.body)).toEqual([
      'Editar «Obras»',
      'Más documentos de esta página',
      'Lista: Artículos y noticias',
      'Lista: clubes',
      'Editar «Menús»',
    ]);
    const root = shown?.shadowRoot;
    const [details, summary] = [root?.querySelector('details'), root?.querySelector('summary')];
    details?.setAttribute('open', '');
    details?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
    expect([details?.open, root?.activeElement === summary]).toEqual([false, true]);
  });

  it('is not there if there is nothing to edit', () => {
    expect(pagePencil('es', item('/'))).toBeNull();
  });
});

describe('what the pencil asks', () => {
  const asker = (refused = () => {}) =>
    pageAsker({ realm: realmId('vilanova'), portal: 'participation', refused });

  it('is asked once for each page', async () => {
    const asked: string[] = [];
    vi.stubGlobal('fetch', async (_: string, { body }: { readonly body: string }) => {
      asked.push(body);
      return Response.json({ items: [item('/guia', { own: document1 })] });
    });
    const ask = asker();
    expect((await ask(['/guia', '/guia'])).get('/guia')?.own).toEqual(document1);
    await ask(['/guia']);
    expect(asked).toEqual(['{"paths":["/guia"],"portal":"participation"}']);
  });

  it('says that somebody is not of the staff, and tries again after the line was cut', async () => {
    let times = 0;
    vi.stubGlobal('fetch', async () => {
      times += 1;
      if (times === 1) throw new Error('no line');
      return new Response('{}', { status: 403 });
    });
    const refused = vi.fn<() => void>();
    const ask = asker(refused);
    expect((await ask(['/guia'])).has('/guia')).toBe(false);
    expect(refused).not.toHaveBeenCalled();
    await ask(['/guia']);
    expect(refused).toHaveBeenCalledOnce();
  });
});
