import type { MessagePort } from 'node:worker_threads';
import { connectTo } from '../database.ts';
import type { DeviceWrite } from '../../stores-shared/device-writes.ts';
import { ballotRecorder, isVote, type RecordOutcome, type WaitingWrite } from './record-together.ts';
import { receivedPaper, receiving, type QueuedPaper, type QueuedVote } from '../ballots/sent-votes.ts';

/** What waits to be written, as it is sent to the thread. */
export type QueuedWrite = QueuedVote | QueuedPaper | DeviceWrite;

/** The orders to the writer's thread, carried out one after the other. */
export type Order =
  | { readonly kind: 'record'; readonly entries: readonly QueuedWrite[] }
  | { readonly kind: 'truncateLog' }
  | { readonly kind: 'close' };

/** Its answer to each order, when it is done: the outcomes of entries, in their order. */
export type Done = readonly RecordOutcome[];

/**
 * The writer's thread: only this thread writes votes and what comes before them, through a connection of its own, in
 * the way that the port describes.
 */
export function writeBallots(file: string, port: MessagePort): void {
  const database = connectTo(file);
  const { record, truncateLog, forgetOrder } = ballotRecorder(database);
  const receive = receiving();
  const whole = (entry: QueuedWrite): WaitingWrite => {
    if (isVote(entry)) return receive(entry);
    return entry.kind === 'paper' ? receivedPaper(entry) : entry;
  };
  // Sent as text: copying some hundred small objects from thread to thread takes longer than serialising them.
  port.on('message', (text: string) => {
    const order = JSON.parse(text) as Order;
    const outcomes = order.kind === 'record' ? record(order.entries.map(whole)) : [];
    if (order.kind === 'truncateLog') truncateLog();
    if (order.kind === 'close') {
      forgetOrder();
      database.close();
    }
    port.postMessage(JSON.stringify(outcomes satisfies Done));
    if (order.kind === 'close') port.close();
  });
}
