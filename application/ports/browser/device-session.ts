import type { RealmId } from '#domain/shared/ids.ts';
import type { Either } from '#domain/shared/result.ts';
import type { CouncilRefusal } from './council-refusal.ts';

/** The anonymous session of a device: registered and logged in without anyone noticing (specification 3, section 1). */
export interface DeviceSession {
  /** Whether the council knows this device now; a 401 or 400 means no. */
  isLoggedIn(realm: RealmId): Promise<Either<CouncilRefusal, boolean>>;
  /** Registers a device under its secret id, then logs it in; succeeds only if the answer names a user. */
  register(realm: RealmId, deviceId: string): Promise<Either<CouncilRefusal, true>>;
  logIn(realm: RealmId, deviceId: string): Promise<Either<CouncilRefusal, true>>;
}

/** The device's own secret id, 128 random bits, kept where only this portal reads it. */
export interface DeviceIdStore {
  read(): string | null;
  keep(deviceId: string): void;
}
