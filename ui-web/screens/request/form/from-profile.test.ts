import { describe, expect, it } from 'vitest';
import { filledFrom, lackingIn, looksAtProfile } from './from-profile.ts';
import { aField, aMailbox } from '../samples/sample-form.ts';

const profile = {
  firstName: 'Ana',
  lastName: 'Soler',
  telephone: '',
  email: 'ana@correu.example',
  isVerified: false,
};
const auto = {
  mode: 'auto',
  fields: ['firstName', 'telephone', 'email'],
  position: 'up',
  title: null,
} as const;
const bodyField = aField('textarea', 'body');

describe('a form and the profile of a logged-in resident', () => {
  it('fills in what the mailbox lists and the profile has', () => {
    const { entry, prefilled } = filledFrom(aMailbox([bodyField], { contact: auto }), new Map(), profile);
    expect(entry.get('contact')).toBe(prefilled);
    expect(prefilled).toEqual({
      kind: 'contact',
      contact: { firstName: 'Ana', email: 'ana@correu.example' },
    });
  });

  it('fills in the contact field if the form has one', () => {
    const { entry } = filledFrom(
      aMailbox([bodyField, aField('contact', 'quien')], { contact: auto }),
      new Map(),
      profile,
    );
    expect([...entry.keys()]).toEqual(['quien']);
  });

  it('does not overwrite what the resident wrote, nor fill in mailboxes that ask for nothing', () => {
    const written = new Map([['contact', { kind: 'contact', contact: { firstName: 'Pep' } } as const]]);
    expect(filledFrom(aMailbox([bodyField], { contact: auto }), written, profile)).toEqual({
      entry: written,
      prefilled: null,
    });
    const asked = { ...auto, mode: 'yes' } as const;
    expect(filledFrom(aMailbox([bodyField], { contact: asked }), new Map(), profile).prefilled).toBeNull();
    expect(filledFrom(aMailbox([bodyField], { contact: auto }), new Map(), null).prefilled).toBeNull();
  });

  it('is incomplete only if the mailbox asks for a profile', () => {
    expect(lackingIn(aMailbox([bodyField]), null)).toEqual([]);
    expect(lackingIn(aMailbox([bodyField], { asksProfile: true, contact: auto }), profile)).toEqual([
      'telephone',
      'verification',
    ]);
    expect(looksAtProfile(aMailbox([bodyField]))).toBe(false);
    expect(looksAtProfile(aMailbox([bodyField], { contact: auto }))).toBe(true);
    expect(looksAtProfile(aMailbox([bodyField], { asksProfile: true }))).toBe(true);
  });
});
