import type { Asset, AssetStore } from '#application/ports/server/asset-store.ts';
import type { CensusRegister } from '#application/ports/server/census-register.ts';
import type { Clock } from '#application/ports/clock.ts';
import type { MailboxRegister } from '#application/ports/server/mailbox-register.ts';
import type { ProfileStore } from '#application/ports/server/profile-store.ts';
import type { PaymentStore } from '#application/ports/server/payment-store.ts';
import type { RandomBytes } from '#application/ports/random-bytes.ts';
import type { RequestStore, RequestStoreRefusal } from '#application/ports/server/request-store.ts';
import type { VotingKeys } from '#application/ports/server/voting-keys.ts';
import type { CaptchaStore } from '#application/ports/server/captcha-store.ts';
import type { Town } from '#domain/access/town.ts';
import { readIdentity } from '#domain/census/identity-number.ts';
import { answers } from '#domain/forms/captcha.ts';
import { checkForm } from '#domain/forms/check-form.ts';
import type { FormFault } from '#domain/forms/form-fault.ts';
import { fieldsOf, type Mailbox, type MailboxId, mailboxState } from '#domain/forms/mailbox.ts';
import { asksTownCategory, strangeCategory } from '#domain/forms/field-choices.ts';
import { entryOf, lostFiles } from '#domain/forms/body/read-body.ts';
import type { RequestBody } from '#domain/forms/body/request-body.ts';
import { autoTitle } from '#domain/forms/body/auto-title.ts';
import { withoutCaptcha } from '#domain/forms/open311.ts';
import { contactWith, missingFromProfile } from '#domain/forms/profile.ts';
import { type CouncilRequest, reference } from '#domain/forms/request.ts';
import { askedEntry, shownFields } from '#domain/forms/shown-fields.ts';
import type { RealmId } from '#domain/shared/ids.ts';
import { dayAt } from '#domain/shared/calendar-day.ts';
import { type Either, isLeft, left, right } from '#domain/shared/result.ts';

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
  readonly random: RandomBytes;
  readonly clock: Clock;
}

/** A request as it arrived. */
export interface ArrivedRequest {
  readonly town: Town;
  readonly mailbox: MailboxId;
  /** The user of the session; null where the route needs none. */
  readonly sender: string;
  readonly isStaff: boolean;
  /** Made with the draft; null for clients that send none: those may send twice. */
  readonly key: string | null;
  readonly body: RequestBody;
  readonly origin: CouncilRequest['origin'];
}

export type CreateRefusal =
  | RequestStoreRefusal
  | { readonly kind: 'unknownMailbox' | 'mailboxClosed' | 'mailboxMisconfigured' }
  | { readonly kind: 'captchaFailed' | 'censusInvalid' | 'profileIncomplete' }
  | { readonly kind: 'requestRefused'; readonly faults: readonly FormFault[] };

type Created = Promise<Either<CreateRefusal, CouncilRequest>>;

/**
 * Takes a request on the server: mailbox open, not sent before, the form's own checks, the captcha (spent by asking),
 * the person of the census, and then number, limit and payment in one transaction with the request itself.
 */
export const createRequest =
  (ports: CreatePorts) =>
  async (sentIn: ArrivedRequest): Created => {
    const { realm } = sentIn.town;
    const found = await openMailbox(ports, sentIn);
    if (isLeft(found)) return found;
    // Programs that report for others show a key instead of solving pictures.
    const mailbox = sentIn.origin === 'open311' ? withoutCaptcha(found.right) : found.right;
    const [key, print] = namesOf(ports, sentIn);
    const sent = await ports.requests.sent(realm, key, print);
    if (isLeft(sent)) return sent;
    if (sent.right !== null) return right(sent.right);
    const arrived = await withProfile(ports, mailbox, sentIn);
    if (arrived === null) return left({ kind: 'profileIncomplete' });
    const own = await uploadsOf(ports, arrived);
    const faults = await faultsOf(ports, mailbox, arrived, own);
    if (faults.length > 0) return left(refusalOf(faults));
    if (!(await passesCaptcha(ports, mailbox, arrived, own))) return left({ kind: 'captchaFailed' });
    const person = await personOf(ports, mailbox, arrived);
    if (person === null) return left({ kind: 'censusInvalid' });
    const most = mailbox.voteCount;
    const request = requestOf(ports, arrived);
    const year = Number(dayAt(request.createdAt, arrived.town.timeZone).slice(0, 4));
    const assets = [...own.keys()];
    return ports.requests.create({
      request,
      key,
      print,
      assets,
      person: most === null ? null : person,
      most,
      year,
    });
  };

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

/**
 * The key is the sender's own: nobody else's can be met. What was sent is compared without the captcha, which is a
 * different one at every try.
 */
function namesOf(
  { keys, random }: CreatePorts,
  { town, mailbox, sender, key, body }: ArrivedRequest,
): readonly [string, string] {
  const own = key ?? reference(random(10));
  const { captcha: _, extra, ...rest } = body;
  const told = JSON.stringify([mailbox, rest, [...extra]]);
  return [keys.account(`request key ${town.realm} ${sender} ${own}`), keys.account(`request ${told}`)];
}

/** The request with what the sender's profile adds; null where the mailbox asks for more of it than there is. */
async function withProfile(
  { profiles }: CreatePorts,
  { contact, asksProfile }: Mailbox,
  arrived: ArrivedRequest,
): Promise<ArrivedRequest | null> {
  if (!asksProfile && contact.mode !== 'auto') return arrived;
  const { town, sender, body } = arrived;
  const profile = (await profiles.find(town.realm, sender))?.profile ?? null;
  if (asksProfile && missingFromProfile(contact, profile).length > 0) return null;
  return { ...arrived, body: { ...body, contact: contactWith(contact, asksProfile, body.contact, profile) } };
}

/** A missing payment has a refusal of its own, given only if nothing else is missing. */
function refusalOf(faults: readonly FormFault[]): CreateRefusal {
  return faults.every(({ kind }) => kind === 'paymentMissing')
    ? { kind: 'paymentMissing' }
    : { kind: 'requestRefused', faults };
}

type Uploads = ReadonlyMap<string, Asset>;
const among = (own: Uploads) => (id: string) => own.get(id) ?? null;

/** The sender's own uploads among what the request names. */
async function uploadsOf(
  { assets }: CreatePorts,
  { town: { realm }, sender, body }: ArrivedRequest,
): Promise<Uploads> {
  const told = [...body.images, ...body.files, ...[...body.extra.values()].flat()];
  const ids = told.filter((id): id is string => typeof id === 'string');
  const found = await Promise.all(ids.slice(0, mostIds).map((id) => assets.find(realm, id)));
  return new Map(found.flatMap((asset) => (asset?.owner === sender ? [[asset.id, asset]] : [])));
}

async function faultsOf(
  { payments, categories }: CreatePorts,
  mailbox: Mailbox,
  { town: { realm }, body }: ArrivedRequest,
  own: Uploads,
): Promise<readonly FormFault[]> {
  const payment = body.payment === null ? null : await payments.find(realm, body.payment);
  const isPaid = payment?.status === 'pay' && payment.mailbox === mailbox.id;
  const find = among(own);
  const entry = entryOf(mailbox, body, find);
  const faults = checkForm(mailbox, entry, { acceptsPrivacy: body.acceptsPrivacy, isPaid });
  const strange = asksTownCategory(mailbox) ? strangeCategory(mailbox, entry, await categories(realm)) : [];
  // A field whose uploads are gone counts as empty, too: that they are gone says more.
  const lost = lostFiles(mailbox, body, find);
  const others = faults.filter(({ field }) => !lost.some((fault) => fault.field === field));
  return [...others, ...lost, ...strange];
}

/** More files than a form can have; anything beyond that which looks like an id is ignored. */
const mostIds = 100;

/** A captcha that is asked must be answered right. Whether it is asked may hang on any other answer, files included. */
async function passesCaptcha(
  { captchas, clock }: CreatePorts,
  mailbox: Mailbox,
  { town: { realm }, body }: ArrivedRequest,
  own: Uploads,
): Promise<boolean> {
  const fields = mailbox.pages.flatMap((page) => page.fields);
  const asked = askedEntry(fields, entryOf(mailbox, body, among(own)));
  const isAsked = shownFields(fields, asked).some(({ kind }) => kind === 'captcha');
  if (body.captcha === null || !isAsked) return !isAsked;
  const answer = await captchas.spend(realm, body.captcha.id, clock.now());
  return answer !== null && answers(body.captcha.answer, answer);
}

/** Stands for the person who sends: of the census where the form asks for it, else of the session. Null: not known. */
async function personOf(
  { census, keys }: CreatePorts,
  mailbox: Mailbox,
  { town: { realm }, sender, body }: ArrivedRequest,
): Promise<string | null> {
  const mark = (person: string) => keys.account(`request of ${person} in ${realm} ${mailbox.id}`);
  const asks = fieldsOf(mailbox).some(({ kind }) => kind === 'census');
  if (!asks || body.census === null) return mark(`device ${sender}`);
  const identity = readIdentity(body.census.id);
  const known = isLeft(identity) ? null : await census.match(realm, identity.right, body.census.secrets);
  return known === null ? null : mark(known);
}

function requestOf(
  { random, clock }: CreatePorts,
  { town, mailbox, body, origin }: ArrivedRequest,
): Omit<CouncilRequest, 'iid'> {
  const { census: _, captcha: __, acceptsPrivacy: ___, ...kept } = body;
  const now = clock.now();
  return {
    ...kept,
    title: kept.title.trim() || autoTitle(kept.body),
    id: reference(random(10)),
    realm: town.realm,
    mailbox,
    origin,
    createdAt: now,
    updatedAt: now,
    isPublished: false,
    approval: null,
    status: 'Recibida',
    assignedTo: null,
    threads: [],
    followers: 0,
  };
}
