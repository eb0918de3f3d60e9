import { activityPhase, type PublishedLists } from '#domain/registrations/activity/activity-phase.ts';
import { listsRecord } from '#domain/registrations/applicants/application-records.ts';
import type { AdmissionVerdict, Application } from '#domain/registrations/applicants/application.ts';
import { registrationNotice } from '#domain/registrations/applicants/registration-notice.ts';
import { type Either, isLeft, left, right } from '#domain/shared/result.ts';
import { addressOfApplicant } from '../change-application.ts';
import { listApplications, readLists } from '../read-applications.ts';
import type { ActivityPlaces, KeptApplication, RegistrationPorts } from '../registration-ports.ts';

type Ports = Pick<RegistrationPorts, 'goods' | 'goodsRecords' | 'proofVault' | 'clock'>;

type ListName = 'provisional' | 'final';

/** Why a list is not published. `undecided`: that many applications, or appeals, have not been decided. */
export type ListRefused =
  | { readonly kind: 'notNow' | 'changed' }
  | { readonly kind: 'undecided'; readonly count: number };

/** What a list waits for: the provisional one for verdicts, the final one for answers to appeals. */
const isUndecided = ({ verdict, appeal }: Application, which: ListName): boolean =>
  verdict === null || (which === 'final' && appeal !== null && appeal.answer === null);

/** An application that is in a list. */
type ListedNow = KeptApplication & { readonly verdict: AdmissionVerdict };

const listedNow = (kept: KeptApplication): readonly ListedNow[] => {
  const { verdict } = kept.application;
  return verdict === null ? [] : [{ ...kept, verdict }];
};

const atOnce = 100;

/** Mails an application what the provisional list says of it, once however often it is asked for. */
async function mailListed(
  ports: Ports,
  { good }: ActivityPlaces,
  { application, version, verdict }: ListedNow,
  by: string,
): Promise<void> {
  const at = ports.clock.now();
  const email = await addressOfApplicant(ports, good, application);
  const said = { ...application, reason: verdict.reason };
  const word = verdict.isAdmitted ? 'admitted' : 'excluded';
  const records = registrationNotice(said, word, email, { now: at, version });
  const key = `listed/${application.code}`;
  await ports.goods.ask(good, { key, bodyHash: key, at, by, acts: [], money: [], records });
}

/** Mails the provisional list. If the server dies meanwhile, publishing it again goes on: nobody is mailed twice. */
async function mailList(ports: Ports, places: ActivityPlaces, by: string): Promise<void> {
  const listed = (await listApplications(ports)(places.good, 'sent')).flatMap(listedNow);
  for (let from = 0; from < listed.length; from += atOnce)
    // oxlint-disable-next-line no-await-in-loop -- one part after the other: they share commits
    await Promise.all(listed.slice(from, from + atOnce).map((one) => mailListed(ports, places, one, by)));
}

/**
 * Publishes the provisional list, or the final one after appeals. Every application of it is decided. From the final list on
 * nothing of who is admitted changes, and the draw can be held.
 */
export const publishList =
  (ports: Ports) =>
  async (
    places: ActivityPlaces,
    which: ListName,
    by: string,
  ): Promise<Either<ListRefused, PublishedLists>> => {
    const { activity, good } = places;
    const { lists, version } = await readLists(ports)(good);
    if (lists[which] !== null) {
      if (which === 'provisional') await mailList(ports, places, by);
      return right(lists);
    }
    const at = ports.clock.now();
    const needed = which === 'provisional' ? 'checking' : 'resolving';
    if (activityPhase(activity, lists, at) !== needed) return left({ kind: 'notNow' });
    const sent = await listApplications(ports)(good, 'sent');
    const count = sent.filter(({ application }) => isUndecided(application, which)).length;
    if (count > 0) return left({ kind: 'undecided', count });
    const published = { ...lists, [which]: at };
    const done = await ports.goods.ask(good, {
      key: `publish/${which}`,
      bodyHash: which,
      at,
      by,
      acts: [],
      money: [],
      records: [listsRecord(published, version + 1, at)],
      steps: [
        {
          subject: `activity/${activity.id}`,
          step: { act: `registration.publish`, from: null, to: which, words: null, by, at },
        },
      ],
    });
    if (isLeft(done)) return left({ kind: 'changed' });
    if (which === 'provisional') await mailList(ports, places, by);
    return right(published);
  };

/** A row of a public list: letters instead of a name, and why. */
export interface ListedApplication {
  readonly code: string;
  readonly isAdmitted: boolean;
  readonly reason: string;
}

/** The list that is published now, by letters; empty if none is. */
export const readAdmissionList =
  (ports: Pick<Ports, 'goodsRecords'>) =>
  async ({
    good,
  }: Pick<ActivityPlaces, 'good'>): Promise<{
    readonly lists: PublishedLists;
    readonly items: readonly ListedApplication[];
  }> => {
    const { lists } = await readLists(ports)(good);
    if (lists.provisional === null) return { lists, items: [] };
    const all = await listApplications(ports)(good, null);
    const items = all
      .flatMap(listedNow)
      .map(({ application: { code }, verdict: { isAdmitted, reason } }) => ({ code, isAdmitted, reason }));
    return { lists, items: items.toSorted((a, b) => (a.code < b.code ? -1 : 1)) };
  };
