import type { Channel } from '#domain/following/follow.ts';

/** A message that a browser shows: short words, and where pressing it leads. */
export interface PushMessage {
  readonly title: string;
  readonly body: string;
  /** An address of the portal. */
  readonly url: string;
}

/** Sends messages to browsers (Push API). */
export interface PushSender {
  /** What browsers need to subscribe. */
  readonly publicKey: string;
  /** Whether an address is one of a push service: no other is ever asked. */
  takes(endpoint: string): boolean;
  /** `gone`: that browser takes no more messages. It throws if a message cannot be sent now. */
  send(to: Extract<Channel, { kind: 'push' }>, message: PushMessage): Promise<'sent' | 'gone'>;
}
