import type { Page } from 'playwright';
import { showWholePage } from './budget-vote.ts';
import {
  process,
  answer,
  identify,
  poll,
  answerPoll,
  checked,
  checkIdentity,
  openOneOnMap,
  seeRows,
  seeSeats,
  seeCards,
} from './place-acts.ts';
import { settled } from './settled.ts';

/** A screen in one of its states: its address, and the actions that lead to that state. */
export interface Place {
  readonly name: string;
  readonly path: string;
  /** The name of the place, with the same address, in which the actions begin; without it, they begin in a new page. */
  readonly after?: string;
  readonly act?: (page: Page) => Promise<void>;
}

/**
 * Every screen of the portal, in its important states. Those of the poll vote, each visitor with a device of their
 * own.
 */
export const places: readonly Place[] = [
  { name: 'home', path: '/' },
  {
    name: 'home-contact',
    path: '/',
    after: 'home',
    act: async (page) => {
      await page.locator('#escribenos button').click();
      await page.locator('#escribenos form').waitFor();
    },
  },
  {
    name: 'cookie-purposes',
    path: '/',
    after: 'home-contact',
    act: async (page) => page.locator('#root section').first().getByRole('button').nth(2).click(),
  },
  {
    name: 'reading',
    path: '/',
    after: 'cookie-purposes',
    act: async (page) => {
      await page.getByRole('contentinfo').getByRole('button').last().click();
      await page.getByRole('dialog').getByRole('radio').nth(2).check({ force: true });
    },
  },
  { name: 'process-list', path: '/procesos-participativos' },
  {
    name: 'process-list-filtered',
    path: '/procesos-participativos?categories=cat-urbanismo&start=2020-01-01',
  },
  { name: 'process-list-none', path: '/procesos-participativos?categories=cat-cultura&end=2001-01-01' },
  { name: 'statistics', path: '/estadisticas' },
  { name: 'guide-phases', path: '/guia?parte=3' },
  { name: 'participate', path: '/participa' },
  { name: 'home-benialt', path: '/?realm=benialt' },
  { name: 'process', path: process },
  { name: 'process-proposals', path: `${process}/propuestas` },
  {
    name: 'cart',
    path: `${process}/propuestas`,
    after: 'process-proposals',
    act: async (page) => {
      await page.locator('li article button').nth(1).click();
      await page.locator('#preferencias li').first().waitFor();
    },
  },
  { name: 'proposals', path: '/propuestas' },
  { name: 'proposals-none', path: '/propuestas?title=zzz&barrio=raval' },
  {
    name: 'proposals-map',
    path: '/propuestas?vista=mapa',
    act: openOneOnMap,
  },
  { name: 'propose', path: '/procesos-participativos/plan-de-barrio/enviar-propuesta' },
  { name: 'proposal-gone', path: '/propuestas/p-0' },
  { name: 'proposal', path: '/propuestas/p-2952' },
  { name: 'projects', path: '/procesos-participativos/proc-102', act: seeRows },
  { name: 'project', path: '/propuestas/p-1064', act: (page) => page.locator('#delivery').waitFor() },
  { name: 'budget', path: '/presupuesto' },
  { name: 'budget-income', path: '/presupuesto?side=income&year=2025&amount=executed&per=head' },
  { name: 'contracts', path: '/presupuesto/contratos' },
  { name: 'dictionary', path: '/presupuesto/diccionario' },
  { name: 'news', path: '/noticias' },
  {
    name: 'menu',
    path: '/noticias',
    after: 'news',
    act: async (page) => {
      const burger = page
        .locator('header details')
        .filter({ has: page.locator('nav') })
        // The languages are behind a button too, before this one.
        .last()
        .locator('summary')
        .first();
      if (await burger.isVisible()) await burger.click();
      const group = page.locator('header details details summary, header nav details summary');
      await group.locator('visible=true').first().click();
    },
  },
  { name: 'associations', path: '/asociaciones', act: seeCards },
  { name: 'associations-none', path: '/asociaciones?texto=zzz' },
  {
    name: 'associations-map',
    path: '/asociaciones?vista=mapa',
    act: (page) => page.locator('#associations-map-list li').first().waitFor(),
  },
  { name: 'associations-resources', path: '/asociaciones?vista=recursos' },
  { name: 'ticket-seats', path: '/entradas?evento=la-sequera-i-el-mar', act: seeSeats },
  { name: 'shops', path: '/comercios' },
  { name: 'pocket', path: '/bolsillo' },
  { name: 'subsidies', path: '/subvenciones', act: seeRows },
  { name: 'grants', path: '/subvenciones?vista=concesiones&year=todos', act: seeRows },
  {
    name: 'grant',
    path: '/subvenciones?vista=concesiones&year=todos',
    after: 'grants',
    act: async (page) => {
      await page.locator('tbody button').nth(1).click();
      await page.getByRole('dialog').waitFor();
    },
  },
  { name: 'grants-by-call', path: '/subvenciones?vista=por-convocatoria&year=todos', act: seeRows },
  { name: 'subsidies-none', path: '/subvenciones?year=2019' },
  { name: 'guide', path: '/guia' },
  { name: 'questions', path: '/faq' },
  { name: 'accessibility', path: '/pagina/accesibilidad' },
  { name: 'transparency', path: '/transparencia' },
  {
    name: 'transparency-open',
    path: '/transparencia',
    after: 'transparency',
    act: async (page) => {
      await page.getByRole('button', { name: /^(?:Abrir todo|Ireki dena|Obrir-ho tot|Open all)$/u }).click();
      await page.locator('#p-80').waitFor({ state: 'visible' });
    },
  },
  { name: 'transparency-own', path: '/transparencia?edition=vilanova' },
  { name: 'node', path: '/entidades/ayuntamiento' },
  {
    name: 'gallery-viewer',
    path: '/entidades/ayuntamiento',
    after: 'node',
    act: async (page) => {
      await page.locator('main li > button[aria-haspopup=dialog]').nth(2).click();
      await page.getByRole('dialog').waitFor();
    },
  },
  { name: 'node-groups', path: '/entidades/polideportivo' },
  { name: 'node-article', path: '/articulos/contractes' },
  { name: 'not-found', path: '/pagina/nada' },
  { name: 'results-budget', path: '/procesos-participativos/proc-102/participa' },
  {
    name: 'comparison',
    path: '/procesos-participativos/proc-102/resultados/comparacion',
    act: async (page) => page.locator('table').nth(1).waitFor(),
  },
  { name: 'results-options', path: '/procesos-participativos/proc-420/participa' },
  { name: 'poll', path: poll },
  { name: 'receipt', path: poll, after: 'poll', act: answerPoll },
  {
    name: 'voted-before',
    path: poll,
    after: 'receipt',
    act: async (page) => {
      await page.reload();
      // The results are shown first: the vote cannot be changed.
      await page.locator('main .page-top > button').click();
      await page.getByRole('radio').first().waitFor();
      await answerPoll(page);
    },
  },
  {
    name: 'process-voted',
    path: poll,
    after: 'voted-before',
    act: async (page) => {
      await page.goto(new URL('/procesos-participativos/proc-511', page.url()).href);
      await settled(page);
    },
  },
  { name: 'every-type', path: '/procesos-participativos/proc-633/participa', act: showWholePage },
  { name: 'every-result', path: '/procesos-participativos/proc-640/participa' },
  { name: 'upcoming', path: '/procesos-participativos/proc-259' },
  { name: 'survey', path: `${process}/participa` },
  {
    name: 'proposal-window',
    path: `${process}/participa`,
    after: 'survey',
    act: async (page) => {
      await page.locator('li article').nth(1).locator('button[aria-haspopup=dialog]').click();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'survey-faults',
    path: `${process}/participa`,
    after: 'proposal-window',
    act: async (page) => {
      await showWholePage(page);
      await page.getByRole('checkbox').last().check({ force: true });
      await page.locator('main button').last().click();
    },
  },
  {
    name: 'dialog',
    path: `${process}/participa`,
    after: 'survey-faults',
    act: async (page) => {
      await answer(page);
      await identify(page);
    },
  },
  {
    name: 'survey-refused',
    path: `${process}/participa`,
    act: async (page) => {
      await answer(page);
      await page.locator('li article').nth(5).getByRole('button').last().click();
    },
  },
  { name: 'request', path: '/solicitud/incidencias' },
  {
    name: 'request-privacy',
    path: '/solicitud/incidencias',
    after: 'request',
    act: async (page) => {
      await page.locator('#enviar a').first().click();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'request-faults',
    path: '/solicitud/incidencias',
    after: 'request-privacy',
    act: async (page) => {
      await page.locator('#enviar button').first().click();
      await page.getByRole('alert').first().waitFor();
    },
  },
  { name: 'request-pages', path: '/solicitud/enseres' },
  { name: 'request-closed', path: '/solicitud/matricula' },
  { name: 'request-misconfigured', path: '/solicitud/sin-configurar' },
  { name: 'activity', path: '/inscripciones?actividad=escola-estiu' },
  { name: 'my-requests', path: '/solicitudes' },
  { name: 'person', path: '/perfil' },
  {
    name: 'person-faults',
    path: '/perfil',
    after: 'person',
    act: async (page) => {
      await page.locator('#datos button').click();
      await page.getByRole('alert').first().waitFor();
    },
  },
  { name: 'following', path: '/siguiendo' },
  { name: 'profile-asked', path: '/solicitud/ayudas' },
  { name: 'identity', path: `${checked}#repaso` },
  {
    name: 'identity-faults',
    path: checked,
    act: (page) => checkIdentity(page, '11111111A', ''),
  },
  {
    name: 'identity-valid',
    path: checked,
    act: (page) => checkIdentity(page, '11111111H', '1975-03-02'),
  },
];

/** The places on the way to one, in the same page: first the one that begins with it, last the place itself. */
export function wayTo(place: Place): readonly Place[] {
  const before = places.find(({ name }) => name === place.after);
  return before === undefined ? [place] : [...wayTo(before), place];
}

/** The places that are reached in one page, each from the one before it. */
export function waysOfPages(): readonly (readonly Place[])[] {
  const isLast = ({ name }: Place) => !places.some(({ after }) => after === name);
  return places.filter(isLast).map(wayTo);
}

/** Goes on to a place from the one before it, whose dialog is closed first; that of a receipt stays. */
export async function goOnTo(page: Page, { act }: Place): Promise<void> {
  if (await page.getByRole('dialog').isVisible()) await page.keyboard.press('Escape');
  await act?.(page);
}
