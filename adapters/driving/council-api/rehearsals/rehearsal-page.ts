import type { FastifyReply, FastifyRequest } from 'fastify';
import { formatDay } from '#application/text/dates.ts';
import { dayAt } from '#domain/shared/calendar-day.ts';
import { isLanguage, type Language, languageTag, textFor } from '#domain/shared/localized-text.ts';
import type { InventedPerson } from '#domain/voting/rehearsal/invented-person.ts';
import { isRehearsalName, type Rehearsal } from '#domain/voting/rehearsal/rehearsal.ts';
import { firstLanguage, noticeStyle } from '../endpoints/pages/notice-pages.ts';
import { pagePolicy } from '../endpoints/pages/page-policy.ts';
import type { ServerParts } from '../composition/server-parts.ts';
import { escaped } from '../plugins/markup.ts';
import { requestedPlace } from '../plugins/place.ts';
import { serverSayIn } from '../server-texts.ts';
import { rehearsalAddress, rehearsedPage } from './rehearsal-address.ts';
import { peopleOf } from './invented-people.ts';
import type { Rehearsals } from '#application/ports/server/office/rehearsals.ts';

const style = `${noticeStyle}dl{display:grid;grid-template-columns:auto 1fr;gap:8px 20px;margin:0 0 24px;padding:16px;border:2px dashed light-dark(#6b7684,#7f8b99);border-radius:12px}dd{margin:0;font:700 1.25rem/1.4 ui-monospace,monospace;letter-spacing:.06em;user-select:all}`;

/** Which person this browser was given, for as long as it stays open. */
const cookie = 'ensayo';

const languageOf = (request: FastifyRequest): Language => {
  const { query } = requestedPlace(request);
  const asked = query('locale') ?? query('lang') ?? '';
  return isLanguage(asked) ? asked : firstLanguage(request.headers['accept-language'] ?? '');
};

interface Page {
  readonly title: string;
  readonly body: string;
}

const pageOf = (language: Language, { title, body }: Page): string =>
  `<!doctype html><html lang="${languageTag(language)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><meta name="color-scheme" content="light dark"><title>${escaped(title)}</title><style>${style}</style></head><body><main><h1>${escaped(title)}</h1>${body}</main></body></html>`;

const link = (href: string, text: string): string =>
  `<li><a href="${escaped(href)}">${escaped(text)}</a></li>`;
const paragraph = (text: string): string => `<p>${escaped(text)}</p>`;

/** The page of a rehearsal that is over, or that never was. */
function overPage(language: Language): string {
  const say = serverSayIn(language);
  const body = `${paragraph(say('rehearsal.overText'))}<ul>${link('/', say('rehearsal.home'))}</ul>`;
  return pageOf(language, { title: say('rehearsal.over'), body });
}

function personPart(person: InventedPerson, rehearsal: Rehearsal, language: Language): string {
  const say = serverSayIn(language);
  const { given, people } = rehearsal;
  const again = given > people ? paragraph(say('rehearsal.again', { count: people })) : '';
  return `${paragraph(say('rehearsal.person'))}<dl><dt>${escaped(say('rehearsal.number'))}</dt><dd translate="no">${escaped(person.identity)}</dd><dt>${escaped(say('rehearsal.code'))}</dt><dd translate="no">${escaped(person.code)}</dd></dl>${again}`;
}

/** Who the reader is in a rehearsal, and where they vote. */
function personPage(rehearsal: Rehearsal, person: InventedPerson | null, language: Language): string {
  const say = serverSayIn(language);
  const { name, title, path, ends, zone, state } = rehearsal;
  const isOpen = state === 'open';
  const day = formatDay(dayAt(ends - 1, zone), language);
  const words = isOpen ? '' : paragraph(say('rehearsal.closed'));
  const who = isOpen && person !== null ? personPart(person, rehearsal, language) : '';
  const links = [
    link(rehearsedPage(path, name, language), say(isOpen ? 'rehearsal.vote' : 'rehearsal.results')),
    who === '' ? '' : link(`${rehearsalAddress(name, language)}&otra=1`, say('rehearsal.other')),
  ];
  return pageOf(language, {
    title: say('rehearsal.title', { title: textFor(title, language, 'es').text }),
    body: `${paragraph(say('rehearsal.lead', { day }))}${words}${who}<ul>${links.join('')}</ul>`,
  });
}

/** The number of the person that this browser has, or of the next one; null if the rehearsal is over meanwhile. */
function numberOf(
  rehearsals: Rehearsals<ServerParts>,
  rehearsal: Rehearsal,
  request: FastifyRequest,
): number | null {
  const given = Number(request.cookies[cookie]);
  const isGiven = Number.isInteger(given) && given >= 1 && given <= rehearsal.people;
  const wantsOther = requestedPlace(request).query('otra') !== null;
  return isGiven && !wantsOther ? given : rehearsals.givePerson(rehearsal.name);
}

const sent = (reply: FastifyReply, page: string, status = 200): FastifyReply =>
  reply
    .code(status)
    .type('text/html; charset=utf-8')
    .headers({
      'content-security-policy': pagePolicy({ style }),
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex, nofollow',
    })
    .send(page);

/** Gives a person to who asks for the first time, or for another one, and the same one to who comes again. */
function sendPerson(
  rehearsals: Rehearsals<ServerParts>,
  rehearsal: Rehearsal,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const language = languageOf(request);
  const { name } = rehearsal;
  const number = numberOf(rehearsals, rehearsal, request);
  if (number === null) return sent(reply, overPage(language), 404);
  reply.setCookie(cookie, String(number), {
    path: rehearsalAddress(name),
    httpOnly: true,
    sameSite: 'lax',
    secure: request.protocol === 'https',
  });
  // Without what asks for another person, so that a reload gives the same one.
  if (requestedPlace(request).query('otra') !== null)
    return reply.redirect(rehearsalAddress(name, language), 303);
  const after = rehearsals.held(name) ?? rehearsal;
  return sent(reply, personPage(after, peopleOf(after)[number - 1] ?? null, language));
}

/** Draws the page of a rehearsal; null if the address is not that of one. */
export type RehearsalPage = (request: FastifyRequest, reply: FastifyReply) => FastifyReply | null;

/** Anybody who has the link of a rehearsal is given an invented person there. */
export const rehearsalPage =
  (rehearsals: Rehearsals<ServerParts> | null): RehearsalPage =>
  (request, reply) => {
    const name = /^\/ensayo\/([^/?]+)(?:\?|$)/u.exec(request.url)?.[1] ?? '';
    if (rehearsals === null || !isRehearsalName(name)) return null;
    const language = languageOf(request);
    const rehearsal = rehearsals.held(name);
    if (rehearsal === null) return sent(reply, overPage(language), 404);
    return request.method === 'GET' && rehearsal.withCensus && rehearsal.state === 'open'
      ? sendPerson(rehearsals, rehearsal, request, reply)
      : sent(reply, personPage(rehearsal, null, language));
  };
