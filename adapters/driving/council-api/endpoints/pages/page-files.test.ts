import { describe, expect, it } from 'vitest';
import { scratchFolder } from '#fixtures/builders/scratch-folder.ts';
import { filesAhead } from './page-files.ts';

const built = {
  'index.html': { file: 'assets/index-a.js', imports: ['_runtime.js'], css: ['assets/index-a.css'] },
  '_runtime.js': { file: 'assets/runtime-b.js' },
  '_later.js': {
    file: 'assets/later-c.js',
    imports: ['_runtime.js', 'index.html'],
    css: ['assets/later-c.css'],
  },
  'i18n/es.ts': { file: 'assets/es-d.js' },
  'i18n/va.ts': { file: 'assets/va-e.js' },
  'i18n/va-later.ts': { file: 'assets/va-later-f.js' },
  'screens/process/screen.tsx': { file: 'assets/process-g.js', imports: ['index.html', '_later.js'] },
  '_home-i.js': { file: 'assets/home-i.js', imports: ['index.html'] },
  '_own-tickets-j.css': { file: 'assets/own-tickets-j.css' },
  '_own-tickets-j.js': {
    file: 'assets/own-tickets-j.js',
    imports: ['index.html', '_later.js'],
    css: ['assets/own-tickets-j.css'],
  },
  'shell/routing/late-screens.ts': { file: 'assets/late-screens-k.js' },
  'screens/request/screen.tsx': { file: 'assets/request-m.js' },
  'screens/tickets/event-page.tsx': { file: 'assets/event-page-o.js', imports: ['_later.js'] },
  'screens/survey/screen.tsx': { file: 'assets/survey-h.js', imports: ['_later.js'] },
  'screens/results/screen.tsx': { file: 'assets/results-p.js', imports: ['_later.js'] },
};
const said = ['va-tickets', 'va-tickets-parts', 'es-tickets', 'va-request', 'va-survey', 'va-survey-parts'];
const ahead = () =>
  filesAhead(
    scratchFolder({
      '.vite/manifest.json': JSON.stringify(built),
      ...Object.fromEntries(
        said.flatMap((name) => ['js', 'js.br'].map((ending) => [`assets/said-${name}-n.${ending}`, ''])),
      ),
    }),
  );
/** The files that are named as links, and then those that the first script asks for once the page is painted. */
const named = (lines: string) => [...linked(lines), ...afterPaint(lines)];
const linked = (lines: string) =>
  [...lines.matchAll(/href="\/assets\/(?<name>[^"]+)"/gu)].map(([, name]) => name);
const afterPaint = (lines: string) =>
  /<meta name="files-ahead" content="(?<names>[^"]*)" \/>/u
    .exec(lines)
    ?.groups?.['names']?.split(' ')
    .map((name) => name.replace('assets/', '')) ?? [];
const home = { kind: 'home' } as const;
const process = { kind: 'process', slug: 'p' } as const;

describe('the files that a page names for preloading', () => {
  it('are the texts and the home of participation, which the page waits for, as urgent as the first script', () => {
    const { files: lines, styles } = ahead()({ path: '/', place: home, language: 'es', showsThing: false });
    expect(styles).toBe('');
    expect(linked(lines)).toEqual(['es-d.js', 'home-i.js']);
    expect(afterPaint(lines)).toEqual([]);
  });

  it('are for a front-end its home with what that says, and not the texts of all later pages', () => {
    const { files: lines, styles } = ahead()({
      path: '/entradas',
      place: { kind: 'tickets' },
      language: 'va',
      showsThing: false,
    });
    // The server draws it: its styles are there from the beginning.
    expect(named(styles)).toEqual(['own-tickets-j.css', 'later-c.css']);
    expect(styles).toContain('<link rel="stylesheet" ');
    expect(named(lines)).toEqual([
      'va-e.js',
      'own-tickets-j.js',
      'own-tickets-j.css',
      'later-c.js',
      'later-c.css',
      'said-va-tickets-n.js',
    ]);
  });

  it('are for an event what shows it and what that says, after the home that has its words', () => {
    const { files: lines } = ahead()({
      path: '/entradas/fira',
      place: { kind: 'tickets', named: 'fira' },
      language: 'va',
      showsThing: true,
    });
    expect(afterPaint(lines).slice(-3)).toEqual([
      'event-page-o.js',
      'said-va-tickets-n.js',
      'said-va-tickets-parts-n.js',
    ]);
  });

  it('are for a form the list of screens, and what it says', () => {
    const { files: lines } = ahead()({
      path: '/solicitud/x',
      place: { kind: 'form', mailbox: 'x' },
      language: 'va',
      showsThing: false,
    });
    expect(named(lines)).toEqual(['va-e.js', 'late-screens-k.js', 'request-m.js', 'said-va-request-n.js']);
  });

  it('are the screen with all it needs and its texts, once each, without what the page already has', () => {
    const { files: lines } = ahead()({
      path: '/procesos-participativos/p',
      place: process,
      language: 'va',
      showsThing: false,
    });
    expect(named(lines)).toEqual([
      'va-e.js',
      'late-screens-k.js',
      'process-g.js',
      'later-c.js',
      'later-c.css',
      'va-later-f.js',
    ]);
  });

  it('are asked for once the page is painted, except the texts, which rendering needs', () => {
    const { files: lines } = ahead()({
      path: '/procesos-participativos/p',
      place: process,
      language: 'va',
      showsThing: false,
    });
    expect(linked(lines)).toEqual(['va-e.js']);
    expect(afterPaint(lines)).toHaveLength(5);
  });

  it('are those of voting where people vote', () => {
    const { files: lines } = ahead()({
      path: '/procesos-participativos/p/participa',
      place: process,
      language: 'va',
      showsThing: false,
    });
    expect(named(lines)).toContain('survey-h.js');
    expect(named(lines)).not.toContain('process-g.js');
    expect(named(lines)).not.toContain('results-p.js');
    expect(named(lines)).not.toContain('said-va-survey-parts-n.js');
  });

  it('are those of its results too once a vote is over', () => {
    const { files: lines } = ahead()({
      path: '/procesos-participativos/p/participa',
      place: process,
      language: 'va',
      showsThing: true,
    });
    expect(afterPaint(lines).slice(-3)).toEqual([
      'results-p.js',
      'said-va-survey-n.js',
      'said-va-survey-parts-n.js',
    ]);
  });

  it('are left out if nothing was built, and if a file was not', () => {
    const unbuilt = filesAhead(scratchFolder());
    expect(unbuilt({ path: '/', place: home, language: 'es', showsThing: false })).toEqual({
      files: '',
      styles: '',
    });
    const { files: unknown } = ahead()({
      path: '/propuestas',
      place: { kind: 'proposals' },
      language: 'eu',
      showsThing: false,
    });
    expect(named(unknown)).toEqual(['late-screens-k.js']);
  });
});
