import type { Clock } from '#application/ports/clock.ts';
import type { DocumentDesk } from '#application/ports/server/office/document-desk.ts';
import type { Town } from '#domain/access/town.ts';
import { changeFields } from '#domain/documents/change-fields.ts';
import { makeDocument } from '#domain/documents/document-change.ts';
import { documentFields } from '#domain/documents/fields.ts';
import type { JsonObject } from '#domain/documents/json.ts';
import { draftedFields, type OfficeDocument } from '#domain/documents/office-document.ts';
import { firstRefs } from '#domain/office/setup/first-refs.ts';
import { dayAt } from '#domain/shared/calendar-day.ts';
import { isLanguage, type Language, textFor } from '#domain/shared/localized-text.ts';
import { isLeft } from '#domain/shared/result.ts';
import { type BegunTown, firstDocuments, type SayIn } from './first-documents.ts';

/** What writing the first documents takes. */
export interface WritingPorts {
  readonly documentDesk: Pick<DocumentDesk, 'change' | 'find'>;
  readonly sayIn: SayIn;
  readonly clock: Clock;
}

function begun(town: Town, languages: readonly Language[], clock: Clock): BegunTown {
  const { realm, timeZone, defaultLanguage } = town;
  const name = textFor(town.name, defaultLanguage, defaultLanguage).text;
  return { realm, name, timeZone, languages, today: dayAt(clock.now(), timeZone) };
}

/** Makes the drafts with which a town begins, as the office makes any draft; what is there stays as it is. */
export const writeFirstDocuments =
  ({ documentDesk, sayIn, clock }: WritingPorts) =>
  async (town: Town, languages: readonly Language[], by: string): Promise<void> => {
    for (const { document, body } of firstDocuments(begun(town, languages, clock), sayIn)) {
      const ref = firstRefs[document];
      const change = makeDocument(ref, body, { by, at: clock.now() });
      // oxlint-disable-next-line no-await-in-loop -- one after the other: each writes the same database
      await documentDesk.change(town.realm, ref, (found) => ({
        change: found === null ? change : null,
        answer: null,
      }));
    }
  };

/** The texts of a body in languages that a document lacks, each behind those that it has. */
function missingTexts(document: OfficeDocument, body: JsonObject) {
  const present = draftedFields(document);
  return [...documentFields(body)]
    .filter(([path]) => !present.has(path) && isLanguage(path.slice(path.lastIndexOf('/') + 1)))
    .map(([path, value]) => ({ path, was: undefined, value }));
}

/** The languages of a town, as its settings with their draft have them. */
export async function languagesOfSettings(
  { documentDesk }: Pick<WritingPorts, 'documentDesk'>,
  town: Town,
): Promise<readonly Language[]> {
  const settings = await documentDesk.find(town.realm, firstRefs.settings);
  const written = settings === null ? null : draftedFields(settings).get('languages');
  const languages = Array.isArray(written) ? written.filter(isLanguage) : [];
  return languages.length === 0 ? [town.defaultLanguage] : languages;
}

/** Changes the languages of a town in the draft of its settings, and writes the first documents in those that are new. */
export const changeLanguages =
  ({ documentDesk, sayIn, clock }: WritingPorts) =>
  async (town: Town, languages: readonly Language[], by: string): Promise<void> => {
    const usual = languages[0] ?? town.defaultLanguage;
    const editor = { by, at: clock.now(), rights: 'all', usual } as const;
    for (const { document, body } of firstDocuments(begun(town, languages, clock), sayIn)) {
      const ref = firstRefs[document];
      // oxlint-disable-next-line no-await-in-loop -- one after the other: each writes the same database
      await documentDesk.change(town.realm, ref, (found) => {
        if (found === null) return { change: null, answer: null };
        const present = draftedFields(found);
        const set = (path: string, value: string | readonly string[]) => ({
          path,
          was: present.get(path),
          value,
        });
        const chosen =
          document === 'settings' ? [set('languages', [...languages]), set('defaultLanguage', usual)] : [];
        const changed = changeFields(found, [...chosen, ...missingTexts(found, body)], editor);
        return { change: isLeft(changed) ? null : changed.right.change, answer: null };
      });
    }
  };
