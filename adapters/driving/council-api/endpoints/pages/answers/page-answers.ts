import type { FastifyInstance } from 'fastify';
import {
  readDetails,
  readSiteTolerantly,
  unreadableSettings,
} from '#adapters/wire/site/tolerant-settings.ts';
import { portalSettings } from '#application/content/portal-settings.ts';
import type { PortalPlace } from '#domain/content/portal-place.ts';
import type { Site } from '#domain/content/site.ts';
import type { SiteDetails } from '#domain/content/site-details.ts';
import { dayAt } from '#domain/shared/calendar-day.ts';
import type { Language } from '#domain/shared/localized-text.ts';
import { isLeft } from '#domain/shared/result.ts';
import type { ServerParts } from '../../../composition/server-parts.ts';
import { firstCalls, goodsListAt, nextCalls } from '../../../contents/first-calls.ts';
import { withinServer } from '../../../limits/within-server.ts';
import type { PageTown } from '../../../plugins/place.ts';
import type { leftOutReporter } from '../../content/left-out.ts';
import type { PageAnswers } from '../page-subject.ts';

/** What a page is made from. */
interface PageSources extends PageAnswers {
  readonly details: SiteDetails;
  /** Whether a part is missing that may be there at the next request. */
  readonly passing: boolean;
}

interface AnswerParts {
  readonly server: FastifyInstance;
  readonly council: ServerParts;
  readonly reportLeftOut: ReturnType<typeof leftOutReporter>;
}

/** The answer of one of our own calls, as anybody gets it; `passing` if it is a fault that may be gone at the next request. */
export async function ownAnswer(server: FastifyInstance, url: string) {
  const { statusCode, ...answer } = await server.inject({ url, remoteAddress: withinServer });
  return { url, value: statusCode === 200 ? answer.json<unknown>() : undefined, passing: statusCode >= 500 };
}

const came = (asked: readonly Awaited<ReturnType<typeof ownAnswer>>[]): PageAnswers['answers'] =>
  Object.fromEntries(asked.flatMap(({ url, value }) => (value === undefined ? [] : [[url, value]])));

/** Which page is made, and in which language by the settings of its front-end. */
interface AskedPage {
  readonly place: PortalPlace;
  readonly languageBy: (site: Site | null) => Language;
}

/** The very answers of our own endpoints, so that a page cannot reveal what the API would not. */
export async function pageAnswers(
  { server, council, reportLeftOut }: AnswerParts,
  { town, portal }: PageTown,
  { place, languageBy }: AskedPage,
): Promise<PageSources> {
  const now = council.clock.now();
  const settings = portalSettings(await council.documents.all(town.realm, 'settings'), portal);
  reportLeftOut(server.log, town.realm, unreadableSettings(settings));
  const read = readSiteTolerantly(settings);
  const site = isLeft(read) ? null : read.right;
  const language = languageBy(site);
  const about = { realm: town.realm, portal, place, today: dayAt(now, town.timeZone), site, language };
  const answerAll = (calls: readonly string[]) => Promise.all(calls.map((url) => ownAnswer(server, url)));
  const first = await answerAll(firstCalls(about));
  const next = await answerAll(nextCalls(about, came(first), now));
  const asked = [...first, ...next];
  return {
    site,
    language,
    details: readDetails(settings),
    answers: came(asked),
    passing: asked.some(({ passing }) => passing),
  };
}

/**
 * The answers that a browser gets with a page. A page of one event, venue or activity is described from the list of all, for
 * which its screen does not ask.
 */
export function answersSent(
  { realm, place, language }: Parameters<typeof goodsListAt>[0],
  showsOne: boolean,
  answers: PageAnswers['answers'],
): PageAnswers['answers'] {
  const list = showsOne ? goodsListAt({ realm, place, language }) : null;
  return Object.fromEntries(Object.entries(answers).filter(([address]) => address !== list));
}

/** Places whose answers change without the contents of the town: what is left of vouchers, and what shops say of themselves. */
const changing: ReadonlySet<PortalPlace['kind']> = new Set(['vouchers', 'marketplace']);

/** How many milliseconds is kept at most what changes without the contents of the town. */
export const changingKeptFor = 60_000;

/** How many milliseconds a page is kept at most. Its browser asks again for what has changed since. */
export const keptFor = ({ kind }: PortalPlace): number =>
  changing.has(kind) ? changingKeptFor : Number.POSITIVE_INFINITY;
