import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { right } from '#domain/shared/result.ts';
import { speechOf, startSpeaking } from '#ui-web/i18n/speak.ts';
import { aFormCouncil } from '#ui-web/screens/request/samples/sample-form.ts';
import { aKeptPage } from '#ui-web/offline/sample-kept-page.ts';
import { PortalRoot } from '#ui-web/shell/portal.tsx';
import { loadParts } from '#ui-web/shell/routing/late-part.tsx';
import { portalPresenter } from '#ui-web/shell/presenter.ts';
import { aCouncil, aSite } from '#ui-web/shell/samples/sample-council.ts';

afterEach(async () => {
  cleanup();
  // What the page of tickets loads must have come before the next file is tested.
  await import('#ui-web/screens/tickets/screen.tsx');
  await loadParts();
});

/** Opens an address of a town that has switched off subsidies and tickets. */
async function openAt(address: string) {
  history.replaceState(null, '', address);
  const link = (uri: string) => ({ title: { es: uri }, uri, children: [] });
  // This device has no tickets.
  const forms = Promise.resolve(aFormCouncil(null).council);
  const council = {
    ...aCouncil({
      contents: {
        site: async () => right(aSite({ menu: 'm', closed: ['subsidies', 'tickets'] })),
        menu: async () => right([link('/noticias'), link('/subvenciones'), link('/entradas')]),
      },
    }),
    forms: () => forms,
    services: () => forms,
  };
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

it('a front-end that is switched off says so, says where to go, and is in no menu', async () => {
  await openAt('/subvenciones?realm=vilanova');
  await screen.findByRole('heading', { level: 1, name: 'Subvenciones: cerrado por ahora' });
  expect(await screen.findByRole('link', { name: '960 00 00 00' })).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Ver lo que ya tienes' })).toBeNull();
  expect(screen.queryByRole('link', { name: '/subvenciones' })).toBeNull();
  expect(screen.getAllByRole('link', { name: '/noticias' }).length).toBeGreaterThan(0);
  const open = screen.getByRole('link', { name: 'Transparencia' });
  expect(open.getAttribute('href')).toContain('/transparencia?realm=vilanova');
  expect(screen.queryByRole('link', { name: 'Entradas' })).toBeNull();
  // The front-end of the people of staff is not of residents.
  expect(screen.getAllByRole('link').some((one) => one.getAttribute('href')?.includes('intranet'))).toBe(
    false,
  );
  fireEvent.click(screen.getByRole('link', { name: 'Participación ciudadana' }));
  expect(location.pathname).toBe('/');
});

it('a person still comes to what they have, and reads that nothing new can be asked for', async () => {
  await openAt('/entradas');
  const own = await screen.findByRole('link', { name: 'Ver lo que ya tienes' });
  expect(own.getAttribute('href')).toBe('/entradas?propio=1');
  fireEvent.click(own);
  expect(await screen.findByText(/no se puede pedir nada nuevo/u)).toBeTruthy();
  expect(screen.queryByText(/cerrado por ahora/u)).toBeNull();
});

it('the link of a mail opens what it names', async () => {
  await openAt('/entradas#sequera/JtPz0f4uQ8mHc1Xw7bLk2A');
  expect(await screen.findByText(/no se puede pedir nada nuevo/u)).toBeTruthy();
});
