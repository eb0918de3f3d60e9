import type { Town } from '#domain/access/town.ts';
import { activityPhase } from '#domain/registrations/activity/activity-phase.ts';
import type { Application, ApplicationContent } from '#domain/registrations/applicants/application.ts';
import {
  type ApplicationFault,
  applicationFault,
} from '#domain/registrations/applicants/application-fault.ts';
import {
  applicationOf,
  applicationRecord,
  applicationCodeRecord,
  listsKind,
  onlyRecord,
  participantKind,
  participantRecord,
} from '#domain/registrations/applicants/application-records.ts';
import { registrationNotice } from '#domain/registrations/applicants/registration-notice.ts';
import { registrationStep } from '#domain/registrations/applicants/registration-step.ts';
import type { GoodsRefusal } from '#domain/scarcity/goods-act.ts';
import type { GoodsRequest } from '#domain/scarcity/goods-request.ts';
import type { Language } from '#domain/shared/localized-text.ts';
import { cents } from '#domain/shared/money.ts';
import { type Either, isLeft, left, right } from '#domain/shared/result.ts';
import { lettersFrom } from '#domain/shared/typed-letters.ts';
import { answerOnce } from '../../scarcity/answer-once.ts';
import { keyOfActivity } from '../activity-key.ts';
import { lineRecords } from '../change-application.ts';
import { readApplication, readLists } from '../read-applications.ts';
import { type ActivityPlaces, placesOfActivity, type RegistrationPorts } from '../registration-ports.ts';
import { type ApplicationParty, sealParty } from '../sealed-party.ts';
import { firstPlace, type PlacedApplication } from './first-place.ts';
import { type KnownParty, knownParty, type KnownRefused } from './known-party.ts';
import { type FamilyRefused, type LinkedFamily, linkFamily } from './linked-family.ts';
import type { Activity } from '#domain/registrations/activity/activity.ts';

/** What somebody sends. */
export interface SentApplication {
  /** Made by chance on the device: it opens the application. */
  readonly id: string;
  readonly party: ApplicationParty;
  readonly content: ApplicationContent;
  /** The letters of the family, `new`, or null. */
  readonly family: string | null;
  readonly language: Language;
  /** By whom, for the steps: `sender`, or the person of staff. */
  readonly by: string;
  readonly isAtDesk: boolean;
}

/**
 * Why an application is not accepted. `alreadyApplied`: the person has one in this activity. `otherApplication`: another one
 * came under this key. `busy`: too many at the same time.
 */
export type SendRefused =
  | KnownRefused
  | ApplicationFault
  | FamilyRefused
  | { readonly kind: 'notOpen' | 'alreadyApplied' | 'otherApplication' | 'busy' };

const codeLetters = 10;

const contentOf = ({ wishes, segments, points, plan, exemptions }: ApplicationContent) =>
  JSON.stringify([wishes, segments, points, plan, exemptions]);

/** What is stored before anything is decided of it. */
const newApplication = (
  { random, clock }: RegistrationPorts,
  { id, party, content, language }: SentApplication,
  known: KnownParty,
  { sealed, family }: { readonly sealed: string; readonly family: string | null },
): Application => ({
  ...content,
  ...known,
  id,
  code: lettersFrom(random(codeLetters)),
  family,
  sealed,
  proofs: [],
  state: 'sent',
  verdict: null,
  appeal: null,
  lines: [],
  drawn: null,
  place: null,
  until: null,
  offers: 0,
  fee: cents(0),
  parts: [],
  payment: null,
  back: null,
  reason: '',
  attended: [],
  at: clock.now(),
  correctedAt: null,
  mails: party.email.trim() === '' ? null : language,
});

/** What a person is mailed of a new application: the state is the word. */
const firstWord = ({ state }: Application) =>
  state === 'waiting' || state === 'enrolled' || state === 'accepted' ? state : 'sent';

async function requestOf(
  ports: RegistrationPorts,
  { good }: ActivityPlaces,
  { party, by }: SentApplication,
  { application, acts, seen }: PlacedApplication,
  written: { readonly participant: number; readonly linked: LinkedFamily; readonly listed: number },
): Promise<GoodsRequest> {
  const { id, holder, state, at } = application;
  const lines = await lineRecords(ports, good, [{ before: [], after: application.lines }]);
  return {
    key: `send/${id}`,
    bodyHash: JSON.stringify([holder, contentOf(application)]),
    at,
    by,
    acts,
    money: [],
    // Whoever applies while the activity is called off is decided anew.
    seen: [...seen, { kind: listsKind, id: onlyRecord, version: written.listed }],
    records: [
      applicationRecord(application, 1),
      applicationCodeRecord(application),
      participantRecord(application, written.participant + 1, at),
      ...written.linked.records,
      ...lines,
      ...registrationNotice(application, firstWord(application), party.email.trim(), { now: at, version: 1 }),
    ],
    steps: [registrationStep(application, { act: 'send', to: state, words: '', by, at })],
  };
}

/** Whether a request was refused for what somebody did meanwhile, or by chance: it is decided anew. */
const isPassing = ({ kind }: GoodsRefusal): boolean =>
  ['recordChanged', 'grantExists', 'soldOut', 'tooSmall', 'unknownPool', 'holderHasMost'].includes(kind);

const mostTries = 8;

async function asking(
  ports: RegistrationPorts,
  places: ActivityPlaces,
  sent: SentApplication,
  known: KnownParty,
): Promise<Either<SendRefused, Application>> {
  const { good, activity } = places;
  const key = await keyOfActivity(ports)(places);
  const sealed = sealParty(ports.proofVault, key, sent.id, sent.party);
  for (let tries = 0; tries < mostTries; tries += 1) {
    // oxlint-disable no-await-in-loop -- each try is decided on what the one before it found changed
    const { lists, version: listed } = await readLists(ports)(good);
    if (lists.calledOff !== null) return left({ kind: 'notOpen' });
    const before = await ports.goodsRecords.record(good, participantKind, known.holder);
    if (applicationOf(before) !== null && applicationOf(before) !== sent.id)
      return left({ kind: 'alreadyApplied' });
    const linked = await linkFamily(ports, good, sent.family);
    if (isLeft(linked)) return linked;
    const made = newApplication(ports, sent, known, { sealed, family: linked.right.family });
    const decided: PlacedApplication =
      activity.mode === 'firstCome'
        ? await firstPlace(ports, places, made)
        : { application: made, acts: [], seen: [] };
    const written = { participant: before?.version ?? 0, linked: linked.right, listed };
    const done = await ports.goods.ask(good, await requestOf(ports, places, sent, decided, written));
    // oxlint-enable no-await-in-loop
    if (!isLeft(done)) return right(decided.application);
    if (done.left.kind === 'otherRequest') return left({ kind: 'otherApplication' });
    if (!isPassing(done.left)) throw new Error(`an application came in a wrong way: ${done.left.kind}`);
  }
  return left({ kind: 'busy' });
}

/**
 * Sends an application. Where the first to come have the places, it gets one at once or waits for one. The same sent again,
 * because its answer was lost, is answered as it is now.
 */
export const sendApplication =
  (ports: RegistrationPorts) =>
  async (
    town: Town,
    activity: Activity,
    sent: SentApplication,
  ): Promise<Either<SendRefused, Application>> => {
    const places = placesOfActivity(town.realm, activity);
    const known = await knownParty(ports)(town, activity, sent.party, sent.isAtDesk);
    const stored = async (): Promise<Either<SendRefused, Application> | null> => {
      const kept = await readApplication(ports)(places.good, sent.id);
      if (kept === null) return null;
      const { application } = kept;
      const isSame = !isLeft(known) && known.right.holder === application.holder;
      return isSame ? right(application) : left({ kind: 'otherApplication' });
    };
    return answerOnce(stored, async (): Promise<Either<SendRefused, Application>> => {
      const { lists } = await readLists(ports)(places.good);
      if (activityPhase(activity, lists, ports.clock.now()) !== 'open') return left({ kind: 'notOpen' });
      if (isLeft(known)) return known;
      const fault = applicationFault(activity, { ...sent.content, age: known.right.age });
      return fault === null ? asking(ports, places, sent, known.right) : left(fault);
    });
  };
