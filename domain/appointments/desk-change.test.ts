import { describe, expect, it } from 'vitest';
import { deskChange } from './desk-change.ts';
import { personCalled, personToCallIn, personToCallRecord } from './person-to-call.ts';
import type { OfficeVisit, VisitPerson } from './visit.ts';

const person: VisitPerson = { name: 'Empar', email: '', language: 'va', phone: '600 11 22 33' };
const visit = (more: Partial<OfficeVisit> = {}): OfficeVisit => ({
  id: 'secret',
  office: 'plaza',
  services: ['padron'],
  people: 1,
  at: 100,
  seat: null,
  state: 'confirmed',
  code: 'C-118',
  holder: 'h',
  person,
  moved: 0,
  desk: null,
  deeds: [],
  ...more,
});
const told = { reason: 'Obras', isTold: false, callId: 'name-1' };
const cancel = { act: 'cancel', at: 7, by: 'rosa' };
const back = visit({ state: 'cancelled', person: null });

describe('a change that staff make', () => {
  it('is a step of their counter, and has somebody called who left no mail', () => {
    const { records, steps } = deskChange(visit(), back, told, cancel);
    expect(steps).toEqual([
      {
        subject: 'counter/plaza',
        step: {
          act: 'visit.cancel',
          from: 'confirmed',
          to: 'cancelled C-118',
          words: null,
          by: 'rosa',
          at: 7,
        },
      },
    ]);
    expect(records).toMatchObject([{ kind: 'personToCall', id: 'name-1', owner: 'toCall', at: 100 }]);
    expect(records.map(personToCallIn)).toMatchObject([
      { name: 'Empar', phone: '600 11 22 33', code: 'C-118', to: null, toOffice: null, reason: 'Obras' },
    ]);
    expect(JSON.stringify([records, steps])).not.toContain('secret');
  });

  it('says where it went, with the new code', () => {
    const moved = visit({ office: 'raval', at: 200, code: 'C-300' });
    const { records } = deskChange(visit(), moved, told, { ...cancel, act: 'move' });
    expect(records.map(personToCallIn)).toMatchObject([
      { code: 'C-300', from: 100, office: 'plaza', to: 200, toOffice: 'raval' },
    ]);
  });

  it('has nobody called who knows, who left a mail, or who is unknown', () => {
    const none = (before: OfficeVisit, isTold = false) =>
      expect(deskChange(before, back, { ...told, isTold }, cancel)).toMatchObject({ records: [] });
    none(visit(), true);
    none(visit({ person: { ...person, email: 'empar@correo.example' } }));
    none(visit({ person: null }));
    const { phone: _, ...without } = person;
    const { records } = deskChange(visit({ person: without }), back, told, cancel);
    expect(records.map(personToCallIn)).toMatchObject([{ phone: '' }]);
  });

  it('of the person alone leaves nothing at the counter', () => {
    expect(deskChange(visit(), back, null, cancel)).toEqual({ records: [], steps: [] });
  });
});

it('who was called is on no list, without name and telephone', () => {
  const [record] = deskChange(visit(), back, told, cancel).records;
  const called = personCalled(personToCallIn(record ?? { body: {} }), 'neus');
  expect(called).toMatchObject({ name: '', phone: '', calledBy: 'neus' });
  expect(personToCallRecord(called, 2)).toMatchObject({ owner: 'wasCalled', version: 2 });
});
