import { enterSilently } from '#application/access/enter-silently.ts';
import { keepPhoneCall, readPhoneCall } from '#adapters/wire/push/phone.ts';
import type { PushSubject } from '#domain/push/subjects.ts';
import type { Language } from '#domain/shared/localized-text.ts';
import { type Either, isLeft, left, right } from '#domain/shared/result.ts';
import type { PocketPorts } from '../../state.ts';
import type { DeviceSettings } from '../device-settings.ts';
import type { PhoneRefusal } from './phone-refusal.ts';

/** What the switches of messages work with. */
export type PhonePorts = Pick<
  PocketPorts,
  'realm' | 'call' | 'participation' | 'session' | 'deviceIds' | 'randomBytes'
>;

interface Switched extends Pick<DeviceSettings, 'quiet'> {
  readonly subjects: readonly PushSubject[];
}

/** The key with which this browser subscribes. Its device is registered for it, if the council does not know it yet. */
async function askKey({ realm, call, ...own }: PhonePorts): Promise<Either<PhoneRefusal, string>> {
  const entered = await enterSilently(own)(realm);
  if (isLeft(entered)) return entered;
  const read = await call(readPhoneCall, { realm, body: {} });
  if (isLeft(read)) return read;
  const { pushKey } = read.right;
  return pushKey === null ? left({ kind: 'notSent' }) : right(pushKey);
}

/**
 * Tells the council what this phone gets messages about; what is on then. Only switching something on may ask whoever owns
 * the browser.
 */
export const sendPhone =
  (ports: PhonePorts, language: Language) =>
  async (before: Switched, { subjects, quiet }: Switched): Promise<Either<PhoneRefusal, Switched>> => {
    if (before.subjects.length + subjects.length === 0) return right({ subjects, quiet });
    const { pushDevice } = await ports.participation();
    const isMore = subjects.some((one) => !before.subjects.includes(one));
    // Nothing can be sent to a browser that is not subscribed any more: there is nothing to switch off.
    if (!isMore && (await pushDevice.address()) === null) return right({ subjects: [], quiet });
    if (!pushDevice.isAble) return left({ kind: 'unable' });
    const key = await askKey(ports);
    if (isLeft(key)) return key;
    const push = await pushDevice.subscribe(key.right);
    if (isLeft(push)) return push;
    const { realm, call } = ports;
    const body = { push: push.right, subjects: [...subjects], quiet, language };
    const kept = await call(keepPhoneCall, { realm, body });
    return isLeft(kept) ? kept : right({ subjects: kept.right.subjects, quiet });
  };
