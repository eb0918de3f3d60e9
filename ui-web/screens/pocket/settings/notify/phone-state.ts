import type { PushSubject } from '#domain/push/subjects.ts';
import type { DeviceSettings } from '../device-settings.ts';
import type { PhoneRefusal } from './phone-refusal.ts';

/** What this phone gets messages about. */
export interface PhonePage extends Pick<DeviceSettings, 'quiet'> {
  readonly subjects: readonly PushSubject[];
  /** Whether the council sends messages, and whether the reader has a verified address; null until it has said so. */
  readonly sends: boolean | null;
  readonly isKnown: boolean | null;
  readonly isAtWork: boolean;
  readonly refusal: PhoneRefusal | null;
}
