import * as t from 'io-ts';
import type { ReviewTerm } from '#domain/intranet/procedure-review.ts';
import { formForStaff, type StaffForm } from '#domain/intranet/staff-form.ts';
import { parseDay, type TimeZone } from '#domain/shared/calendar-day.ts';
import { isLeft } from '#domain/shared/result.ts';
import type { Article } from '#domain/content/article.ts';
import type { Mailbox } from '#domain/forms/mailbox.ts';
import type { RealmId } from '#domain/shared/ids.ts';
import { decode, localizedText, orNull } from '../decode.ts';
import { asList, recordIn } from '../lenient.ts';
import { readMailbox } from '../requests/mailbox.ts';
import { readArticle } from '../site/article.ts';
import { directoryWire } from './directory-wire.ts';
import type { DirectoryAnswer, StaffFormAnswer } from './intranet-home.ts';
import { staffArticleWire, staffMailboxWire } from './staff-words.ts';

/** An article for staff: a piece of news, or a procedure if somebody answers for it or it has a term. */
export interface StaffArticle {
  readonly article: Article;
  readonly mustRead: boolean;
  /** Null: it is a piece of news. */
  readonly procedure: (ReviewTerm & { readonly responsible: string | null }) | null;
}

/** The article for staff of a document; null if it cannot be read. */
export function staffArticle(raw: unknown, zone: TimeZone): StaffArticle | null {
  const [article, own] = [readArticle(raw, zone), decode(staffArticleWire, raw)];
  if (isLeft(article) || isLeft(own)) return null;
  const { mustRead, responsible = null, reviewed = null, reviewMonths: months = null } = own.right;
  const isProcedure = responsible !== null || months !== null;
  const term = { reviewed: reviewed === null ? null : parseDay(reviewed), months };
  return {
    article: article.right,
    mustRead: mustRead === true,
    procedure: isProcedure ? { responsible, ...term } : null,
  };
}

/** A person of the directory; nobody if the document cannot be read. */
export function directoryPerson(raw: unknown): readonly DirectoryAnswer[] {
  const read = decode(directoryWire, raw);
  if (isLeft(read)) return [];
  const { _id: id, name, task, department, extension, email, place } = read.right;
  const rest = { task, department, extension, email, place };
  return [{ ...noFacts, ...Object.fromEntries(Object.entries(rest).filter(([, value]) => value)), id, name }];
}

const noFacts = { task: null, department: null, extension: null, email: null, place: null };

const formWire = t.intersection([
  t.type({ _id: t.string }),
  t.partial({ title: orNull(localizedText), description: orNull(localizedText) }),
  staffMailboxWire,
]);

/** A form for staff, with what its readers are sent. */
export type ReadStaffForm = StaffForm & { readonly answer: StaffFormAnswer };

/** A form of a mailbox for staff; none if the document cannot be read. */
export function staffForm(raw: unknown, realm: RealmId): readonly ReadStaffForm[] {
  const [read, form] = [decode(formWire, raw), readMailbox(raw, realm)];
  if (isLeft(read) || isLeft(form)) return [];
  const { _id: id, title, description = null, approver = null, asksDays: days } = read.right;
  const { customized, customForm, form: written } = recordIn(raw);
  const mailbox = formForStaff(form.right);
  const fields = mailbox === null ? [] : [...asList(customized === true ? customForm : written)];
  const asksDays = days === true;
  const answer = { id, title: title ?? id, description, approver, asksDays, fields };
  return [{ id, approver, asksDays, mailbox, answer }];
}

/** A form for staff as its fields describe it, to be filled in; null if it asks for a text alone. */
export function staffFormMailbox(
  { id, title, fields }: Pick<StaffFormAnswer, 'id' | 'title' | 'fields'>,
  realm: RealmId,
): Mailbox | null {
  const read = readMailbox({ _id: id, title, form: fields }, realm);
  return isLeft(read) ? null : formForStaff(read.right);
}
