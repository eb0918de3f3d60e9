import { describe, expect, it } from 'vitest';
import { provenanceCell } from './provenance-cells.ts';

describe('what a report says of its source', () => {
  it('has amounts, counts and addresses as such', () => {
    expect(provenanceCell('budget', '1000.50')).toEqual({ kind: 'money', amount: 100_050 });
    expect(provenanceCell('rows', '12')).toEqual({ kind: 'count', count: 12 });
    expect(provenanceCell('source', 'https://c.example/x')).toEqual({
      kind: 'link',
      href: 'https://c.example/x',
    });
  });

  it('has anything else as text, even under the name of a number', () => {
    expect(provenanceCell('budget', 'mucho')).toEqual({ kind: 'text', text: 'mucho' });
    expect(provenanceCell('rows', '')).toEqual({ kind: 'text', text: '' });
    expect(provenanceCell('survey', '12')).toEqual({ kind: 'text', text: '12' });
  });
});
