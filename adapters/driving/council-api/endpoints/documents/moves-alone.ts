import type { Town } from '#domain/access/town.ts';
import { bodyOf, draftedFields, type OfficeDocument } from '#domain/documents/office-document.ts';
import { isLeft } from '#domain/shared/result.ts';
import { datedActivity } from '../registrations/dated-activity.ts';
import { datedEvent } from '../tickets/dated-event.ts';
import type { DatedKind, HeldParts } from './dated-kind.ts';

type Asked = readonly [
  council: HeldParts,
  town: Pick<Town, 'realm' | 'timeZone'>,
  document: OfficeDocument,
  name: string,
];

const movesAloneOf =
  <Dated>({ collection, wrote, read, goodOf, moves }: DatedKind<Dated>) =>
  async (...[council, { realm, timeZone }, document, name]: Asked): Promise<boolean> => {
    const { ref, fields, draft } = document;
    if (ref.collection !== collection || fields === null || !wrote(draft, name)) return false;
    const written = [fields, draftedFields(document)] as const;
    const [before, after] = written.map((one) => read(bodyOf(ref, one), ref.id, timeZone));
    // Of what cannot be read nobody has a ticket or a place, and it is not published.
    if (before === undefined || after === undefined || isLeft(before) || isLeft(after)) return false;
    return moves(council)({ realm, good: goodOf(ref.id) }, { before: before.right, after: after.right });
  };

const kinds = [movesAloneOf(datedEvent), movesAloneOf(datedActivity)];

/** Whether a person would move, by publishing what they wrote themselves, what others have tickets or places of. */
export async function movesAlone(...asked: Asked): Promise<boolean> {
  const moved = await Promise.all(kinds.map((one) => one(...asked)));
  return moved.includes(true);
}
