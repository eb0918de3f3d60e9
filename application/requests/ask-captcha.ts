import type { CaptchaStore } from '#application/ports/server/captcha-store.ts';
import type { Clock } from '#application/ports/clock.ts';
import type { RandomBytes } from '#application/ports/random-bytes.ts';
import { answerOf, type Sum, sumOf } from '#domain/forms/captcha.ts';
import { reference } from '#domain/forms/request.ts';
import type { Instant } from '#domain/shared/calendar-day.ts';
import type { RealmId } from '#domain/shared/ids.ts';

const fiveMinutes = 5 * 60_000;

/** A new captcha, good for five minutes and one try. */
export const askCaptcha =
  ({ captchas, random, clock }: { captchas: CaptchaStore; random: RandomBytes; clock: Clock }) =>
  async (realm: RealmId): Promise<{ readonly id: string; readonly sum: Sum; readonly until: Instant }> => {
    const [id, sum, until] = [reference(random(10)), sumOf(random(2)), clock.now() + fiveMinutes];
    await captchas.keep(realm, id, answerOf(sum), until);
    return { id, sum, until };
  };
