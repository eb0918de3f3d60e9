import type { RealmId } from '../shared/ids.ts';
import type { LocalizedText } from '../shared/localized-text.ts';
import type { Cents } from '../shared/money.ts';
import { fieldsIn } from './condition.ts';
import type { ContactRequest } from './contact.ts';
import { type AnswerField, type Field, fieldsWithin, type FormPage } from './field.ts';
import type { CouncilNotice } from './council-notice.ts';
import { rulesOf } from './field-kinds.ts';
import type { HomeRule } from './kind-rules.ts';

/** The identifier of a mailbox, unique in its town. */
export type MailboxId = string & { readonly MailboxId: unique symbol };
/** Takes a text that is known to identify a mailbox. */
export const mailboxId = (text: string) => text as MailboxId;

/** What a request of this mailbox costs. The server reads it here and nowhere else. */
export interface MailboxPayment {
  readonly gateway: string;
  readonly amount: Cents;
  readonly concept: LocalizedText;
}

/** How a mailbox is offered as a service of Open311 (GeoReport v2): under which code, and which field takes what. */
export interface Open311Offer {
  readonly code: string;
  readonly group: LocalizedText | null;
  readonly keywords: readonly string[];
  /** Names of fields; null: the field whose answer travels as body, address or place of the request. */
  readonly description: string | null;
  readonly address: string | null;
  readonly place: string | null;
}

/** When everybody may see the title and place of what comes through a mailbox. */
export type Publication = 'whenApproved' | 'atOnce';

/** A form that a council describes as data (specification 1, section 3). */
export interface Mailbox {
  readonly id: MailboxId;
  readonly realm: RealmId;
  readonly title: LocalizedText;
  readonly description: LocalizedText | null;
  readonly headerImage: string | null;
  /** Text of the help panel; null where there is none or it is hidden. */
  readonly help: LocalizedText | null;
  readonly isDisabled: boolean;
  /** Empty if the mailbox has no fields: then it is not configured. */
  readonly pages: readonly FormPage[];
  /** Whether the pages are shown as tabs, each with a button of its own. */
  readonly hasTabs: boolean;
  readonly contact: ContactRequest;
  readonly payment: MailboxPayment | null;
  readonly privacy: { readonly isAsked: boolean; readonly link: string | null };
  readonly submitText: LocalizedText | null;
  readonly okText: LocalizedText | null;
  /** How many requests one person may send; null: no limit. */
  readonly voteCount: number | null;
  /** Whether those who report are shown what was reported nearby in the same category. */
  readonly showsNearby: boolean;
  /** Whether senders must have given their names and verified their e-mail. */
  readonly asksProfile: boolean;
  /** When everybody may see what is reported, where `showsNearby` or `open311` say that it is shown at all. */
  readonly publish: Publication;
  /** Whether its form lets the sender say that only the council may see the request, where others would. */
  readonly offersChoice: boolean;
  /** Whether staff may publish what comes through it as proposals, also without a process that names it. */
  readonly takesProposals: boolean;
  /** The vote, by the id of its main survey, that its requests are questions about; null: none. */
  readonly vote: string | null;
  /** Whom the council notifies of each request; null: nobody. Browsers do not get it. */
  readonly notice: CouncilNotice | null;
  /** How other programs report through it; null: not at all. */
  readonly open311: Open311Offer | null;
}

/** Why a mailbox cannot serve as a form. */
export type MailboxFault =
  | { readonly kind: 'noFields' }
  | { readonly kind: 'twinNames' | 'secondOfItsKind'; readonly field: string }
  /** A condition looks at a field that does not come before. */
  | { readonly kind: 'looksAhead'; readonly field: string; readonly at: string };

/** All fields of a mailbox, groups and what is within them too, in the order in which a reader meets them. */
export const fieldsOf = (mailbox: Mailbox): readonly Field[] =>
  mailbox.pages.flatMap(({ fields }) => fieldsWithin(fields));

/** The fields that are answered: all but the groups. */
export const answerFieldsOf = (mailbox: Mailbox): readonly AnswerField[] =>
  fieldsOf(mailbox).filter((field) => field.kind !== 'group');

/** A request has one place for each of these, so a form has at most one field of a kind with that place. */
const singlePlaces: ReadonlySet<HomeRule> = new Set([
  'coordinates',
  'category',
  'contact',
  'census',
  'captcha',
]);
const isAtMostOnce = ({ kind }: Field): boolean => kind !== 'group' && singlePlaces.has(rulesOf(kind).home);

/** All faults that make a mailbox unusable as a form; empty if it can be filled in. */
export function faultsOf(mailbox: Mailbox): readonly MailboxFault[] {
  const fields = fieldsOf(mailbox);
  if (fields.length === 0) return [{ kind: 'noFields' }];
  return fields.flatMap((field, index): readonly MailboxFault[] => {
    const before = fields.slice(0, index);
    const known = new Set(before.map(({ name }) => name));
    const asked = [field.showIf, field.requireIf].flatMap((one) => (one === null ? [] : fieldsIn(one)));
    return [
      ...(known.has(field.name) ? [{ kind: 'twinNames' as const, field: field.name }] : []),
      ...(isAtMostOnce(field) && before.some(({ kind }) => kind === field.kind)
        ? [{ kind: 'secondOfItsKind' as const, field: field.name }]
        : []),
      ...asked
        .filter((name) => !known.has(name))
        .map((at) => ({ kind: 'looksAhead' as const, field: field.name, at })),
    ];
  });
}

/** The person who looks at a mailbox. */
export interface MailboxReader {
  readonly isLoggedIn: boolean;
  readonly isNative: boolean;
  readonly isAdmin: boolean;
}

/** What is shown of a mailbox, in the order of specification 1, section 4. */
export type MailboxState = 'misconfigured' | 'closed' | 'noUser' | 'closedForAdmin' | 'open';

/**
 * What a reader is shown of a mailbox; null is one that does not exist. A mailbox with faults is misconfigured for
 * everybody, and administrators see a closed one.
 */
export function mailboxState(mailbox: Mailbox | null, reader: MailboxReader): MailboxState {
  if (mailbox === null || faultsOf(mailbox).length > 0) return 'misconfigured';
  if (mailbox.isDisabled && !reader.isAdmin) return 'closed';
  if (!reader.isLoggedIn && !reader.isNative) return 'noUser';
  return mailbox.isDisabled ? 'closedForAdmin' : 'open';
}
