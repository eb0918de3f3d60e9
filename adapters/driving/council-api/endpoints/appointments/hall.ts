import type { FastifyInstance } from 'fastify';
import {
  listHallScreensCall,
  openHallScreenCall,
  withdrawHallScreenCall,
} from '#adapters/wire/appointments/hall-screens.ts';
import { readHallCall } from '#adapters/wire/appointments/read-hall.ts';
import { takeHallTicketCall } from '#adapters/wire/appointments/take-hall-ticket.ts';
import { isVisitKey } from '#adapters/wire/appointments/visit.ts';
import {
  listHallScreens,
  officeOfScreen,
  openHallScreen,
  withdrawHallScreen,
} from '#application/appointments/counter/hall-screens.ts';
import { officeNow } from '#application/appointments/counter/office-now.ts';
import { takeTicket } from '#application/appointments/counter/take-ticket.ts';
import { newcomer } from '#application/appointments/counter/tell-wait.ts';
import { calledVisits } from '#domain/appointments/called-visits.ts';
import { hallScreenKinds } from '#domain/appointments/hall-screen.ts';
import { canServe, queueOf } from '#domain/appointments/queue.ts';
import { estimateWait } from '#domain/appointments/waits/estimate-wait.ts';
import { isLeft, left, right } from '#domain/shared/result.ts';
import type { ServerParts } from '../../composition/server-parts.ts';
import { route } from '../../plugins/route.ts';
import { appointmentRefused } from './appointment-refused.ts';
import { answeringVisit } from './own-appointments.ts';
import { writeOfferedService } from './public-appointments.ts';
import { writeClosedNow } from './write-visit.ts';

const unknownScreen = left(appointmentRefused({ kind: 'unknownScreen' }));

/** The links of the screens of a hall, for its staff. */
function screenLinkEndpoints(server: FastifyInstance, council: ServerParts): void {
  route(server, council, listHallScreensCall, async ({ town, office }) => {
    const listed = await listHallScreens(council)(town.realm, office);
    const items = listed.map(({ id, screen, by, at }) => ({
      id,
      screen,
      by,
      at: new Date(at).toISOString(),
    }));
    return right({ items, itemsCount: items.length });
  });

  route(server, council, openHallScreenCall, async ({ town, office, member, body: { screen } }) => {
    const token = await openHallScreen(council)(town.realm, { office, screen, by: member.name });
    return isLeft(token) ? left(appointmentRefused(token.left)) : right({ token: token.right });
  });

  route(server, council, withdrawHallScreenCall, async ({ town, office, screen, member }) => {
    const done = await withdrawHallScreen(council)(town.realm, office, screen, member.name);
    return isLeft(done) ? left(appointmentRefused(done.left)) : right({ withdrawn: true });
  });
}

/** What the screens of a hall show and give, by their links. */
export function hallEndpoints(server: FastifyInstance, council: ServerParts): void {
  screenLinkEndpoints(server, council);
  const answer = answeringVisit(council);

  route(server, council, readHallCall, async ({ town, body: { token } }) => {
    const found = await officeOfScreen(council)(town.realm, token, hallScreenKinds);
    const hall = found && (await officeNow(council)(town, found.office));
    if (found === null || hall === null) return unknownScreen;
    const { office, setup, visits, now } = hall;
    const titleOf = (desk: string) => office.desks.find(({ id }) => id === desk)?.title ?? desk;
    const able = setup.services.filter(({ id }) => office.desks.some((desk) => canServe(desk, [id])));
    return right({
      screen: found.screen,
      office: office.title,
      asOf: new Date(now).toISOString(),
      called: calledVisits(visits).map(({ code, desk, at }) => ({
        code,
        desk: titleOf(desk),
        at: new Date(at).toISOString(),
      })),
      waiting: queueOf(visits).length,
      wait: estimateWait(hall, newcomer(office.id, now)),
      closed: writeClosedNow(hall),
      services: found.screen === 'entrance' ? able.map(writeOfferedService) : [],
    });
  });

  route(server, council, takeHallTicketCall, async ({ town, body }) => {
    const { token, key, services, people } = body;
    const screen = await officeOfScreen(council)(town.realm, token, ['entrance']);
    if (screen === null) return unknownScreen;
    if (!isVisitKey(key)) return left(appointmentRefused({ kind: 'unknownVisit' }));
    const asked = { id: key, office: screen.office, services, people, by: 'sender' };
    return answer(town, key, await takeTicket(council)(town, asked));
  });
}
