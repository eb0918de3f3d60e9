import type { CalendarDay, Instant } from '#domain/shared/calendar-day.ts';
import { type Either, isLeft, left, right } from '#domain/shared/result.ts';
import { runStep } from '#domain/vouchers/settlements/run-step.ts';
import { reviewRecord, settlementRecord } from '#domain/vouchers/settlements/settlement-records.ts';
import type { SepaBatch } from '#domain/vouchers/settlements/sepa-file.ts';
import { signedIban } from '#domain/vouchers/settlements/signed-run.ts';
import { changedSettlement, type KeptRun, type KeptSettlement, type RunAct } from './read-run.ts';

/** Why no file is made for the bank. */
export type ExportRefused =
  | { readonly kind: 'nothingApproved' | 'noPayer' | 'dayIsPast' }
  /** The shop's account is no longer the one that two people approved. */
  | { readonly kind: 'ibanChanged'; readonly shop: string };

/** When a file is asked for, by whom, and on which day the bank should pay. */
export interface AskedTransferFile {
  readonly campaign: string;
  readonly concept: string;
  readonly day: CalendarDay;
  readonly today: CalendarDay;
  readonly at: Instant;
  readonly by: string;
}

/** The transfers of what was approved, each to the account that two people signed last. */
function transfersOf(
  { review }: KeptRun,
  approved: readonly KeptSettlement[],
  concept: string,
): Either<ExportRefused, SepaBatch['transfers']> {
  const transfers: SepaBatch['transfers'][number][] = [];
  for (const { settlement, shop } of approved) {
    const { id, amount } = settlement;
    if (shop === null || shop.iban !== signedIban(review, id))
      return left({ kind: 'ibanChanged', shop: shop?.name ?? settlement.shop });
    transfers.push({ id, to: { name: shop.name, iban: shop.iban }, amount, concept: `${concept} ${id}` });
  }
  return right(transfers);
}

/** The request that makes a file of what was approved, with the number of the file from 0 on. */
export function exportRun(
  kept: KeptRun,
  asked: AskedTransferFile,
): Either<ExportRefused, { readonly act: RunAct; readonly file: number }> {
  const { review, version, payer } = kept;
  const { campaign, concept, day, today, at, by } = asked;
  const approved = kept.settlements.filter(({ settlement }) => settlement.status === 'approved');
  if (approved.length === 0) return left({ kind: 'nothingApproved' });
  if (payer === null) return left({ kind: 'noPayer' });
  if (day < today) return left({ kind: 'dayIsPast' });
  const transfers = transfersOf(kept, approved, concept);
  if (isLeft(transfers)) return transfers;
  const file = review.files.length;
  const batch: SepaBatch = {
    id: `${review.run}-${file + 1}-${campaign}`,
    madeAt: new Date(at).toISOString().slice(0, 19),
    day,
    from: { name: payer.name, iban: payer.iban },
    taxNumber: payer.taxNumber,
    transfers: transfers.right,
  };
  const next = { ...review, files: [...review.files, { by, at, batch }] };
  const records = [
    reviewRecord(next, version + 1),
    ...approved.map((one) => {
      const changed = changedSettlement(one, { status: 'exported', reason: '' });
      return settlementRecord(changed.settlement, changed.version, review.at);
    }),
  ];
  const key = `export/${review.run}/${version + 1}/${by}`;
  const steps = [runStep(review.run, { act: 'export', to: batch.id }, { by, at })];
  return right({ act: { key, bodyHash: day, at, by, records, steps }, file });
}
