import type { SharesKey } from '#application/text/catalogue/keys/shares.ts';
import type { Say } from '#application/text/say.ts';
import type { Speech } from './speech.ts';

/** How the portal says what a rule of equal shares does beside the usual. */
export const sharesSay =
  ({ t }: Speech): Say<SharesKey> =>
  (key, values) =>
    t(`shares:${key}`, { ...values });
