import type { GoodId } from '#application/ports/server/scarcity/goods-store.ts';
import { countedIn, countRecord, familyKind } from '#domain/registrations/applicants/application-records.ts';
import type { GoodsRecord } from '#domain/scarcity/goods-record.ts';
import { type Either, left, right } from '#domain/shared/result.ts';
import { lettersFrom, readLetters } from '#domain/shared/typed-letters.ts';
import type { RegistrationPorts } from '../registration-ports.ts';

/** How many applications of a family may be linked. */
export const mostOfFamily = 6;
const familyLetters = 10;

/** Why an application is not linked with those of its family. */
export interface FamilyRefused {
  readonly kind: 'unknownFamily' | 'familyFull';
}

/** The letters of a family, and the record that counts its applications. */
export interface LinkedFamily {
  readonly family: string | null;
  readonly records: readonly GoodsRecord[];
}

/** Links an application: `new` begins a family, whose letters link the others with it; null: it is alone. */
export async function linkFamily(
  { goodsRecords, random, clock }: Pick<RegistrationPorts, 'goodsRecords' | 'random' | 'clock'>,
  good: GoodId,
  asked: string | null,
): Promise<Either<FamilyRefused, LinkedFamily>> {
  if (asked === null) return right({ family: null, records: [] });
  const isNew = asked === 'new';
  const id = isNew ? lettersFrom(random(familyLetters)) : readLetters(asked, familyLetters);
  const record = id === null || isNew ? null : await goodsRecords.record(good, familyKind, id);
  if (id === null || (record === null && !isNew)) return left({ kind: 'unknownFamily' });
  const count = countedIn(record) + 1;
  if (count > mostOfFamily) return left({ kind: 'familyFull' });
  const counted = countRecord(familyKind, { id, count }, (record?.version ?? 0) + 1, clock.now());
  return right({ family: id, records: [counted] });
}
