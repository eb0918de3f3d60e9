import type { FastifyInstance } from 'fastify';
import { draftSeasonCall } from '#adapters/wire/reservations/office/draft-season.ts';
import { listVenueSeasonsCall } from '#adapters/wire/reservations/office/list-venue-seasons.ts';
import { publishSeasonCall } from '#adapters/wire/reservations/office/publish-season.ts';
import { readSeasonDraft, writeSeason, writeWholeSeason } from '#adapters/wire/reservations/write-season.ts';
import { sha256Text } from '#adapters/driven/stores-shared/step-row.ts';
import { listSeasons } from '#application/reservations/season/read-season.ts';
import {
  draftSeason,
  publishSeason,
  type SeasonRefused,
} from '#application/reservations/season/publish-season.ts';
import { canonicalJson } from '#domain/documents/canonical-json.ts';
import type { PublishedSeason } from '#domain/reservations/season/season-record.ts';
import type { Season } from '#domain/reservations/season/season.ts';
import { isLeft, left, right } from '#domain/shared/result.ts';
import type { ServerParts } from '../../composition/server-parts.ts';
import { route } from '../../plugins/route.ts';
import { type ReservationRefusal, reservationRefused, venueIn } from './asked-venue.ts';
import { shownToStaff } from './named-by-staff.ts';

/** The hash of a season as everybody reads it. */
const hash = (season: Season): string => sha256Text(canonicalJson(writeWholeSeason(season)));

const refusalOf = (refused: SeasonRefused): ReservationRefusal =>
  refused.kind === 'faults'
    ? { kind: 'reservationRefused', where: refused.kind, faults: [...refused.faults] }
    : reservationRefused(refused);

const writeSeasonRow = ({ id, title, season, plan, hash: hashed }: PublishedSeason) => ({
  id,
  title,
  from: season.from,
  weeks: season.weeks,
  clubs: season.clubs.length,
  granted: plan.turns.reduce((sum, { uses }) => sum + uses.length, 0),
  refused: plan.turns.reduce((sum, { refused }) => sum + refused.length, 0),
  hash: hashed,
});

/** Seasons of clubs: planned, looked at, and published. */
export function seasonEndpoints(server: FastifyInstance, council: ServerParts): void {
  const ports = { ...council, hash };
  const seen = shownToStaff(council);
  route(server, council, listVenueSeasonsCall, async ({ town, id }) => {
    const found = await venueIn(council, town, id);
    if (isLeft(found)) return found;
    const items = (await listSeasons(council)(found.right.good)).map(writeSeasonRow);
    return right({ items });
  });

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
    const displaced = await Promise.all(done.right.map((reservation) => seen(good, { reservation })));
    return right({ displaced });
  });
}
