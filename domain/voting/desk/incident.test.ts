import { describe, expect, it } from 'vitest';
import { left, right } from '../../shared/result.ts';
import { readIncident } from './incident.ts';

describe('an incident', () => {
  it('is its words, without spaces around', () => {
    expect(readIncident(' Sin luz de 10.05 a 10.20 en la Biblioteca. ')).toEqual(
      right('Sin luz de 10.05 a 10.20 en la Biblioteca.'),
    );
  });

  it('has words, not too many, and no number of a person', () => {
    expect(readIncident('  ')).toEqual(left({ kind: 'noWords' }));
    expect(readIncident('x'.repeat(501))).toEqual(left({ kind: 'tooLong', most: 500 }));
    expect(readIncident('La de 12.345.678-Z votó dos veces')).toEqual(
      left({ kind: 'personal', found: ['identity'] }),
    );
  });
});
