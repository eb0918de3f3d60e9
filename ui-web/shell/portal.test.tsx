import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { ContentsClient } from '#ui-web/composition/clients.ts';
import { left, right } from '#domain/shared/result.ts';
import { speechOf, startSpeaking } from '#ui-web/i18n/speak.ts';
import { PortalRoot } from './portal.tsx';
import { portalPresenter } from './presenter.ts';
import { aKeptPage } from '#ui-web/offline/sample-kept-page.ts';
import { aCouncil, aSite } from './samples/sample-council.ts';

afterEach(cleanup);
beforeEach(() => history.replaceState(null, '', '/procesos-participativos?realm=benialt'));

const menu: ContentsClient['menu'] = async () =>
  right([{ title: { es: 'Noticias', va: 'Notícies' }, uri: '/noticias', children: [] }]);

async function draw(contents: Partial<ContentsClient> = {}) {
  const council = aCouncil({
    contents: { site: async () => right(aSite({ menu: 'principal' })), menu, ...contents },
  });
  const presenter = portalPresenter({
    council,
    manner: { language: 'es', zone: 'Europe/Madrid' },
    signs: { query: () => null, path: '/', stored: null, portal: 'participation' },
    speakIn: async (language, realmDefault) =>
      speechOf(await startSpeaking(language), language, realmDefault),
    storeLanguage: () => undefined,
  });
  render(<PortalRoot council={council} presenter={presenter} kept={aKeptPage()} />);
  await act(() => presenter.open());
}

const title = (name: string) => screen.findByRole('heading', { level: 1, name });

describe('the portal', () => {
  it('leaves the focus alone on the first page, and moves it to the title on the next', async () => {
    await draw();
    await title('Procesos participativos');
    expect(document.activeElement).toBe(document.body);
    fireEvent.click(screen.getAllByRole('link', { name: 'Noticias' })[0] ?? document.body);
    const news = await title('Noticias');
    await waitFor(() => expect(document.activeElement).toBe(news));
    expect(document.title).toBe('Noticias · Vilanova');
    expect(location.pathname + location.search).toBe('/noticias?realm=benialt');
  });

  it('redirects the shortened address of the results to their page', async () => {
    history.replaceState(null, '', '/procesos-participativos/plaza/resultados?realm=benialt');
    await draw();
    await waitFor(() =>
      expect(location.pathname + location.search).toBe(
        '/procesos-participativos/plaza/participa?realm=benialt',
      ),
    );
  });

  it('changes its language without leaving the page', async () => {
    await draw();
    await title('Procesos participativos');
    fireEvent.click(screen.getByRole('link', { name: /Valencià/u }));
    await title('Processos participatius');
    expect(document.documentElement.lang).toBe('ca-ES-valencia');
    expect(document.title).toBe('Processos participatius · Vilanova');
    expect(location.search).toBe('?realm=benialt');
  });

  it('closes the menu of many languages when one is chosen, and leaves the focus on its button', async () => {
    const site = aSite({ menu: 'principal', languages: ['es', 'va', 'ca', 'en'] });
    await draw({ site: async () => right(site) });
    await title('Procesos participativos');
    const box = screen.getByText('Idioma:').closest('details') as HTMLDetailsElement;
    box.open = true;
    const link = within(box).getByRole('link', { name: 'Valencià' });
    link.focus();
    fireEvent.click(link);
    await title('Processos participatius');
    expect(box.open).toBe(false);
    expect(document.activeElement).toBe(box.querySelector('summary'));
  });

  it('says that an address does not exist, and links to the home page', async () => {
    history.replaceState(null, '', '/no/hay/nada');
    await draw();
    await title('Esta página no existe');
    expect(screen.getByRole('link', { name: 'Ir al inicio' }).getAttribute('href')).toBe('/');
  });

  it.each(['/%E0%A4%A', '/procesos-participativos/%E0%A4%A', '/%'])(
    'says so too if the address %s was cut within an encoded character',
    async (path) => {
      history.replaceState(null, '', path);
      await draw();
      expect(await title('Esta página no existe')).toBeTruthy();
    },
  );

  it('can be opened again if its settings could not be loaded', async () => {
    const answers = [left({ kind: 'serverFailed', status: 503 } as const), right(aSite())];
    await draw({ site: async () => answers.shift() ?? right(aSite()) });
    expect(screen.getByRole('alert').textContent).toContain('No hemos podido abrir el portal');
    fireEvent.click(screen.getByRole('button', { name: 'Volver a intentarlo' }));
    await title('Procesos participativos');
  });
});
