import { describe, expect, it } from 'vitest';
import { isLeft } from '#domain/shared/result.ts';
import type { CheckedTown } from '../documents/document-rules.ts';
import { readActivityDocument } from './activity-document.ts';
import { feePlanRule } from './fee-plan-rules.ts';

const written = (parts: unknown, price: unknown = 100, more: object = {}) => ({
  title: 'Curso',
  appliesFrom: '2026-11-01',
  appliesUntil: '2026-12-01',
  firstDay: '2027-01-10',
  lastDay: '2027-06-30',
  segments: [{ id: 'todos', title: 'Todos' }],
  groups: [{ id: 'dilluns', title: 'Dilluns', vacancies: [{ segment: 'todos', count: 1 }] }],
  fees: [{ id: 'curso', title: 'Curso', price, parts }],
  ...more,
});

const town = { realm: 'vilanova', zone: 'Europe/Madrid' } as CheckedTown;
const faults = (parts: unknown, price?: unknown) =>
  feePlanRule(written(parts, price), town).map(({ path, kind }) => `${path.join('.')} ${kind}`);
const read = (parts: unknown, price?: unknown, more?: object) =>
  readActivityDocument(written(parts, price, more), 'curs', 'Europe/Madrid');

describe('the parts of a fee in the document of an activity', () => {
  it('are equal if none says an amount, with what cannot be divided in the first ones', () => {
    const parts = [{}, { day: '2027-02-01' }, { day: '2027-06-30' }];
    const activity = read(parts);
    if (isLeft(activity)) throw new Error(activity.left.where);
    expect(activity.right.graceDays).toBe(15);
    const [plan] = activity.right.plans;
    expect(plan?.parts.map(({ amount }) => amount)).toEqual([3334, 3333, 3333]);
    expect(plan?.parts[1]?.due).toEqual({
      day: '2027-02-01',
      from: Date.parse('2027-01-31T23:00:00Z'),
      until: Date.parse('2027-02-01T23:00:00Z'),
    });
    expect(faults(parts)).toEqual([]);
    expect(faults(null)).toEqual([]);
  });

  it.each<readonly [string, unknown, unknown?]>([
    ['fees.0.parts partCount', Array.from({ length: 13 }, (_, at) => ({ day: `2027-01-${at + 11}` }))],
    ['fees.0.parts.1.day partOrder', [{ day: '2027-02-02' }, { day: '2027-02-02' }]],
    ['fees.0.parts.1.day partOrder', [{ day: '2027-02-02' }, { day: '' }]],
    ['fees.0.parts.1.day partAfterEnd', [{}, { day: '2027-07-01' }]],
    ['fees.0.parts.1.day moment', [{}, { day: '30 de febrero' }]],
    ['fees.0.parts partSum', [{ amount: 50 }, { day: '2027-02-02', amount: 49 }]],
    ['fees.0.parts partSum', [{ amount: 100 }, { day: '2027-02-02' }]],
    ['fees.0.parts partSum', [{}, { day: '2027-02-02' }], 0],
  ])('are refused with words of their own: %s', (fault, parts, price) => {
    expect(faults(parts, price)).toContain(fault);
    expect(isLeft(read(parts, price))).toBe(true);
  });

  it('of amounts that are none are left to what reads the document', () => {
    expect(faults([{ amount: 'x' }])).toEqual([]);
    expect(isLeft(read([{ amount: 'x' }]))).toBe(true);
    expect(faults([{}], 'x')).toEqual([]);
    expect(isLeft(read([], 10, { graceDays: -1 }))).toBe(true);
  });
});
