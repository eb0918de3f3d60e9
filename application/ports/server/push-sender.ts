import type { Channel } from '#domain/following/follow.ts';

/** A message that a browser shows: short words, and where pressing it leads. */
export interface PushMessage {
  readonly title: string;
  readonly body: string;
  /** An address of the portal. */
  readonly url: string;
}

/** A browser, by its push service and the keys that only it can read with. */
export type PushTarget = Omit<Extract<Channel, { kind: 'push' }>, 'kind'>;

/** Sends messages to browsers (Push API). */
export interface PushSender {
  /** What browsers need to subscribe. */
  readonly publicKey: string;
  /** Whether an address is one of a push service: no other is ever asked. */
  takes(endpoint: string): boolean;
  /** `gone`: that browser takes no more messages. It throws if a message cannot be sent now. */
  send(to: PushTarget, message: PushMessage): Promise<'sent' | 'gone'>;
  /** Many at once; the outcome of each, in their order. `failed`: it cannot be sent now. */
  sendMany(
    items: readonly { readonly to: PushTarget; readonly message: PushMessage }[],
  ): Promise<readonly ('sent' | 'gone' | 'failed')[]>;
}
