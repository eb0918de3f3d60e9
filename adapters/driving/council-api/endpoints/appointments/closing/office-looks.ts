import type { FastifyInstance } from 'fastify';
import { lookAtOfficeCall } from '#adapters/wire/appointments/closing/look-at-office.ts';
import { readOffice } from '#adapters/wire/appointments/office-draft.ts';
import { lookAtOffice } from '#application/appointments/closing/look-at-office.ts';
import { dayAt, parseDay } from '#domain/shared/calendar-day.ts';
import { left, right } from '#domain/shared/result.ts';
import type { ServerParts } from '../../../composition/server-parts.ts';
import { route } from '../../../plugins/route.ts';
import { appointmentRefused } from '../appointment-refused.ts';
import { deskOfUnit, writeOfficeDay } from './write-closure.ts';

/** What an office as it is written offers, and who is in the way. */
export function officeLookEndpoints(server: FastifyInstance, council: ServerParts): void {
  route(server, council, lookAtOfficeCall, async ({ town, office: id, body }) => {
    const office = readOffice(id, body.document);
    if (office === null) return left(appointmentRefused({ kind: 'unreadableOffice' }));
    const today = dayAt(council.clock.now(), town.timeZone);
    const seen = await lookAtOffice(council)(town, office, parseDay(body.day ?? '') ?? today);
    return right({
      drafted: seen.drafted.map(writeOfficeDay),
      published: seen.published?.map(writeOfficeDay) ?? null,
      stranded: seen.stranded.map(({ visit, why }) => ({
        at: new Date(visit.at).toISOString(),
        desk: deskOfUnit(visit.seat?.unit ?? ''),
        services: [...visit.services],
        why,
      })),
    });
  });
}
