import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { mailboxId } from '#domain/forms/mailbox.ts';
import { noon } from '#ui-web/shell/samples/sample-council.ts';
import { aField, aMailbox, aPage } from '../samples/sample-form.ts';
import { aScreen, pressAndWait, shortTextField, write } from '../samples/sample-screen.tsx';

const before = window.location.href;
afterEach(() => {
  cleanup();
  window.history.replaceState(null, '', before);
});

const place = aField('text', 'donde', { title: 'Dónde', required: true });
const lines = () => screen.getAllByRole('term').map(({ textContent }) => textContent);
const follow = (title: string) =>
  act(
    async () =>
      void fireEvent.click(screen.getByRole('link', { name: new RegExp(`^Cambiar.*${title}$`, 'u') })),
  );

/** What the browser does when its button leads to an entry with this part behind the path. */
const goTo = (hash: string) =>
  act(async () => {
    window.history.replaceState(null, '', `${window.location.pathname}${hash}`);
    window.dispatchEvent(new PopStateEvent('popstate'));
  });

describe('the summary before sending', () => {
  it('leads from each answer to its field and back, and keeps the rest', async () => {
    const { sent } = await aScreen(aMailbox([shortTextField, place]));
    write('Qué ha pasado', 'Una farola rota');
    write('Dónde', 'En la plaza');
    await pressAndWait('Enviar solicitud');
    expect(screen.getAllByRole('link', { name: /^Cambiar/u }).map(({ textContent }) => textContent)).toEqual([
      'Cambiar: Qué ha pasado',
      'Cambiar: Dónde',
    ]);
    await follow('Dónde');
    expect(document.activeElement).toBe(screen.getByLabelText('Dónde'));
    write('Dónde', 'En el parque');
    const [beside, ...others] = screen.getAllByRole('button', { name: 'Volver al repaso' });
    // One beside the field, one in place of the button that sends.
    expect(others).toHaveLength(1);
    expect(screen.queryByRole('button', { name: 'Enviar solicitud' })).toBeNull();
    await act(async () => void (beside && fireEvent.click(beside)));
    expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining(['Una farola rota', 'En el parque']),
    );
    await pressAndWait('Enviar solicitud');
    expect(sent[0]?.body).toMatchObject({ body: 'Una farola rota' });
  });

  it('is left with the Back button of the browser for the form, not for another page', async () => {
    await aScreen(aMailbox([shortTextField, place]));
    write('Qué ha pasado', 'Una farola rota');
    write('Dónde', 'En la plaza');
    await pressAndWait('Enviar solicitud');
    expect(window.location.hash).toBe('#repaso');
    await follow('Dónde');
    expect(window.location.hash).toBe('#campo-donde');
    await goTo('#repaso');
    expect(lines()).toEqual(['Qué ha pasado', 'Dónde']);
    await goTo('');
    expect(screen.getByLabelText<HTMLInputElement>('Dónde').value).toBe('En la plaza');
    expect(screen.queryByRole('button', { name: 'Volver al repaso' })).toBeNull();
    await goTo('#repaso');
    expect(lines()).toEqual(['Qué ha pasado', 'Dónde']);
  });

  it('is not in the address of a form that was sent', async () => {
    await aScreen(aMailbox([shortTextField]));
    write('Qué ha pasado', 'Una farola rota');
    await pressAndWait('Enviar solicitud');
    await pressAndWait('Enviar solicitud');
    await pressAndWait('Cerrar');
    expect(window.location.hash).toBe('');
  });

  it('checks the whole form again after a change', async () => {
    const pages = [aPage('one', [shortTextField]), aPage('two', [place])];
    await aScreen(aMailbox([], { pages, hasTabs: true }));
    write('Qué ha pasado', 'Una farola rota');
    await pressAndWait('Guardar y seguir');
    write('Dónde', 'En la plaza');
    await pressAndWait('Enviar solicitud');
    await follow('Qué ha pasado');
    write('Qué ha pasado', '');
    await act(async () => {
      for (const button of screen.getAllByRole('button', { name: 'Volver al repaso' }).slice(0, 1))
        fireEvent.click(button);
    });
    expect(within(screen.getByRole('alert')).getByText('Rellena el campo «Qué ha pasado»')).toBeTruthy();
    write('Qué ha pasado', 'Dos farolas rotas');
    await act(async () => {
      for (const button of screen.getAllByRole('button', { name: 'Volver al repaso' }).slice(-1))
        fireEvent.click(button);
    });
    expect(screen.getByText('Dos farolas rotas')).toBeTruthy();
  });

  it('shows photos as pictures with their names', async () => {
    const thumbnail = 'data:image/jpeg;base64,AA==';
    const attached = { id: 'a', name: 'farola.jpg', kind: 'jpg', bytes: 9, isSigned: false } as const;
    await aScreen(aMailbox([shortTextField, aField('image', 'foto', { title: 'Foto' })]), {
      draft: {
        mailbox: mailboxId('avisos'),
        title: 'Avisos',
        key: 'k'.repeat(16),
        page: 0,
        values: [
          ['body', { kind: 'text', text: 'Una farola rota' }],
          ['foto', { kind: 'files', files: [attached] }],
        ],
        files: [
          {
            field: 'foto',
            attached,
            content: new Uint8Array(),
            thumbnail,
            isUploaded: true,
            uploadedAt: noon,
          },
        ],
        keptAt: noon,
        payment: null,
        sendsWhenBack: false,
      },
    });
    await pressAndWait('Enviar solicitud');
    const [, answer] = screen
      .getAllByRole('definition')
      .filter(({ textContent }) => !textContent.includes('Cambiar'));
    expect(answer?.querySelector('img')?.getAttribute('src')).toBe(thumbnail);
    expect(answer?.textContent).toContain('farola.jpg');
  });
});
