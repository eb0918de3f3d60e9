import { indexedNewsQueue } from '#adapters/driven/browser-storage/indexed-news-queue.ts';
import type { CallSettings } from '#adapters/driven/council-http/council-call.ts';
import { type PutWorkPhoto, putWorkPhoto } from '#adapters/driven/council-http/clients/work-photos-client.ts';
import type { NewsQueue } from '#application/ports/browser/news-queue.ts';

export type { PutWorkPhoto } from '#adapters/driven/council-http/clients/work-photos-client.ts';

/** What the works need beside the calls of the office. */
export interface WorksDevice {
  /** News that waits on this device for a line. */
  readonly queue: NewsQueue;
  readonly putPhoto: PutWorkPhoto;
}

/** Composed when the works are opened: no other screen of the office loads it. */
export const composeWorks = (settings: CallSettings): WorksDevice => ({
  queue: indexedNewsQueue(),
  putPhoto: putWorkPhoto(settings),
});
