import type { CensusRegister } from '#application/ports/server/census-register.ts';
import type { VoucherKeys } from '#application/ports/server/vouchers/voucher-keys.ts';
import type { Town } from '#domain/access/town.ts';
import type { PersonCategory } from '#domain/reservations/tariff.ts';
import { asksBirthDay, isOfAge } from '#domain/reservations/visitor.ts';
import { type CalendarDay, dayAt, type Instant } from '#domain/shared/calendar-day.ts';
import { type Either, isLeft, left, right } from '#domain/shared/result.ts';
import {
  type HolderFault,
  type ReadHolder,
  readHolder,
  type WrittenHolder,
} from '#domain/vouchers/issue/holder-rules.ts';

/** What a person is checked with. */
export interface VisitorPorts {
  readonly census: Pick<CensusRegister, 'match' | 'atDesk'>;
  readonly voucherKeys: Pick<VoucherKeys, 'holder'>;
}

/** Why a person does not get the price of a category. `onlyAtDesk`: a person of staff must see a paper for it. */
export type VisitorRefused = HolderFault | { readonly kind: 'notListed' | 'notOfAge' | 'onlyAtDesk' };

/** Who reserves: over the web, or at a desk, where a person of staff has looked at the document. */
export interface AskingVisitor {
  readonly written: WrittenHolder;
  readonly isAtDesk: boolean;
}

async function markedName(
  { census }: VisitorPorts,
  { realm }: Town,
  { check }: PersonCategory,
  { identity, birthYear, isAtDesk }: ReadHolder & Pick<AskingVisitor, 'isAtDesk'>,
): Promise<string | null> {
  // Over the web a number alone proves nothing: it is marked as a number, so that it uses up nothing of a person of the census.
  if (isAtDesk) return (await census.atDesk(realm, identity)) ?? `number:${identity}`;
  return check === 'census' ? census.match(realm, identity, [birthYear]) : `number:${identity}`;
}

/**
 * The mark of the person who reserves something of a good. The number is not kept: the mark is the same for every spelling of it, on
 * every device.
 */
export const findVisitor =
  (ports: VisitorPorts) =>
  async (
    town: Town,
    asked: { readonly good: string; readonly category: PersonCategory; readonly day: CalendarDay },
    { written, isAtDesk }: AskingVisitor,
    now: Instant,
  ): Promise<Either<VisitorRefused, string>> => {
    const { good, category, day } = asked;
    if (category.check === 'desk' && !isAtDesk) return left({ kind: 'onlyAtDesk' });
    const needed = asksBirthDay(category, isAtDesk);
    const read = readHolder(written, { needsBirthDay: needed, today: dayAt(now, town.timeZone) });
    if (isLeft(read)) return read;
    const name = await markedName(ports, town, category, { ...read.right, isAtDesk });
    if (name === null) return left({ kind: 'notListed' });
    const { birthDay } = read.right;
    if (needed && birthDay !== null && !isOfAge(category, birthDay, day)) return left({ kind: 'notOfAge' });
    return right(ports.voucherKeys.holder({ realm: town.realm, campaign: good }, name));
  };
