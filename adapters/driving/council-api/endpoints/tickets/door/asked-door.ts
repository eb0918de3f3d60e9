import type { FastifyRequest } from 'fastify';
import { type DeviceAtDoor, deviceOfToken } from '#application/tickets/door/door-devices.ts';
import { planOf } from '#application/tickets/door/door-plans.ts';
import type { CallRefusal } from '#adapters/wire/call.ts';
import type { OwnDoor } from '#adapters/wire/tickets/door/own-door.ts';
import { writePlannedEvent } from '#adapters/wire/tickets/door/planned-event.ts';
import type { RealmId } from '#domain/shared/ids.ts';
import { type Either, left, right } from '#domain/shared/result.ts';
import { doorDeviceLasts } from '#domain/tickets/door/door-device.ts';
import type { PlannedEvent } from '#domain/tickets/door/door-plan.ts';
import { deviceCookie } from '../../../plugins/device-cookie.ts';
import type { DoorParts } from './door-parts.ts';

/** The cookie of a scanner. */
export const doorCookie = deviceCookie('door', doorDeviceLasts);

/** A scanner with the event that it scans, and its doors. */
export interface AskedDoor extends DeviceAtDoor {
  readonly plan: PlannedEvent;
}

/** The scanner whose token came with a call. */
export async function askedDoor(
  council: DoorParts,
  realm: RealmId,
  request: FastifyRequest,
): Promise<Either<CallRefusal<'doorNotAuthorised'>, AskedDoor>> {
  const token = doorCookie.token(request);
  const known = token === undefined ? null : await deviceOfToken(council)(realm, token);
  const plan = known && (await planOf(council)(realm, known.event));
  return known === null || plan === null ? left({ kind: 'doorNotAuthorised' }) : right({ ...known, plan });
}

/** A scanner as it sees itself. */
export const writeOwnDoor = ({ device, plan }: AskedDoor): OwnDoor => ({
  ...writePlannedEvent(plan),
  device: device.name,
});
