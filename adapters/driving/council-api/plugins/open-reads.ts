import { findAppointmentTimesCall } from '#adapters/wire/appointments/find-appointment-times.ts';
import { listAppointmentServicesCall } from '#adapters/wire/appointments/list-appointment-services.ts';
import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Call } from '#adapters/wire/call.ts';
import { listDocumentsCall } from '#adapters/wire/collections/list-documents.ts';
import { listGrantsByCallCall } from '#adapters/wire/collections/list-grants-by-call.ts';
import { listGrantsCall } from '#adapters/wire/collections/list-grants.ts';
import { listProcessesBetweenCall } from '#adapters/wire/collections/list-processes-between.ts';
import { listSubsidyCallsCall } from '#adapters/wire/collections/list-subsidy-calls.ts';
import { readDocumentCall } from '#adapters/wire/collections/read-document.ts';
import { readBalanceCall } from '#adapters/wire/collections/read-balance.ts';
import { readOpenDataCall } from '#adapters/wire/collections/read-open-data.ts';
import { readRegionCall } from '#adapters/wire/collections/read-region.ts';
import { readTableCall } from '#adapters/wire/collections/read-table.ts';
import { readCommentsCall } from '#adapters/wire/comments/read-comments.ts';
import { readCensusCall } from '#adapters/wire/census/read-census.ts';
import { readMapCall } from '#adapters/wire/maps/read-map.ts';
import { listReportsXmlCall } from '#adapters/wire/open311/list-reports-xml.ts';
import { listReportsCall } from '#adapters/wire/open311/list-reports.ts';
import { listServicesXmlCall } from '#adapters/wire/open311/list-services-xml.ts';
import { listServicesCall } from '#adapters/wire/open311/list-services.ts';
import { readReportCall } from '#adapters/wire/open311/read-report.ts';
import { readServiceCall } from '#adapters/wire/open311/read-service.ts';
import { listMailboxesCall } from '#adapters/wire/requests/list-mailboxes.ts';
import { listNearbyCall } from '#adapters/wire/requests/list-nearby.ts';
import { readMailboxCall } from '#adapters/wire/requests/read-mailbox.ts';
import { discoverCall, discoverXmlCall } from '#adapters/wire/open311/discover.ts';
import { readCalendarCall, readProcessCalendarCall } from '#adapters/wire/service/read-calendar.ts';
import { readCatalogueCall } from '#adapters/wire/service/read-catalogue.ts';
import { readNewsFeedCall } from '#adapters/wire/service/read-news-feed.ts';
import { readOpenApiCall } from '#adapters/wire/service/read-open-api.ts';
import { readProcessFeedCall } from '#adapters/wire/service/read-process-feed.ts';
import { readRobotsCall } from '#adapters/wire/service/read-robots.ts';
import { readSecurityContactCall } from '#adapters/wire/service/read-security-contact.ts';
import { readSitemapCall } from '#adapters/wire/service/read-sitemap.ts';
import { findFileCall } from '#adapters/wire/uploads/find-file.ts';
import { listSurveysCall } from '#adapters/wire/voting/list-surveys.ts';
import { readBallotsCall } from '#adapters/wire/voting/read-ballots.ts';
import { readOpeningCall } from '#adapters/wire/voting/read-opening.ts';
import { readRecordCall } from '#adapters/wire/voting/read-record.ts';
import { readResultsCall } from '#adapters/wire/voting/read-results.ts';
import { readSharesCall } from '#adapters/wire/voting/read-shares.ts';
import { listActivitiesCall } from '#adapters/wire/registrations/list-activities.ts';
import { readActivityCall } from '#adapters/wire/registrations/read-activity.ts';
import { readAdmissionListCall } from '#adapters/wire/registrations/read-admission-list.ts';
import { readDrawPdfCall } from '#adapters/wire/registrations/draw/read-draw-pdf.ts';
import { readDrawRecordCall } from '#adapters/wire/registrations/draw/read-draw-record.ts';
import { readDrawCall } from '#adapters/wire/registrations/draw/read-draw.ts';
import { listVenuesCall } from '#adapters/wire/reservations/list-venues.ts';
import { readSeasonCall } from '#adapters/wire/reservations/read-season.ts';
import { readVenueCall } from '#adapters/wire/reservations/read-venue.ts';
import { readVenueWeekCall } from '#adapters/wire/reservations/read-venue-week.ts';
import { listCampaignsCall } from '#adapters/wire/vouchers/list-campaigns.ts';
import { readCampaignCall } from '#adapters/wire/vouchers/read-campaign.ts';
import {
  readCampaignReportCall,
  readCampaignTableCall,
} from '#adapters/wire/vouchers/settlements/campaign-report.ts';
import { listShowcaseCall } from '#adapters/wire/showcase/list-showcase.ts';
import { readShowcaseFiguresCall, readShowcaseTableCall } from '#adapters/wire/showcase/showcase-figures.ts';
import { listPublicShopsCall } from '#adapters/wire/vouchers/shops/list-public-shops.ts';
import { listTicketedEventsCall } from '#adapters/wire/tickets/list-events.ts';
import { readTicketedEventCall } from '#adapters/wire/tickets/read-event.ts';
import { readSeatsCall } from '#adapters/wire/tickets/read-seats.ts';
import { readSurveyCall } from '#adapters/wire/voting/read-survey.ts';
import { isKnownTag } from '../kept/known-tag.ts';
import { mayBeSomebody } from './session.ts';

/**
 * How a call is open to programs on other sites. `forAll`: its answer is the same for every reader. `withoutSession`:
 * so it is for readers without a session or a token; all others get an answer of their own, which is not open.
 */
type Openness = 'forAll' | 'withoutSession';

const forAll: readonly Call[] = [
  listSurveysCall,
  readSurveyCall,
  readBallotsCall,
  readOpeningCall,
  readRecordCall,
  listActivitiesCall,
  readActivityCall,
  readAdmissionListCall,
  readDrawCall,
  readDrawRecordCall,
  readDrawPdfCall,
  listVenuesCall,
  readVenueCall,
  readVenueWeekCall,
  listTicketedEventsCall,
  readTicketedEventCall,
  readSeatsCall,
  readSeasonCall,
  listCampaignsCall,
  listPublicShopsCall,
  listShowcaseCall,
  readShowcaseFiguresCall,
  readShowcaseTableCall,
  readCampaignCall,
  readCampaignReportCall,
  readCampaignTableCall,
  listDocumentsCall,
  readDocumentCall,
  listProcessesBetweenCall,
  readRegionCall,
  readTableCall,
  readOpenDataCall,
  readBalanceCall,
  listSubsidyCallsCall,
  listGrantsByCallCall,
  listGrantsCall,
  listMailboxesCall,
  listNearbyCall,
  readCensusCall,
  readMapCall,
  findFileCall,
  discoverCall,
  discoverXmlCall,
  listServicesCall,
  listServicesXmlCall,
  readServiceCall,
  listReportsCall,
  listReportsXmlCall,
  readReportCall,
  listAppointmentServicesCall,
  findAppointmentTimesCall,
  readOpenApiCall,
  readCatalogueCall,
  readCalendarCall,
  readProcessCalendarCall,
  readSecurityContactCall,
  readNewsFeedCall,
  readProcessFeedCall,
  readSitemapCall,
  readRobotsCall,
];
const withoutSession: readonly Call[] = [readResultsCall, readSharesCall, readCommentsCall, readMailboxCall];

/** The calls that programs on other sites may make. Every other call is answered to pages of this host only. */
export const openReads: ReadonlyMap<Call, Openness> = new Map([
  ...forAll.map((call) => [call, 'forAll'] as const),
  ...withoutSession.map((call) => [call, 'withoutSession'] as const),
]);

declare module 'fastify' {
  interface FastifyContextConfig {
    /** How the route is open to other sites; if missing, it is not. */
    readonly openness?: Openness | undefined;
  }
}

/** Every site may read the answer, and no browser sends a cookie along: `*` excludes credentials. */
export const openHeaders = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'ETag, Retry-After',
  'cross-origin-resource-policy': 'cross-origin',
} as const;

/** Weak: the same words in every encoding. */
const tagOf = (body: string | Buffer) =>
  `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`;

/**
 * Gives an answer its validator, and says how long it may be kept: caches may store it and must ask each time whether it
 * still holds. An answer that says more of itself, such as a file, keeps what it says.
 */
function validate(request: FastifyRequest, reply: FastifyReply, payload: unknown): unknown {
  const own = reply.getHeader('cache-control');
  if (own === undefined || own === 'no-store') reply.header('cache-control', 'no-cache');
  if (reply.hasHeader('etag') || !(typeof payload === 'string' || Buffer.isBuffer(payload))) return payload;
  const tag = tagOf(payload);
  reply.header('etag', tag);
  if (!isKnownTag(request.headers['if-none-match'], tag)) return payload;
  reply.code(304).removeHeader('content-length').removeHeader('content-type');
  return '';
}

/** The headers that decide between the answers of one address. */
const variesWith: Readonly<Record<Openness, string>> = {
  forAll: 'accept-encoding',
  withoutSession: 'accept-encoding, cookie, authorization',
};

/** Opens the answers of public reads to programs on other sites, with validators. */
export function openPublicReads(server: FastifyInstance): void {
  server.addHook('onSend', async (request, reply, payload) => {
    const { openness } = request.routeOptions.config;
    if (openness === undefined || request.method === 'OPTIONS') return payload;
    reply.header('vary', variesWith[openness]);
    if (openness === 'withoutSession' && mayBeSomebody(request)) return payload;
    reply.headers(openHeaders);
    if (reply.statusCode === 304) return payload;
    if (reply.statusCode === 200) return validate(request, reply, payload);
    reply.header('cache-control', 'no-store');
    return payload;
  });
}

/** Seconds for which a browser remembers that it may read. */
const remembered = 86_400;

/** Answers the question that a browser asks before a request with headers of its own, such as `If-None-Match`. */
export function answerPreflight(reply: FastifyReply): FastifyReply {
  return reply
    .code(204)
    .headers({
      ...openHeaders,
      'access-control-allow-methods': 'GET, HEAD',
      'access-control-allow-headers': 'Content-Type, If-None-Match, X-Requested-With',
      'access-control-max-age': remembered,
      vary: 'access-control-request-method',
    })
    .send();
}

/** Whether a browser asks if a page of another site may read. */
export const isPreflight = ({ method, headers, routeOptions }: FastifyRequest): boolean =>
  method === 'OPTIONS' &&
  headers['access-control-request-method'] !== undefined &&
  routeOptions.config.openness !== undefined;
