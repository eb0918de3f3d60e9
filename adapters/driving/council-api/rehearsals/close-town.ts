import { closedTown, surveyDocumentsOf } from '#application/office/votes/rehearsal/rehearsed-town.ts';
import { readSurvey } from '#adapters/wire/voting/survey.ts';
import { dayAt, type Instant } from '#domain/shared/calendar-day.ts';
import type { RealmId } from '#domain/shared/ids.ts';
import { isLeft } from '#domain/shared/result.ts';
import type { SurveyBody } from '#domain/voting/opening/frozen-vote.ts';
import { closedBody } from '#domain/voting/rehearsal/rehearsed-bodies.ts';
import type { OpenRehearsal } from '#application/ports/server/office/rehearsals.ts';
import type { ServerParts } from '../composition/server-parts.ts';

/** Loads the town of a rehearsal again, with its poll closed. */
export async function closeTown(
  { keeper }: OpenRehearsal<ServerParts>,
  name: RealmId,
  now: Instant,
): Promise<void> {
  const kept = await keeper.kept(name);
  if (kept === null) return;
  const { timeZone } = kept.town;
  const today = dayAt(now, timeZone);
  const bodies = kept.surveys.map((body) => closedBody(body as SurveyBody, today));
  const surveys = surveyDocumentsOf(bodies, (body) => {
    const read = readSurvey(body, timeZone);
    return isLeft(read) ? null : read.right;
  });
  await keeper.keep(closedTown(kept, surveys));
}
