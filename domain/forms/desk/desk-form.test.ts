import { describe, expect, it } from 'vitest';
import { aMailbox } from '#fixtures/builders/data/mailbox.ts';
import { deskChannels } from './desk-channel.ts';
import { deskForm } from './desk-form.ts';

describe('a form at the desk', () => {
  it('is for people who come in these ways', () => {
    expect(deskChannels).toEqual(['desk', 'telephone', 'letter', 'mail']);
  });

  it('asks for no captcha, contact or profile, and for all the rest', () => {
    const mailbox = aMailbox([{ name: 'body' }, { name: 'captcha', type: 'captcha' }], {
      contact: 'yes',
      contactFields: ['email'],
    });
    const form = deskForm(mailbox);
    expect(form.pages[0]?.fields.map(({ name }) => name)).toEqual(['body']);
    expect(form).toMatchObject({ asksProfile: false, contact: { mode: 'no' } });
  });
});
