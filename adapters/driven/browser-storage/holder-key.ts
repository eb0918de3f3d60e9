import type { RealmId } from '#domain/shared/ids.ts';

const prefix = 'concejo.holder.';

/** The key under which is stored whose things the device keeps of a town. */
export const holderKey = (realm: RealmId): string => `${prefix}${realm}`;

/** The users whose things are stored under it. */
export const holdersIn = (stored: string | null): readonly string[] =>
  (stored ?? '').split(' ').filter(Boolean);

/** Whether it is the key of some town. */
export const isHolderKey = (key: string): boolean => key.startsWith(prefix);
