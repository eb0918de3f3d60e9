import type { Clock } from '#application/ports/clock.ts';
import type { KioskStore } from '#application/ports/server/office/kiosk-store.ts';
import type { PassSeal } from '#application/ports/server/office/pass-seal.ts';
import type { Town } from '#domain/access/town.ts';
import type { Instant } from '#domain/shared/calendar-day.ts';
import type { Kiosk } from '#domain/voting/kiosk/kiosk.ts';
import { passLasts } from '#domain/voting/kiosk/pass.ts';

interface Ports {
  readonly kiosks: Pick<KioskStore, 'lengthen'>;
  readonly passSeal: Pick<PassSeal, 'digest'>;
  readonly clock: Clock;
}

/**
 * Gives a voter who is still at a kiosk ten minutes from now, as often as they need: some read with their ears, or one
 * letter at a time. The end of the kiosk stays. Null if there is no such voter.
 */
export const stayAtKiosk =
  ({ kiosks, passSeal, clock }: Ports) =>
  async (
    { realm }: Pick<Town, 'realm'>,
    { id, vote, until: end }: Kiosk,
    voter: string,
  ): Promise<Instant | null> => {
    const now = clock.now();
    const until = Math.min(now + passLasts, end);
    const named = { digest: passSeal.digest(realm, voter), vote, kiosk: id };
    return (await kiosks.lengthen(realm, named, until, now)) ? until : null;
  };
