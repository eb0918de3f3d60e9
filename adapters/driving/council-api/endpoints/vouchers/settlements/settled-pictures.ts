import type { FastifyInstance } from 'fastify';
import { sha256Text } from '#adapters/driven/stores-shared/step-row.ts';
import { readRules } from '#application/vouchers/records/read-rules.ts';
import { readRun } from '#application/vouchers/settlements/read-run.ts';
import { salesOfSettlement } from '#application/vouchers/settlements/settled-sales.ts';
import {
  readSampleSaleCall,
  readSettlementCall,
  readTransferFileCall,
} from '#adapters/wire/vouchers/settlements/read-run.ts';
import { writeSale } from '#adapters/wire/vouchers/sales/sale.ts';
import type { RealmId } from '#domain/shared/ids.ts';
import { left, right } from '#domain/shared/result.ts';
import { saleIn, saleKind } from '#domain/vouchers/sales/sale-records.ts';
import { sepaFile } from '#domain/vouchers/settlements/sepa-file.ts';
import type { ServerParts } from '../../../composition/server-parts.ts';
import { asWritten, route } from '../../../plugins/route.ts';
import { runNumber } from './settlements-office.ts';

/** What is behind a run: the sales of a settlement, a sale of the sample with its pictures, the files for the bank. */
export function settledPicturesEndpoints(server: FastifyInstance, parts: ServerParts): void {
  const council = { ...parts, hash: sha256Text };
  const found = async (realm: RealmId, id: string, run: string) => {
    const kept = await readRun(council)(realm, id, runNumber(run));
    const rules = await readRules(council)(realm, id);
    return kept === null || rules === null ? null : { ...kept, campaign: rules.rules.campaign };
  };
  const pictureOf = async (realm: RealmId, id: string | null) => {
    const content = id === null ? null : await council.voucherPictures.read(realm, id);
    return content === null ? null : Buffer.from(content).toString('base64');
  };

  route(server, council, readSettlementCall, async ({ realm, id, run, shop }) => {
    const kept = await found(realm, id, run);
    if (kept === null) return left({ kind: 'unknownDocument' });
    const { from, until } = kept.review;
    const { sales } = await salesOfSettlement(council, kept.good, { owner: shop, from, until });
    return right({ sales: sales.map((sale) => writeSale(kept.campaign, sale)) });
  });

  route(server, council, readSampleSaleCall, async ({ realm, id, run, sale }) => {
    const kept = await found(realm, id, run);
    if (kept === null) return left({ kind: 'unknownDocument' });
    const isInSample = kept.review.sample?.sales.some((one) => one.id === sale) ?? false;
    const record = isInSample ? await council.goodsRecords.record(kept.good, saleKind, sale) : null;
    if (record === null) return left({ kind: 'unknownSale' });
    const read = saleIn(record);
    const [ticket, photo, shop] = await Promise.all([
      pictureOf(realm, read.evidence.ticket),
      pictureOf(realm, read.evidence.photo),
      council.shops.find(realm, read.shop),
    ]);
    return right({ sale: writeSale(kept.campaign, read), shop: shop?.name ?? read.shop, ticket, photo });
  });

  route(server, council, readTransferFileCall, async ({ realm, id, run, file, reply }) => {
    const kept = await found(realm, id, run);
    const made = kept?.review.files[/^\d{1,4}$/u.test(file) ? Number(file) : -1];
    if (made === undefined) return left({ kind: 'unknownDocument' });
    const { batch } = made;
    void reply
      .type('application/xml; charset=utf-8')
      .header('content-disposition', `attachment; filename="${batch.id.replaceAll(/[^\w-]/gu, '-')}.xml"`)
      .header('cache-control', 'private, no-store');
    return right(asWritten(sepaFile(batch)));
  });
}
