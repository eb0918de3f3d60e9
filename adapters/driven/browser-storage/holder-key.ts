import type { RealmId } from '#domain/shared/ids.ts';

const prefix = 'concejo.holder.';

/** The key under which is stored whose things the device keeps of a town. */
export const holderKey = (realm: RealmId): string => `${prefix}${realm}`;

/** Whether it is the key of some town. */
export const isHolderKey = (key: string): boolean => key.startsWith(prefix);
