import type { AddressSeal } from '#application/ports/server/senders/address-seal.ts';
import type { AssetStore } from '#application/ports/server/asset-store.ts';
import type { CensusRegister } from '#application/ports/server/census-register.ts';
import type { Clock } from '#application/ports/clock.ts';
import type { DeskRules } from '#application/ports/server/office/desk-rules.ts';
import type { MailboxRegister } from '#application/ports/server/mailbox-register.ts';
import type { ProfileStore } from '#application/ports/server/profile-store.ts';
import type { PaymentStore } from '#application/ports/server/payment-store.ts';
import type { RandomBytes } from '#application/ports/random-bytes.ts';
import type { RequestStore, RequestStoreRefusal } from '#application/ports/server/request-store.ts';
import type { VotingKeys } from '#application/ports/server/voting-keys.ts';
import type { CaptchaStore } from '#application/ports/server/captcha-store.ts';
import type { AttemptBudget } from '#application/voting/attempt-budget.ts';
import { withTerm } from '#application/office/desk/with-term.ts';
import { type AskedField, askedFields } from '#domain/forms/body/asked-fields.ts';
import { autoTitle } from '#domain/forms/body/auto-title.ts';
import { entryOf } from '#domain/forms/body/read-body.ts';
import type { FormFault } from '#domain/forms/form-fault.ts';
import { type Mailbox, mailboxState } from '#domain/forms/mailbox.ts';
import { deskForm } from '#domain/forms/desk/desk-form.ts';
import { enteredStep } from '#domain/office/steps/subject-steps.ts';
import { withoutCaptcha } from '#domain/forms/open311.ts';
import { type CouncilRequest, reference } from '#domain/forms/request.ts';
import type { RealmId } from '#domain/shared/ids.ts';
import { dayAt } from '#domain/shared/calendar-day.ts';
import { textFor } from '#domain/shared/localized-text.ts';
import { type Either, isLeft, left, right } from '#domain/shared/result.ts';
import { requestOrigin } from './creating/request-origin.ts';
import type { ArrivedRequest } from './creating/arrived-request.ts';
import { among, arrivedUploads } from './creating/arrived-uploads.ts';
import { faultsOfArrived, passesCaptcha } from './creating/check-arrived.ts';
import { mailsOfArrived, verifiedEmailOf } from './creating/request-mails.ts';
import { namesOf, personOf, withProfile } from './creating/request-sender.ts';
import { sealedEmail } from './sender-address.ts';

export interface CreatePorts {
  readonly mailboxes: MailboxRegister;
  readonly requests: RequestStore;
  readonly assets: AssetStore;
  readonly captchas: CaptchaStore;
  readonly payments: PaymentStore;
  readonly profiles: Pick<ProfileStore, 'find'>;
  /** The categories of a town's settings, by their ids. */
  readonly categories: (realm: RealmId) => Promise<readonly string[]>;
  readonly census: CensusRegister;
  readonly keys: Pick<VotingKeys, 'account'>;
  readonly seal: AddressSeal;
  readonly random: RandomBytes;
  readonly clock: Clock;
  /** In how many working days each mailbox answers. */
  readonly desk: Pick<DeskRules, 'mailbox' | 'calendar'>;
  /** The budgets of receipts by mail. */
  readonly attempts: AttemptBudget;
}

export type CreateRefusal =
  | RequestStoreRefusal
  | { readonly kind: 'unknownMailbox' | 'mailboxClosed' | 'mailboxMisconfigured' }
  | { readonly kind: 'captchaFailed' | 'censusInvalid' | 'profileIncomplete' }
  | { readonly kind: 'requestRefused'; readonly faults: readonly FormFault[] };

type Created = Promise<Either<CreateRefusal, CouncilRequest>>;

/**
 * Takes a request on the server: mailbox open, not sent before, the form's own checks, the captcha (spent by asking),
 * the person of the census, and then number, limit, payment and mails in one transaction with the request itself.
 */
export const createRequest =
  (ports: CreatePorts) =>
  async (sentIn: ArrivedRequest): Created => {
    const { realm } = sentIn.town;
    const found = await openMailbox(ports, sentIn);
    if (isLeft(found)) return found;
    const { entered } = sentIn;
    const mailbox = entered === undefined ? formOf(sentIn, found.right) : deskForm(found.right);
    const [key, print] = namesOf(ports, sentIn);
    const sent = await ports.requests.sent(realm, key, print);
    if (isLeft(sent)) return sent;
    if (sent.right !== null) return right(sent.right);
    const arrived = await withProfile(ports, mailbox, sentIn);
    if (arrived === null) return left({ kind: 'profileIncomplete' });
    const own = await arrivedUploads(ports, arrived);
    const faults = await faultsOfArrived(ports, mailbox, arrived, own);
    if (faults.length > 0) return left(refusalOf(faults));
    if (!(await passesCaptcha(ports, mailbox, arrived, own))) return left({ kind: 'captchaFailed' });
    const person = await personOf(ports, mailbox, arrived);
    if (person === null) return left({ kind: 'censusInvalid' });
    const most = mailbox.voteCount;
    // Staff write for many people: only a person of the census is limited.
    const isLimited = most !== null && (entered === undefined || sentIn.body.census !== null);
    const taken = requestOf(ports, arrived, mailbox, {
      verifiedEmail: await verifiedEmailOf(ports, arrived),
      asked: askedFields(mailbox, entryOf(mailbox, arrived.body, among(own))),
    });
    const request = await withTerm(ports, arrived.town, taken);
    const year = Number(dayAt(request.createdAt, arrived.town.timeZone).slice(0, 4));
    const assets = [...own.keys()];
    const mails = await mailsOfArrived(ports, mailbox, arrived, request);
    return ports.requests.create({
      request,
      key,
      print,
      from: await requestOrigin(ports, arrived),
      payer: sentIn.sender,
      assets,
      person: isLimited ? person : null,
      most: isLimited ? most : null,
      year,
      mails,
      steps: entered === undefined ? [] : [enteredStep(entered, request.createdAt)],
    });
  };

/** Programs that report for others show a key instead of solving pictures. */
const formOf = ({ origin }: ArrivedRequest, mailbox: Mailbox): Mailbox =>
  origin === 'open311' ? withoutCaptcha(mailbox) : mailbox;

async function openMailbox(
  { mailboxes }: CreatePorts,
  { town, mailbox: id, isStaff }: ArrivedRequest,
): Promise<Either<CreateRefusal, Mailbox>> {
  const found = await mailboxes.find(town.realm, id);
  if (found === null) return left({ kind: 'unknownMailbox' });
  const { mailbox } = found;
  const state = mailboxState(mailbox, { isLoggedIn: true, isNative: false, isAdmin: isStaff });
  if (state === 'closed') return left({ kind: 'mailboxClosed' });
  return mailbox === null || state === 'misconfigured'
    ? left({ kind: 'mailboxMisconfigured' })
    : right(mailbox);
}

/** A missing payment has a refusal of its own, given only if nothing else is missing. */
function refusalOf(faults: readonly FormFault[]): CreateRefusal {
  return faults.every(({ kind }) => kind === 'paymentMissing')
    ? { kind: 'paymentMissing' }
    : { kind: 'requestRefused', faults };
}

/** The title of a request: its own, else its first words, else the name of its form in the language of the town. */
const titleOf = ({ town, body }: ArrivedRequest, form: Mailbox): string =>
  body.title.trim() ||
  autoTitle(body.body) ||
  textFor(form.title, town.defaultLanguage, town.defaultLanguage).text;

function requestOf(
  { random, clock, seal }: CreatePorts,
  arrived: ArrivedRequest,
  form: Mailbox,
  { verifiedEmail, asked }: { readonly verifiedEmail: string | null; readonly asked: readonly AskedField[] },
): Omit<CouncilRequest, 'iid'> {
  const { town, mailbox, body, origin, language, entered } = arrived;
  const { census: _, captcha: __, acceptsPrivacy: ___, isPrivate, ...kept } = body;
  const now = clock.now();
  const id = reference(random(10));
  const { realm } = town;
  return {
    ...kept,
    asked,
    title: titleOf(arrived, form),
    id,
    realm,
    mailbox,
    origin,
    language,
    sealedEmail: verifiedEmail === null ? null : sealedEmail(seal, { realm, id }, verifiedEmail),
    createdAt: now,
    updatedAt: now,
    isPublished: false,
    approval: isPrivate ? 'declined' : null,
    status: 'Recibida',
    assignedTo: null,
    threads: [],
    hasReply: false,
    toldAt: null,
    seenAt: null,
    followers: 0,
    revision: 0,
    ...(entered !== undefined && { entered: { ...entered, at: now } }),
  };
}
