import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { constants } from 'node:zlib';
import { isReadyCall } from '#adapters/wire/service/is-ready.ts';
import { attemptBudget, type AttemptBudget } from '#application/voting/attempt-budget.ts';
import type { LogLevel } from './composition/configuration.ts';
import {
  answerBrokenRequest,
  bareHeaders,
  closeWhenStopping,
  requestPatience,
} from './limits/connections.ts';
import { staffEndpoints } from './endpoints/staff-endpoints.ts';
import type { ServerParts } from './composition/server-parts.ts';
import { captchaEndpoint } from './endpoints/requests/captcha.ts';
import { censusEndpoints } from './endpoints/voting/census2.ts';
import { calendarEndpoints } from './endpoints/content/calendar/calendar.ts';
import { catalogueEndpoint } from './endpoints/content/catalogue/catalogue.ts';
import { collectionEndpoints } from './endpoints/content/collections.ts';
import { commentEndpoints } from './endpoints/participation/comments.ts';
import { createRequestEndpoint } from './endpoints/requests/create-request.ts';
import { deviceEndpoints } from './endpoints/voting/devices.ts';
import { serveBuiltFiles } from './endpoints/pages/built-files.ts';
import { embedEndpoints } from './endpoints/pages/embed.ts';
import { feedEndpoints } from './endpoints/content/feeds.ts';
import { followReportEndpoint } from './endpoints/requests/follow-report.ts';
import { followEndpoints } from './endpoints/participation/follows.ts';
import { phoneEndpoints } from './endpoints/push/phones.ts';
import { healthEndpoints } from './endpoints/operations/health.ts';
import { mapEndpoints } from './endpoints/maps/maps.ts';
import { likeEndpoints } from './endpoints/participation/likes.ts';
import { mailboxEndpoint } from './endpoints/requests/mailboxes.ts';
import { installableEndpoints } from './endpoints/pages/installable.ts';
import { balanceEndpoint } from './endpoints/content/balance.ts';
import { openDataEndpoints } from './endpoints/content/open-data.ts';
import { metricsEndpoint } from './endpoints/operations/metrics.ts';
import { openApiEndpoint } from './endpoints/operations/openapi.ts';
import { open311Endpoints } from './endpoints/requests/open311.ts';
import { drawHomesAhead } from './endpoints/pages/drawn/homes-ahead.ts';
import { pageEndpoints } from './endpoints/pages/pages.ts';
import { withinServer } from './limits/within-server.ts';
import { reconcilePaymentsEndpoint } from './endpoints/payments/reconcile-payments.ts';
import { staffPaymentEndpoints } from './endpoints/payments/staff-payments.ts';
import { paymentEndpoints } from './endpoints/requests/payments.ts';
import { placeEndpoints } from './endpoints/requests/places.ts';
import { tokenEndpoint } from './endpoints/participation/profiles.ts';
import { postIdentityCheck } from './endpoints/voting/post-identity-check.ts';
import { postMyVote } from './endpoints/voting/post-my-vote.ts';
import { postVote } from './endpoints/voting/post-vote.ts';
import { publicFileEndpoints } from './endpoints/pages/public-files.ts';
import { staffProviderEndpoints } from './endpoints/office/by-provider.ts';
import { residentProviderEndpoints } from './endpoints/participation/by-provider.ts';
import { accessEndpoints } from './endpoints/office/access.ts';
import { ownRequestEndpoints } from './endpoints/requests/own-requests.ts';
import { enterRequestEndpoints } from './endpoints/office/enter-request.ts';
import { securityContactEndpoint } from './endpoints/content/security-contact.ts';
import { subsidyEndpoints } from './endpoints/content/subsidies.ts';
import { surveyEndpoints } from './endpoints/voting/surveys.ts';
import { townFileEndpoints } from './endpoints/pages/town-files.ts';
import { tableEndpoint } from './endpoints/content/tables.ts';
import { sentUploadEndpoints } from './endpoints/requests/sent-uploads.ts';
import { uploadEndpoints } from './endpoints/requests/uploads.ts';
import { answersForAll } from './kept/kept-answers.ts';
import { type Keeping, townTable } from './kept/town-table.ts';
import { type Log, logSettings } from './composition/log-settings.ts';
import type { FigureSources } from './composition/figures/figure-sources.ts';
import { lateMetrics } from './composition/figures/late-metrics.ts';
import { guardWrites } from './plugins/guard.ts';
import { waitPatiently } from './plugins/patience.ts';
import { serveRehearsals } from './rehearsals/serve-rehearsals.ts';
import { openPublicReads } from './plugins/open-reads.ts';
import { takeUnusualRequests } from './plugins/unusual-requests.ts';
import { answerFailure } from './plugins/refuse.ts';
import { requestId } from './plugins/request-id.ts';
import { readableAddress } from './plugins/readable-address.ts';
import { limitRequests } from './plugins/request-rate.ts';
import { seeRequests } from './plugins/seen-request.ts';
import { addCommonHeaders } from './plugins/common-headers.ts';
import { trustedProxies } from './plugins/trusted-proxies.ts';
import { mostVotesWaiting, workLimit } from './limits/work-limit.ts';

const bodyLimit = 64 * 1024;
/** Requests a minute from one address. High enough for a library whose visitors share one. */
const requestsAMinute = 3000;

/** No route has a schema, since codecs read the requests: so the validator of schemas is not even loaded. */
const noSchema = () => {
  throw new Error('a route has a schema; what comes is read by codecs here');
};
const noSchemas = { buildValidator: () => noSchema, buildSerializer: () => noSchema };

/** How a server is watched, and its limits; each setting has its default. */
export interface ServerSettings {
  readonly level?: LogLevel;
  readonly metricsToken?: string | null;
  /** Where the figures for the operator come from. */
  readonly figures?: Partial<FigureSources>;
  readonly proxies?: readonly string[];
  /** How many wrong tries in ten minutes a whole town may have. */
  readonly townTries?: number;
  /** Milliseconds within which a request must be complete. */
  readonly patience?: number;
  /** Milliseconds within which the database must answer `/readyz`. */
  readonly readyPatience?: number;
}

/** The server before anything is said about what it answers. */
function bareServer(
  council: ServerParts,
  log: Log,
  { level = 'error', proxies = [] }: ServerSettings,
  patience: number,
) {
  return Fastify({
    bodyLimit,
    // Only a proxy on this machine, or one that the operator named, is trusted about the sender.
    trustProxy: trustedProxies(proxies),
    // `waitPatiently` waits for bodies: an upload may take as long as its line.
    requestTimeout: 0,
    http: { requireHostHeader: false, headersTimeout: patience, connectionsCheckingInterval: patience / 4 },
    clientErrorHandler: answerBrokenRequest,
    // A request on an open connection while the server stops is still answered; then the connection closes.
    return503OnClosing: false,
    genReqId: requestId,
    rewriteUrl: readableAddress,
    // A call with a long name in its path is refused by the call. No route has a pattern that a long name would keep busy;
    // Node limits the whole address.
    routerOptions: { maxParamLength: 16_384 },
    schemaController: { compilersFactory: noSchemas },
    // `seeRequests` logs requests, from an allow-list.
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'request' }),
    logger: logSettings(level, log, council.clock),
    // An address that cannot be read stops here, before the hooks that set the headers of all other answers.
    frameworkErrors: (error, request, reply) =>
      answerFailure(error, request, reply.headers({ ...bareHeaders, 'x-request-id': request.id })),
  });
}

/** What holds for every request: its refusals, its headers, its limits, and what is counted of it. */
async function prepare(
  server: FastifyInstance,
  council: ServerParts,
  metrics: ReturnType<typeof lateMetrics>,
  patience: number,
): Promise<void> {
  server.setErrorHandler(answerFailure);
  waitPatiently(server, patience);
  closeWhenStopping(server);
  server.addHook('onClose', async () => metrics.close());
  seeRequests(server, council, ({ refusal, ...seen }, request) => {
    metrics.see({ ...seen, refusal });
    request.log.info(seen, 'request');
  });
  // Pages of other sites may send plain text without a preflight; nothing here reads it.
  server.removeContentTypeParser('text/plain');
  await server.register(cookie);
  // Built files are compressed already; answers and pages are compressed as they are sent, quickly rather than
  // tightly.
  await server.register(compress, {
    encodings: ['br', 'gzip'],
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  });
  addCommonHeaders(server);
  openPublicReads(server);
  // After the headers that every answer has, so that these refusals have them too.
  takeUnusualRequests(server);
  guardWrites(server);
  limitRequests(server, {
    clock: council.clock,
    most: requestsAMinute,
    isFree: ({ url, socket }) => url === '/healthz' || socket.remoteAddress === withinServer,
  });
}

function callEndpoints(
  server: FastifyInstance,
  council: ServerParts,
  attempts: AttemptBudget,
  keeping: Keeping,
): void {
  collectionEndpoints(server, council, keeping);
  tableEndpoint(server, council);
  surveyEndpoints(server, council, keeping);
  deviceEndpoints(server, council, attempts);
  tokenEndpoint(server, council, attempts);
  postVote(server, council, attempts, workLimit(mostVotesWaiting, council.clock.now));
  postMyVote(server, council, attempts);
  postIdentityCheck(server, council, attempts);
  likeEndpoints(server, council);
  followEndpoints(server, council, attempts);
  phoneEndpoints(server, council);
  followReportEndpoint(server, council, attempts);
  commentEndpoints(server, council);
  mailboxEndpoint(server, council);
  createRequestEndpoint(server, council, attempts);
  enterRequestEndpoints(server, council, attempts);
  ownRequestEndpoints(server, council);
  publicFileEndpoints(server, council);
  uploadEndpoints(server, council);
  sentUploadEndpoints(server, council);
  captchaEndpoint(server, council);
  paymentEndpoints(server, council);
  staffPaymentEndpoints(server, council);
  reconcilePaymentsEndpoint(server, council);
  censusEndpoints(server, council, attempts);
  placeEndpoints(server, council);
  mapEndpoints(server, council);
  subsidyEndpoints(server, council);
  accessEndpoints(server, council, attempts);
  staffProviderEndpoints(server, council);
  residentProviderEndpoints(server, council);
  staffEndpoints(server, council);
  open311Endpoints(server, council, attempts);
}

/** The council API and the portal's files as one server, not yet listening. */
export async function buildServer(
  council: ServerParts,
  webFolder: string,
  log: Log = process.stdout,
  settings: ServerSettings = {},
): Promise<FastifyInstance> {
  const { metricsToken = null, townTries, patience = requestPatience } = settings;
  const server = bareServer(council, log, settings, patience);
  const metrics = lateMetrics({ isReady: readyBy(server), ...settings.figures });
  serveRehearsals(server, council, (other) => buildServer(other, webFolder, unread, settings));
  await prepare(server, council, metrics, patience);
  healthEndpoints(server, council, settings.readyPatience);
  metricsEndpoint(server, metrics, metricsToken);
  const keeping = { kept: answersForAll(council), towns: townTable(council) };
  openApiEndpoint(server, keeping.kept);
  callEndpoints(server, council, attemptBudget(council, townTries), keeping);
  await serveBuiltFiles(server, webFolder);
  await townFileEndpoints(server, council);
  openDataEndpoints(server, council);
  balanceEndpoint(server, council);
  embedEndpoints(server, council);
  feedEndpoints(server, council, keeping);
  calendarEndpoints(server, council, keeping);
  catalogueEndpoint(server, council, keeping);
  securityContactEndpoint(server, council);
  installableEndpoints(server, council, webFolder);
  const buildOther = (other: ServerParts) => buildServer(other, webFolder, unread);
  pageEndpoints(server, council, webFolder, { ...keeping, buildOther });
  drawHomesAhead(server);
  return server;
}

/** The log of a server within this one. */
const unread: Log = { write: () => {} };

/** Asks the server itself, as a load balancer does: neither counted nor logged. */
const readyBy = (server: FastifyInstance) => async () =>
  (await server.inject({ url: isReadyCall.path, remoteAddress: withinServer })).statusCode === 200;
