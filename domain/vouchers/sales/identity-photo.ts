import type { Instant } from '../../shared/calendar-day.ts';

/** How long the photo of an identity document can be read, if the settlement is not paid before. */
export const identityPhotoLasts = 30 * 86_400_000;

const day = 86_400_000;

/** The number of the day under whose key a photo is stored, counted from 1970 in UTC. */
export const keyDay = (at: Instant): number => Math.floor(at / day);

/** The last day whose key is destroyed at a moment: no photo is read later than its time. */
export const lastKeyDay = (now: Instant): number => keyDay(now - identityPhotoLasts);
