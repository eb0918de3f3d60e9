import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contactFields } from './contact.ts';
import { contactWith, missingFromProfile, plainEmail, type Profile } from './profile.ts';

const ana: Profile = {
  firstName: 'Ana',
  lastName: 'Soler',
  telephone: '',
  email: 'ana@correu.example',
  isVerified: true,
};
const named = { fields: ['firstName', 'email'] } as const;
const withTelephone = { fields: ['telephone'] } as const;

describe('a completed profile', () => {
  it('has names and a verified e-mail', () => {
    expect(missingFromProfile(named, ana)).toEqual([]);
    expect(missingFromProfile(named, { ...ana, lastName: '' })).toEqual(['lastName']);
    expect(missingFromProfile(named, { ...ana, isVerified: false })).toEqual(['verification']);
    expect(missingFromProfile(named, { ...ana, email: '', isVerified: false })).toEqual(['email']);
  });

  it('has a telephone where the mailbox lists it', () => {
    expect(missingFromProfile(withTelephone, ana)).toEqual(['telephone']);
    expect(missingFromProfile(withTelephone, { ...ana, telephone: '600 000 000' })).toEqual([]);
  });

  it('is missing for a person who entered nothing', () => {
    expect(missingFromProfile(withTelephone, null)).toEqual([...contactFields]);
  });
});

describe('the contact of a request', () => {
  const auto = { mode: 'auto', fields: ['firstName', 'telephone', 'email'] } as const;

  it('is filled in from the profile where it was left blank, and only in what is asked', () => {
    expect(contactWith(auto, false, { firstName: ' ', email: 'otra@correu.example' }, ana)).toEqual({
      firstName: 'Ana',
      email: 'otra@correu.example',
    });
    expect(contactWith(auto, false, { telephone: '600 000 000' }, ana)).toMatchObject({
      telephone: '600 000 000',
    });
    expect(contactWith(auto, false, {}, ana)).toEqual({ firstName: 'Ana', email: 'ana@correu.example' });
  });

  it('has the verified e-mail and no other where one is asked for', () => {
    const other = { email: 'otra@correu.example' };
    expect(contactWith(auto, true, other, ana)).toMatchObject({ email: 'ana@correu.example' });
    expect(contactWith({ ...auto, mode: 'yes' }, true, other, ana)).toEqual({ email: 'ana@correu.example' });
    expect(contactWith({ ...auto, mode: 'no' }, true, {}, ana)).toEqual({});
    expect(contactWith({ mode: 'yes', fields: ['firstName'] }, true, {}, ana)).toEqual({});
  });

  it('stays as it was sent if the sender has no profile, and in modes that fill nothing in', () => {
    const sent = fc.dictionary(fc.constantFrom(...contactFields), fc.string());
    fc.assert(
      fc.property(sent, (contact) => {
        expect(contactWith(auto, true, contact, null)).toEqual(contact);
        expect(contactWith({ ...auto, mode: 'yes' }, false, contact, ana)).toEqual(contact);
      }),
    );
  });

  it('is the same address in capitals', () => {
    expect(plainEmail(' Ana@Correu.Example ')).toBe('ana@correu.example');
  });
});
