import type { CallAnswer } from '#adapters/wire/call.ts';
import { decode } from '#adapters/wire/decode.ts';
import type { listTemplatesCall } from '#adapters/wire/templates/list-templates.ts';
import { writtenTemplateWire } from '#adapters/wire/templates/template.ts';
import { type StaffStatus, staffStatuses } from '#domain/forms/request.ts';
import { type AnswerTemplate, templateFault, type TemplateFault } from '#domain/office/templates/template.ts';
import { isRight } from '#domain/shared/result.ts';
import type { OfficeCouncil } from '#ui-web/composition/office.ts';

/** A template as the council has it. */
export type StoredTemplate = CallAnswer<typeof listTemplatesCall>['items'][number];

/** A template as it is being written; `id`: null if it is new. */
export interface WrittenTemplate {
  readonly id: string | null;
  readonly name: string;
  readonly mailboxes: readonly string[];
  readonly status: StaffStatus | null;
  readonly text: Readonly<Record<string, string>>;
}

const stateIn = (status: string | null) => staffStatuses.find((one) => one === status) ?? null;

/** What the form begins with. */
export const writtenFrom = (stored: StoredTemplate | null): WrittenTemplate =>
  stored === null
    ? { id: null, name: '', mailboxes: [], status: null, text: {} }
    : { ...stored, status: stateIn(stored.status) };

/** What is sent of it: languages without words are left out. */
export function templateBody({ id, name, mailboxes, status, text }: WrittenTemplate) {
  const words = Object.entries(text).filter(([, one]) => one.trim() !== '');
  const body = { name: name.trim(), mailboxes: [...mailboxes], status, text: Object.fromEntries(words) };
  return id === null ? body : { ...body, id };
}

/** Whether two say the same. */
export const areAlike = (one: WrittenTemplate, other: WrittenTemplate): boolean => {
  const said = (written: WrittenTemplate) => {
    const { name, mailboxes, status, text } = templateBody(written);
    const words = Object.keys(text)
      .toSorted()
      .map((language) => [language, text[language]]);
    return JSON.stringify([name, mailboxes.toSorted(), status, words]);
  };
  return said(one) === said(other);
};

/** What is wrong with a template, by field; `text`: by language. */
export interface TemplateFaults {
  readonly name: TemplateFault | null;
  readonly text: Readonly<Record<string, TemplateFault>>;
  /** It has no words in any language. */
  readonly isBlank: boolean;
}

/** The faults by which the server would refuse it, each at its field. */
export function faultsOfTemplate(written: WrittenTemplate): TemplateFaults {
  const { name, text } = templateBody(written);
  const rest = { id: '', mailboxes: [], status: null };
  const asked = (one: Pick<AnswerTemplate, 'name' | 'text'>) => templateFault({ ...rest, ...one });
  const wrong = Object.entries(text).flatMap(([language, words]) => {
    const fault = asked({ name: 'x', text: { [language]: words } });
    return fault === null ? [] : [[language, fault] as const];
  });
  return {
    name: asked({ name, text: { es: 'x' } }),
    text: Object.fromEntries(wrong),
    isBlank: Object.keys(text).length === 0,
  };
}

export const hasFaults = ({ name, text, isBlank }: TemplateFaults): boolean =>
  name !== null || isBlank || Object.keys(text).length > 0;

const draftName = (id: string | null) => `gestion plantilla ${id ?? 'nueva'}`;

/** What this browser has of a template that was not stored yet; null if there is nothing. */
export function loadTemplateDraft(
  { drafts, realm }: OfficeCouncil,
  id: string | null,
): WrittenTemplate | null {
  const kept = drafts.load(realm, draftName(id));
  if (kept === null) return null;
  try {
    const read = decode(writtenTemplateWire, JSON.parse(kept.text));
    if (!isRight(read)) return null;
    const { name, text, mailboxes, status } = read.right;
    return { id, name, text, mailboxes: mailboxes ?? [], status: status ?? null };
  } catch {
    return null;
  }
}

/** Keeps it at once, so that no line or tab that goes takes more than a keystroke. */
export const keepTemplateDraft = ({ drafts, realm }: OfficeCouncil, written: WrittenTemplate): void =>
  drafts.keep(realm, draftName(written.id), {
    key: draftName(written.id),
    name: '',
    text: JSON.stringify({ ...written, id: undefined }),
    replyTo: null,
  });

export const dropTemplateDraft = ({ drafts, realm }: OfficeCouncil, id: string | null): void =>
  drafts.discard(realm, draftName(id));
