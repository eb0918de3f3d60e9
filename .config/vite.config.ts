import { fileURLToPath } from 'node:url';
import { defaultClientConditions, defineConfig, type Plugin } from 'vite';
import { hashOf, saidTexts } from './said-texts.ts';

const root = fileURLToPath(new URL('../ui-web', import.meta.url));

interface Modules {
  readonly getModuleInfo: (
    id: string,
  ) => { readonly importers: readonly string[]; readonly isEntry: boolean } | null;
}

type Start = (id: string, isEntry: boolean) => boolean;

/** Whether the start needs the module: it is a start module, or one that imports it statically leads to one. */
function neededBy(isStart: Start, id: string, modules: Modules, seen = new Set<string>()): boolean {
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
const isOfSomeServices = (id: string): boolean =>
  /ui-web[\\/](?:components[\\/]pagination|shell[\\/]routing[\\/]pag(?:ed-list|ing)\.|holds[\\/]with-work\.)|domain[\\/]forms[\\/]contact\.|scarcity[\\/]hold-work\./u.test(
    id,
  );

// Only operators of rxjs import tslib.
const isOfRxjs = (id: string): boolean => /[\\/]node_modules[\\/](?:rxjs|tslib)[\\/]/u.test(id);
/**
 * All of rxjs is imported by its index, so that the page seems to need all of it. The page needs only what keeps
 * state; operators, timers and their parts are for later screens.
 */
const keptState: Start = (id) => isOfRxjs(id) && /[\\/]BehaviorSubject\.js$/u.test(id);
const entry: Start = (_, isEntry) => isEntry;
const neededFirst = (id: string, modules: Modules): boolean =>
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
const form: Start = (id) =>
  /ui-web[\\/](?:screens[\\/]request[\\/]screen\.tsx|composition[\\/]forms\.ts|shell[\\/]frame[\\/]foot\.tsx)$/u.test(
    id,
  ) || /adapters[\\/]wire[\\/]site[\\/]tolerant-settings\.ts$/u.test(id);

/** The home of participation, and what it asks with. */
const participation: Start = (id) =>
  /ui-web[\\/](?:screens[\\/]home[\\/]screen\.tsx|composition[\\/]surveys\.ts)$/u.test(id);

const services = ['appointments', 'registrations', 'reservations', 'showcase', 'tickets', 'vouchers'];
const registers = ['associations', 'subsidies', 'transparency'];
const startOf = (home: string): Start => {
  const screen = new RegExp(`ui-web[\\\\/]screens[\\\\/]${home}[\\\\/]screen\\.tsx$`, 'u');
  return (id) => screen.test(id);
};
const asks: Start = (id) => /ui-web[\\/]composition[\\/]services\.ts$/u.test(id);

/** The pocket of a person. */
const pocket: Start = (id) => /ui-web[\\/]screens[\\/]pocket[\\/]screen\.tsx$/u.test(id);

/** Voting: what a portal is opened for most. */
const survey: Start = (id) => /ui-web[\\/]screens[\\/]survey[\\/]screen\.tsx$/u.test(id);

/** Screens that share a little with one home or another. */
const borrowing: Start = (id, isEntry) =>
  pocket(id, isEntry) || /ui-web[\\/]screens[\\/](?:survey|proposals?|process)[\\/]screen\.tsx$/u.test(id);

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
function homeFile(id: string, modules: Modules): string | null {
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
const editor: Start = (id) =>
  /ui-web[\\/]office[\\/](?:documents[\\/](?!list[\\/]|documents-screen|late-editor|(?:own|hours|skills|tariff|places)[\\/])|mailboxes[\\/](?!list[\\/]|mailbox)|votes[\\/](?!list[\\/]|votes)|vouchers[\\/](?!list[\\/]|vouchers-screen))/u.test(
    id,
  );

/** Appointments and reservations at a desk: what only these share is loaded with them. */
const booking: Start = (id) => /ui-web[\\/]office[\\/](?:counter|hall|openings|venues)[\\/]/u.test(id);

/** The fields of offices and venues in their editor: hours, desks, prices, places. */
const setUp: Start = (id) =>
  /ui-web[\\/]office[\\/]documents[\\/](?:own|hours|skills|tariff|places)[\\/]/u.test(id);

/** Lists of documents, and the steps that set up a town: what only these share is what is known of kinds of documents. */
const ofDocuments: Start = (id) =>
  /ui-web[\\/]office[\\/](?:documents[\\/](?:list[\\/]|documents-screen|late-editor)|mailboxes[\\/](?:list[\\/]|mailbox)|setup[\\/])/u.test(
    id,
  );

/** A form that is filled in within the office: at the counter, for its staff, or when it is tried. */
const filled: Start = (id) =>
  /ui-web[\\/](?:screens[\\/]request|office[\\/](?:requests[\\/](?:enter|managed)|intranet|mailboxes[\\/]live))[\\/]/u.test(
    id,
  );

/** The other screens. */
const beside: Start = (id) =>
  /[\\/]ui-web[\\/]/u.test(id) &&
  ![editor, booking, setUp, ofDocuments, filled].some((isApart) => isApart(id, false));

const edits: Start = (id) => !filled(id, false) && (editor(id, false) || ofDocuments(id, false));

/** Whether parts that are loaded apart from each other both need the module, or any of the other screens does. */
const forSeveral = (id: string, modules: Modules): boolean =>
  neededBy(beside, id, modules) ||
  [booking, filled, edits].filter((part) => neededBy(part, id, modules)).length > 1;

/** What is known of tables that staff bring: their columns and what is wrong with a cell. Only their screens need it. */
const ofTables = /[\\/](?:domain|adapters[\\/]wire)[\\/]imports[\\/]/u;

/** What *Hoy* says of duties: the proposals say it too, and no editor. */
const ofDuties = /ui-web[\\/]office[\\/]today[\\/]/u;

/** What events and activities share: what is sold of them, and how two people call them off. No editor needs it. */
const ofEvents = /ui-web[\\/]office[\\/](?:tickets[\\/]|parts[\\/]call-off)/u;

/** What is signed by two people: votes, campaigns of vouchers and their settlements. */
const opens = /ui-web[\\/]office[\\/](?:votes|vouchers)[\\/]|wire[\\/]vouchers[\\/]settlements[\\/]/u;

/**
 * What a refusal says in English is for those who call the API: pages say it in their own words, and need its number.
 * Councils of the specification are known by some of these sentences, which have lower numbers.
 */
const withoutMessages: Plugin = {
  name: 'without-messages',
  enforce: 'pre',
  transform: (code, id) =>
    /adapters[\\/]wire[\\/](?:service[\\/]service-)?refusals\.ts$/u.test(id)
      ? code.replaceAll(/(errCode: \d{3,}),\s*message:\s*(?:'[^'\\\n]*'|"[^"\\\n]*")/gu, '$1')
      : null,
};

/**
 * A file for each set of parts that need the same modules, not one for all: a part of five kilobytes brought half a
 * megabyte. What is smaller than `least` bytes before it is minified goes to the most similar set.
 */
const byWhoNeeds = (least: number) => ({ entriesAware: true, entriesAwareMergeThreshold: least });

/** React as a module, of which each part takes what it needs. */
const facade = '\0react';

/**
 * React is published in the older format of modules, of which every file of ours would make a copy as it starts: forty names,
 * three milliseconds of a phone for each of thirty files. They share one.
 */
const oneReact: Plugin = {
  name: 'one-react',
  apply: 'build',
  enforce: 'pre',
  // Libraries take all of React, whatever they use.
  resolveId: (source, importer = '') =>
    source === 'react' && importer !== facade && !importer.includes('node_modules') ? facade : null,
  load: async (id) => {
    if (id !== facade) return null;
    const { default: _, ...names } = await import('react');
    const lines = Object.keys(names)
      .filter((name) => /^[A-Za-z]\w*$/u.test(name) && name !== 'module.exports')
      // Marked as pure, a name that nobody takes is left out.
      .map((name) => `export const ${name} = /* @__PURE__ */ taken('${name}');`);
    return [
      `import react from 'react';`,
      'const taken = (name) => react[name];',
      'export default react;',
      ...lines,
    ].join('\n');
  },
};

export default defineConfig({
  root,
  plugins: [oneReact, withoutMessages],
  cacheDir: '../node_modules/.cache/vite',
  // The ES modules of io-ts and fp-ts can be tree-shaken; their CommonJS builds cannot.
  resolve: {
    alias: [
      { find: /^fp-ts\/lib\/(.*?)(?:\.js)?$/u, replacement: 'fp-ts/es6/$1.js' },
      // The router contains a substitute for what older Reacts lack; ours has it.
      { find: /^use-sync-external-store\/shim\/index\.js$/u, replacement: 'react' },
    ],
    // rxjs is also published in classes and arrow functions as browsers read them, without the helpers for older
    // ones.
    conditions: ['es2015', ...defaultClientConditions],
  },
  oxc: { jsx: { runtime: 'automatic' } },
  // plotly.js expects the global of Node.
  define: { global: 'globalThis', saidTextsHash: JSON.stringify(hashOf(saidTexts())) },
  css: { modules: { localsConvention: 'camelCaseOnly' } },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2022',
    // A browser without preloading fetches a little later; a polyfill for it would burden every reader.
    // Of what a part needs, only styles are named with it, without which it is drawn bare: to name fifty scripts takes a slow
    // phone a fifth of a second. Those of a page's screen are named by the server (ui-web/files-ahead.ts).
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_, needed) => needed.filter((file) => file.endsWith('.css')),
    },
    // Which files a screen is made of: the server names them in the head of its pages.
    manifest: true,
    assetsInlineLimit: 0,
    // The library of charts is that large, and is loaded when a chart comes into view.
    chunkSizeWarningLimit: 1300,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // The first page is one script.
            {
              name: (id, modules) =>
                id.includes('rolldown/runtime') || neededFirst(id, modules) ? 'first' : null,
              debugName: 'first',
              priority: 4,
            },
            // Maps share their library with each other and with nothing else.
            {
              name: 'map-library',
              test: /node_modules[\\/](?:ol|rbush|quickselect|earcut|pbf)[\\/]/u,
              priority: 5,
            },
            // Operators, apart from what keeps state: no home of a service needs them.
            {
              name: (id) => (isOfRxjs(id) ? 'operators' : null),
              debugName: 'operators',
              priority: 3.9,
            },
            // What only three services have: the others would load it with what all services share.
            { name: (id) => (isOfSomeServices(id) ? 'pages' : null), debugName: 'pages', priority: 3.85 },
            // A group takes along what its modules need: what is for several homes comes before what is for one.
            ...(['parts', 'services', 'registers', 'published', 'held', 'own'] as const).map(
              (kind, index) => ({
                name: (id: string, modules: Modules) => {
                  const file = homeFile(id, modules);
                  return file?.startsWith(kind) === true ? file : null;
                },
                debugName: kind,
                // What a home needs and parts of it too is not shared for the builder: it comes with the home. `later` would
                // take it along with what these parts share.
                minShareCount: kind === 'own' ? 1 : 2,
                priority: 3.8 - index / 10,
              }),
            ),
            {
              name: (id, modules) => (neededBy(participation, id, modules) ? 'home' : null),
              debugName: 'home',
              // The screen and what it asks with are one file, which the server finds by this name (page-files.ts).
              minShareCount: 1,
              priority: 3.4,
            },
            // What a form shares with other screens comes without what only those share: counting, tables, charts.
            {
              name: (id, modules) => (neededBy(form, id, modules) ? 'forms' : null),
              debugName: 'forms',
              minShareCount: 2,
              ...byWhoNeeds(5000),
              priority: 3,
            },
            // What the pocket shares with other screens, without what only those share.
            {
              name: (id, modules) => (neededBy(pocket, id, modules) ? 'pocket' : null),
              debugName: 'pocket',
              minShareCount: 2,
              ...byWhoNeeds(5000),
              priority: 2.5,
            },
            // Voting in fewer files: each waits for its turn on a phone's connection.
            {
              name: (id, modules) => (neededBy(survey, id, modules) ? 'ballot' : null),
              debugName: 'ballot',
              minShareCount: 2,
              ...byWhoNeeds(6000),
              priority: 2.2,
            },
            {
              name: (id, modules) =>
                ![ofTables, ofDuties, ofEvents].some((apart) => apart.test(id)) && forSeveral(id, modules)
                  ? 'later'
                  : null,
              debugName: 'later',
              minShareCount: 2,
              ...byWhoNeeds(1000),
              priority: 2,
            },
            { name: 'tables', test: ofTables, minShareCount: 2, priority: 1.9 },
            { name: 'duties', test: ofDuties, minShareCount: 2, priority: 1.8 },
            { name: 'events', test: ofEvents, minShareCount: 2, priority: 1.7 },
            {
              name: (id, modules) => (neededBy(ofDocuments, id, modules) ? 'documents' : null),
              debugName: 'documents',
              minShareCount: 2,
              priority: 1.5,
            },
            {
              name: (id, modules) => (neededBy(filled, id, modules) ? 'filled' : null),
              debugName: 'filled',
              minShareCount: 2,
              priority: 1.2,
            },
            // What only the editors of the office share comes with them. A group takes along what its modules need, so
            // these come last: what opens votes and campaigns of vouchers needs the rest, and not the other way round.
            {
              name: (id, modules) => (!opens.test(id) && neededBy(editor, id, modules) ? 'editors' : null),
              debugName: 'editors',
              minShareCount: 2,
              priority: 1,
            },
            {
              name: (id, modules) => (neededBy(booking, id, modules) ? 'booking' : null),
              debugName: 'booking',
              minShareCount: 2,
              priority: 0.5,
            },
            {
              name: (id, modules) => (neededBy(setUp, id, modules) ? 'set-up' : null),
              debugName: 'set-up',
              minShareCount: 2,
              priority: 0.4,
            },
            {
              // The address of a campaign is said by its list too, which needs nothing else of this.
              name: (id) => (id.includes('-href.') ? null : 'opening'),
              debugName: 'opening',
              minShareCount: 2,
              priority: 0,
            },
          ],
        },
      },
    },
  },
});
