import type { FastifyInstance, FastifyReply } from 'fastify';
import { listServicesCall } from '#adapters/wire/open311/list-services.ts';
import { listServicesXmlCall } from '#adapters/wire/open311/list-services-xml.ts';
import { listReportsCall } from '#adapters/wire/open311/list-reports.ts';
import { listReportsXmlCall } from '#adapters/wire/open311/list-reports-xml.ts';
import { postReportCall } from '#adapters/wire/open311/post-report.ts';
import { postReportXmlCall } from '#adapters/wire/open311/post-report-xml.ts';
import { readServiceCall } from '#adapters/wire/open311/read-service.ts';
import { readReportCall } from '#adapters/wire/open311/read-report.ts';
import { findShownRequest } from '#application/requests/find-shown-request.ts';
import { createRequest, type CreateRefusal } from '#application/requests/create-request.ts';
import {
  readReport,
  speechOf,
  writeDefinition,
  writeReport,
  writeService,
} from '#adapters/wire/open311/open311.ts';
import type { RefusalTag } from '#adapters/wire/refusals.ts';
import { isLanguage } from '#domain/shared/localized-text.ts';
import type { Town } from '#domain/access/town.ts';
import type { ContactField } from '#domain/forms/contact.ts';
import type { Mailbox, Open311Offer } from '#domain/forms/mailbox.ts';
import { entryOfReport, isService, open311Status, withoutCaptcha } from '#domain/forms/open311.ts';
import { requestBody } from '#domain/forms/body/write-body.ts';
import type { CouncilRequest } from '#domain/forms/request.ts';
import { isLeft } from '#domain/shared/result.ts';
import type { ServerParts } from '../../composition/server-parts.ts';
import { openCall } from '../../plugins/route.ts';
import { once, type TownRequest } from '../../plugins/in-town.ts';
import { answerAs, type Format, refuse311 } from './open311-answers.ts';
import { askedReports, type ReportQuery } from './open311-query.ts';

type Service = Mailbox & { readonly open311: Open311Offer };
type Asked = TownRequest<{ file?: string }>;
type Work = (
  town: Town,
  asked: {
    readonly request: Asked;
    readonly reply: FastifyReply;
    readonly format: Format;
    readonly name: string;
  },
) => Promise<unknown>;

const keyShape = /^[\w-]{16,64}$/u;
/** The contact's parts as GeoReport calls them. */
const contactParameters: Readonly<Record<ContactField, string>> = {
  firstName: 'first_name',
  lastName: 'last_name',
  telephone: 'phone',
  email: 'email',
};
const faultsIn = (refusal: CreateRefusal): readonly string[] =>
  refusal.kind === 'requestRefused'
    ? refusal.faults.map((fault) =>
        fault.kind === 'contactMissing'
          ? `${contactParameters[fault.part]} missing`
          : `${fault.field ?? 'request'} ${fault.kind}`,
      )
    : [];
/** GeoReport has one status for everything that is wrong with a report. */
const tagOf = ({ kind }: CreateRefusal): RefusalTag => (kind === 'requestRefused' ? 'reportRefused' : kind);

/** Open311 (GeoReport v2) over the same forms and requests; JSON and XML, by the ending of the address. */
export function open311Endpoints(server: FastifyInstance, council: ServerParts): void {
  const create = createRequest(council);
  const shown = findShownRequest(council);

  const answering =
    (ending: Format | null, work: Work) =>
    async (request: Asked, reply: FastifyReply): Promise<unknown> => {
      reply.header('cache-control', 'no-store').header('access-control-allow-origin', '*');
      const [, name = '', suffix] = /^(.{1,100})\.(json|xml)$/u.exec(request.params.file ?? '') ?? [];
      const format = ending ?? (suffix === 'xml' ? 'xml' : 'json');
      const town = await council.realms.town(request.params.realm as Town['realm']);
      if (town === null) return refuse311(reply, format, 'unknownRealm');
      const jurisdiction = once(request, 'jurisdiction_id');
      if (jurisdiction !== null && ![town.realm as string, ...town.hosts].includes(jurisdiction))
        return refuse311(reply, format, 'unknownRealm');
      return work(town, { request, reply, format, name });
    };

  const servicesOf = async ({ realm }: Town): Promise<readonly Service[]> =>
    (await council.mailboxes.all(realm)).flatMap(({ mailbox }) =>
      mailbox !== null && isService(mailbox) ? [mailbox] : [],
    );
  const speech = (town: Town, request: Asked) => {
    const asked = once(request, 'locale') ?? once(request, 'lang');
    return speechOf(isLanguage(asked) ? asked : town.defaultLanguage);
  };

  const list: Work = async (town, { request, reply, format }) => {
    const services = await servicesOf(town);
    const written = services.map((service) => writeService(service, speech(town, request)));
    return answerAs(reply, format, 'services', written);
  };
  const definition: Work = async (town, { request, reply, format, name }) => {
    const service = (await servicesOf(town)).find(({ open311 }) => open311.code === name);
    return service === undefined
      ? refuse311(reply, format, 'unknownMailbox')
      : answerAs(reply, format, 'service_definition', writeDefinition(service, speech(town, request)));
  };

  const found = async (town: Town, query: ReportQuery, services: readonly Service[]) => {
    if (query.ids !== null) {
      const all = await Promise.all(query.ids.map((iid) => shown(town.realm, iid)));
      return all.filter((one): one is CouncilRequest => one !== null);
    }
    return council.requests.arrived(town.realm, { mailboxes: services, ...query.span });
  };
  const reports: Work = async (town, { request, reply, format }) => {
    const query = askedReports((name) => once(request, name), council.clock.now());
    if (isLeft(query)) return refuse311(reply, format, 'wrongQuery', [query.left]);
    const { codes, statuses } = query.right;
    const services = (await servicesOf(town)).filter(
      ({ open311 }) => codes === null || codes.includes(open311.code),
    );
    const reports = (await found(town, query.right, services)).flatMap((one) => {
      const service = services.find(({ id }) => id === one.mailbox);
      const isAsked = statuses === null || statuses.includes(open311Status(one.status));
      return service === undefined || !isAsked ? [] : [writeReport(one, service, speech(town, request))];
    });
    return answerAs(reply, format, 'service_requests', reports);
  };
  const report: Work = async (town, { request, reply, format, name }) => {
    const one = await shown(town.realm, name);
    const service = (await servicesOf(town)).find(({ id }) => id === one?.mailbox);
    if (one === null || service === undefined) return refuse311(reply, format, 'unknownRequest');
    return answerAs(reply, format, 'service_requests', [writeReport(one, service, speech(town, request))]);
  };

  const post: Work = async (town, { request, reply, format }) => {
    const form = request.body instanceof URLSearchParams ? request.body : new URLSearchParams();
    const app = await council.apps.member(town.realm, form.get('api_key') ?? once(request, 'api_key') ?? '');
    if (app === null) return refuse311(reply, format, 'noApiKey');
    const key = request.headers['idempotency-key'] ?? null;
    if (key !== null && (typeof key !== 'string' || !keyShape.test(key)))
      return refuse311(reply, format, 'unreadable', ['idempotency-key']);
    const service = (await servicesOf(town)).find(({ open311 }) => open311.code === form.get('service_code'));
    if (service === undefined) return refuse311(reply, format, 'unknownMailbox');
    const report = readReport([...form]);
    if (isLeft(report)) return refuse311(reply, format, 'unreadable', [report.left.where]);
    const open = withoutCaptcha(service);
    const entry = entryOfReport(open, service.open311, report.right);
    const created = await create({
      town,
      mailbox: service.id,
      sender: `open311 ${app.name}`,
      isStaff: false,
      key,
      // The holder of a key has agreed to show the town's conditions to their users.
      body: requestBody(open, entry, { payment: null, acceptsPrivacy: true }),
      origin: 'open311',
    });
    if (isLeft(created)) return refuse311(reply, format, tagOf(created.left), faultsIn(created.left));
    return answerAs(reply, format, 'service_requests', [
      { service_request_id: created.right.iid, service_notice: '' },
    ]);
  };

  void server.register(async (scope) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: 64 * 1024 },
      (_, body, done) => done(null, new URLSearchParams(String(body))),
    );
    openCall(scope, listServicesCall, answering('json', list));
    openCall(scope, listServicesXmlCall, answering('xml', list));
    openCall(scope, listReportsCall, answering('json', reports));
    openCall(scope, listReportsXmlCall, answering('xml', reports));
    openCall(scope, postReportCall, answering('json', post));
    openCall(scope, postReportXmlCall, answering('xml', post));
    openCall(scope, readServiceCall, answering(null, definition));
    openCall(scope, readReportCall, answering(null, report));
  });
}
