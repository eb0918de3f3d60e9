import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { aDay, aProcess } from '#ui-web/screens/process/sample-process.ts';
import { aMailbox } from '../samples/sample-form.ts';
import { aScreen, pressAndWait, shortTextField, write } from '../samples/sample-screen.tsx';

afterEach(() => {
  vi.useRealTimers();
  cleanup();
});

describe('a request', () => {
  it('is reviewed before it is sent, then gets its reference', async () => {
    const { sent } = await aScreen(
      aMailbox([shortTextField], { privacy: { isAsked: true, link: '/politica' } }),
    );
    write('Qué ha pasado', 'Una farola rota');
    fireEvent.click(screen.getByRole('checkbox'));
    await pressAndWait('Enviar solicitud');
    expect(screen.getAllByRole('definition')[0]?.textContent).toBe('Una farola rota');
    await pressAndWait('Volver al formulario');
    await pressAndWait('Enviar solicitud');
    await pressAndWait('Enviar solicitud');
    const dialog = screen.getByRole('dialog', { name: 'Solicitud enviada correctamente' });
    expect(within(dialog).getByText('K7QM-2XRA-VD5H-N3TE')).toBeTruthy();
    // This form does not ask for a contact.
    expect(within(dialog).queryByText(/Te mandamos la referencia/u)).toBeNull();
    expect(within(dialog).queryByText(/te escribimos o te llamamos/u)).toBeNull();
    expect(sent[0]?.body.acceptsPrivacy).toBe(true);
    await pressAndWait('Cerrar');
    expect(screen.getByLabelText<HTMLTextAreaElement>('Qué ha pasado').value).toBe('');
  });

  it('says where its reference is mailed, if its sender wrote an address', async () => {
    const contact = { mode: 'yes', fields: ['email'], position: 'up', title: null } as const;
    await aScreen(aMailbox([shortTextField], { contact }));
    write('Qué ha pasado', 'Una farola rota');
    write('Correo electrónico', 'ana@correu.example');
    await pressAndWait('Enviar solicitud');
    await pressAndWait('Enviar solicitud');
    expect(screen.getByText('Te mandamos la referencia y el enlace a ana@correu.example.')).toBeTruthy();
  });

  it('can be saved as a PDF with every answer, and printed if the PDF cannot be made', async () => {
    URL.createObjectURL = () => 'blob:copy';
    URL.revokeObjectURL = () => undefined;
    const saved: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(this: HTMLAnchorElement) {
      saved.push(this.download);
    });
    const { copies } = await aScreen(aMailbox([shortTextField]));
    write('Qué ha pasado', 'Una farola rota');
    await pressAndWait('Enviar solicitud');
    await pressAndWait('Enviar solicitud');
    await pressAndWait('Descargar PDF');
    expect(saved).toEqual(['solicitud-K7QM-2XRA-VD5H-N3TE.pdf']);
    expect(copies[0]).toMatchObject({
      language: 'es',
      town: 'Vilanova',
      title: 'Avisos en la calle',
      told: [
        ['Tu referencia', 'K7QM-2XRA-VD5H-N3TE'],
        ['Número', '2026-000017'],
        ['Recibida', expect.any(String)],
      ],
      sections: [{ lines: [{ title: 'Qué ha pasado', text: 'Una farola rota' }] }],
    });
    cleanup();
    const print = vi.fn<() => void>();
    vi.stubGlobal('print', print);
    await aScreen(aMailbox([shortTextField]), { copies: false });
    write('Qué ha pasado', 'Otra farola rota');
    await pressAndWait('Enviar solicitud');
    await pressAndWait('Enviar solicitud');
    await pressAndWait('Descargar PDF');
    expect(screen.getByText(/No hemos podido preparar el PDF/u)).toBeTruthy();
    await pressAndWait('Imprimir');
    expect(print).toHaveBeenCalledOnce();
  });

  it('without a connection offers to send it later, and does when the connection returns', async () => {
    const { sent } = await aScreen(aMailbox([shortTextField]), { refusals: [{ kind: 'unreachable' }] });
    write('Qué ha pasado', 'Una farola rota');
    await pressAndWait('Enviar solicitud');
    await pressAndWait('Enviar solicitud');
    await pressAndWait('Enviarla cuando vuelva la conexión');
    await act(async () => void window.dispatchEvent(new Event('online')));
    expect(screen.getByRole('dialog')).toBeTruthy();
    expect(new Set(sent.map(({ key }) => key)).size).toBe(1);
  });

  it('is tried again every minute while the browser reports a connection that does not work', async () => {
    const { sent } = await aScreen(aMailbox([shortTextField]), {
      refusals: [{ kind: 'unreachable' }, { kind: 'unreachable' }],
    });
    write('Qué ha pasado', 'Una farola rota');
    await pressAndWait('Enviar solicitud');
    await pressAndWait('Enviar solicitud');
    vi.useFakeTimers();
    await pressAndWait('Enviarla cuando vuelva la conexión');
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    expect(sent).toHaveLength(2);
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    expect(sent).toHaveLength(3);
    expect(screen.getByRole('dialog')).toBeTruthy();
  });

  it('shows the contact in the review under the name that its council gave it', async () => {
    const contact = {
      mode: 'yes',
      fields: ['firstName'],
      position: 'down',
      title: 'Cómo te contestamos',
    } as const;
    await aScreen(aMailbox([shortTextField], { contact }));
    write('Qué ha pasado', 'Una farola rota');
    write('Nombre', 'Ana');
    await pressAndWait('Enviar solicitud');
    expect(screen.getByText('Cómo te contestamos').nextSibling?.textContent).toBe('Ana');
  });

  it('of a draft for one of several processes asks which, before anything else', async () => {
    const ranges = [
      { name: 'p', kind: 'proposals', note: null, start: aDay('2026-11-01'), end: aDay('2026-11-30') },
    ] as const;
    const draft = {
      mailbox: aMailbox([]).id,
      title: 'Propuestas',
      key: 'k',
      values: [['body', { kind: 'text', text: 'Más sombra' }]],
      files: [],
      page: 0,
      payment: null,
      sendsWhenBack: false,
      keptAt: 0,
    } as const;
    const processes = ['parque', 'plaza'].map((id) => aProcess(id, { mailbox: 'avisos', ranges }));
    await aScreen(aMailbox([shortTextField]), { draft, processes });
    expect(screen.getByText('¿Para qué proceso es esta propuesta?')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'plaza' }).getAttribute('href')).toBe(
      '/solicitud/avisos?proceso=plaza',
    );
    expect(screen.queryByLabelText('Qué ha pasado')).toBeNull();
  });

  it.each([
    [{ kind: 'keyReused' }, /^Ya nos llegó una versión anterior/u],
    [{ kind: 'captchaFailed' }, /^Error en el Captcha/u],
    [{ kind: 'notStored' }, 'Se ha producido un error al enviar la solicitud'],
    [{ kind: 'serverFailed', status: 200 }, 'Se ha producido un error al enviar la solicitud'],
    [{ kind: 'unreadable', where: '_id' }, 'Se ha producido un error al enviar la solicitud'],
    [{ kind: 'mailboxClosed' }, 'Este Buzón está cerrado'],
    [{ kind: 'noSession' }, 'Usuario no encontrado'],
    [{ kind: 'tooManyRequests', most: 2 }, /no puede enviar más de 2 propuestas/u],
    [{ kind: 'tooManyRequests', most: 1 }, /no puede enviar más de 1 propuesta$/u],
    [{ kind: 'tooManyAttempts', retryAfter: 9 }, /Espera 9 segundos/u],
    [{ kind: 'tooManyAttempts', retryAfter: 1 }, /Espera 1 segundo y/u],
  ] as const)('that is refused (%j) says why and keeps everything', async (refusal, words) => {
    await aScreen(aMailbox([shortTextField]), { refusals: [refusal] });
    write('Qué ha pasado', 'Una farola rota');
    await pressAndWait('Enviar solicitud');
    await pressAndWait('Enviar solicitud');
    expect(screen.getByText(words)).toBeTruthy();
    // The form may be long, and its title far from the reason.
    expect(document.activeElement?.id).toBe('no-enviada');
    expect(screen.getByLabelText<HTMLTextAreaElement>('Qué ha pasado').value).toBe('Una farola rota');
  });
});
