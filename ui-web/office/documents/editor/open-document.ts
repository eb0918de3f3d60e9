import type { CallAnswer } from '#adapters/wire/call.ts';
import type { readOfficeDocumentCall } from '#adapters/wire/office-documents/read-document.ts';
import type { FieldPath, Fields } from '#domain/documents/fields.ts';
import type { Json } from '#domain/documents/json.ts';
import type { OlderTranslations } from '#domain/documents/older-translations.ts';
import type { Instant } from '#domain/shared/calendar-day.ts';
import { type OtherText, fieldsWithUnsent, type Unsent } from './unsent.ts';

/** What the council answers of a document. */
export type ReadDocument = CallAnswer<typeof readOfficeDocumentCall>;

/** How a document is, and what the person may do with it. */
export type DocumentHead = Pick<ReadDocument, 'state' | 'isPublic' | 'version' | 'schedule' | 'acts'>;

/** Whether what was written is stored. */
export type Saving =
  | { readonly kind: 'unchanged' }
  | { readonly kind: 'saving' }
  | { readonly kind: 'saved'; readonly at: Instant }
  /** The device keeps it, or could not. */
  | { readonly kind: 'offline'; readonly since: Instant; readonly isKept: boolean }
  | { readonly kind: 'refused'; readonly why: 'notAllowed' | 'state' | 'tooLarge' | 'other' };

/** A field of the draft that was published anew by somebody else. */
export interface OutdatedField extends OtherText {
  readonly mine: Json | undefined;
}

/** Who changed a field of the draft last, and when. */
export interface FieldMark {
  readonly by: string;
  readonly at: string;
}

/** A document that is open in the editor. */
export interface OpenDocument {
  readonly kind: 'open';
  readonly collection: string;
  readonly id: string;
  /** As it was when the whole document was read last, or changed by nobody else since. */
  readonly head: DocumentHead;
  /** The newest version that the council told of. */
  readonly newest: number;
  readonly languages: ReadDocument['languages'];
  readonly mayChange: ReadDocument['mayChange'];
  readonly presence: ReadDocument['presence'];
  /** What portals show; null if it was never published. */
  readonly published: Fields | null;
  /** The fields as the council has them, with its draft. */
  readonly server: Fields;
  readonly unsent: Unsent;
  /** The fields as the person sees them. */
  readonly shown: Fields;
  readonly marks: ReadonlyMap<FieldPath, FieldMark>;
  readonly outdated: ReadonlyMap<FieldPath, OutdatedField>;
  /** Translations whose source was changed after them, with the text that each was made from. */
  readonly older: OlderTranslations;
  readonly saving: Saving;
  readonly isActing: boolean;
  readonly trouble: ActTrouble | null;
}

/** Why an act was not done. */
export type ActTrouble =
  | 'changed'
  | 'state'
  | 'refused'
  | 'outdated'
  | 'needsAnother'
  | 'notAllowed'
  | 'unreachable'
  | 'unsent'
  | 'file'
  | 'other';

/** What the editor shows. */
export type EditorState =
  | { readonly kind: 'loading' | 'missing' | 'failed' | 'refused' | 'gone' }
  | OpenDocument;

/** The fields of the council: what is published, with the draft. */
function fieldsOfAnswer({ fields, draft }: Pick<ReadDocument, 'fields' | 'draft'>): Fields {
  const all = new Map<FieldPath, Json>(fields ?? []);
  for (const { path, value } of draft) {
    if (value === undefined) all.delete(path);
    else all.set(path, value);
  }
  return all;
}

const marksOf = (draft: ReadDocument['draft']): ReadonlyMap<FieldPath, FieldMark> =>
  new Map(draft.map(({ path, by, at }) => [path, { by, at }]));

/** How a document is, of any answer that says it. */
export const headIn = ({ state, isPublic, version, schedule, acts }: DocumentHead): DocumentHead => ({
  state,
  isPublic,
  version,
  schedule,
  acts,
});

/** The document of an answer, with what is not sent yet. */
export function documentOfAnswer(answer: ReadDocument, unsent: Unsent, saving: Saving): OpenDocument {
  const { collection, id, version } = answer;
  const server = fieldsOfAnswer(answer);
  return {
    kind: 'open',
    collection,
    id,
    head: headIn(answer),
    newest: version,
    languages: answer.languages,
    mayChange: answer.mayChange,
    presence: answer.presence,
    published: answer.fields === null ? null : new Map<FieldPath, Json>(answer.fields),
    server,
    unsent,
    shown: fieldsWithUnsent(server, unsent),
    marks: marksOf(answer.draft),
    outdated: new Map(
      answer.outdated.map(({ path, mine, theirs, by, at }) => [path, { mine, theirs, by, at }]),
    ),
    older: new Map(answer.older),
    saving,
    isActing: false,
    trouble: null,
  };
}
