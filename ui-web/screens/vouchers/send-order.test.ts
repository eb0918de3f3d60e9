import { expect, it } from 'vitest';
import { left, right } from '#domain/shared/result.ts';
import type { PageTools } from './page-tools.ts';
import { emptyEntry } from './empty-entry.ts';
import { sendOrder } from './send-order.ts';
import type { VouchersPage } from './state.ts';

/** The tools of a page; its council answers one after the other. */
function aPage(answers: readonly unknown[]) {
  const seen: Partial<VouchersPage>[] = [];
  const keys: string[] = [];
  const kept: string[] = [];
  const tools = {
    realm: 'vilanova',
    call: async (_: unknown, { body }: { readonly body: { readonly key: string } }) => {
      keys.push(body.key);
      return answers[keys.length - 1];
    },
    wallet: { begin: (_: unknown, key: string) => void kept.push(key), forget: () => void kept.pop() },
    current: () => ({
      campaigns: { kind: 'here', campaign: { id: 'otono' } },
      isSending: false,
      entry: emptyEntry,
    }),
    patch: (change: Partial<VouchersPage>) => void seen.push(change),
    show: async () => {},
    take: () => {},
  } as unknown as PageTools;
  return { seen, keys, kept, send: sendOrder(tools, (length) => new Uint8Array(length)).send };
}

const busy = left({ kind: 'busy', retryAfter: 0 });

it('an order waits for its turn in a rush, and is sent again as the same one', async () => {
  const { seen, keys, kept, send } = aPage([busy, busy, right({})]);
  await send();
  expect(keys).toHaveLength(3);
  expect(new Set(keys).size).toBe(1);
  expect(kept).toEqual([keys[0]]);
  expect(seen.filter(({ failure }) => failure?.kind === 'busy')).toHaveLength(2);
  expect(seen.at(-1)).toMatchObject({ isSending: false, failure: null });
});

it('an order that is refused after its turn came is forgotten, with its reason', async () => {
  const { seen, kept, send } = aPage([busy, left({ kind: 'voucherRefused', where: 'soldOut' })]);
  await send();
  expect(kept).toEqual([]);
  expect(seen.at(-1)).toMatchObject({ isSending: false, failure: { kind: 'soldOut' } });
});
