import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { subjectOf } from '#application/office/request-subject.ts';
import { deskFilter, holdingMailboxes } from '#application/requests/list-requests.ts';
import { exportRequestsCall } from '#adapters/wire/desk/export-requests.ts';
import { listColleaguesCall } from '#adapters/wire/desk/list-colleagues.ts';
import { readFiguresCall } from '#adapters/wire/desk/read-figures.ts';
import { decide, decideSomewhere, partsFor } from '#domain/office/decide.ts';
import { deskReport } from '#domain/office/desk/figures.ts';
import { dayAt } from '#domain/shared/calendar-day.ts';
import { isLeft, right } from '#domain/shared/result.ts';
import type { ServerParts } from '../../composition/server-parts.ts';
import { asWritten, route } from '../../plugins/route.ts';
import { allowed } from '../../plugins/staff.ts';
import { assigneesIn } from './assignees.ts';
import { askedOf } from './asked-requests.ts';
import { type TableRights, tableHeading, tableRow } from './request-table.ts';

/** How many requests of a table are read at once. */
const atOnce = 1000;

function figuresEndpoint(server: FastifyInstance, council: ServerParts): void {
  route(server, council, readFiguresCall, async ({ town, member, ...filters }) => {
    const now = council.clock.now();
    const today = dayAt(now, town.timeZone);
    const assignees = await assigneesIn(council, town, member);
    const asked = {
      ...askedOf(council, member, filters, assignees),
      order: 'newest',
      limit: 0,
      offset: 0,
    } as const;
    const day = { today, holding: await holdingMailboxes(council, town.realm) };
    const facts = await council.requests.facts(town.realm, deskFilter(town, asked, day));
    const calendar = await council.desk.calendar(town.realm);
    const { all, byMailbox, byMonth, byStatus } = deskReport(facts, { calendar, zone: town.timeZone, today });
    return right({ all, byMailbox: [...byMailbox], byMonth: [...byMonth], byStatus: [...byStatus] });
  });
}

function tableEndpoint(server: FastifyInstance, council: ServerParts): void {
  route(server, council, exportRequestsCall, async ({ town, member, reply, ...filters }) => {
    const now = council.clock.now();
    const assignees = await assigneesIn(council, town, member);
    const own = askedOf(council, member, filters, assignees);
    const readable = partsFor(member, { act: 'request.export', part: 'mailbox', now });
    const day = {
      today: dayAt(now, town.timeZone),
      holding: await holdingMailboxes(council, town.realm),
    };
    const seesContact = !isLeft(decideSomewhere(member, { act: 'request.seeContact', now }));
    const rightsOf = (request: Parameters<typeof subjectOf>[0]): TableRights => ({
      text: !isLeft(allowed(council, member, { acts: ['request.read'], in: subjectOf(request) })),
      contact: !isLeft(allowed(council, member, { acts: ['request.seeContact'], in: subjectOf(request) })),
      hasContact: seesContact,
      language: town.defaultLanguage,
    });
    async function* lines() {
      yield tableHeading(seesContact);
      for (let offset = 0, more = true; more; offset += atOnce) {
        const asked = { ...own, readable, order: 'oldest', limit: atOnce, offset } as const;
        // oxlint-disable-next-line no-await-in-loop -- a page after the other, so that none waits in memory
        const { items } = await council.requests.list(town.realm, deskFilter(town, asked, day));
        const named = items.map((one) => ({ ...one, assignedTo: assignees.shown(one.assignedTo) }));
        yield named.map((one) => tableRow(one, rightsOf(one))).join('');
        more = items.length === atOnce;
      }
    }
    reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', `attachment; filename="${town.realm}-${day.today}.csv"`);
    return right(asWritten(Readable.from(lines())));
  });
}

/** Figures, tables and colleagues of those who work with requests. */
export function deskTableEndpoints(server: FastifyInstance, council: ServerParts): void {
  figuresEndpoint(server, council);
  tableEndpoint(server, council);
  route(server, council, listColleaguesCall, async ({ realm, mailbox }) => {
    const now = council.clock.now();
    const act = 'request.answer';
    const people = (await council.people.list(realm)).filter(({ endedAt }) => endedAt === null);
    const able = people.filter((person) =>
      mailbox === null
        ? !isLeft(decideSomewhere(person, { act, now }))
        : !isLeft(decide(person, { act, subject: { in: { mailbox } }, now })),
    );
    const names = [...new Set(able.map(({ name }) => name))].toSorted((a, b) => a.localeCompare(b));
    return right({ items: names.map((name) => ({ name })) });
  });
}
