import {
  type Colleague,
  type NewsReaders,
  type NewsReading,
  newsReaders,
  readingId,
  readingIn,
  readingRecord,
} from '#domain/intranet/news-reading.ts';
import type { StaffPeople } from '#application/ports/server/office/staff-people.ts';
import type { RealmId } from '#domain/shared/ids.ts';
import { intranetBook, type IntranetPorts } from './intranet-book.ts';

type PeoplePorts = IntranetPorts & { readonly people: Pick<StaffPeople, 'list'> };

/** Those who work for the council now. */
export const colleaguesOf =
  ({ people }: Pick<PeoplePorts, 'people'>) =>
  async (realm: RealmId): Promise<readonly Colleague[]> =>
    (await people.list(realm))
      .filter(({ endedAt }) => endedAt === null)
      .map(({ id, name }) => ({ id, name }));

/** Who says to have read a piece of news. */
export const readingsOf =
  (ports: IntranetPorts) =>
  async (realm: RealmId, news: string): Promise<readonly NewsReading[]> =>
    (await intranetBook(ports, realm).list('reading', { owner: news })).map(readingIn);

/** Who has read a piece of news of those who work here, and who has not. */
export const readNewsReaders =
  (ports: PeoplePorts) =>
  async (realm: RealmId, news: string): Promise<NewsReaders> =>
    newsReaders(await colleaguesOf(ports)(realm), await readingsOf(ports)(realm, news));

/** Notes that a person has read and understood a piece of news; when they said so first counts. */
export const markNewsRead =
  (ports: IntranetPorts) =>
  async (realm: RealmId, news: string, person: string): Promise<void> => {
    const book = intranetBook(ports, realm);
    if ((await book.find('reading', readingId(news, person))) !== null) return;
    await book.write(readingRecord({ news, person, at: ports.clock.now() }), person);
  };
