import type { FastifyInstance } from 'fastify';
import { deviceOfToken, endDoorDevice, startDoorDevice } from '#application/tickets/door/door-devices.ts';
import { planOf } from '#application/tickets/door/door-plans.ts';
import {
  endOwnDoorCall,
  readOwnDoorCall,
  startDoorDeviceCall,
} from '#adapters/wire/tickets/door/own-door.ts';
import { startsOfDoors } from '#domain/census/attempt-budget.ts';
import { isLeft, left, right } from '#domain/shared/result.ts';
import { networkOf } from '../../../limits/network-of.ts';
import { route } from '../../../plugins/route.ts';
import { withinAccounts } from '../../votes/desk/desk-budget.ts';
import { askedDoor, doorCookie, writeOwnDoor } from './asked-door.ts';
import type { DoorParts } from './door-parts.ts';

/** How a scanner begins and ends. */
export function doorAccessEndpoints(server: FastifyInstance, council: DoorParts): void {
  route(server, council, startDoorDeviceCall, async ({ realm, body, request, reply }) => {
    const accounts = startsOfDoors(realm, networkOf(request.ip));
    const start = () => startDoorDevice(council)(realm, body.code);
    const started = await withinAccounts(council, accounts, start, (one) => one === null);
    if (isLeft(started)) return started;
    const plan = started.right && (await planOf(council)(realm, started.right.event));
    if (started.right === null || plan === null) return left({ kind: 'doorNotAuthorised' });
    doorCookie.send(request, reply, started.right.token);
    return right(writeOwnDoor({ ...started.right, plan }));
  });

  route(server, council, readOwnDoorCall, async ({ realm, request }) => {
    const asked = await askedDoor(council, realm, request);
    return isLeft(asked) ? asked : right(writeOwnDoor(asked.right));
  });

  route(server, council, endOwnDoorCall, async ({ realm, request, reply }) => {
    const token = doorCookie.token(request);
    const known = token === undefined ? null : await deviceOfToken(council)(realm, token);
    if (known !== null) await endDoorDevice(council)(realm, known.event, known.device.id, 'sender');
    doorCookie.clear(request, reply);
    return right({ status: 'ok' });
  });
}
