import type { FastifyRequest } from 'fastify';
import { deskOfVote } from '#application/voting/desk/desk-vote.ts';
import type { AskedKiosk } from '#application/voting/kiosk/vote-at-kiosk.ts';
import type { CallRefusal } from '#adapters/wire/call.ts';
import type { KioskSeen } from '#adapters/wire/voting-desk/kiosk/kiosk.ts';
import type { Town } from '#domain/access/town.ts';
import { type Either, isLeft, left, right } from '#domain/shared/result.ts';
import type { Kiosk } from '#domain/voting/kiosk/kiosk.ts';
import type { ServerParts } from '../../../composition/server-parts.ts';
import { deskRefused } from '../desk/asked-desk.ts';
import { kioskToken } from './kiosk-cookie.ts';

/** A kiosk with the surveys of its vote; null if its vote has no desk any more. */
export async function withSurveys(
  council: ServerParts,
  town: Town,
  kiosk: Kiosk,
): Promise<AskedKiosk | null> {
  const desk = await deskOfVote(council, town, kiosk.vote);
  return isLeft(desk) ? null : { kiosk, surveys: desk.right.surveys };
}

/** The kiosk whose token came with a call. */
export async function askedKiosk(
  council: ServerParts,
  town: Town,
  request: FastifyRequest,
): Promise<Either<CallRefusal<'deskRefused'>, AskedKiosk>> {
  const token = kioskToken(request);
  if (token === undefined) return left(deskRefused('noKiosk'));
  const digest = council.passSeal.digest(town.realm, token);
  const kiosk = await council.kiosks.kioskOf(town.realm, digest, council.clock.now());
  const asked = kiosk && (await withSurveys(council, town, kiosk));
  return asked === null ? left(deskRefused('noKiosk')) : right(asked);
}

/** A kiosk as its page sees it. */
export const writeKiosk = ({ kiosk, surveys }: AskedKiosk): KioskSeen => ({
  name: kiosk.name,
  until: new Date(kiosk.until).toISOString(),
  vote: kiosk.vote,
  title: surveys[0]?.title ?? kiosk.vote,
  surveys: surveys.map(({ id }) => id),
});
