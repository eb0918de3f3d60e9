import type { Instant } from '#domain/shared/calendar-day.ts';
import type { RealmId } from '#domain/shared/ids.ts';

/** Captchas that were asked and not yet answered. All processes of a council share them. */
export interface CaptchaStore {
  keep(realm: RealmId, id: string, answer: string, until: Instant): Promise<void>;
  /** The answer of a captcha that is still good, which is spent by asking; null where there is none. */
  spend(realm: RealmId, id: string, now: Instant): Promise<string | null>;
}
