import { writeReport } from '#adapters/wire/open311/open311.ts';
import { findShownRequest } from '#application/requests/find-shown-request.ts';
import type { Town } from '#domain/access/town.ts';
import { open311Status } from '#domain/forms/open311.ts';
import { asTold } from '#domain/forms/handling/undo.ts';
import type { CouncilRequest } from '#domain/forms/request.ts';
import { dayAt } from '#domain/shared/calendar-day.ts';
import { isLeft } from '#domain/shared/result.ts';
import type { ServerParts } from '../../composition/server-parts.ts';
import { singleParameter } from '../../plugins/in-town.ts';
import { answerAs, refuse311 } from './open311-answers.ts';
import { readReportQuery, type ReportQuery } from './open311-query.ts';
import { type Service, servicesOf, speechFor, type Work } from './open311-work.ts';

async function found(council: ServerParts, town: Town, query: ReportQuery, services: readonly Service[]) {
  if (query.ids === null) {
    const now = council.clock.now();
    const today = dayAt(now, town.timeZone);
    const came = await council.requests.arrived(town.realm, { mailboxes: services, today, ...query.span });
    return came.map((one) => asTold(one, now));
  }
  const shown = findShownRequest(council);
  const all = await Promise.all(query.ids.map((iid) => shown(town, iid)));
  return all.filter((one): one is CouncilRequest => one !== null);
}

export const reportList =
  (council: ServerParts): Work =>
  async (town, { request, reply, format }) => {
    const query = readReportQuery((name) => singleParameter(request, name), council.clock.now());
    if (isLeft(query)) return refuse311(reply, format, 'wrongQuery', [query.left]);
    const { codes, statuses } = query.right;
    const services = (await servicesOf(council, town)).filter(
      ({ open311 }) => codes === null || codes.includes(open311.code),
    );
    const told = (await found(council, town, query.right, services)).flatMap((one) => {
      const service = services.find(({ id }) => id === one.mailbox);
      const isAsked = statuses === null || statuses.includes(open311Status(one.status));
      return service === undefined || !isAsked ? [] : [writeReport(one, service, speechFor(town, request))];
    });
    return answerAs(reply, format, 'service_requests', told);
  };

export const oneReport =
  (council: ServerParts): Work =>
  async (town, { request, reply, format, name }) => {
    const one = await findShownRequest(council)(town, name);
    const service = (await servicesOf(council, town)).find(({ id }) => id === one?.mailbox);
    if (one === null || service === undefined) return refuse311(reply, format, 'unknownRequest');
    return answerAs(reply, format, 'service_requests', [writeReport(one, service, speechFor(town, request))]);
  };
