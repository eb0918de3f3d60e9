import type { FastifyInstance } from 'fastify';
import { draftSeasonCall } from '#adapters/wire/reservations/office/draft-season.ts';
import { publishSeasonCall } from '#adapters/wire/reservations/office/publish-season.ts';
import { readSeasonDraft, writeSeason, writeWholeSeason } from '#adapters/wire/reservations/write-season.ts';
import { sha256Text } from '#adapters/driven/stores-shared/step-row.ts';
import {
  draftSeason,
  publishSeason,
  type SeasonRefused,
} from '#application/reservations/season/publish-season.ts';
import { canonicalJson } from '#domain/documents/canonical-json.ts';
import type { Season } from '#domain/reservations/season/season.ts';
import { isLeft, left, right } from '#domain/shared/result.ts';
import type { ServerParts } from '../../composition/server-parts.ts';
import { route } from '../../plugins/route.ts';
import { type ReservationRefusal, reservationRefused, venueIn } from './asked-venue.ts';
import { staffViewsOf } from './venue-office.ts';

/** The hash of a season as everybody reads it. */
const hash = (season: Season): string => sha256Text(canonicalJson(writeWholeSeason(season)));

const refusalOf = (refused: SeasonRefused): ReservationRefusal =>
  refused.kind === 'faults'
    ? { kind: 'reservationRefused', where: refused.kind, faults: [...refused.faults] }
    : reservationRefused(refused);

/** Seasons of clubs: planned, looked at, and published. */
export function seasonEndpoints(server: FastifyInstance, council: ServerParts): void {
  const ports = { ...council, hash };
  const seen = staffViewsOf(council);

  route(server, council, draftSeasonCall, async ({ town, id, body }) => {
    const found = await venueIn(council, town, id);
    if (isLeft(found)) return found;
    const { site, good } = found.right;
    const done = await draftSeason(ports)(site, good, readSeasonDraft(body));
    return isLeft(done) ? left(refusalOf(done.left)) : right(writeSeason(done.right));
  });

  route(server, council, publishSeasonCall, async ({ town, id, body, member }) => {
    const found = await venueIn(council, town, id);
    if (isLeft(found)) return found;
    const { site, good } = found.right;
    const order = { ...readSeasonDraft(body), hash: body.hash };
    const done = await publishSeason(ports)(site, good, order, member.name);
    if (isLeft(done)) return left(refusalOf(done.left));
    return right({ displaced: await seen(good, done.right) });
  });
}
