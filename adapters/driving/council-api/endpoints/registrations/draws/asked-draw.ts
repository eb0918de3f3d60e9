import type { DrawnActivity } from '#application/ports/server/registrations/draw-lists.ts';
import { type FoundDraw, readDraw } from '#application/registrations/draw/draw-records.ts';
import type { DrawMatter } from '#application/registrations/draw/make-draw.ts';
import type { Town } from '#domain/access/town.ts';
import type { ServerParts } from '../../../composition/server-parts.ts';
import { signerById } from '../../votes/asked-vote.ts';

/** A draw that a call names, as it is found: of an activity that is there, or one whose list was sealed. */
export interface AskedDraw extends DrawMatter {
  readonly source: DrawnActivity | null;
}

/** For what the seed of a draw is encrypted: it opens as that of no other one. */
export const seedSubject = ({ realm }: Pick<Town, 'realm'>, activity: string): string =>
  `seed of the draw ${realm}/${activity}`;

const firstOf = (council: Pick<ServerParts, 'people'>, town: Town, found: FoundDraw | null) => {
  const waiting = found?.kept.waiting ?? null;
  return waiting === null ? null : signerById(council, town, waiting.by.person);
};

/** The draw of that name; null if there is no such activity, and never was. */
export async function askedDraw(council: ServerParts, town: Town, id: string): Promise<AskedDraw | null> {
  const [found, activities] = await Promise.all([
    readDraw(council)(town.realm, id),
    council.drawLists.activities(town.realm),
  ]);
  const source = activities.find((one) => one.id === id) ?? null;
  if (found === null && source === null) return null;
  return { activity: id, found, source, first: await firstOf(council, town, found) };
}
