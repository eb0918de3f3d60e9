import { useState } from 'react';
import type { ActivityAnswer } from '#adapters/wire/registrations/activity.ts';
import { applyAtDeskCall } from '#adapters/wire/registrations/office/apply-at-desk.ts';
import type { OwnApplicationAnswer } from '#adapters/wire/registrations/own-application.ts';
import { isLeft } from '#domain/shared/result.ts';
import { applyingAt, applyingForNext, emptyApplying } from '#ui-web/screens/registrations/applying.ts';
import { bodyOfEntry, faultOfEntry } from '#ui-web/screens/registrations/entry-to-send.ts';
import { registrationFailure } from '#ui-web/screens/registrations/failure.ts';
import type { Applying, RegistrationFailure } from '#ui-web/screens/registrations/state.ts';
import { useOffice } from '../../shell/office-context.ts';

/** The form of somebody who applies at the desk, why it was not sent, and what was sent. */
export function useDeskEntry(activity: ActivityAnswer) {
  const { council, town } = useOffice();
  const { call, realm, clock, newKey } = council;
  const [entry, enter] = useState<Applying>(() => applyingAt(activity, emptyApplying));
  const [failure, fail] = useState<RegistrationFailure | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [made, setMade] = useState<OwnApplicationAnswer | null>(null);
  // After an answer that was lost, the same application is sent again.
  const [key, setKey] = useState(newKey);
  const write = (change: Partial<Applying>) => {
    enter((before) => ({ ...before, ...change }));
    setKey(newKey());
  };
  const send = async () => {
    const zone = town.timeZone;
    const fault = faultOfEntry(entry, activity, { now: clock.now(), zone });
    if (fault !== null || isBusy) return fail(fault);
    setBusy(true);
    const body = bodyOfEntry(entry, activity, key, zone);
    const answer = await call(applyAtDeskCall, { realm, id: activity.id, body });
    setBusy(false);
    if (isLeft(answer)) return fail(registrationFailure(answer.left, null));
    fail(null);
    setMade(answer.right);
  };
  /** The next one: of the same family, or somebody else. */
  const another = (isOfFamily: boolean) => {
    enter(
      isOfFamily
        ? applyingForNext(activity, entry, made?.family ?? null)
        : applyingAt(activity, emptyApplying),
    );
    setKey(newKey());
    setMade(null);
  };
  return { entry, failure, isBusy, made, write, send, another };
}
