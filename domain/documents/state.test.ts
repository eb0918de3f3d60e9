import { describe, expect, it } from 'vitest';
import { isLeft, left, right } from '../shared/result.ts';
import { type Act, roles } from '../office/roles.ts';
import {
  canChange,
  changedStatus,
  type DocumentAct,
  documentActs,
  type DocumentStatus,
  nextStatus,
  type DocumentPlace,
  stateOf,
  type DraftWork,
} from './state.ts';

const places: readonly DocumentPlace[] = ['new', 'published', 'withdrawn', 'archived'];
const works: readonly DraftWork[] = ['none', 'draft', 'inReview', 'scheduled'];
const every = places.flatMap((place) => works.map((work): DocumentStatus => ({ place, work })));
const written = (status: DocumentStatus | null) =>
  status === null ? 'gone' : `${status.place}/${status.work}`;

/** Every pair that is allowed, by act: from where to where. All other pairs are refused. */
const allowed: Readonly<Record<DocumentAct, Readonly<Record<string, string>>>> = {
  review: {
    'new/draft': 'new/inReview',
    'published/draft': 'published/inReview',
    'withdrawn/draft': 'withdrawn/inReview',
  },
  return: {
    'new/inReview': 'new/draft',
    'published/inReview': 'published/draft',
    'withdrawn/inReview': 'withdrawn/draft',
  },
  publish: {
    'new/draft': 'published/none',
    'new/inReview': 'published/none',
    'new/scheduled': 'published/none',
    'published/draft': 'published/none',
    'published/inReview': 'published/none',
    'published/scheduled': 'published/none',
    'withdrawn/draft': 'published/none',
    'withdrawn/inReview': 'published/none',
    'withdrawn/scheduled': 'published/none',
  },
  schedule: {
    'new/draft': 'new/scheduled',
    'new/inReview': 'new/scheduled',
    'published/draft': 'published/scheduled',
    'published/inReview': 'published/scheduled',
    'withdrawn/draft': 'withdrawn/scheduled',
    'withdrawn/inReview': 'withdrawn/scheduled',
  },
  unschedule: {
    'new/scheduled': 'new/draft',
    'published/scheduled': 'published/draft',
    'withdrawn/scheduled': 'withdrawn/draft',
  },
  withdraw: {
    'published/none': 'withdrawn/none',
    'published/draft': 'withdrawn/draft',
    'published/inReview': 'withdrawn/draft',
    'published/scheduled': 'withdrawn/draft',
  },
  republish: {
    'withdrawn/none': 'published/none',
    'withdrawn/draft': 'published/draft',
    'archived/none': 'published/none',
    'archived/draft': 'published/draft',
  },
  archive: {
    'withdrawn/none': 'archived/none',
    'withdrawn/draft': 'archived/draft',
    'withdrawn/inReview': 'archived/draft',
    'withdrawn/scheduled': 'archived/draft',
  },
  discard: {
    'new/draft': 'gone',
    'new/inReview': 'gone',
    'published/draft': 'published/none',
    'published/inReview': 'published/none',
    'withdrawn/draft': 'withdrawn/none',
    'withdrawn/inReview': 'withdrawn/none',
  },
};

describe('the state of a document', () => {
  it.each(documentActs)('changes by %s from these states and from no others', (act) => {
    const found = every.flatMap((status) => {
      const next = nextStatus(status, act, () => true);
      return isLeft(next) ? [] : [[written(status), written(next.right)]];
    });
    expect(Object.fromEntries(found)).toEqual(allowed[act]);
  });

  it('changes only by the acts of a role', () => {
    const may = (role: keyof typeof roles) => {
      const has = (act: Act) => (roles[role] as readonly Act[]).includes(act);
      return documentActs.filter((act) =>
        every.some((status) => {
          const next = nextStatus(status, act, has);
          return !isLeft(next);
        }),
      );
    };
    expect(may('publisher')).toEqual(documentActs);
    expect(may('editor')).toEqual(['review', 'return', 'discard']);
    expect(may('translator')).toEqual(['review']);
    expect(may('reader')).toEqual([]);
    expect(may('administrator')).toEqual([]);
  });

  it('is refused with the act that is missing, or with the state it is in', () => {
    const status: DocumentStatus = { place: 'new', work: 'draft' };
    expect(nextStatus(status, 'publish', () => false)).toEqual(
      left({ kind: 'notAllowed', act: 'document.publish' }),
    );
    expect(nextStatus(status, 'withdraw', () => true)).toEqual(left({ kind: 'wrongState', state: 'draft' }));
    expect(nextStatus(status, 'discard', () => true)).toEqual(right(null));
  });

  it('is one word', () => {
    expect(every.map((status) => [written(status), stateOf(status)])).toEqual([
      ['new/none', 'draft'],
      ['new/draft', 'draft'],
      ['new/inReview', 'inReview'],
      ['new/scheduled', 'scheduled'],
      ['published/none', 'published'],
      ['published/draft', 'publishedWithDraft'],
      ['published/inReview', 'inReview'],
      ['published/scheduled', 'scheduled'],
      ['withdrawn/none', 'withdrawn'],
      ['withdrawn/draft', 'withdrawn'],
      ['withdrawn/inReview', 'inReview'],
      ['withdrawn/scheduled', 'scheduled'],
      ['archived/none', 'archived'],
      ['archived/draft', 'archived'],
      ['archived/inReview', 'inReview'],
      ['archived/scheduled', 'scheduled'],
    ]);
  });

  it('lets fields be changed unless it is scheduled or archived', () => {
    expect(every.filter(canChange).map(written)).toEqual([
      'new/none',
      'new/draft',
      'new/inReview',
      'published/none',
      'published/draft',
      'published/inReview',
      'withdrawn/none',
      'withdrawn/draft',
      'withdrawn/inReview',
    ]);
  });

  it('follows the draft when fields change', () => {
    expect(changedStatus({ place: 'published', work: 'none' }, true)).toEqual({
      place: 'published',
      work: 'draft',
    });
    expect(changedStatus({ place: 'published', work: 'inReview' }, true)).toEqual({
      place: 'published',
      work: 'inReview',
    });
    expect(changedStatus({ place: 'published', work: 'inReview' }, false)).toEqual({
      place: 'published',
      work: 'none',
    });
    expect(changedStatus({ place: 'new', work: 'draft' }, false)).toEqual({ place: 'new', work: 'draft' });
  });
});
