import * as t from 'io-ts';
import { plainTitle } from '#domain/content/plain-text.ts';
import { type ContactField, contactFields, type ContactRequest, isEmail } from '#domain/forms/contact.ts';
import type { FormPage } from '#domain/forms/field.ts';
import { type Mailbox, mailboxId, type Open311Offer } from '#domain/forms/mailbox.ts';
import type { RealmId } from '#domain/shared/ids.ts';
import { cents } from '#domain/shared/money.ts';
import { type Either, map } from '#domain/shared/result.ts';
import { decode, euros, localizedText, orNull, type Unreadable } from '../decode.ts';
import { type FieldWire, fieldWire } from './mailbox-field.ts';
import { readField, titleOrNull } from './read-field.ts';

const contactRequestWire = t.intersection([
  t.type({ mode: t.keyof({ yes: null, no: null, auto: null }) }),
  t.partial({
    fields: orNull(t.array(t.string)),
    position: orNull(t.keyof({ up: null, down: null })),
    title: orNull(localizedText),
  }),
]);

/** An address that mail can reach. */
export const emailAddress = new t.Type<string>(
  'email',
  t.string.is,
  (u, context) => (typeof u === 'string' && isEmail(u) ? t.success(u.trim()) : t.failure(u, context)),
  t.identity,
);

/** Where the council is notified of requests, and how: a mail for `each` (the default), or a `daily` one. */
const noticeWire = t.intersection([
  t.type({ to: emailAddress }),
  t.partial({ how: orNull(t.keyof({ each: null, daily: null })) }),
]);

/** How a mailbox is a service of Open311; fields are named unless the usual ones serve. */
const open311Wire = t.partial({
  code: t.string,
  group: localizedText,
  keywords: t.readonlyArray(t.string),
  fields: t.partial({ description: t.string, address: t.string, place: t.string }),
});

const readOffer = (wire: t.TypeOf<typeof open311Wire>, id: string): Open311Offer => ({
  code: wire.code ?? id,
  group: wire.group ?? null,
  keywords: wire.keywords ?? [],
  description: wire.fields?.description ?? null,
  address: wire.fields?.address ?? null,
  place: wire.fields?.place ?? null,
});

/** A mailbox as the council's API gives it (specification 1, section 3). Keys that are not named here are ignored. */
export const mailboxWire = t.intersection([
  t.type({ _id: t.string }),
  t.partial({
    form: orNull(t.readonlyArray(fieldWire)),
    customized: orNull(t.boolean),
    customForm: orNull(t.readonlyArray(fieldWire)),
    disabled: orNull(t.boolean),
    title: orNull(localizedText),
    description: orNull(localizedText),
    headerImage: orNull(t.string),
    ayuda: orNull(localizedText),
    ayudavisible: orNull(t.boolean),
    noPrivacyPolicy: orNull(t.boolean),
    privacyPolicy: orNull(t.string),
    payments: orNull(
      t.intersection([
        t.type({ gateway: t.string, amount: euros }),
        t.partial({ concept: orNull(localizedText) }),
      ]),
    ),
    contactRequest: orNull(contactRequestWire),
    submit: orNull(localizedText),
    okText: orNull(localizedText),
    voteCount: orNull(t.number),
    nearby: orNull(t.boolean),
    requiresProfile: orNull(t.boolean),
    /** Ours: when reports become public; without a value, once staff approve them. */
    publish: orNull(t.keyof({ whenApproved: null, atOnce: null })),
    /** Ours: whether the sender may say that only the council sees the request; without a value, yes. */
    publicChoice: orNull(t.boolean),
    /** Ours: whether staff may publish requests of this form as proposals, if no process names it. */
    proposals: orNull(t.boolean),
    /** Ours: the survey of the vote that residents ask about through this form. */
    survey: orNull(t.string),
    /** Ours: where the council gets a mail about each request, or one a day. Only the council's own data have it. */
    notify: orNull(noticeWire),
    open311: orNull(open311Wire),
  }),
]);
type MailboxWire = t.TypeOf<typeof mailboxWire>;

const isContactField = (name: string): name is ContactField => contactFields.includes(name as ContactField);

const readContact = (wire: t.TypeOf<typeof contactRequestWire> | null | undefined): ContactRequest => ({
  mode: wire?.mode ?? 'no',
  fields: (wire?.fields ?? []).filter(isContactField),
  position: wire?.position ?? 'up',
  title: titleOrNull(wire?.title),
});

const pageOf = (wire: FieldWire): FormPage => ({
  id: wire.id ?? wire.name,
  title: plainTitle(wire.title ?? wire.name),
  submitText: titleOrNull(wire.submit),
  fields: (wire.fields ?? []).map(readField),
});

/** Fields outside the pages of a form with pages are at the beginning of its first page. */
function readPages(form: readonly FieldWire[]): readonly FormPage[] {
  if (form.length === 0) return [];
  const loose = form.filter(({ isPage }) => !isPage).map(readField);
  const [first, ...others] = form.filter(({ isPage }) => isPage).map(pageOf);
  if (first === undefined) return [{ id: 'page', title: null, submitText: null, fields: loose }];
  return [{ ...first, fields: [...loose, ...first.fields] }, ...others];
}

export function readMailbox(raw: unknown, realm: RealmId): Either<Unreadable, Mailbox> {
  return map((wire: MailboxWire): Mailbox => {
    const form = (wire.customized ? wire.customForm : wire.form) ?? [];
    const title = plainTitle(wire.title ?? '');
    return {
      id: mailboxId(wire._id),
      realm,
      title,
      description: wire.description ?? null,
      headerImage: wire.headerImage ?? null,
      help: wire.ayudavisible ? (wire.ayuda ?? null) : null,
      isDisabled: wire.disabled ?? false,
      pages: readPages(form),
      hasTabs: form.some(({ isPage }) => isPage),
      contact: readContact(wire.contactRequest),
      payment: wire.payments
        ? {
            gateway: wire.payments.gateway,
            amount: cents(wire.payments.amount),
            concept: titleOrNull(wire.payments.concept) ?? title,
          }
        : null,
      privacy: { isAsked: !wire.noPrivacyPolicy, link: wire.privacyPolicy ?? null },
      submitText: titleOrNull(wire.submit),
      okText: titleOrNull(wire.okText),
      voteCount: wire.voteCount ?? null,
      showsNearby: wire.nearby ?? false,
      asksProfile: wire.requiresProfile ?? false,
      publish: wire.publish ?? 'whenApproved',
      offersChoice: wire.publicChoice ?? true,
      takesProposals: wire.proposals ?? false,
      vote: wire.survey ?? null,
      notice: wire.notify ? { to: wire.notify.to, how: wire.notify.how ?? 'each' } : null,
      open311: wire.open311 ? readOffer(wire.open311, wire._id) : null,
    };
  })(decode(mailboxWire, raw));
}
