import { expect, it } from 'vitest';
import { aProject } from '#fixtures/builders/data/delivery.ts';
import { aProcess } from '#fixtures/builders/data/process.ts';
import type { CalendarDay } from '../shared/calendar-day.ts';
import { balanceOf } from './balance.ts';

const process = (id: string, start: string) =>
  aProcess({ id, extent: { start: start as CalendarDay, end: '2027-12-31' as CalendarDay } });
const processes = [process('b', '2026-12-31'), process('a', '2026-01-01'), process('old', '2025-12-31')];
const funded = (id: string, of: string | null) => aProject(id, { process: of });
const proposals = [
  funded('1', 'a'),
  funded('2', 'old'),
  funded('3', 'b'),
  funded('4', 'a'),
  funded('5', null),
  funded('6', 'gone'),
  { ...funded('7', 'a'), delivery: null },
];

it('the balance of a year has every project of the processes that began in it, and no other', () => {
  const { projects, years } = balanceOf(2026, processes, proposals);
  expect(projects.map(({ project, process: of }) => [of.id, project.id])).toEqual([
    ['b', '3'],
    ['a', '1'],
    ['a', '4'],
  ]);
  expect(years).toEqual([2026, 2025]);
  expect(balanceOf(2030, processes, proposals)).toMatchObject({ projects: [], years: [2030, 2026, 2025] });
});
