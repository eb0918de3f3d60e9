import { sendApplicationCall } from '#adapters/wire/registrations/send-application.ts';
import type { TimeZone } from '#domain/shared/calendar-day.ts';
import { isLeft } from '#domain/shared/result.ts';
import { keyFrom, keyLength } from '#ui-web/screens/vouchers/order-key.ts';
import { applyingForNext } from './applying.ts';
import { bodyOfEntry, faultOfEntry } from './entry-to-send.ts';
import { registrationFailure } from './failure.ts';
import { sendProofs } from './own/send-proof.ts';
import type { RegistrationTools } from './page-tools.ts';

/** Sends an application, and then its files; after an answer that was lost, the same one again. */
export function sendRegistration(tools: RegistrationTools, zone: TimeZone) {
  const { call, realm, shelf, current, patch, enter, reload, take, randomBytes, clock } = tools;
  let key: string | null = null;
  return {
    /** What is written has changed: the next application is another one. */
    another: (): void => {
      key = null;
    },
    send: async (): Promise<void> => {
      const { open, isSending, entry, files } = current();
      if (open?.kind !== 'here' || isSending) return;
      const { activity } = open.value;
      const fault = faultOfEntry(entry, activity, { now: clock.now(), zone });
      if (fault !== null) return patch({ failure: fault });
      patch({ isSending: true, failure: null });
      key ??= keyFrom(randomBytes(keyLength));
      // Kept before it is sent: a page that is closed now finds its application again.
      shelf.begin(activity.id, key);
      const forward = `${window.location.pathname}${window.location.search}`;
      const body = { ...bodyOfEntry(entry, activity, key, zone), forward };
      const done = await call(sendApplicationCall, { realm, id: activity.id, body });
      if (isLeft(done)) {
        const failure = registrationFailure(done.left, null);
        if (failure.kind !== 'unreachable') shelf.forget(key);
        return patch({ isSending: false, failure });
      }
      key = null;
      take(done.right);
      enter(applyingForNext(activity, entry, done.right.family));
      patch({ files: [] });
      await sendProofs(tools, done.right, files);
      patch({ isSending: false, made: done.right.id });
      await reload();
    },
  };
}
