import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { portals } from '#domain/access/portals.ts';
import { realmId } from '#domain/shared/ids.ts';
import type { Language } from '#domain/shared/localized-text.ts';
import { sharedCouncil } from '#fixtures/builders/councils/shared-council.ts';
import { noon } from '#fixtures/builders/day-of-the-tests.ts';
import { composeCouncil } from './composition/container.ts';
import { drawFirstView } from './first-view.tsx';
import { speechOf, startSpeaking } from './i18n/speak.ts';
import { aKeptPage } from './offline/sample-kept-page.ts';
import { firstView } from './shell/start/drawn-view.ts';
import { firstScreen } from './shell/routing/first-screen.ts';
import { PortalRoot } from './shell/portal.tsx';
import { routes } from './shell/routing/routes.tsx';
import { isLateScreen } from './shell/routing/use-screen-file.ts';
import { type PageManner, portalPresenter } from './shell/presenter.ts';

const realm = realmId('vilanova');
const zone = 'Europe/Madrid';

const heading = {
  title: { text: 'Un parque para el barrio', lang: null },
  lead: { text: 'Dos hectáreas y sombra.', lang: null },
};
const shared = sharedCouncil({ 'index.html': '<!--page-facts-->' });

/** What the server sends with a page of the sample town. */
async function answersAt(path: string): Promise<Readonly<Record<string, unknown>>> {
  const { server } = await shared();
  const { body } = await server.inject(path);
  const facts = JSON.parse(/>(?<facts>\{.*\})<\/script>/su.exec(body)?.groups?.['facts'] ?? '{}') as {
    readonly firstAnswers: Readonly<Record<string, unknown>>;
  };
  return facts.firstAnswers;
}

const drawn = (
  path: string,
  answers: Readonly<Record<string, unknown>>,
  language: Language = 'es',
  isOther = false,
) =>
  drawFirstView({
    realm,
    portal: 'participation',
    language,
    path,
    search: '',
    now: noon,
    heading,
    isOther,
    answers,
  });

/** The portal as the browser's composition root puts it together. */
async function inBrowser(path: string, answers: Readonly<Record<string, unknown>>, ended: () => void) {
  const manner: PageManner = { language: 'es', zone };
  const composed = composeCouncil({
    realm,
    portal: 'participation',
    firstAnswers: new Map(Object.entries(answers)),
    language: () => 'es',
    zone: () => zone,
    lastSeen: (_, __, ask) => ask(),
  });
  const council = { ...composed, clock: { now: () => noon } };
  const presenter = portalPresenter({
    council,
    manner,
    signs: { query: () => null, path: '/', stored: null, portal: 'participation' },
    speakIn: async (language, standard) => speechOf(await startSpeaking(language), language, standard),
    storeLanguage: () => undefined,
  });
  const begun = firstScreen('participation', path);
  const first = begun?.isDrawn ? begun.screen : null;
  await Promise.all([presenter.open(), first?.load()]);
  return (
    <PortalRoot
      council={council}
      presenter={presenter}
      kept={aKeptPage()}
      firstView={firstView({ first, heading }, ended)}
    />
  );
}

// Calls that are not sent with the page cannot be answered.
beforeEach(() => void vi.stubGlobal('fetch', () => Promise.reject(new Error('no line'))));
afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
  document.body.replaceChildren();
});

describe('the home page as the server draws it', () => {
  it('says what can be done now, and links there', async () => {
    const html = await drawn('/', await answersAt('/'));
    expect(html).toContain('>Presupuestos participativos 2027</h1>');
    expect(html).toContain('href="/procesos-participativos/presupuestos-participativos/participa"');
    expect(html).toContain('Tú decides qué se guarda');
  });

  it('is in the language of its address, and keeps the address without it', async () => {
    const html = await drawn('/va/', await answersAt('/va/'), 'va');
    expect(html).toContain('Votar ara');
    expect(html).toContain('hrefLang="ca-ES-valencia" aria-current="true"');
  });

  it('has neither script nor style of its own, which the policy of the page would refuse', async () => {
    const html = await drawn('/', await answersAt('/'));
    expect(html).not.toMatch(/<script|<style| style=| on[a-z]+=/u);
  });

  it('is not drawn if one of its answers is not sent with it', async () => {
    const answers = Object.entries(await answersAt('/')).filter(([address]) => !address.includes('/surveys'));
    expect(await drawn('/', Object.fromEntries(answers))).toBe(null);
    expect(await drawn('/', {})).toBe(null);
  });

  it.each([
    { visitor: 'a new visitor', choice: null },
    { visitor: 'a visitor who was asked about cookies before', choice: false },
  ])('is taken over by the browser of $visitor without a change', async ({ choice }) => {
    const answers = await answersAt('/');
    if (choice !== null) {
      const proposals = { device: choice, geolocation: choice, deviceID: choice };
      localStorage.setItem('cookies', JSON.stringify({ isAccepted: choice, proposals }));
    }
    const root = document.createElement('div');
    root.innerHTML = (await drawn('/', answers)) ?? '';
    document.body.append(root);
    const before = ['h1', 'header', 'main .actions a'].map((name) => root.querySelector(name));
    const faults: unknown[] = [];
    let ended = 0;
    const portal = await inBrowser('/', answers, () => {
      ended += 1;
    });
    let taken: ReturnType<typeof hydrateRoot> | undefined;
    await act(async () => {
      taken = hydrateRoot(root, portal, { onRecoverableError: (fault) => faults.push(fault) });
    });
    expect(faults).toEqual([]);
    expect(ended).toBe(1);
    expect(before.map((thing) => thing?.isConnected)).toEqual([true, true, true]);
    expect(root.textContent.includes('Tú decides qué se guarda')).toBe(choice === null);
    await act(async () => taken?.unmount());
  });
});

describe('the home of a front-end as the server draws it', () => {
  const homes = Object.values(portals)
    .map(({ home }) => home)
    .filter((home) => home !== '/' && home !== '/intranet');
  afterEach(() => history.replaceState(null, '', '/'));

  it.each(homes)('at %s has its title, and is taken over by the browser without a change', async (path) => {
    const answers = await answersAt(path);
    const root = document.createElement('div');
    root.innerHTML = (await drawn(path, answers)) ?? '';
    document.body.append(root);
    history.replaceState(null, '', path);
    // The policy of the page would refuse them.
    expect(root.innerHTML).not.toMatch(/<script|<style| style=| on[a-z]+=/u);
    const title = root.querySelector('main h1');
    expect(title?.textContent.length).toBeGreaterThan(3);
    const faults: unknown[] = [];
    let isSame: boolean | undefined;
    const portal = await inBrowser(path, answers, () => {
      isSame = title?.isConnected;
    });
    let taken: ReturnType<typeof hydrateRoot> | undefined;
    await act(async () => {
      taken = hydrateRoot(root, portal, { onRecoverableError: (fault) => faults.push(fault) });
    });
    await vi.waitFor(() => expect(isSame).toBe(true));
    expect(faults).toEqual([]);
    // It is loaded last.
    await vi.waitFor(() => expect(root.querySelector('footer')).not.toBe(null));
    await act(async () => taken?.unmount());
  });
});

describe('a list that is sent with the page', () => {
  it.each([
    ['/entradas', 'La sequera i el mar'],
    ['/inscripciones', 'Cerámica para empezar'],
    ['/reservas', 'Polideportivo Nord'],
    ['/citas', 'Certificado de empadronamiento'],
    ['/bonos', 'Ahora no hay bonos'],
    ['/comercios', 'Todavía no hay comercios'],
    ['/asociaciones', 'Las 103 entidades activas'],
    ['/subvenciones', 'Ayudas a entidades musicales'],
    ['/transparencia', 'En 2025 eran 58 de 80'],
  ])('is drawn at %s, and asked for no second time', async (path, title) => {
    expect(await drawn(path, await answersAt(path))).toContain(title);
  });

  it('is left to the browser if it was not sent', async () => {
    const answers = Object.entries(await answersAt('/entradas')).filter(
      ([address]) => !address.includes('/tickets'),
    );
    expect(await drawn('/entradas', Object.fromEntries(answers))).toBe(null);
  });
});

describe('another page as the server draws it', () => {
  // One server draws all pages: what it has loaded for one says nothing of the next.
  beforeAll(async () => {
    await Promise.all(routes.map(async ({ Screen }) => isLateScreen(Screen) && Screen.load()));
  });

  it.each(['/propuestas', '/procesos-participativos/presupuestos-participativos', '/solicitud/incidencias'])(
    'at %s has its frame, and room for the screen that is loaded',
    async (path) => {
      const html = await drawn(path, await answersAt(path));
      expect(html).toContain('Vilanova de la Marjal</b>');
      expect(html).toContain('<main id="content"');
      expect(html).toContain('>Un parque para el barrio</h1>');
      expect(html).toContain('Dos hectáreas y sombra.');
      expect(html).not.toMatch(/<script|<style| style=/u);
    },
  );

  it('at an unknown address says so', async () => {
    const html = await drawn('/no/such/page', await answersAt('/no/such/page'));
    expect(html).toContain('<h1');
  });
});
