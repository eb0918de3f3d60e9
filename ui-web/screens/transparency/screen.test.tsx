import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import type { TransparencyDocuments } from '#application/ports/browser/transparency-documents.ts';
import type { CalendarDay } from '#domain/shared/calendar-day.ts';
import { left, right } from '#domain/shared/result.ts';
import type { IndexArticle } from '#domain/transparency/index-article.ts';
import { speechOf, startSpeaking } from '#ui-web/i18n/speak.ts';
import type { Publications } from '#ui-web/composition/council.ts';
import { aCouncil, aSite } from '#ui-web/shell/samples/sample-council.ts';
import { SamplePlace } from '#ui-web/shell/samples/sample-place.tsx';
import type { Speech } from '#ui-web/speech.ts';
import { chosenIndex } from './chosen-index.ts';
import { indexFile } from './index-file.ts';
import { TransparencyScreen } from './screen.tsx';

let speech: Speech;
beforeAll(async () => {
  speech = speechOf(await startSpeaking('es'), 'es', 'es');
});
beforeEach(() => {
  location.hash = '';
  Element.prototype.scrollIntoView = vi.fn<() => Promise<void>>();
});
afterEach(cleanup);

const day = (text: string) => text as CalendarDay;
const anArticle = (more: Partial<IndexArticle>): IndexArticle => ({
  id: typeof more.title === 'string' ? more.title : 'a',
  title: 'Un artículo',
  ita: '1',
  isPublished: true,
  uri: '/pagina/a',
  slug: 'a',
  updatedOn: null,
  ...more,
});
const empty: TransparencyDocuments = {
  indexes: async () => right([]),
  years: async () => right([]),
  links: async () => right([]),
};

interface Given {
  readonly articles?: readonly IndexArticle[];
  readonly archive?: Partial<TransparencyDocuments>;
  readonly path?: string;
  readonly answers?: readonly (readonly IndexArticle[] | null)[];
}

function open({ articles = [], archive = {}, path = '/transparencia', answers }: Given) {
  const left_ = [...(answers ?? [articles])];
  const publications = async () =>
    ({
      indexArticles: {
        all: async () => {
          const answer = left_.length > 1 ? left_.shift() : left_[0];
          return answer ? right(answer) : left({ kind: 'unreachable' } as const);
        },
      },
      archive: { ...empty, ...archive },
    }) as unknown as Publications;
  const [pathname = '', search = ''] = path.split('?');
  const { hook, searchHook } = memoryLocation({ path: pathname, searchPath: search });
  return render(
    <Router hook={hook} searchHook={searchHook}>
      <SamplePlace council={{ ...aCouncil(), publications }} site={aSite()} speech={speech}>
        <TransparencyScreen />
      </SamplePlace>
    </Router>,
  );
}
const point = async (number: number) => {
  await screen.findByRole('heading', { name: 'Punto por punto' });
  return within(document.getElementById(`p-${number}`) as HTMLElement);
};

describe('the transparency index', () => {
  it('shows count and percentage, and for each point the articles that document it', async () => {
    open({
      articles: [
        anArticle({ title: 'Quién es quién', ita: '1, 2', updatedOn: day('2026-03-02') }),
        anArticle({ title: 'Borrador', ita: '2', isPublished: false }),
        anArticle({ title: 'Sin enlace', ita: '2', uri: 'javascript:alert(1)' }),
        anArticle({ title: 'Con página propia', ita: '2', uri: null, slug: 'propia' }),
      ],
    });
    expect((await screen.findByText('de 80 puntos publicados')).closest('p')?.textContent).toMatch(
      /^2 de 80 puntos publicados 2,500\s% completado$/u,
    );
    const second = await point(2);
    const link = second.getByRole('link', { name: 'Quién es quién (se abre en otra pestaña)' });
    expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual(['/pagina/a', '_blank']);
    expect(second.queryByRole('link', { name: /Borrador/u })).toBeNull();
    expect(second.getByText('(aún sin publicar)')).toBeTruthy();
    expect(second.getByText('(su dirección no es válida)')).toBeTruthy();
    expect(second.getByRole('link', { name: /Con página propia/u }).getAttribute('href')).toBe(
      '/articulos/propia',
    );
    expect(second.getByText('Última actualización: 2 de marzo de 2026')).toBeTruthy();
    expect((await point(3)).getByText('No disponible')).toBeTruthy();
  });

  it('has a tile or a gap for each of the 80 points, with links to them', async () => {
    open({ articles: [anArticle({ ita: '80' })] });
    const wall = within(await screen.findByRole('region', { name: 'Los 80 puntos' }));
    const tiles = wall.getAllByRole('link');
    expect(tiles).toHaveLength(80);
    expect(tiles[79]?.getAttribute('aria-label')).toMatch(/^Punto 80: disponible\. /u);
    expect(tiles[0]?.getAttribute('aria-label')).toMatch(/^Punto 1: no disponible\. /u);
    fireEvent.click(tiles[79] as HTMLElement);
    const target = document.getElementById('p-80');
    expect(document.activeElement).toBe(target);
    for (let around = target?.closest('details'); around; around = around.parentElement?.closest('details'))
      expect(around.open).toBe(true);
  });

  it('opens one section at a level, and all of them when asked', async () => {
    open({});
    await screen.findByRole('heading', { name: 'Punto por punto' });
    const parts = [...document.querySelectorAll('details')];
    const levels = new Set(parts.map((part) => part.getAttribute('name')));
    expect(levels.size).toBe(7);
    expect(parts.filter((part) => part.open)).toHaveLength(2);
    fireEvent.click(screen.getByRole('button', { name: 'Abrir todo' }));
    await vi.waitFor(() => expect(parts.every((part) => part.open)).toBe(true));
    expect(parts.some((part) => part.hasAttribute('name'))).toBe(false);
    fireEvent.click(screen.getByRole('button', { name: 'Cerrar todo' }));
    await vi.waitFor(() => expect(parts.some((part) => part.open)).toBe(false));
  });

  it('reads "3, 7,,x,81" as two points, and lists what is no point', async () => {
    open({ articles: [anArticle({ title: 'Agenda', ita: '3, 7,,x,81' })] });
    expect(await screen.findByText('de 80 puntos publicados')).toBeTruthy();
    expect(screen.getByText('«x», en «Agenda»')).toBeTruthy();
    expect(screen.getByText('«81», en «Agenda»')).toBeTruthy();
    expect((await point(7)).getByRole('link')).toBeTruthy();
  });

  it('shows which links did not answer, and when they were checked', async () => {
    const uri = 'https://contratos.example/2024';
    const links = async () => right([{ uri, answers: false, status: null, checkedOn: day('2026-11-16') }]);
    open({ articles: [anArticle({ uri })], archive: { links } });
    expect(
      (await point(1)).getByText('(contratos.example no respondía el 16 de noviembre de 2026)'),
    ).toBeTruthy();
  });
});

describe('other indexes and years', () => {
  const years = async () =>
    right([
      { edition: '2017', year: 2025, ita: '1, 2, 3' },
      { edition: 'own', year: 2025, ita: '2' },
    ]);
  const own = {
    edition: 'own',
    name: { es: 'Compromisos' },
    sections: [
      {
        id: '1',
        title: 'Quién',
        groups: [
          { id: '1.1', title: 'G', points: [{ number: 2, title: 'Agenda', verified: true, source: '' }] },
        ],
      },
    ],
  };
  const archive = { years, indexes: async () => right([own]) };

  it('are shown beside today', async () => {
    open({ archive, articles: [anArticle({ ita: '1' })] });
    const table = within(await screen.findByRole('table'));
    const row = table.getByRole('rowheader', { name: 'Índice de Transparencia de los Ayuntamientos' });
    const cells = [...(row.closest('tr')?.cells ?? [])].slice(1).map(({ textContent }) => textContent);
    expect(cells[0]).toMatch(/^1 de 80 1,250/u);
    expect(cells[1]).toMatch(/^3 de 80 3,750/u);
    expect(screen.getByText(/En 2025 eran 3 de 80 \(3,750\s%\)\./u)).toBeTruthy();
  });

  it('are shown at their address, a past year without its articles', async () => {
    open({ archive, articles: [anArticle({ ita: '1' })], path: '/transparencia?edition=own&year=2025' });
    expect(await screen.findByText('de 1 punto publicado')).toBeTruthy();
    expect((await point(2)).getByText('Disponible entonces')).toBeTruthy();
    expect(screen.getByRole('link', { name: '2025' }).getAttribute('aria-current')).toBe('true');
    expect(screen.getByRole('link', { name: 'Ahora' }).getAttribute('href')).toBe(
      '/transparencia?edition=own',
    );
  });

  it('that do not exist show today’s state of the first index', async () => {
    open({ archive, path: '/transparencia?edition=x&year=1999' });
    expect(await screen.findByText('de 80 puntos publicados')).toBeTruthy();
  });

  it('that could not be loaded are reported as missing', async () => {
    open({ archive: { years: async () => left({ kind: 'unreachable' }) }, articles: [anArticle({})] });
    expect(await screen.findByText(/No hemos podido cargar los años anteriores/u)).toBeTruthy();
    expect(screen.getByText('de 80 puntos publicados')).toBeTruthy();
  });
});

describe('the points as downloads', () => {
  const book = {
    articles: [anArticle({ title: '=1+1', ita: '1' })],
    indexes: [],
    years: [{ edition: '2017', year: 2025, ita: '1' }],
    silent: new Map(),
    isWhole: true,
  };

  it('are separated text in the language of the reader, without anything that a spreadsheet would run', () => {
    const { name, text } = indexFile(chosenIndex(book, ''), 'csv', 'http://localhost (vilanova)', speech);
    const [heading, first, second] = text.split('\r\n');
    expect(name).toBe('transparencia-2017.csv');
    expect(heading).toBe('\uFEFFSección;Grupo;Punto;Título;Cumplido;Artículos;Sin publicar');
    expect(first).toMatch(/^A;A\.1;1;[^;]+;sí;'=1\+1;$/u);
    expect(second).toMatch(/;no;;$/u);
    expect(text.trim().split('\r\n')).toHaveLength(81);
  });

  it('are JSON with the same count', () => {
    const { name, text } = indexFile(chosenIndex(book, 'year=2025'), 'json', 'x', speech);
    expect(name).toBe('transparencia-2017-2025.json');
    expect(JSON.parse(text)).toMatchObject({ edition: '2017', met: 1, total: 80, percentage: '1.250' });
  });
});

describe('an index that could not be loaded', () => {
  it('says so, and is shown after another try', async () => {
    open({ answers: [null, []] });
    expect(await screen.findByText('No hemos podido cargar el índice')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Volver a intentarlo' }));
    expect(await screen.findByText('de 80 puntos publicados')).toBeTruthy();
  });
});
