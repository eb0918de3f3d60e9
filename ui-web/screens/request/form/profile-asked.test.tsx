import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { right } from '#domain/shared/result.ts';
import { profileAddress } from '../form-address.ts';
import { aMailbox } from '../samples/sample-form.ts';
import { aScreen, pressAndWait, shortTextField, write } from '../samples/sample-screen.tsx';

afterEach(cleanup);

describe('a form', () => {
  const ana = {
    firstName: 'Ana',
    lastName: 'Soler',
    telephone: '',
    email: 'ana@correu.example',
    isVerified: true,
  };

  it('that asks for a profile leads there, and fills the contact in once there is one', async () => {
    const contact = { mode: 'auto', fields: ['firstName', 'email'], position: 'up', title: null } as const;
    const mailbox = aMailbox([shortTextField], { asksProfile: true, contact });
    await aScreen(mailbox);
    expect(screen.getByText('Debes rellenar tus datos y verificar tu correo electrónico.')).toBeTruthy();
    for (const link of screen.getAllByRole('link', { name: 'Ir a tus datos' }))
      expect(link.getAttribute('href')).toBe('/perfil?volver=avisos');
    cleanup();
    const { drafts } = await aScreen(mailbox, { profile: right(ana) });
    expect(screen.queryByText(/^Debes rellenar/u)).toBeNull();
    expect(screen.getByLabelText<HTMLInputElement>('Nombre').value).toBe('Ana');
    expect(screen.getByText(/Hemos puesto tus datos/u)).toBeTruthy();
    expect(drafts.size).toBe(0);
    cleanup();
    await aScreen(mailbox, { profile: right(ana), refusals: [{ kind: 'profileIncomplete' }] });
    write('Qué ha pasado', 'Libros');
    await pressAndWait('Enviar solicitud');
    await pressAndWait('Enviar solicitud');
    expect(screen.getByRole('alert').textContent).toContain('Debes rellenar tus datos');
    expect(within(screen.getByRole('alert')).getByRole('link').getAttribute('href')).toBe(
      '/perfil?volver=avisos',
    );
  });
});

describe('the link to the personal data', () => {
  it('names the process that a proposal is for, so that the way back finds its draft', () => {
    expect(profileAddress('propuestas', null)).toBe('/perfil?volver=propuestas');
    expect(profileAddress('propuestas', 'proc 633')).toBe('/perfil?volver=propuestas&proceso=proc%20633');
  });
});
