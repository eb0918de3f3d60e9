import type { FastifyInstance } from 'fastify';
import { readClosingStage } from '#application/office/votes/closing/gather-figures.ts';
import { readToday } from '#application/office/read-today.ts';
import { readTodayCall } from '#adapters/wire/office/read-today.ts';
import { writeToday } from '#adapters/wire/office/today.ts';
import type { Town } from '#domain/access/town.ts';
import { right } from '#domain/shared/result.ts';
import type { ServerParts } from '../../composition/server-parts.ts';
import { route } from '../../plugins/route.ts';
import { activitiesOf } from '../registrations/asked-activity.ts';
import { waitingIntranet } from '../intranet/waiting-intranet.ts';
import { venuesOf } from '../reservations/asked-venue.ts';
import { ticketedEventsOf } from '../tickets/asked-event.ts';
import { signerById } from '../votes/asked-vote.ts';
import { amendmentIn } from '../votes/census-amendments.ts';
import { closingOf } from '../votes/closing/asked-closing.ts';

/** What waits for a member of staff: the rule of duties shows only what they may act on. */
export function todayEndpoint(server: FastifyInstance, council: ServerParts): void {
  const { voteDesk: votes, closingDesk: closings } = council;
  const found = {
    closingOf: closingOf(council),
    closingStageOf: readClosingStage({ ...council, realms: council.realms.all }),
    signerOf: (town: Town, person: string) => signerById(council, town, person),
    amendmentIn: amendmentIn(council),
    venuesOf: (town: Town) => venuesOf(council, town),
    activitiesOf: (town: Town) => activitiesOf(council, town),
    intranetOf: (town: Town) => waitingIntranet(council, town),
    eventsOf: (town: Town) => ticketedEventsOf(council, town),
  };
  const read = readToday({ ...council, ...found, votes, closings });
  route(server, council, readTodayCall, async ({ town, member }) =>
    right(writeToday(await read(town, member))),
  );
}
