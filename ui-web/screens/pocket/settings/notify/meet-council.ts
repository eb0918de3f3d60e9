import { readPhoneCall } from '#adapters/wire/push/phone.ts';
import type { Language } from '#domain/shared/localized-text.ts';
import { isLeft } from '#domain/shared/result.ts';
import { askAsDevice } from '../../sync/ask-as-device.ts';
import { storedSettings } from '../device-settings.ts';
import type { PhonePage } from './phone-state.ts';
import { type PhonePorts, sendPhone } from './send-phone.ts';

/** What is on of this phone; what the council says of messages, if it knows this device. */
type Met = Pick<PhonePage, 'subjects' | 'quiet'> & Partial<Pick<PhonePage, 'sends' | 'isKnown'>>;

/**
 * Asks the council what is on of this phone, and tells it what this device kept of that: what was erased here is erased
 * there, and what was switched on without an address is of the one that was verified since. Null if it does not answer.
 */
export async function meetCouncil(ports: PhonePorts, language: Language): Promise<Met | null> {
  const { realm, call, participation } = ports;
  const { pushDevice } = await participation();
  const endpoint = await pushDevice.address();
  const read = await askAsDevice(ports, () => call(readPhoneCall, { realm, body: { endpoint } }));
  const { notifications, quiet } = storedSettings();
  if (read === null) return { subjects: [], quiet };
  if (isLeft(read)) return null;
  const { pushKey, isKnown, ...known } = read.right;
  const subjects = known.subjects.filter((one) => notifications.includes(one));
  const wanted = { subjects, quiet: subjects.length === 0 ? quiet : known.quiet };
  if (known.subjects.length > 0) await sendPhone(ports, language)(known, wanted);
  return { ...wanted, sends: pushKey !== null, isKnown };
}
