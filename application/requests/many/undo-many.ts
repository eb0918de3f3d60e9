import type { CouncilRequest, Reference } from '#domain/forms/request.ts';
import type { UndoRefusal } from '#domain/forms/handling/undo.ts';
import type { RealmId } from '#domain/shared/ids.ts';
import { type Either, isLeft } from '#domain/shared/result.ts';
import type { ComingUndo, UndoingRefusal } from '../handling/undo-handling.ts';

interface Ports {
  /** Finds a request that the member of staff may read, by its reference or public number. */
  readonly find: (realm: RealmId, name: string) => Promise<CouncilRequest | null>;
  readonly undo: (
    realm: RealmId,
    id: Reference,
    coming: ComingUndo,
  ) => Promise<Either<UndoingRefusal, CouncilRequest>>;
}

/** What was taken back of several requests. */
export interface UndoneMany {
  readonly done: readonly string[];
  readonly cannot: readonly { readonly name: string; readonly why: UndoRefusal | 'unknownRequest' }[];
}

/** Takes back what was done to several requests under one key. */
export const undoMany =
  ({ find, undo }: Ports) =>
  async (
    realm: RealmId,
    { names, ...coming }: ComingUndo & { readonly names: readonly string[] },
  ): Promise<UndoneMany> => {
    const done: string[] = [];
    const cannot: UndoneMany['cannot'][number][] = [];
    for (const name of new Set(names)) {
      // oxlint-disable-next-line no-await-in-loop -- each is a transaction of its own, one after the other
      const found = await find(realm, name);
      // oxlint-disable-next-line no-await-in-loop -- as above
      const back = found === null ? null : await undo(realm, found.id, coming);
      if (back === null) cannot.push({ name, why: 'unknownRequest' });
      else if (!isLeft(back)) done.push(name);
      else cannot.push({ name, why: back.left.kind === 'undoOver' ? back.left.why : 'unknownRequest' });
    }
    return { done, cannot };
  };
