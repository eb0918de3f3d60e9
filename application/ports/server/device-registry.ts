import type { Instant } from '#domain/shared/calendar-day.ts';
import type { RealmId } from '#domain/shared/ids.ts';

/** An anonymous user that stands for a device, never for a person. */
export interface DeviceUser {
  readonly userId: string;
  readonly realm: RealmId;
}

/** Devices and their sessions. Ids and session tokens are stored only as hashes. */
export interface DeviceRegistry {
  /** Whether a password is that of a device, registered or not: the hash of its id. */
  isPasswordOf(deviceId: string, password: string): boolean;
  /** Registers a device under its secret id; the same device again keeps its user. */
  register(realm: RealmId, deviceId: string): Promise<DeviceUser>;
  /** The user of a device whose password is right, else null. */
  authenticate(realm: RealmId, deviceId: string, password: string): Promise<DeviceUser | null>;
  /** Opens a session and gives its token. */
  openSession(user: DeviceUser, expires: Instant): Promise<string>;
  /** The user of a session of that realm that has not expired. */
  session(realm: RealmId, token: string, now: Instant): Promise<DeviceUser | null>;
  closeSession(token: string): Promise<void>;
}
