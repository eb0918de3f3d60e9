import { printable } from '#adapters/driven/terminal/printable.ts';
import type { GoodsAudit } from '#application/scarcity/audit-goods.ts';
import type { GoodsFault } from '#domain/scarcity/books/goods-audit.ts';
import type { CommandContext } from '../../command.ts';

/** The values of the sentence of a fault. */
const valuesOf = (fault: GoodsFault): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(fault).map(([name, value]) => [name, printable(String(value))]));

/** A fault in a sentence: pieces that are held and those that are taken have one each. */
const sentenceOf = (fault: GoodsFault) =>
  fault.kind === 'poolDiffers'
    ? (`audit.goods.${fault.place}Differs` as const)
    : (`audit.goods.${fault.kind}` as const);

/** What an audit found in a good: one line if its books agree, or else one for each fault. */
export function goodsLines(one: GoodsAudit, say: CommandContext['say']): readonly string[] {
  const name = { realm: printable(one.realm), good: printable(one.good) };
  const counts = {
    pools: String(one.pools),
    grants: String(one.grants),
    transactions: String(one.transactions),
  };
  if (one.faults.length === 0) return [say('audit.goods.whole', { ...name, ...counts })];
  return one.faults.map(
    (fault) => `${say('label.error')} ${say(sentenceOf(fault), { ...valuesOf(fault), ...name })}`,
  );
}
