import { createContext, useContext } from 'react';
import type { DoorStore } from '#application/ports/browser/door-store.ts';
import type { TimeZone } from '#domain/shared/calendar-day.ts';
import type { RealmId } from '#domain/shared/ids.ts';
import type { CallCouncil } from '#ui-web/composition/call-council.ts';
import type { CodeReader } from '../device/camera/code-reader.ts';
import type { Signal } from './scan/signal.ts';

/** What the page of doors reaches its council and its device by; tests pass others of the same shape. */
export interface DoorMeans {
  readonly realm: RealmId;
  readonly timeZone: TimeZone;
  readonly call: CallCouncil;
  readonly now: () => number;
  /** A new nonce of a scan: the council counts the same one once, however often it is sent. */
  readonly newNonce: () => string;
  readonly codeReader: () => Promise<CodeReader>;
  /** Where the chosen door is kept on this device. */
  readonly storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  readonly store: DoorStore;
  /** Sounds and vibrates. */
  readonly signal: (signal: Signal) => void;
}

export const DoorContext = createContext<DoorMeans | null>(null);

export function useDoorMeans(): DoorMeans {
  const means = useContext(DoorContext);
  if (means === null) throw new Error('no door around this screen');
  return means;
}
