/** How a person came to whom staff enter a request. */
export const deskChannels = ['desk', 'telephone', 'letter', 'mail'] as const;
/** One of these ways. */
export type DeskChannel = (typeof deskChannels)[number];
