import type { RealmId } from '#domain/shared/ids.ts';
import { isEmail } from '#domain/forms/contact.ts';
import { type BookingPorts, goodOfAppointments } from './booking-ports.ts';
import type { BookingRefused } from './booking-refused.ts';
import { isMailedCode, mailedIn, mailedRecord, visitMailKind } from './mail-code-record.ts';

interface GivenCode {
  readonly visit: string;
  readonly mailCode: string;
}

/** Why a code does not prove the mail of who holds a time; null if it does. A wrong one is counted. */
export const checkMailCode =
  ({ goods, goodsRecords, keys, clock }: Pick<BookingPorts, 'goods' | 'goodsRecords' | 'keys' | 'clock'>) =>
  async (
    realm: RealmId,
    email: string,
    { visit, mailCode: code }: GivenCode,
  ): Promise<BookingRefused | null> => {
    if (!isEmail(email)) return { kind: 'mailMissing' };
    if (code === '') return { kind: 'mailCodeMissing' };
    const good = goodOfAppointments(realm);
    const record = await goodsRecords.record(good, visitMailKind, visit);
    const at = clock.now();
    if (record === null) return { kind: 'mailCodeWrong' };
    const mailed = mailedIn(record);
    if (isMailedCode(keys, mailed, { visit, email, code }, at)) return null;
    const version = record.version + 1;
    await goods.ask(good, {
      key: `wrong code/${visit}/${version}`,
      bodyHash: '',
      at,
      by: 'sender',
      acts: [],
      money: [],
      records: [mailedRecord(visit, { ...mailed, tries: mailed.tries + 1 }, version)],
    });
    return { kind: 'mailCodeWrong' };
  };
