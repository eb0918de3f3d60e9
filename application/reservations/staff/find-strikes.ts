import type { CensusRegister } from '#application/ports/server/census-register.ts';
import type { VoucherKeys } from '#application/ports/server/vouchers/voucher-keys.ts';
import type { GoodId } from '#application/ports/server/scarcity/goods-store.ts';
import { readIdentity } from '#domain/census/identity-number.ts';
import { type StrikeRule } from '#domain/reservations/strikes.ts';
import { type Either, isLeft, left, right } from '#domain/shared/result.ts';
import { listStrikes, type StrikesOfPerson } from './list-strikes.ts';

/**
 * The strikes of the person with an identity number, whatever they reserved as: somebody of the census, or a number. The
 * number becomes a mark and is not kept; somebody without strikes is as unknown as nobody.
 */
export const findStrikes =
  (
    ports: Parameters<typeof listStrikes>[0] & {
      readonly census: Pick<CensusRegister, 'atDesk'>;
      readonly voucherKeys: Pick<VoucherKeys, 'holder'>;
    },
  ) =>
  async (
    good: GoodId,
    rule: StrikeRule | null,
    written: string,
  ): Promise<Either<{ readonly kind: 'identityUnreadable' }, readonly StrikesOfPerson[]>> => {
    const identity = readIdentity(written);
    if (isLeft(identity)) return left({ kind: 'identityUnreadable' });
    const listed = await ports.census.atDesk(good.realm, identity.right);
    const names = [`number:${identity.right}`, ...(listed === null ? [] : [listed])];
    const scope = { realm: good.realm, campaign: good.good };
    const marks = new Set(names.map((name) => ports.voucherKeys.holder(scope, name)));
    return right((await listStrikes(ports)(good, rule)).filter(({ holder }) => marks.has(holder)));
  };
