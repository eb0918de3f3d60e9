import type { TownBundle } from '#application/ports/server/town-keeper.ts';
import type { Town } from '#domain/access/town.ts';
import { bodyOf } from '#domain/documents/office-document.ts';
import { isLeft } from '#domain/shared/result.ts';
import type { ServerParts } from '../../composition/server-parts.ts';
import type { DatedKind } from './dated-kind.ts';

type Parts = Pick<ServerParts, 'documentDesk' | 'goodsRecords' | 'realms' | 'clock'>;

/** What is to come of a document as it was published last, withdrawn since or not; null if it is over, or was none. */
async function publishedBefore<Dated>(
  { documentDesk, clock }: Parts,
  { realm, timeZone }: Town,
  { collection, read, toCome }: DatedKind<Dated>,
  id: string,
): Promise<Dated | null> {
  const ref = { collection, id };
  const fields = (await documentDesk.find(realm, ref))?.fields ?? null;
  const before = fields === null ? null : read(bodyOf(ref, fields), id, timeZone);
  return before === null || isLeft(before) ? null : toCome(before.right, clock.now());
}

/** The document as a folder has it, if it has it as one of its kind. */
function inFolder<Dated>(
  { town, collections }: TownBundle,
  { collection, read }: DatedKind<Dated>,
  id: string,
): Dated | null {
  const raw = (collections.get(collection) ?? []).find(({ _id }) => _id === id);
  const after = raw && read(raw, id, town.timeZone);
  return after === undefined || isLeft(after) ? null : after.right;
}

/**
 * The documents of a kind of which a folder would move, or take out, what somebody has a ticket or a place of: in the office that
 * takes two people, and who loads a folder is one. Another zone of the town moves them too.
 */
export const movedByLoad =
  <Dated>(council: Parts, kind: DatedKind<Dated>) =>
  async (bundle: TownBundle): Promise<readonly string[]> => {
    const { realm } = bundle.town;
    const town = (await council.realms.towns()).find((one) => one.realm === realm);
    if (town === undefined) return [];
    const moved: string[] = [];
    for (const good of await council.goodsRecords.goodsWith(realm, kind.records)) {
      const id = kind.idOf(good);
      // oxlint-disable no-await-in-loop -- a town has few documents of which people have tickets or places
      const before = id === null ? null : await publishedBefore(council, town, kind, id);
      if (id === null || before === null) continue;
      const after = inFolder(bundle, kind, id) ?? kind.takenOut(before);
      if (await kind.moves(council)({ realm, good: kind.goodOf(id) }, { before, after })) moved.push(id);
      // oxlint-enable no-await-in-loop
    }
    return moved;
  };
