import type { Town } from '#domain/access/town.ts';
import { alertRecord } from '#domain/push/alert.ts';
import { duePush } from '#domain/push/due-push.ts';
import { type Phone, phoneIn, phoneKind } from '#domain/push/phone.ts';
import { afterQuietHours } from '#domain/push/quiet-hours.ts';
import type { PushSubject } from '#domain/push/subjects.ts';
import type { GoodsRecord } from '#domain/scarcity/goods-record.ts';
import type { Language } from '#domain/shared/localized-text.ts';
import { goodOfPush, ownerByEmail, phonesOf, type PushPorts, pushPage, storePush } from './push-records.ts';

/** What is told to phones. */
export interface PhoneNews {
  /** The same for the same news: it is told once. */
  readonly id: string;
  readonly subject: PushSubject;
  /** What the alert says, in a language. */
  readonly title: (language: Language) => string;
  /** The page that says more, as a path with its query. */
  readonly url: (language: Language) => string;
  /** The name that a device gives to it which notices it by itself. */
  readonly about?: string;
}

/** The records of news for some phones: an alert for each owner, a message for each phone. */
function recordsOf(
  { clock }: Pick<PushPorts, 'clock'>,
  town: Pick<Town, 'timeZone'>,
  told: PhoneNews,
  phones: readonly Phone[],
): readonly GoodsRecord[] {
  const at = clock.now();
  const { id, subject, about } = told;
  const named = about === undefined ? {} : { about };
  const owners = new Map(phones.map((phone) => [phone.owner, phone]));
  const alerts = [...owners].map(([owner, { language }]) =>
    alertRecord({ id, subject, title: told.title(language), url: told.url(language), ...named, at }, owner),
  );
  const pushes = phones.map(({ id: phone, owner, language, quiet }) => {
    const push = { id: `${id}/${phone}`, phone, owner, subject, language, url: told.url(language), tries: 0 };
    return duePush(push, afterQuietHours(at, quiet, town.timeZone), 1);
  });
  return [...alerts, ...pushes];
}

/** Tells the phones of whoever owns an address, if they switched the subject on. False if they were told before. */
export const tellPerson =
  (ports: PushPorts) =>
  async (town: Pick<Town, 'realm' | 'timeZone'>, email: string, told: PhoneNews): Promise<boolean> => {
    const phones = await phonesOf(ports, town.realm, ownerByEmail(ports, town.realm, email));
    const wanted = phones.filter(({ subjects }) => subjects.includes(told.subject));
    return storePush(ports, town.realm, recordsOf(ports, town, told, wanted));
  };

/**
 * Tells all phones on which the subject is switched on, a page after the other. What an interrupted run has told already is
 * not told again.
 */
export const tellEverybody =
  (ports: PushPorts) =>
  async (town: Pick<Town, 'realm' | 'timeZone'>, told: PhoneNews): Promise<number> => {
    let [after, count]: [{ readonly at: number; readonly id: string } | null, number] = [null, 0];
    for (;;) {
      const query = { kind: phoneKind, owner: null, from: null, until: null, limit: pushPage, after };
      // oxlint-disable-next-line no-await-in-loop -- the next page begins where this one ends
      const page: readonly GoodsRecord[] = await ports.goodsRecords.list(goodOfPush(town.realm), query);
      const phones = page
        .map(phoneIn)
        .filter((phone) => phone !== null)
        .filter(({ subjects }) => subjects.includes(told.subject));
      // oxlint-disable-next-line no-await-in-loop -- as above
      const isStored = await storePush(ports, town.realm, recordsOf(ports, town, told, phones));
      // A page of which some were told before is told one by one.
      // oxlint-disable-next-line no-await-in-loop -- as above
      if (!isStored)
        for (const one of phones) await storePush(ports, town.realm, recordsOf(ports, town, told, [one]));
      count += phones.length;
      const last = page.at(-1);
      if (last === undefined || page.length < pushPage) return count;
      after = { at: last.at, id: last.id };
    }
  };
