import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { left, right } from '#domain/shared/result.ts';
import { aMailbox } from '../samples/sample-form.ts';
import { aScreen, pressAndWait, shortTextField } from '../samples/sample-screen.tsx';

afterEach(cleanup);

describe('the policy', () => {
  it('opens the policy from the consent, with its fourteen sections', async () => {
    await aScreen(aMailbox([shortTextField], { privacy: { isAsked: true, link: '/politica' } }));
    fireEvent.click(screen.getByRole('link', { name: 'Leer la política de privacidad' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Política de privacidad' }));
    expect(dialog.getAllByRole('listitem')).toHaveLength(14);
    fireEvent.click(dialog.getByRole('link', { name: 'Tus derechos' }));
    expect(document.activeElement?.textContent).toBe('Tus derechos');
    expect(dialog.getByRole('link', { name: 'dpd@vilanova.example' })).toBeTruthy();
    expect(dialog.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual(
      dialog.getAllByRole('listitem').map(({ textContent }) => textContent),
    );
    await pressAndWait('Cerrar');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  const ana = {
    firstName: 'Ana',
    lastName: 'Soler',
    telephone: '',
    email: 'ana@correu.example',
    isVerified: true,
  };

  it.each([
    ['what data the council has of them', right(ana), 'Ana · Soler · ana@correu.example'],
    ['that it has nothing', right(null), /^El Ayuntamiento no tiene datos tuyos/u],
    [
      'that they are unknown now',
      left({ kind: 'unreachable' } as const),
      'No se han podido obtener tus datos de usuario, inténtalo más tarde',
    ],
  ])('says to the reader of the policy %s', async (_what, profile, words) => {
    await aScreen(aMailbox([shortTextField], { privacy: { isAsked: true, link: null } }), { profile });
    await act(
      async () => void fireEvent.click(screen.getByRole('link', { name: 'Leer la política de privacidad' })),
    );
    expect(screen.getByText(words)).toBeTruthy();
  });
});
