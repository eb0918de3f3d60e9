import type { FastifyInstance, FastifyReply } from 'fastify';
import { discoverCall, discoverXmlCall } from '#adapters/wire/open311/discover.ts';
import { listServicesCall } from '#adapters/wire/open311/list-services.ts';
import { listServicesXmlCall } from '#adapters/wire/open311/list-services-xml.ts';
import { listReportsCall } from '#adapters/wire/open311/list-reports.ts';
import { listReportsXmlCall } from '#adapters/wire/open311/list-reports-xml.ts';
import { postReportCall } from '#adapters/wire/open311/post-report.ts';
import { postReportXmlCall } from '#adapters/wire/open311/post-report-xml.ts';
import { readServiceCall } from '#adapters/wire/open311/read-service.ts';
import { readReportCall } from '#adapters/wire/open311/read-report.ts';
import type { AttemptBudget } from '#application/voting/attempt-budget.ts';
import type { Town } from '#domain/access/town.ts';
import type { ServerParts } from '../../composition/server-parts.ts';
import { singleParameter } from '../../plugins/in-town.ts';
import { openCall } from '../../plugins/route.ts';
import { type Open311Format, refuse311 } from './open311-answers.ts';
import { postReport } from './open311-post.ts';
import { oneReport, reportList } from './open311-reports.ts';
import { discovery } from './open311-discovery.ts';
import { serviceDefinition, serviceList } from './open311-services.ts';
import type { Open311Request, Work } from './open311-work.ts';

/** Finds the town and the format of a call, `ending` or that of the address, and answers by `work`. */
const answering =
  (council: ServerParts, ending: Open311Format | null, work: Work) =>
  async (request: Open311Request, reply: FastifyReply): Promise<unknown> => {
    reply.header('cache-control', 'no-store');
    const [, name = '', suffix] = /^(.{1,100})\.(json|xml)$/u.exec(request.params.file ?? '') ?? [];
    const format = ending ?? (suffix === 'xml' ? 'xml' : 'json');
    const town = await council.realms.town(request.params.realm as Town['realm']);
    if (town === null) return refuse311(reply, format, 'unknownRealm');
    const jurisdiction = singleParameter(request, 'jurisdiction_id');
    if (jurisdiction !== null && ![town.realm as string, ...town.hosts].includes(jurisdiction))
      return refuse311(reply, format, 'unknownRealm');
    return work(town, { request, reply, format, name });
  };

/** Open311 (GeoReport v2) over the same forms and requests; JSON and XML, by the ending of the address. */
export function open311Endpoints(
  server: FastifyInstance,
  council: ServerParts,
  attempts: AttemptBudget,
): void {
  const as = (ending: Open311Format | null, work: Work) => answering(council, ending, work);
  const [services, reports, post] = [
    serviceList(council),
    reportList(council),
    postReport(council, attempts),
  ];
  void server.register(async (scope) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: 64 * 1024 },
      (_, body, done) => done(null, new URLSearchParams(String(body))),
    );
    openCall(scope, discoverCall, as('json', discovery(council)));
    openCall(scope, discoverXmlCall, as('xml', discovery(council)));
    openCall(scope, listServicesCall, as('json', services));
    openCall(scope, listServicesXmlCall, as('xml', services));
    openCall(scope, listReportsCall, as('json', reports));
    openCall(scope, listReportsXmlCall, as('xml', reports));
    openCall(scope, postReportCall, as('json', post));
    openCall(scope, postReportXmlCall, as('xml', post));
    openCall(scope, readServiceCall, as(null, serviceDefinition(council)));
    openCall(scope, readReportCall, as(null, oneReport(council)));
  });
}
