/* Which modules of the built pages need each other: what a front-end or a part of the office loads, and what they share. */

export interface Modules {
  readonly getModuleInfo: (
    id: string,
  ) => { readonly importers: readonly string[]; readonly isEntry: boolean } | null;
}

type Start = (id: string, isEntry: boolean) => boolean;

/** Whether the start needs the module: it is a start module, or one that imports it statically leads to one. */
export function neededBy(isStart: Start, id: string, modules: Modules, seen = new Set<string>()): boolean {
  if (seen.has(id)) return false;
  seen.add(id);
  const info = modules.getModuleInfo(id);
  return (
    info !== null &&
    (isStart(id, info.isEntry) ||
      info.importers.some((importer) => neededBy(isStart, importer, modules, seen)))
  );
}

/**
 * What the homes of activities, venues and events share and other services do not need: lists by pages, and what a hold works
 * with.
 */
export const isOfSomeServices = (id: string): boolean =>
  /ui-web[\\/](?:components[\\/]pagination|shell[\\/]routing[\\/]pag(?:ed-list|ing)\.|holds[\\/]with-work\.)|domain[\\/]forms[\\/]contact\.|scarcity[\\/]hold-work\./u.test(
    id,
  );

// Only operators of rxjs import tslib.
export const isOfRxjs = (id: string): boolean => /[\\/]node_modules[\\/](?:rxjs|tslib)[\\/]/u.test(id);
/**
 * All of rxjs is imported by its index, so that the page seems to need all of it. The page needs only what keeps
 * state; operators, timers and their parts are for later screens.
 */
const keptState: Start = (id) => isOfRxjs(id) && /[\\/]BehaviorSubject\.js$/u.test(id);
const entry: Start = (_, isEntry) => isEntry;
export const neededFirst = (id: string, modules: Modules): boolean =>
  neededBy(isOfRxjs(id) ? keptState : entry, id, modules) ||
  // The first style has that of the home: one request fewer before it can be used.
  (id.endsWith('.css') && neededBy(participation, id, modules)) ||
  // What the home of participation and others share.
  (neededBy(participation, id, modules) &&
    homesWith([...services, ...registers], id, modules).length > 0 &&
    !isOfRxjs(id));
/**
 * A form is what people most often open first besides the start page: from a link, a poster, a message. The footer
 * and its texts come with every page, and with a form before it can be filled in.
 */
export const form: Start = (id) =>
  /ui-web[\\/](?:screens[\\/]request[\\/]screen\.tsx|composition[\\/]forms\.ts|shell[\\/]frame[\\/]foot\.tsx)$/u.test(
    id,
  ) || /adapters[\\/]wire[\\/]site[\\/]tolerant-settings\.ts$/u.test(id);

/** The home of participation, and what it asks with. */
export const participation: Start = (id) =>
  /ui-web[\\/](?:screens[\\/]home[\\/]screen\.tsx|composition[\\/]surveys\.ts)$/u.test(id);

const services = ['appointments', 'registrations', 'reservations', 'showcase', 'tickets', 'vouchers'];
const registers = ['associations', 'subsidies', 'transparency'];
const startOf = (home: string): Start => {
  const screen = new RegExp(`ui-web[\\\\/]screens[\\\\/]${home}[\\\\/]screen\\.tsx$`, 'u');
  return (id) => screen.test(id);
};
const asks: Start = (id) => /ui-web[\\/]composition[\\/]services\.ts$/u.test(id);

/** The pocket of a person. */
export const pocket: Start = (id) => /ui-web[\\/]screens[\\/]pocket[\\/]screen\.tsx$/u.test(id);

/** Voting: what a portal is opened for most. */
export const survey: Start = (id) => /ui-web[\\/]screens[\\/]survey[\\/]screen\.tsx$/u.test(id);

/** The results of a vote, which are loaded after it. */
export const results: Start = (id) => /ui-web[\\/]screens[\\/]results[\\/]screen\.tsx$/u.test(id);

/** Screens that share a little with one home or another. */
const borrowing: Start = (id, isEntry) =>
  pocket(id, isEntry) ||
  /ui-web[\\/]screens[\\/](?:survey|results|proposals?|process)[\\/]screen\.tsx$/u.test(id);

const homesWith = (homes: readonly string[], id: string, modules: Modules): readonly string[] =>
  homes.filter((home) => neededBy(startOf(home), id, modules));

/** What the homes of registers ask with: associations and subsidies, and transparency. */
const asksRecords: Start = (id) => /ui-web[\\/]composition[\\/]records\.ts$/u.test(id);
const asksPublications: Start = (id) => /ui-web[\\/]composition[\\/]publications\.ts$/u.test(id);
const asksRegisters: Start = (id) => asksRecords(id, false) || asksPublications(id, false);

/**
 * The file of what the homes of front-ends share, each with what it needs and no other: services and registers
 * (`parts`), several services, several registers, what publications ask with, one home and the pocket (`held`), or one home alone.
 * Null if no home needs the module.
 */
export function homeFile(id: string, modules: Modules): string | null {
  if (isOfRxjs(id) || asksRegisters(id, false)) return null;
  const ofServices = homesWith(services, id, modules);
  const ofRegisters = homesWith(registers, id, modules);
  const asksHere = neededBy(asks, id, modules);
  const asksThere = neededBy(asksRegisters, id, modules);
  const isOfServices = asksHere || ofServices.length > 0;
  const isOfRegisters = asksThere || ofRegisters.length > 0;
  if (!isOfServices && !isOfRegisters) return null;
  if (isOfServices && isOfRegisters) return 'parts';
  if (asksThere && ofRegisters.length === 0 && !neededBy(asksRecords, id, modules)) return 'published';
  const [one, ...others] = [...ofServices, ...ofRegisters];
  // A form would load all of a home for what it shares with that one alone.
  if (one === undefined || others.length > 0 || asksHere || asksThere || neededBy(form, id, modules))
    return isOfServices ? 'services' : 'registers';
  // The pocket shows a little of each, and other screens take a little: they do not load the whole home.
  return neededBy(borrowing, id, modules) ? `held-${one}` : `own-${one}`;
}

/** Editors of the office: of documents, forms, votes and vouchers, which are loaded when one is opened. */
export const editor: Start = (id) =>
  /ui-web[\\/]office[\\/](?:documents[\\/](?!list[\\/]|documents-screen|late-editor|(?:own|hours|skills|tariff|places)[\\/])|mailboxes[\\/](?!list[\\/]|mailbox)|votes[\\/](?!list[\\/]|votes)|vouchers[\\/](?!list[\\/]|vouchers-screen))/u.test(
    id,
  );

/** Appointments and reservations at a desk: what only these share is loaded with them. */
export const booking: Start = (id) => /ui-web[\\/]office[\\/](?:counter|hall|openings|venues)[\\/]/u.test(id);

/** The fields of offices and venues in their editor: hours, desks, prices, places. */
export const setUp: Start = (id) =>
  /ui-web[\\/]office[\\/]documents[\\/](?:own|hours|skills|tariff|places)[\\/]/u.test(id);

/** Lists of documents, and the steps that set up a town: what only these share is what is known of kinds of documents. */
export const ofDocuments: Start = (id) =>
  /ui-web[\\/]office[\\/](?:documents[\\/](?:list[\\/]|documents-screen|late-editor)|mailboxes[\\/](?:list[\\/]|mailbox)|setup[\\/])/u.test(
    id,
  );

/** A form that is filled in within the office: at the counter, for its staff, or when it is tried. */
export const filled: Start = (id) =>
  /ui-web[\\/](?:screens[\\/]request|office[\\/](?:requests[\\/](?:enter|managed)|intranet|mailboxes[\\/]live))[\\/]/u.test(
    id,
  );

/** The other screens. */
const beside: Start = (id) =>
  /[\\/]ui-web[\\/]/u.test(id) &&
  ![editor, booking, setUp, ofDocuments, filled].some((isApart) => isApart(id, false));

const edits: Start = (id) => !filled(id, false) && (editor(id, false) || ofDocuments(id, false));

/** Whether parts that are loaded apart from each other both need the module, or any of the other screens does. */
export const forSeveral = (id: string, modules: Modules): boolean =>
  neededBy(beside, id, modules) ||
  [booking, filled, edits].filter((part) => neededBy(part, id, modules)).length > 1;

/** What is known of tables that staff bring: their columns and what is wrong with a cell. Only their screens need it. */
export const ofTables = /[\\/](?:domain|adapters[\\/]wire)[\\/]imports[\\/]/u;

/** What *Hoy* says of duties: the proposals say it too, and no editor. */
export const ofDuties = /ui-web[\\/]office[\\/]today[\\/]/u;

/** What events and activities share: what is sold of them, and how two people call them off. No editor needs it. */
export const ofEvents = /ui-web[\\/]office[\\/](?:tickets[\\/]|parts[\\/]call-off)/u;

/** What is signed by two people: votes, campaigns of vouchers and their settlements. */
export const opens = /ui-web[\\/]office[\\/](?:votes|vouchers)[\\/]|wire[\\/]vouchers[\\/]settlements[\\/]/u;
