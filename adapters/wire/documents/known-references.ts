import type { PlaceOfNames, TownReference } from '#domain/content/town-contents.ts';
import { surveyDocuments } from '#domain/documents/document-parts.ts';
import type { ReferenceFaultKind } from './fault-kinds.ts';

/** A place of a document that names something of the town. */
export type KnownReference = TownReference<ReferenceFaultKind>;

const id = ['_id'];
const slug = ['data', 'slug'];
const documents = (collection: string, ...at: readonly (readonly string[])[]): PlaceOfNames => ({
  collection,
  at: at.length === 0 ? [id] : at,
});
const terms = (name: string): PlaceOfNames => ({
  collection: 'vocabularios',
  at: [['terms', '*', '_id']],
  name,
});

/** The collection in which surveys are checked; their files are a folder of their own. */
export const surveyFiles = surveyDocuments;

const ofSurvey = { of: [documents(surveyFiles)], fault: 'noSuchSurvey' } as const;
const ofMailbox = { of: [documents('mailboxes')], fault: 'noSuchDocument' } as const;
const ofArticle = { of: [documents('articulos', id, slug)], fault: 'noSuchDocument' } as const;

/** What processes refer to. */
export const processReferences: readonly KnownReference[] = [
  { at: ['data', 'survey'], ...ofSurvey },
  { at: ['mailbox'], ...ofMailbox },
  {
    at: ['categories', '*'],
    of: [documents('settings', ['categories', '*', '_id']), terms('categories')],
    fault: 'noSuchTerm',
    isOptional: true,
  },
];

/** What campaigns of vouchers refer to. */
export const campaignReferences: readonly KnownReference[] = [
  { at: ['areas', '*', 'districts', '*'], of: [terms('barrios')], fault: 'noSuchTerm', isOptional: true },
];

/** What proposals refer to. */
export const proposalReferences: readonly KnownReference[] = [
  { at: ['data', 'IDproceso'], of: [documents('procesos')], fault: 'noSuchDocument' },
  { at: ['data', 'barrio'], of: [terms('barrios')], fault: 'noSuchTerm', isOptional: true },
  { at: ['categories', '*'], of: [terms('categories')], fault: 'noSuchTerm', isOptional: true },
  {
    at: ['data', 'validationStatus'],
    of: [terms('propuestas'), documents('mailboxes', ['management', '*', 'options', '*', 'value'])],
    fault: 'noSuchTerm',
    isOptional: true,
  },
];

/** What mailboxes refer to: the vote that residents ask about. */
export const mailboxReferences: readonly KnownReference[] = [{ at: ['survey'], ...ofSurvey }];

/** What content pages and articles refer to. */
export const pageReferences: readonly KnownReference[] = [
  { at: ['mailbox'], ...ofMailbox },
  { at: ['mailbox', '_id'], ...ofMailbox },
  {
    at: ['tables', '*', 'descriptor'],
    of: [documents('descriptor', ['name'], id)],
    fault: 'noSuchDocument',
  },
];

/** What the settings of a front-end refer to. */
export const settingsReferences: readonly KnownReference[] = [
  { at: ['menuID'], of: [documents('menus')], fault: 'noSuchDocument' },
  ...['participa', 'guia', 'faq', 'privacyPolicy'].map((page) => ({ at: [page, '_id'], ...ofArticle })),
  { at: ['mailboxContacto'], ...ofMailbox },
];

/** What surveys refer to. */
export const surveyReferences: readonly KnownReference[] = [{ at: ['chain', '*'], ...ofSurvey }];

/** The index whose points a year counts: one of the town, or one that comes with the program. */
export const indexReferences = (editions: readonly string[]): readonly KnownReference[] => [
  { at: ['edition'], of: [documents('indices', ['edition'])], fault: 'noSuchDocument', also: editions },
];
