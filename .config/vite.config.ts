import { fileURLToPath } from 'node:url';
import { defaultClientConditions, defineConfig, type Plugin } from 'vite';
import { oneReact } from './one-react.ts';
import {
  booking,
  editor,
  filled,
  form,
  forSeveral,
  homeFile,
  isOfRxjs,
  isOfSomeServices,
  type Modules,
  neededBy,
  neededFirst,
  ofDocuments,
  ofDuties,
  ofEvents,
  ofTables,
  opens,
  participation,
  pocket,
  setUp,
  results,
  survey,
} from './page-parts.ts';
import { hashOf, saidTexts } from './said-texts.ts';

const root = fileURLToPath(new URL('../ui-web', import.meta.url));

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
            // The results of a vote, in fewer files too.
            {
              name: (id, modules) => (neededBy(results, id, modules) ? 'counted' : null),
              debugName: 'counted',
              minShareCount: 2,
              ...byWhoNeeds(8000),
              priority: 2.1,
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
