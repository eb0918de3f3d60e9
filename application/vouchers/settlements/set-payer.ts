import type { Clock } from '#application/ports/clock.ts';
import type { GoodId } from '#application/ports/server/scarcity/goods-store.ts';
import { type Either, left } from '#domain/shared/result.ts';
import { ibanEnd, readIban } from '#domain/vouchers/shops/iban.ts';
import { payerStep } from '#domain/vouchers/settlements/run-step.ts';
import { type CouncilPayer, payerRecord } from '#domain/vouchers/settlements/settlement-records.ts';
import { readTaxNumber } from '#domain/vouchers/shops/tax-number.ts';
import { readPayer, type RunChanged, type RunPorts, storeRunAct } from './read-run.ts';

interface Ports extends Pick<RunPorts, 'goods' | 'goodsRecords'> {
  readonly clock: Clock;
}

/** What of a payer is missing or wrong. */
export type PayerFault = { readonly kind: 'name' | 'iban' | 'taxNumber' };

/** As the standard of transfers allows. */
const longestName = 70;

/** Says from which account the shops of a campaign are paid. */
export const setPayer =
  (ports: Ports) =>
  async (good: GoodId, typed: CouncilPayer, by: string): Promise<Either<PayerFault | RunChanged, true>> => {
    const name = typed.name.trim();
    const iban = readIban(typed.iban);
    const taxNumber = readTaxNumber(typed.taxNumber);
    if (name === '' || name.length > longestName) return left({ kind: 'name' });
    if (iban === null) return left({ kind: 'iban' });
    if (taxNumber === null) return left({ kind: 'taxNumber' });
    const { version } = await readPayer(ports, good);
    const at = ports.clock.now();
    return storeRunAct(ports, good, {
      key: `payer/${version + 1}/${at}/${by}`,
      bodyHash: iban,
      at,
      by,
      steps: [payerStep(ibanEnd(iban), { by, at })],
      records: [payerRecord({ name, iban, taxNumber }, version + 1, at)],
    });
  };
