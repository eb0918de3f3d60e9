import type { Clock } from '#application/ports/clock.ts';
import type { KioskStore } from '#application/ports/server/office/kiosk-store.ts';
import type { PassSeal } from '#application/ports/server/office/pass-seal.ts';
import type { Town } from '#domain/access/town.ts';
import { type Kiosk, kioskEnd, kioskName } from '#domain/voting/kiosk/kiosk.ts';
import { type Pass, readPass } from '#domain/voting/kiosk/pass.ts';

interface Ports {
  readonly kiosks: Pick<KioskStore, 'begin' | 'start'>;
  readonly passSeal: PassSeal;
  readonly clock: Clock;
}

/**
 * Begins a kiosk of a vote: an officer gets a code and types it at the tablet, so that no session of staff is ever in its
 * browser. Null without a name.
 */
export const beginKiosk =
  ({ kiosks, passSeal, clock }: Ports) =>
  async (
    { realm, timeZone }: Town,
    vote: string,
    typed: string,
  ): Promise<{ readonly kiosk: Kiosk; readonly code: Pass } | null> => {
    const name = kioskName(typed);
    if (name === null) return null;
    const now = clock.now();
    const kiosk = { id: passSeal.newId(), vote, name, until: kioskEnd(now, timeZone) };
    const code = passSeal.newPass();
    await kiosks.begin(realm, kiosk, passSeal.digest(realm, code), now);
    return { kiosk, code };
  };

/** Makes the tablet at which a code was typed the kiosk of that code: it has the token from now on. Null if there is none. */
export const startKiosk =
  ({ kiosks, passSeal, clock }: Ports) =>
  async (
    { realm }: Town,
    typed: string,
  ): Promise<{ readonly kiosk: Kiosk; readonly token: string } | null> => {
    const code = readPass(typed);
    if (code === null) return null;
    const token = passSeal.newToken();
    const digests = [passSeal.digest(realm, code), passSeal.digest(realm, token)] as const;
    const kiosk = await kiosks.start(realm, ...digests, clock.now());
    return kiosk && { kiosk, token };
  };
