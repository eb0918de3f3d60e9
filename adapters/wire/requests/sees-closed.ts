import * as t from 'io-ts';
import type { Call } from '../call.ts';
import { readMailboxCall } from './read-mailbox.ts';

/** Reads a mailbox only to know whether the caller may see it although it is closed: then `admin` is true. */
export const seesClosedCall = {
  ...readMailboxCall,
  answer: t.partial({ admin: t.unknown }),
  read: ({ admin }: { readonly admin?: unknown }): boolean => admin === true,
} as const satisfies Call;
