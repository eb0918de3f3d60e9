import { describe, expect, it } from 'vitest';
import type { Mail } from '#application/ports/server/mailer.ts';
import { realmId } from '#domain/shared/ids.ts';
import { mailInvitation } from './mail-invitation.ts';
import { invitationLink, officeLink, setupLink } from './office-link.ts';

const written = { subject: 'Invitación', text: 'El enlace' };

describe('the mail with an invitation', () => {
  it('goes to the address of the person, and says if there is none or it was not sent', async () => {
    const sent: Mail[] = [];
    const mailer = { send: async (mail: Mail) => void sent.push(mail) };
    expect(await mailInvitation({ mailer })({ email: 'neus@vilanova.example' }, written)).toBe(true);
    expect(sent).toEqual([{ ...written, to: 'neus@vilanova.example' }]);
    expect(await mailInvitation({ mailer })({ email: null }, written)).toBe(false);
    const broken = { send: () => Promise.reject(new Error('no line')) };
    expect(await mailInvitation({ mailer: broken })({ email: 'neus@vilanova.example' }, written)).toBe(false);
  });
});

describe('the link of the office', () => {
  it('has a name where the portal has a number of this machine, and the secret behind the #', () => {
    const town = realmId('nova');
    expect(officeLink('http://127.0.0.1:4310', town)).toBe('http://localhost:4310/gestion?realm=nova');
    expect(officeLink('http://[::1]:4310', town)).toBe('http://localhost:4310/gestion?realm=nova');
    expect(invitationLink('https://participa.nova.example', town, 'a.b')).toBe(
      'https://participa.nova.example/gestion/invitacion?realm=nova#a.b',
    );
    expect(setupLink('http://0.0.0.0:4310', 'a.b')).toBe('http://localhost:4310/gestion/nuevo#a.b');
  });
});
