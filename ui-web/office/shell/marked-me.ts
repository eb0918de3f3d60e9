import type { CouncilRefusal } from '#application/ports/browser/council-refusal.ts';
import { type Either, isLeft } from '#domain/shared/result.ts';
import type { OfficeCouncil } from '#ui-web/composition/office.ts';
import { markStaff } from '#ui-web/shell/start/staff-mark.ts';
import type { Me } from './me.ts';
import { readMe } from './read-me.ts';

/** Who is signed in. The browser notes whether somebody is, so that the portal shows them the pencil. */
export async function markedMe(council: OfficeCouncil): Promise<Either<CouncilRefusal, Me>> {
  const read = await readMe(council);
  if (!isLeft(read)) markStaff(council.realm);
  else if (read.left.kind === 'notAllowed') markStaff(null);
  return read;
}
