// How long it takes on the embedded database to say where somebody is in a waiting list of 10,000: reading all who wait, as before,
// and counting those who came before. The ratio is what counts: the machine may be busy.
import { listApplications } from '#application/registrations/read-applications.ts';
import { numbersInLine } from '#application/registrations/places/numbers-in-line.ts';
import { goodOfActivity } from '#domain/registrations/activity/activity.ts';
import type { Application } from '#domain/registrations/applicants/application.ts';
import { applicationRecord } from '#domain/registrations/applicants/application-records.ts';
import { inLine } from '#domain/registrations/places/waiting-line.ts';
import { realmId } from '#domain/shared/ids.ts';
import { isLeft } from '#domain/shared/result.ts';
import { openSql } from '#fixtures/builders/databases/open-sql.ts';
import { noon } from '#fixtures/builders/day-of-the-tests.ts';
import { sqlGoodsRecords } from '../../sqlite/tables/scarcity/goods-records.table.ts';
import { sqlGoods } from '../../sqlite/tables/scarcity/goods.table.ts';

const [all, atOnce, group] = [10_000, 500, 'dilluns'];
const good = { realm: realmId('vilanova'), good: goodOfActivity('curs') };
const database = openSql();
const [goods, goodsRecords] = [sqlGoods(database), sqlGoodsRecords(database)];

const applicant = (n: number): Application => ({
  id: `applicant-of-a-bench-${n}`,
  code: `letters${n}`,
  holder: `holder ${n}`,
  guardian: null,
  isOfCensus: false,
  age: 40,
  family: null,
  // What is sealed of a person is some four hundred letters.
  sealed: 'x'.repeat(400),
  wishes: [group],
  segments: [],
  points: [],
  plan: null,
  exemptions: [],
  proofs: [],
  state: 'waiting',
  verdict: null,
  appeal: null,
  lines: [group],
  drawn: null,
  place: null,
  until: null,
  offers: 0,
  fee: 0 as Application['fee'],
  parts: [],
  payment: null,
  back: null,
  reason: '',
  attended: [],
  at: noon + n,
  correctedAt: null,
  mails: 'es',
});

for (let from = 0; from < all; from += atOnce) {
  const records = Array.from({ length: atOnce }, (_, n) => applicationRecord(applicant(from + n), 1));
  const request = { key: `bench/${from}`, bodyHash: '', at: noon, by: 'bench', acts: [], money: [], records };
  // oxlint-disable-next-line no-await-in-loop -- one after the other
  const done = await goods.ask(good, request);
  if (isLeft(done)) throw new Error(done.left.kind);
}

const own = applicant(all - 1);
const byReading = async () => {
  const waiting = await listApplications({ goodsRecords })(good, 'waiting');
  return waiting.filter(({ application }) => inLine(group, application, own) < 0).length;
};
const byCounting = () => numbersInLine({ goodsRecords })(good, own, { mode: 'firstCome' });

const timed = async (work: () => Promise<unknown>): Promise<number> => {
  const times: number[] = [];
  for (let n = 0; n < 11; n += 1) {
    const began = performance.now();
    // oxlint-disable-next-line no-await-in-loop -- one after the other, to be timed
    await work();
    times.push(performance.now() - began);
  }
  return times.toSorted((a, b) => a - b)[5] ?? 0;
};
const [before, after] = [await timed(byReading), await timed(byCounting)];
console.log(
  `own place among ${all}: ${before.toFixed(1)} ms by reading all, ${after.toFixed(1)} ms by counting, ${(before / after).toFixed(1)} times`,
);
