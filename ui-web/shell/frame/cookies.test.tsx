import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { right } from '#domain/shared/result.ts';
import { speechOf, startSpeaking } from '#ui-web/i18n/speak.ts';
import { forAll, storeCookieChoice, storedCookieChoice } from './cookie-choice.ts';
import { PortalRoot } from '../portal.tsx';
import { portalPresenter } from '../presenter.ts';
import { aKeptPage } from '#ui-web/offline/sample-kept-page.ts';
import { aCouncil, aSite } from '../samples/sample-council.ts';

afterEach(cleanup);
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/procesos-participativos');
});

async function draw() {
  const council = aCouncil({ contents: { site: async () => right(aSite()) } });
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

const banner = () => screen.findByRole('region', { name: 'Tú decides qué se guarda' });
const gone = () =>
  waitFor(() => expect(screen.queryByRole('region', { name: 'Tú decides qué se guarda' })).toBeNull());
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

describe('cookies in the portal', () => {
  it('are asked about before everything else, with a link to the privacy page', async () => {
    await draw();
    const asked = await banner();
    const skip = screen.getByRole('link', { name: 'Saltar al contenido' });
    expect(asked.compareDocumentPosition(skip) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Cómo tratamos tus datos' }).getAttribute('href')).toBe(
      '/pagina/art-privacidad',
    );
  });

  it('are refused for good, and the focus moves to the page', async () => {
    await draw();
    await banner();
    press('Rechazar');
    await gone();
    expect(storedCookieChoice()).toEqual(forAll(false));
    // On the page, or on its title if that has come meanwhile.
    expect(document.getElementById('content')?.contains(document.activeElement)).toBe(true);
  });

  it('are not asked about twice, but can be changed from the footer, where the focus returns', async () => {
    storeCookieChoice(forAll(false), true);
    await draw();
    const again = await screen.findByRole('button', { name: 'Preferencias de cookies' });
    again.focus();
    fireEvent.click(again);
    await banner();
    press('Aceptar');
    await gone();
    expect(storedCookieChoice()).toEqual(forAll(true));
    expect(document.activeElement).toBe(again);
  });
});
