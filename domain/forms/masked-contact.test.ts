import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { maskedContact } from './masked-contact.ts';

describe('a contact that others may see', () => {
  it('can be recognised by its owner', () => {
    expect(
      maskedContact({
        firstName: 'Ana',
        lastName: 'Ñíguez',
        telephone: '600123456',
        email: 'ana@correu.example',
      }),
    ).toEqual({ firstName: 'A…', lastName: 'Ñ…', telephone: '…456', email: 'a…@correu.example' });
  });

  it('shows nothing of a missing part, and little of a short or unusual one', () => {
    expect(maskedContact({ firstName: ' ', telephone: '112', email: 'nada' })).toEqual({
      telephone: '…',
      email: 'n…',
    });
    expect(maskedContact({})).toEqual({});
    expect(maskedContact({ telephone: '123456', email: '"a@b"@c.es' })).toEqual({
      telephone: '…',
      email: '"…@c.es',
    });
    expect(maskedContact({ telephone: '1234567' })).toEqual({ telephone: '…567' });
  });

  it('never contains a whole name or number', () => {
    const text = fc.string({ unit: 'grapheme', minLength: 2 }).filter((told) => told.trim().length > 1);
    fc.assert(
      fc.property(text, text, (firstName, telephone) => {
        const masked = maskedContact({ firstName, telephone });
        expect(masked.firstName).not.toBe(firstName.trim());
        expect(masked.telephone).not.toBe(telephone.trim());
      }),
    );
  });
});
