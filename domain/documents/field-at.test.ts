import { describe, expect, it } from 'vitest';
import { fieldAt } from './field-at.ts';
import { documentFields } from './fields.ts';

const fields = new Map(documentFields({ body: [{ text: { va: 'Uno' } }, { tags: ['a', 'b'] }], open: true }));
fields.set('body/@', ['2', '1']);

describe('the field at a place of a document', () => {
  it('has the key of the item that is there now', () => {
    expect(fieldAt(fields, ['body', '1', 'text', 'va'])).toBe('body/@1/text/va');
    expect(fieldAt(fields, ['body', '0'])).toBe('body/@2');
  });

  it('has the key of the item also if the list began without items', () => {
    const begun = new Map([...fields, ['body', []] as const]);
    expect(fieldAt(begun, ['body', '1', 'text', 'va'])).toBe('body/@1/text/va');
    expect(fieldAt(new Map([['body', []]]), ['body', '0'])).toBe('body');
  });

  it('is the field around a place within one, and where a missing one would be', () => {
    expect(fieldAt(fields, ['body', '0', 'tags', '1'])).toBe('body/@2/tags');
    expect(fieldAt(fields, ['body', '7', 'text'])).toBe('body/7/text');
    expect(fieldAt(fields, ['title', 'es'])).toBe('title/es');
    expect(fieldAt(fields, [])).toBe('');
  });
});
