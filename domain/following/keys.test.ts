import { describe, expect, it } from 'vitest';
import { aSurvey } from '#fixtures/builders/data/survey.ts';
import type { Process } from '../processes/process.ts';
import { type CalendarDay, instantAt } from '../shared/calendar-day.ts';
import { processEvents } from './process-events.ts';
import { proposalEvents } from './proposal-events.ts';
import { requestEvents } from './request-events.ts';
import { dueNotices } from './followed-event.ts';

const zone = 'Europe/Madrid';
const day = (text: string) => text as CalendarDay;
const noon = (text: string) => instantAt(day(text), 43_200, zone);
const phase = (name: string, start: string, end: string) => ({
  name: { es: name },
  kind: null,
  note: null,
  start: day(start),
  end: day(end),
});
const process = {
  ranges: [
    phase('A', '2026-03-01', '2026-03-31'),
    phase('B', '2026-03-01', '2026-03-15'),
    phase('C', '2026-03-10', '2026-03-31'),
    phase('D', '2026-03-01', '2026-03-31'),
  ],
  files: [{ title: 'Bases', uri: '/files/bases.pdf', type: null, size: null }],
} as unknown as Process;
const step = (id: string, reached: string | null) => ({
  id,
  title: id,
  reached: reached === null ? null : day(reached),
});

// The keys are stored as what followers were sent: another key would send everybody the same news again.
describe('the keys of what followers are notified of', () => {
  it('name each event of a process by its content', () => {
    const survey = aSurvey('s', {
      startsAt: noon('2026-04-01'),
      endDay: day('2026-04-30'),
      showResultsAfterPollIsClosed: true,
    });
    const projects = [
      {
        id: '7',
        title: 'Parque',
        delivery: {
          status: 'works' as const,
          milestones: [step('firma', '2026-05-01'), step('obra', null)],
        },
      },
    ];
    const around = { survey, news: [{ id: '9', title: 'Nota' }], projects };
    const keys = processEvents(process, around, noon('2026-05-10'), zone).map(({ key }) => key);
    expect(keys).toEqual([
      'begins/2026-03-01/0',
      'ends/2026-03-31/0',
      'begins/2026-03-01/0',
      'ends/2026-03-15/0',
      'begins/2026-03-10/0',
      'ends/2026-03-31/0',
      'begins/2026-03-01/1',
      'ends/2026-03-31/1',
      'vote/opened',
      'vote/soon/2026-04-30',
      'vote/closed/2026-04-30',
      'results',
      'news/9',
      'file//files/bases.pdf',
      'state/project-7/works',
      'project/7/firma',
    ]);
  });

  it('name each event of a proposal by its content', () => {
    const delivery = {
      status: 'works' as const,
      milestones: [step('firma', '2026-05-01'), step('obra', null)],
      files: [],
    };
    const proposal = { validation: { status: '1', text: null, file: null }, files: [] };
    const keysOf = (one: typeof delivery | null) =>
      proposalEvents(proposal, { status: null, delivery: one }, zone).map(({ key }) => key);
    expect(keysOf(delivery)).toEqual(['state/validation/1', 'state/delivery/works', 'step/firma']);
    expect(keysOf(null)).toEqual(['state/validation/1']);
  });

  it('name the state of the request that a duplicate was merged into', () => {
    const into = { status: 'Resuelta', iid: '2026-000012' } as const;
    expect(requestEvents({ status: 'Cerrada' }, into)).toMatchObject([
      { key: 'state/request/2026-000012 Resuelta', event: { status: 'Resuelta' } },
    ]);
  });

  it('name the state of a request', () => {
    expect(requestEvents({ status: 'closed' } as never)).toEqual([
      {
        key: 'state/request/closed',
        event: { kind: 'requestChanged', status: 'closed' },
        at: null,
        until: null,
      },
    ]);
  });

  it('keep what is no state when a state changes, even if it has the word in it', () => {
    const state = { key: 'state/works/b', event: { kind: 'voteClosed' } as const, at: null, until: null };
    const sent = ['news/1', 'state/works/a', 'news/state/works/c', 'state/vote/a'];
    expect(dueNotices(sent, [state], 1)?.told).toEqual([
      'news/1',
      'news/state/works/c',
      'state/vote/a',
      'state/works/b',
    ]);
  });

  it('are not yet due before their time', () => {
    const later = { key: 'later', event: { kind: 'voteClosed' } as const, at: 5, until: null };
    expect(dueNotices([], [later], 4)).toBeNull();
    expect(dueNotices([], [later], 5)?.fresh).toEqual([later]);
  });
});
