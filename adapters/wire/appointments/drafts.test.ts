import { describe, expect, it } from 'vitest';
import { documentKind } from '../documents/known-documents.ts';
import { draftedOffice, readOffice, wrongMembers } from './office-draft.ts';
import { readService } from './service-draft.ts';

const office = {
  title: 'Plaza',
  opening: [{ weekdays: ['monday', 'thursday'], opens: '9:00', closes: '14.30' }],
  desks: [{ code: '1' }],
};
const read = (more: object = {}) => readOffice('plaza', { ...office, ...more });

describe('an office as it is set up', () => {
  it('has the usual steps, notice and releases, if it says nothing', () => {
    expect(read()).toEqual({
      id: 'plaza',
      title: 'Plaza',
      address: '',
      place: null,
      hours: {
        rules: [
          {
            weekdays: [1, 4],
            weeks: { kind: 'each' },
            firstDay: null,
            lastDay: null,
            hours: [{ from: 540, to: 870 }],
          },
        ],
        exceptions: [],
        onHolidays: false,
      },
      desks: [{ id: '1', title: '1', services: null, hours: null, staffHours: null }],
      step: 10,
      pause: 0,
      notice: 60,
      releases: [{ daysBefore: 28, minute: 0, within: 0, parts: 1 }],
    });
  });

  it('has hours of some weeks and days, closures, and desks with hours of their own', () => {
    const rule = { weekdays: ['friday'], opens: '10:00', closes: '24:00' };
    const found = read({
      coordinates: { lat: 39.4, lng: -0.35 },
      onHolidays: true,
      opening: [
        { ...rule, everyWeeks: 2, countedFrom: '2026-11-16', firstDay: '2026-11-01', lastDay: '2026-12-31' },
        { ...rule, weeksOfMonth: [1, -1] },
        { ...rule, everyWeeks: 2 },
      ],
      exceptions: [
        { firstDay: '2026-12-24', opens: '9:00', closes: '12:00' },
        { firstDay: '2026-12-30', lastDay: '2027-01-02' },
      ],
      desks: [{ code: '1', title: 'Uno', services: ['padron'], opening: [rule], staffOpening: [rule] }],
      releases: [{ daysBefore: 7, releasedAt: '10:00', withinMinutes: 90, parts: 2 }],
    });
    expect(found?.place).toEqual({ lat: 39.4, lng: -0.35 });
    expect(found?.hours.rules.map(({ weeks }) => weeks)).toEqual([
      { kind: 'every', weeks: 2, from: '2026-11-16' },
      { kind: 'nth', places: [1, -1] },
      { kind: 'each' },
    ]);
    expect(found?.hours.rules[0]).toMatchObject({ firstDay: '2026-11-01', lastDay: '2026-12-31' });
    expect(found?.hours.exceptions).toEqual([
      { firstDay: '2026-12-24', lastDay: '2026-12-24', hours: [{ from: 540, to: 720 }] },
      { firstDay: '2026-12-30', lastDay: '2027-01-02', hours: [] },
    ]);
    expect(found?.desks[0]?.staffHours?.rules[0]?.hours).toEqual([{ from: 600, to: 1440 }]);
    expect(found?.desks[0]?.hours?.exceptions).toHaveLength(2);
    expect(found?.releases).toEqual([{ daysBefore: 7, minute: 600, within: 90, parts: 2 }]);
  });

  it.each([
    ['opening', { opening: [{ weekdays: ['monday'], opens: '14:00', closes: '9:00' }] }],
    ['opening', { opening: [{ weekdays: ['monday'], opens: '9:01', closes: '14:00' }] }],
    ['opening', { opening: [{ weekdays: ['monday'], opens: 'nine', closes: '14:00' }] }],
    ['opening', { opening: [{ weekdays: ['monday'], opens: '9:60', closes: '14:00' }] }],
    ['opening', { opening: [{ weekdays: ['monday'], opens: '9:00', closes: '24:05' }] }],
    ['exceptions', { exceptions: [{ firstDay: '2026-12-24', lastDay: '2026-12-01' }] }],
    ['exceptions', { exceptions: [{ firstDay: '2026-12-24', opens: '9:00' }] }],
    ['exceptions', { exceptions: [{ firstDay: '2026-12-24', closes: '9:00' }] }],
    ['releases', { releases: [{ daysBefore: 3, releasedAt: 'noon', parts: 1 }] }],
    ['desks', { desks: [{ code: '1' }, { code: '1' }] }],
    ['desks', { desks: [{ code: 'a/b' }] }],
    ['desks', { desks: [{ code: '1', opening: [{ weekdays: [], opens: '9:00', closes: '10:00' }] }] }],
    ['startEvery', { startEvery: 7 }],
    ['startEvery', { startEvery: 0 }],
    ['pauseMinutes', { pauseMinutes: 3 }],
    ['noticeMinutes', { noticeMinutes: -1 }],
    ['releases', { releases: [] }],
    ['releases', { releases: [{ daysBefore: 3, releasedAt: '9:00', parts: 0 }] }],
  ])('gives no appointment if its %s is wrong: %j, and its editor says so', (member, more) => {
    const drafted = draftedOffice('plaza', { ...office, ...more });
    expect(drafted && wrongMembers(drafted)).toEqual([member]);
    expect(read(more)).toBeNull();
    const rules = documentKind('citas-oficinas')?.rules ?? [];
    const faults = rules.flatMap((rule) => rule({ ...office, ...more }, {} as never));
    expect(faults.map(({ path }) => path)).toEqual([[member]]);
  });

  it('is none without a title, days that are days, or a plain id', () => {
    expect(readOffice('plaza', { ...office, title: 3 })).toBeNull();
    expect(read({ exceptions: [{ firstDay: 'someday' }] })).toBeNull();
    expect(readOffice('a.b', office)).toBeNull();
    const rules = documentKind('citas-oficinas')?.rules ?? [];
    expect(rules.flatMap((rule) => rule({}, {} as never))).toEqual([]);
  });
});

describe('a service as it is set up', () => {
  const service = { title: 'Padrón', minutes: 15 };

  it('is for anybody and one person, and its own family, if it says nothing', () => {
    expect(readService('padron', service)).toEqual({
      id: 'padron',
      title: 'Padrón',
      summary: '',
      family: 'padron',
      minutes: 15,
      minutesMore: 0,
      mostPeople: 1,
      isCombinable: false,
      papers: [],
      fee: 0,
      booker: 'anybody',
    });
    const whole = { family: 'f', minutesMore: 5, mostPeople: 4, combinable: true, fee: 2, booker: 'census' };
    expect(readService('padron', { ...service, ...whole })).toMatchObject({
      family: 'f',
      isCombinable: true,
      fee: 200,
      booker: 'census',
    });
  });

  it.each([
    ['minutes', { minutes: 7 }],
    ['minutes', { minutes: 0 }],
    ['minutesMore', { minutesMore: 3 }],
    ['mostPeople', { mostPeople: 0 }],
    ['mostPeople', { mostPeople: 200, minutesMore: 5 }],
  ])('gives no appointment if its %s is wrong: %j, and its editor says so', (member, more) => {
    expect(readService('padron', { ...service, ...more })).toBeNull();
    const rules = documentKind('citas-servicios')?.rules ?? [];
    const faults = rules.flatMap((rule) => rule({ ...service, ...more }, {} as never));
    expect(faults.map(({ path }) => path)).toEqual([[member]]);
  });

  it('is none without minutes', () => {
    expect(readService('padron', { title: 'x' })).toBeNull();
    const rules = documentKind('citas-servicios')?.rules ?? [];
    expect(rules.flatMap((rule) => rule({}, {} as never))).toEqual([]);
  });
});
