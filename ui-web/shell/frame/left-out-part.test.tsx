import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { addresses } from '#adapters/wire/addresses.ts';
import { realmId } from '#domain/shared/ids.ts';
import { composeCouncil } from '#ui-web/composition/container.ts';
import { speechOf, startSpeaking } from '#ui-web/i18n/speak.ts';
import { aKeptPage } from '#ui-web/offline/sample-kept-page.ts';
import { processesPerPage } from '#ui-web/screens/process-list/presenter.ts';
import { PortalRoot } from '../portal.tsx';
import { portalPresenter } from '../presenter.ts';

/** Everything else that the page asks for could not be loaded. */
beforeEach(() => {
  vi.stubGlobal('fetch', async () => Promise.reject(new Error('no line')));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const nova = realmId('nova');
const menu = [{ title: 'Noticias', uri: '/noticias' }];
const period = { _extent: { start: '2026-11-01', end: '2026-11-30' } };
const park = { _id: 'parque', title: 'Un parque', period };
const bad = (n: number) => ({ _id: `plan-${n}`, title: { es: `Plan ${n}` }, period, amount: '50.000 €' });

/** The portal over the browser's own adapters, on its list of processes, with the content of the council's store. */
async function draw(processes: readonly object[]) {
  history.replaceState(null, '', '/procesos-participativos');
  const list = (items: readonly object[]) => ({ items, itemsCount: items.length });
  const firstAnswers = new Map<string, unknown>([
    [addresses.settings(nova), list([{ _id: 's', name: 'participa', title: 'Nova', menuID: 'm' }])],
    [addresses.menu(nova, 'm'), { _id: 'm', children: menu }],
    [addresses.processes(nova, processesPerPage, 0, null), list(processes)],
  ]);
  const council = composeCouncil({
    realm: nova,
    portal: 'participation',
    firstAnswers,
    language: () => 'es',
    zone: () => 'Europe/Madrid',
    lastSeen: (_, __, ask) => ask(),
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

it('one process that cannot be read leaves the others on their list, which says what is missing', async () => {
  await draw([park, bad(1)]);
  expect(await screen.findByRole('heading', { name: /Un parque/u })).toBeTruthy();
  expect(await screen.findByText('Falta «Plan 1»: sus datos no se pueden leer.')).toBeTruthy();
  fireEvent.click(screen.getAllByRole('link', { name: 'Noticias' })[0] ?? document.body);
  expect(await screen.findByRole('heading', { level: 1, name: 'Noticias' })).toBeTruthy();
  expect(screen.queryByText(/Falta «Plan 1»/u)).toBeNull();
});

it('of many the first five are named, with the number of the others', async () => {
  await draw([park, ...[1, 2, 3, 4, 5, 6, 7].map(bad)]);
  expect(await screen.findByText('También faltan otros 2.')).toBeTruthy();
  expect(screen.getAllByText(/Falta «Plan \d»/u)).toHaveLength(5);
});
