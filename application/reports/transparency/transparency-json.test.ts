import { describe, expect, it } from 'vitest';
import type { CalendarDay } from '#domain/shared/calendar-day.ts';
import { countPoints } from '#domain/transparency/count-points.ts';
import { transparencyJson } from './transparency-json.ts';

const point = (number: number) => ({ number, title: `p${number}`, verified: true, source: '' });
const counted = countPoints(
  {
    edition: 'small',
    name: 'Small',
    sections: [{ id: 'A', title: 'A', groups: [{ id: 'A.1', title: 'g', points: [point(1), point(2)] }] }],
  },
  [
    {
      id: 'a',
      title: 'Agenda',
      ita: '1,x',
      isPublished: true,
      uri: '/a',
      slug: 'a',
      updatedOn: '2026-03-02' as CalendarDay,
    },
  ],
);

describe('an index for programs', () => {
  it('has the sums, each point with its articles and its last update, and what is no point', () => {
    const told = transparencyJson(counted, { name: 'council', sha256: null, program: 'concejo' });
    expect(JSON.parse(told)).toMatchObject({
      edition: 'small',
      source: { name: 'council' },
      met: 1,
      total: 2,
      percentage: '50.00',
      sections: [
        {
          groups: [
            {
              points: [
                { ita: 1, met: true, updatedOn: '2026-03-02' },
                { ita: 2, updatedOn: null },
              ],
            },
          ],
        },
      ],
      strange: [{ article: 'a', found: 'x' }],
    });
    expect(told).not.toContain('sha256');
  });

  it('names the bytes it was made from, where there are some', () => {
    const told = transparencyJson(counted, { name: 'a.json', sha256: 'ab12', program: 'concejo' });
    expect(JSON.parse(told)).toMatchObject({ source: { name: 'a.json', sha256: 'ab12' } });
  });
});
