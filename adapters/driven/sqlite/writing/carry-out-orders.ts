import type { MessagePort } from 'node:worker_threads';
import type { DatabaseSync } from 'node:sqlite';
import { type Either, left, right } from '#domain/shared/result.ts';
import { connectTo, inTransaction } from '../database.ts';
import type { DeviceWrite } from '../../stores-shared/device-writes.ts';
import { ballotRecorder, isVote, type RecordOutcome, type WaitingWrite } from './record-together.ts';
import { receivedPaper, receiving, type QueuedPaper, type QueuedVote } from '../ballots/sent-votes.ts';
import { type AskedGoods, goodsAnswering, type GoodsOutcome } from '../tables/scarcity/answer-asked.ts';

/** What waits to be written, as it is sent to the thread. */
export type QueuedWrite = QueuedVote | QueuedPaper | DeviceWrite;

/** The orders to the writer's thread, carried out one after the other. */
export type Order =
  | { readonly kind: 'record'; readonly entries: readonly QueuedWrite[] }
  | { readonly kind: 'goods'; readonly asked: readonly AskedGoods[] }
  | { readonly kind: 'truncateLog' }
  | { readonly kind: 'close' };

/** What a request for goods came to, or why the database stored none of those that came together. */
type Answers = Either<string, readonly GoodsOutcome[]>;

/** The thread's answer to each kind of order, when it is done: outcomes are in the order of what they answer. */
export interface Done {
  readonly record: readonly RecordOutcome[];
  readonly goods: Answers;
  readonly truncateLog: null;
  readonly close: null;
}

/** Answers requests for goods in one transaction. Its statements are prepared with the first of them. */
function goodsTogether(database: DatabaseSync): (asked: readonly AskedGoods[]) => Answers {
  let answer: ReturnType<typeof goodsAnswering> | undefined;
  return (asked) => {
    try {
      const one = (answer ??= goodsAnswering(database));
      return right(inTransaction(database, () => asked.map((request) => one(request))));
    } catch (error) {
      return left(String(error));
    }
  };
}

/**
 * The writer's thread: only this thread writes votes, what comes before them, and scarce goods, through a connection of
 * its own, in the way that the ports describe.
 */
export function carryOutOrders(file: string, port: MessagePort): void {
  const database = connectTo(file);
  const { record, truncateLog, forgetOrder } = ballotRecorder(database);
  const receive = receiving();
  const answerGoods = goodsTogether(database);
  const whole = (entry: QueuedWrite): WaitingWrite => {
    if (isVote(entry)) return receive(entry);
    return entry.kind === 'paper' ? receivedPaper(entry) : entry;
  };
  const carryOut = (order: Order): Done[Order['kind']] => {
    if (order.kind === 'record') return record(order.entries.map(whole));
    if (order.kind === 'goods') return answerGoods(order.asked);
    if (order.kind === 'truncateLog') truncateLog();
    else {
      forgetOrder();
      database.close();
    }
    return null;
  };
  // Sent as text: copying some hundred small objects from thread to thread takes longer than serialising them.
  port.on('message', (text: string) => {
    const order = JSON.parse(text) as Order;
    port.postMessage(JSON.stringify(carryOut(order)));
    if (order.kind === 'close') port.close();
  });
}
