import { describe, expect, it } from 'vitest';
import { aService, sampleSetup } from '#fixtures/builders/appointments/appointment-setup.ts';
import { isLeft, left, right } from '../shared/result.ts';
import { bookers } from './appointment-office.ts';
import { needOf } from './appointment-need.ts';

const need = (services: readonly string[], people = 1) => needOf(sampleSetup, { services, people });
const found = (services: readonly string[], people = 1) => {
  const read = need(services, people);
  if (isLeft(read)) throw new Error(read.left.kind);
  return [read.right.cells, read.right.families];
};

describe('what an appointment needs', () => {
  it('is the minutes of its services, and more for each further person', () => {
    expect(found(['padron'])).toEqual([3, ['padron']]);
    expect(found(['padron'], 3)).toEqual([5, ['padron']]);
    expect(found(['obras'])).toEqual([4, ['obras']]);
    expect(found(['padron', 'certificado', 'padron'])).toEqual([4, ['padron']]);
  });

  it('is the same, whoever may book', () => {
    for (const booker of bookers)
      expect(needOf({ services: [aService('a', { booker })] }, { services: ['a'], people: 1 })).toMatchObject(
        right({ cells: 2 }),
      );
  });

  it('has each family once, in order', () => {
    const services = ['b', 'a'].map((id) => aService(id, { isCombinable: true }));
    const read = needOf({ services }, { services: ['b', 'a'], people: 1 });
    expect(!isLeft(read) && read.right.families).toEqual(['a', 'b']);
  });

  it('is refused if nothing is asked for, or what cannot be had together', () => {
    expect(need([])).toEqual(left({ kind: 'noService' }));
    expect(need(['padron', 'nada'])).toEqual(left({ kind: 'unknownService', service: 'nada' }));
    expect(need(['padron', 'obras'])).toEqual(left({ kind: 'notCombinable', service: 'obras' }));
    expect(need(['padron', 'certificado'], 2)).toEqual(left({ kind: 'tooManyPeople', most: 1 }));
    for (const people of [0, 5, 1.5])
      expect(need(['padron'], people)).toEqual(left({ kind: 'tooManyPeople', most: 4 }));
  });
});
