import { describe, expect, it } from 'vitest';
import { aSurvey } from '#fixtures/builders/data/survey.ts';
import type { DateRange, Process } from '../processes/process.ts';
import { type CalendarDay, endOfDay, instantAt, startOfDay } from '../shared/calendar-day.ts';
import { subjectKey } from './follow.ts';
import { type FollowedEvent, dueNotices, sentSoFar } from './followed-event.ts';
import { type AroundProcess, processEvents } from './process-events.ts';
import { proposalEvents } from './proposal-events.ts';

const zone = 'Europe/Madrid';
const day = (text: string) => text as CalendarDay;
const noon = (text: string) => instantAt(day(text), 43_200, zone);

const range = (name: string, start: string, end: string): DateRange => ({
  name: { es: name },
  kind: null,
  note: null,
  start: day(start),
  end: day(end),
});

const process = (more: Partial<Process> = {}): Process => ({
  id: 'p',
  slug: 'p',
  title: 'P',
  subtitle: null,
  lead: null,
  body: null,
  headerImage: null,
  logo: null,
  extent: { start: day('2026-01-01'), end: day('2026-12-31') },
  ranges: [],
  survey: null,
  switchedOff: [],
  amount: null,
  proposals: null,
  mailbox: null,
  comments: null,
  contact: null,
  who: null,
  files: [],
  links: [],
  ...more,
});
const alone: AroundProcess = { survey: null, news: [], projects: [] };
const file = { title: 'Bases', uri: '/files/bases.pdf', type: null, size: null };

/** The notices of each day to a follower who follows from the first day. */
function heard(eventsAt: (now: number) => readonly FollowedEvent[], days: readonly string[]) {
  let told: readonly string[] = sentSoFar(eventsAt(noon(days[0] ?? '')), noon(days[0] ?? ''));
  return days.slice(1).map((text) => {
    const now = noon(text);
    const notices = dueNotices(told, eventsAt(now), now);
    told = notices?.told ?? told;
    return (notices?.fresh ?? []).map(({ event }) => event.kind);
  });
}

describe('a process', () => {
  it('announces on the day between two phases that one is over and the next begins', () => {
    const phases = process({
      ranges: [range('Ideas', '2026-03-01', '2026-03-31'), range('Voto', '2026-04-01', '2026-04-30')],
    });
    const days = ['2026-03-10', '2026-03-31', '2026-04-01', '2026-04-02', '2026-05-01', '2026-05-02'];
    expect(heard((now) => processEvents(phases, alone, now, zone), days)).toEqual([
      [],
      ['phaseEnded', 'phaseBegan'],
      [],
      ['phaseEnded'],
      [],
    ]);
  });

  it('distinguishes phases of the same days, and does not announce one without a name', () => {
    const [a, b, c] = [
      range('A', '2026-03-01', '2026-03-31'),
      range('B', '2026-03-01', '2026-03-31'),
      range(' ', '2026-03-01', '2026-03-31'),
    ];
    const told = processEvents(process({ ranges: [a, b, c] }), alone, 0, zone);
    expect(told.map(({ key }) => key)).toEqual([
      'begins/2026-03-01/0',
      'ends/2026-03-31/0',
      'begins/2026-03-01/1',
      'ends/2026-03-31/1',
    ]);
    expect(told[0]).toMatchObject({
      at: startOfDay(day('2026-03-01'), zone),
      until: endOfDay(day('2026-03-31'), zone),
      event: { kind: 'phaseBegan', name: { es: 'A' }, lastDay: '2026-03-31' },
    });
    expect(told[1]).toMatchObject({ until: endOfDay(day('2026-04-14'), zone) });
  });

  it('announces that its vote opens, closes soon, closes, and has results', () => {
    const survey = aSurvey('s', {
      startsAt: startOfDay(day('2026-04-01'), zone),
      endDay: day('2026-04-30'),
      showResultsAfterPollIsClosed: true,
      resultsFrom: noon('2026-05-03'),
    });
    const days = [
      '2026-03-10',
      '2026-04-01',
      '2026-04-27',
      '2026-04-28',
      '2026-05-01',
      '2026-05-02',
      '2026-05-03',
    ];
    const at = (now: number) => processEvents(process(), { ...alone, survey }, now, zone);
    expect(heard(at, days)).toEqual([
      ['voteOpened'],
      [],
      ['voteClosesSoon'],
      ['voteClosed'],
      [],
      ['resultsPublished'],
    ]);
    expect(heard(at, ['2026-03-10', '2026-05-20'])).toEqual([['resultsPublished']]);
  });

  it('does not remind of a vote of three days or without an end, nor announce results that were always visible', () => {
    const kinds = (more: Parameters<typeof aSurvey>[1]) =>
      processEvents(process(), { ...alone, survey: aSurvey('s', more) }, noon('2026-04-02'), zone).map(
        ({ event }) => event.kind,
      );
    const short = { startsAt: startOfDay(day('2026-04-01'), zone), endDay: day('2026-04-03') };
    expect(kinds({ ...short, showResultsBefore: true })).toEqual(['voteOpened', 'voteClosed']);
    expect(kinds({})).toEqual(['voteOpened']);
    expect(kinds({ endDay: day('2026-04-30') })).toEqual(['voteOpened', 'voteClosesSoon', 'voteClosed']);
    expect(kinds({ isActive: false })).toEqual([]);
  });

  it('withholds results that the council withholds', () => {
    const survey = aSurvey('s', { endDay: day('2026-04-01') });
    const kinds = processEvents(process(), { ...alone, survey }, noon('2026-05-01'), zone).map(
      ({ event }) => event.kind,
    );
    expect(kinds).not.toContain('resultsPublished');
  });

  it('announces news and documents when they appear', () => {
    const before = processEvents(process(), alone, 1, zone);
    const after = processEvents(
      process({ files: [file] }),
      { ...alone, news: [{ id: 'n', title: 'Mesas' }] },
      1,
      zone,
    );
    expect(dueNotices(sentSoFar(before, 1), after, 1)?.fresh.map(({ event }) => event)).toEqual([
      { kind: 'newsAdded', title: 'Mesas' },
      { kind: 'documentAdded', title: 'Bases' },
    ]);
  });

  it('announces the progress of funded proposals, project by project', () => {
    type Status = AroundProcess['projects'][number]['delivery']['status'];
    const funded = (status: Status, reached: string | null, id = 'p/1') => ({
      id,
      title: 'Moreras',
      delivery: {
        status,
        milestones: [
          { id: 'firma', title: 'Contrato firmado', reached: reached === null ? null : day(reached) },
        ],
      },
    });
    const at = (projects: AroundProcess['projects']) =>
      processEvents(process(), { ...alone, projects }, 1, zone);
    const now = noon('2026-06-01');
    const begun = sentSoFar(at([funded('study', null)]), now);
    const fresh = (...projects: AroundProcess['projects']) =>
      dueNotices(begun, at(projects), now)?.fresh.map(({ event }) => event);
    expect(fresh(funded('works', '2026-06-01'))).toEqual([
      { kind: 'projectChanged', project: 'Moreras', status: 'works' },
      { kind: 'projectStep', project: 'Moreras', title: 'Contrato firmado' },
    ]);
    // Another project is another state; what was reached months ago, or will be, is not announced now.
    expect(fresh(funded('study', '2026-03-01'), funded('study', '2026-06-02', 'p-2'))).toEqual([
      { kind: 'projectChanged', project: 'Moreras', status: 'study' },
    ]);
    expect(dueNotices(begun, at([funded('study', null)]), now)).toBeNull();
  });
});

describe('a proposal', () => {
  const validation = { status: '2', text: null, file: null };

  it('announces another status, with the word of the town', () => {
    const before = proposalEvents({ validation, files: [] }, { status: null, delivery: null }, zone);
    const after = proposalEvents(
      { validation: { ...validation, status: '1' }, files: [] },
      { status: { es: 'Validada' }, delivery: null },
      zone,
    );
    expect(dueNotices(sentSoFar(before, 1), after, 1)?.fresh.map(({ event }) => event)).toEqual([
      { kind: 'statusChanged', status: { es: 'Validada' } },
    ]);
    const pending = { ...validation, status: null };
    expect(
      proposalEvents({ validation: pending, files: [] }, { status: null, delivery: null }, zone)[0]?.key,
    ).toBe('state/validation/-');
  });

  it('announces its works, and each step once its day has come', () => {
    const works = (reached: CalendarDay | null) =>
      proposalEvents(
        { validation, files: [file] },
        {
          status: null,
          delivery: {
            status: 'works',
            milestones: [{ id: 'contract', title: 'Contrato firmado', reached }],
            files: [{ ...file, uri: '/files/contrato.pdf' }],
          },
        },
        zone,
      );
    const planned = proposalEvents({ validation, files: [file] }, { status: null, delivery: null }, zone);
    const told = sentSoFar(planned, 1);
    const now = noon('2026-06-01');
    expect(dueNotices(told, works(null), now)?.fresh.map(({ event }) => event.kind)).toEqual([
      'deliveryChanged',
      'documentAdded',
    ]);
    const soon = works(day('2026-06-02'));
    const known = sentSoFar(soon, now);
    expect(dueNotices(known, soon, now)).toBeNull();
    expect(dueNotices(known, soon, noon('2026-06-02'))?.fresh.map(({ event }) => event)).toEqual([
      { kind: 'stepReached', title: 'Contrato firmado' },
    ]);
  });
});

it('a subject is named by its kind and its document', () =>
  expect(subjectKey({ kind: 'process', id: 'p-1' })).toBe('process/p-1'));
