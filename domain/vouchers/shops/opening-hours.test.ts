import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isOpenAt, readOpeningHours } from './opening-hours.ts';

const hour = 3_600_000;
const stretches = (text: string) =>
  readOpeningHours(text)?.map(({ weekday, from, until }) => `${weekday} ${from}-${until}`) ?? null;

describe('the hours of a shop', () => {
  it.each([
    ['De lunes a miércoles, de 8 a 14', ['0 480-840', '1 480-840', '2 480-840']],
    [
      'De lunes a martes, de 9 a 13.30 y de 17 a 20',
      ['0 540-810', '1 540-810', '0 1020-1200', '1 1020-1200'],
    ],
    ['Sábado, de 10 a 13:30.', ['5 600-810']],
    ['Dissabte i diumenge, de 10 a 14', ['5 600-840', '6 600-840']],
    ['De dilluns a dimarts, des de 9 fins a 14; dimecres de 9 a 12', ['0 540-840', '1 540-840', '2 540-720']],
    ['From Saturday to Monday, from 9 to 12', ['5 540-720', '6 540-720', '0 540-720']],
    ['Cada día, de 9 a 10', [0, 1, 2, 3, 4, 5, 6, 7].map((day) => `${day} 540-600`)],
    ['Sábado, de 20 a 2', ['5 1200-1560']],
    ['Divendres, de 18 a mitjanit', ['4 1080-1440']],
    ['Friday, from 18 to midnight', ['4 1080-1440']],
    ['Viernes, sábados y festivos, de 23 a 6', ['4 1380-1800', '5 1380-1800', '7 1380-1800']],
    ['De lunes a martes y festivos, de 9 a 14', ['0 540-840', '1 540-840', '7 540-840']],
    ['Diumenges i festius, de 9 a 14', ['6 540-840', '7 540-840']],
    ['Lunes de 8 a 24. Martes de 8 a 9', ['0 480-1440', '1 480-540']],
    ['Astelehenetik asteartera, 9etatik 14etara', ['0 540-840', '1 540-840']],
    ['Ostiralean, 9:00etatik 13:30era eta 17:00etatik 20:00etara.', ['4 540-810', '4 1020-1200']],
    ['Larunbat eta igandeetan, 10:00-14:00', ['5 600-840', '6 600-840']],
    [
      'Asteazkenetik ostegunera eta jaiegunetan, 9.30etik 14etara arte',
      ['2 570-840', '3 570-840', '7 570-840'],
    ],
    ['Larunbatero, 18etatik gauerdira', ['5 1080-1440']],
    ['Egunero, 9etatik 10etara', [0, 1, 2, 3, 4, 5, 6, 7].map((day) => `${day} 540-600`)],
  ] as const)('«%s» are understood', (text, found) => {
    expect(stretches(text)).toEqual(found);
  });

  it.each([
    '',
    'De 8 a 14',
    'De lunes a sábado, de 8 a 14, menos festivos',
    'De lunes a viernes, de 9 a 14. En agosto, cerrado',
    'Lunes, de 12 a 8',
    'Lunes, de 9 a 2 y de 5 a 8',
    'Lunes, de medianoche a 6',
    'Lunes, de 20 a 9',
    'De lunes a festivos, de 9 a 14',
    'De festivos a lunes, de 9 a 14',
    'Lunes, de 8 a 25',
    'Lunes, de 8.75 a 9',
    'Astelehenetik ostiralera, 9etatik 14etara, jaiegunetan izan ezik',
    'Ostiralera, 9etatik 14etara',
    'Egunero, 9etatik',
    'Siempre',
  ])('«%s» are not guessed', (text) => {
    expect(readOpeningHours(text)).toBeNull();
  });

  it('are the same in every language that says them', () => {
    const week = [
      ['lunes', 'dilluns', 'Monday', 'astelehen'],
      ['martes', 'dimarts', 'Tuesday', 'astearte'],
      ['miércoles', 'dimecres', 'Wednesday', 'asteazken'],
      ['jueves', 'dijous', 'Thursday', 'ostegun'],
      ['viernes', 'divendres', 'Friday', 'ostiral'],
      ['sábado', 'dissabte', 'Saturday', 'larunbat'],
      ['domingo', 'diumenge', 'Sunday', 'igande'],
    ] as const;
    const inCase = (name: string, ending: 'tik' | 'ra') => `${name}${name.endsWith('e') ? '' : 'e'}${ending}`;
    const aDay = fc.integer({ min: 0, max: 6 }).map((n) => week[n] ?? week[0]);
    const clocks = fc.tuple(fc.integer({ min: 0, max: 12 }), fc.integer({ min: 13, max: 23 }));
    fc.assert(
      fc.property(aDay, aDay, clocks, (first, last, [opens, closes]) => {
        const spanish = stretches(`De ${first[0]} a ${last[0]}, de ${opens} a ${closes}`);
        expect(spanish).not.toBeNull();
        for (const text of [
          `De ${first[1]} a ${last[1]}, de ${opens} a ${closes}`,
          `From ${first[2]} to ${last[2]}, from ${opens} to ${closes}`,
          `${inCase(first[3], 'tik')} ${inCase(last[3], 'ra')}, ${opens}etatik ${closes}etara`,
        ])
          expect(stretches(text), text).toEqual(spanish);
      }),
    );
  });

  it('are compared with the clock of the town, to the minute', () => {
    // Midnight of Sunday, 25 October 2026: the clocks of Madrid go back an hour that night.
    const midnight = Date.parse('2026-10-24T22:00:00Z');
    const hours = readOpeningHours('Domingo, de 12 a 13') ?? [];
    const open = (at: number) => isOpenAt(hours, at, 'Europe/Madrid');
    const at = midnight + 13 * hour;
    expect([open(at - 1), open(at), open(at + hour - 1), open(at + hour)]).toEqual([
      false,
      true,
      true,
      false,
    ]);
    expect(open(at + 24 * hour)).toBe(false);
  });

  it('go on after midnight, until the hour by the clock of the town, also in the night in which it changes', () => {
    const hours = readOpeningHours('Sábado, de 20 a 3.30') ?? [];
    const open = (at: string) => isOpenAt(hours, Date.parse(at), 'Europe/Madrid');
    expect(open('2026-11-21T19:59:59+01:00')).toBe(false);
    expect(open('2026-11-21T20:00:00+01:00')).toBe(true);
    expect(open('2026-11-22T03:29:59+01:00')).toBe(true);
    expect(open('2026-11-22T03:30:00+01:00')).toBe(false);
    expect(open('2026-11-22T20:30:00+01:00')).toBe(false);
    // The clocks of Madrid go back from 3:00 to 2:00 in the night to 25 October 2026.
    expect(open('2026-10-25T03:29:59+01:00')).toBe(true);
    expect(open('2026-10-25T03:30:00+01:00')).toBe(false);
  });

  it('never say that a shop is open at a minute that they do not name', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 22 }),
        fc.integer({ min: 1, max: 5 }),
        fc.nat({ max: 167 }),
        (opens, length, n) => {
          const closes = Math.min(24, opens + length);
          const hours = readOpeningHours(`De lunes a viernes, de ${opens} a ${closes}`) ?? [];
          // Monday, 5 January 1970, by the world's clock.
          const at = 4 * 24 * hour + n * hour;
          const [weekday, of] = [Math.floor(n / 24) % 7, n % 24];
          expect(isOpenAt(hours, at, 'UTC')).toBe(weekday < 5 && of >= opens && of < closes);
        },
      ),
    );
  });
});
