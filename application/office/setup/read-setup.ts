import type { DocumentDesk } from '#application/ports/server/office/document-desk.ts';
import type { StaffPeople } from '#application/ports/server/office/staff-people.ts';
import type { Town } from '#domain/access/town.ts';
import { draftedFields, type OfficeDocument } from '#domain/documents/office-document.ts';
import { type FirstDocument, firstRefs, publishingOrder } from '#domain/office/setup/first-refs.ts';
import { doneSteps, mayOpen, type SetupStep, type TownSetup } from '#domain/office/setup/town-setup.ts';
import type { Language } from '#domain/shared/localized-text.ts';
import { languagesOfSettings } from './write-first-documents.ts';

/** How far a town is. */
export interface SetupProgress {
  readonly done: readonly SetupStep[];
  readonly mayOpen: boolean;
  readonly isOver: boolean;
  readonly languages: readonly Language[];
  /** The first documents that are there, in the order in which they are published. */
  readonly documents: readonly { readonly document: FirstDocument; readonly found: OfficeDocument }[];
}

interface Ports {
  readonly documentDesk: Pick<DocumentDesk, 'find' | 'change'>;
  readonly people: Pick<StaffPeople, 'list'>;
}

const isFilled = (document: OfficeDocument | undefined, path: string): boolean => {
  const value = document && draftedFields(document).get(path);
  return typeof value === 'string' && value.trim() !== '';
};

/** Which steps of a town are done, by its documents, its people and what they have settled. */
export const readSetup =
  ({ documentDesk, people }: Ports) =>
  async (town: Town, setup: TownSetup): Promise<SetupProgress> => {
    const { realm } = town;
    const found = await Promise.all(
      publishingOrder.map(async (document) => ({
        document,
        found: await documentDesk.find(realm, firstRefs[document]),
      })),
    );
    const documents = found.flatMap((one) => (one.found === null ? [] : [{ ...one, found: one.found }]));
    const named = new Map(documents.map((one) => [one.document, one.found]));
    const settings = named.get('settings');
    const all = await people.list(realm);
    const facts = {
      hasContact: isFilled(settings, 'footer/email'),
      hasColour: isFilled(settings, 'primaryColor'),
      hasArms: isFilled(settings, 'logo'),
      people: all.filter(({ endedAt }) => endedAt === null).length,
      hasNews: named.has('news'),
      hasProcess: named.has('process'),
    };
    const done = doneSteps(facts, setup.settled);
    return {
      done,
      mayOpen: mayOpen(done),
      isOver: setup.endedAt !== null,
      languages: await languagesOfSettings({ documentDesk }, town),
      documents,
    };
  };
