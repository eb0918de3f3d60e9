import type { Either } from '#domain/shared/result.ts';

/** Where a browser is told, and the keys that only it can read with. */
export interface PushAddress {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

/** `denied`: whoever owns the browser said no, now or before. `unable`: it cannot, as in a private window. */
export interface PushDenied {
  readonly kind: 'denied' | 'unable';
}

/** This browser, where it may show messages of the portal while its page is closed. */
export interface PushDevice {
  /** Whether there is any point in offering it. */
  readonly isAble: boolean;
  /** The existing subscription; null if there is none. It shows no prompt. */
  address(): Promise<string | null>;
  /** Asks whoever owns it; only after they pressed a button that says so. */
  subscribe(publicKey: string): Promise<Either<PushDenied, PushAddress>>;
}
