import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Survey } from '#domain/voting/survey.ts';
import { anOption, aSurvey } from '#fixtures/builders/data/survey.ts';
import { speechOf, startSpeaking } from '#ui-web/i18n/speak.ts';
import { aDay } from '#ui-web/screens/process/sample-process.ts';
import { partsHere } from '#ui-web/shell/routing/late-part.tsx';
import { aSite } from '#ui-web/shell/samples/sample-council.ts';
import { SamplePlace } from '#ui-web/shell/samples/sample-place.tsx';
import type { Speech } from '#ui-web/speech.ts';
import { aVisit } from '../samples/sample-visit.ts';
import { SurveyScreen } from '../screen.tsx';

let speech: Speech;
beforeAll(async () => {
  speech = speechOf(await startSpeaking('es'), 'es', 'es');
  await partsHere(speech);
});
beforeEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  localStorage.clear();
  // In some browsers scrolling returns a promise, which an effect must not return as its clean-up.
  Element.prototype.scrollIntoView = () => Promise.resolve();
});
afterEach(cleanup);

const options = aSurvey('options', {
  title: { es: '¿Cuándo?' },
  required: true,
  question: { kind: 'options', answers: [anOption('Hoy'), anOption('Mañana')] },
});

const at = (surveys: readonly Survey[], given: Parameters<typeof aVisit>[1] = {}) => {
  const visit = aVisit(surveys, given);
  render(
    <SamplePlace council={visit.council} site={aSite()} speech={speech}>
      <SurveyScreen params={{ slug: 'p' }} />
    </SamplePlace>,
  );
  return visit;
};
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const title = (name: string) => screen.findByRole('heading', { level: 1, name });

describe('the dialog', () => {
  const toDialog = async (given: Parameters<typeof aVisit>[1] = {}, more: Partial<Survey> = {}) => {
    const visit = at([{ ...options, endDay: aDay('2026-11-27'), ...more }], given);
    await title('¿Cuándo?');
    fireEvent.click(screen.getByLabelText('Mañana'));
    press(/Enviar Encuesta/u);
    return { visit, dialog: within(await screen.findByRole('dialog')) };
  };
  const send = (dialog: Awaited<ReturnType<typeof toDialog>>['dialog']) =>
    fireEvent.click(dialog.getByRole('button', { name: 'Enviar Encuesta' }));

  it('shows every answer, says that there is no vote yet, and begins on "Revisar"', async () => {
    const { visit, dialog } = await toDialog();
    expect(dialog.getByRole('heading', { name: 'Confirmación de la Encuesta' })).toBeTruthy();
    expect(dialog.getByText('Aún no has votado.')).toBeTruthy();
    expect(dialog.getByText('Mañana')).toBeTruthy();
    expect(document.activeElement?.textContent).toBe('Revisar Encuesta');
    expect(visit.cast).toEqual([]);
  });

  it('leads back to the question that is to be changed', async () => {
    const { dialog } = await toDialog();
    fireEvent.click(dialog.getByRole('button', { name: /Cambiar/u }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement?.id).toBe('q-options');
  });

  it('becomes the receipt, which only "Salir" closes', async () => {
    const { visit, dialog } = await toDialog();
    send(dialog);
    expect(
      await screen.findByRole('heading', { name: '¡Tu voto se ha enviado correctamente!' }),
    ).toBeTruthy();
    const receipt = within(screen.getByRole('dialog'));
    expect(receipt.getByText('Gracias por participar')).toBeTruthy();
    expect(receipt.getByText('Recibido el 18 de noviembre de 2026, a las 12.00.')).toBeTruthy();
    expect(receipt.queryByRole('button', { name: /Enviar|Revisar/u })).toBeNull();
    expect(screen.getByRole('dialog').textContent.replaceAll(' ', '')).toContain(visit.cast[0]?.code);
    expect(screen.getByRole('dialog').textContent).not.toContain('Mañana');
    expect(receipt.getByText('27 de noviembre')).toBeTruthy();
    fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
    expect(screen.getByRole('dialog')).toBeTruthy();
    fireEvent.click(receipt.getByRole('button', { name: 'Salir' }));
    fireEvent.click(receipt.getByRole('button', { name: 'Sí, salir' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(localStorage.getItem('voteHistory')).toBe('["options"]');
  });

  /** Leaving the page: whether the browser would ask first. */
  const isGuarded = () => {
    const leaving = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(leaving);
    return leaving.defaultPrevented;
  };

  it('asks once before a receipt is left that was neither copied nor printed nor saved', async () => {
    const { dialog } = await toDialog();
    send(dialog);
    const receipt = within(
      (await screen.findByRole('heading', { name: /^¡Tu voto/u })).closest('dialog') as HTMLElement,
    );
    expect(isGuarded()).toBe(true);
    fireEvent.click(receipt.getByRole('button', { name: 'Salir' }));
    expect(receipt.getByText('¿Lo has guardado?').parentElement?.textContent).toContain(
      'sin él no podrás comprobar tu voto',
    );
    expect(receipt.queryByRole('button', { name: 'Salir' })).toBeNull();
    fireEvent.click(receipt.getByRole('button', { name: 'Sí, salir' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(isGuarded()).toBe(false);
  });

  it.each(['Copiar el código', 'Imprimir', 'Guardar como texto'])('does not ask after: %s', async (way) => {
    const print = vi.fn<() => void>();
    vi.stubGlobal('print', print);
    const make = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:x');
    const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue(undefined);
    const { visit, dialog } = await toDialog();
    send(dialog);
    fireEvent.click(await screen.findByRole('button', { name: way }));
    await waitFor(() => expect(isGuarded()).toBe(false));
    expect([print, make, copied].map((used) => used.mock.calls.length)).toEqual(
      ['Imprimir', 'Guardar como texto', 'Copiar el código'].map((one) => Number(one === way)),
    );
    if (way === 'Copiar el código') expect(copied).toHaveBeenCalledWith(visit.cast[0]?.code);
    fireEvent.click(screen.getByRole('button', { name: 'Salir' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('goes on asking if the code could not be copied', async () => {
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'));
    const { dialog } = await toDialog();
    send(dialog);
    fireEvent.click(await screen.findByRole('button', { name: 'Copiar el código' }));
    expect(await screen.findByText(/^No se ha podido copiar\./u)).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Salir' }));
    expect(screen.getByText('¿Lo has guardado?')).toBeTruthy();
  });

  const literal = [
    ['alreadyVoted', 'Ya existe una participación en la encuesta, no puedes volver a votar.'],
    ['notStarted', 'No se puede votar, la encuesta no está activa.'],
    ['serverFailed', 'Ha ocurrido un error al enviar su voto'],
    ['noAnswer', 'Ha ocurrido un error al enviar su voto'],
    ['tooManyAttempts', 'Ha ocurrido un error al enviar su voto'],
  ] as const;
  it.each(literal)('reports %s in the words of the specification, below its header', async (kind, words) => {
    const { dialog } = await toDialog({ answers: [kind] });
    send(dialog);
    const said = (await dialog.findByRole('alert')).textContent ?? '';
    const header = 'Ha ocurrido un error al enviar su voto';
    expect(said).toContain(words);
    expect([said.startsWith(header), said.split(header)]).toEqual([
      true,
      expect.objectContaining({ length: 2 }),
    ]);
  });

  it('says how long to wait after too many attempts', async () => {
    const { dialog } = await toDialog({ answers: ['tooManyAttempts'] });
    send(dialog);
    expect((await dialog.findByRole('alert')).textContent).toContain('Espera 90 segundos');
  });

  it('sends a vote again by itself, once, with its own code, if a busy council sent it back', async () => {
    const { visit, dialog } = await toDialog({ answers: ['busy'] });
    send(dialog);
    expect((await dialog.findByRole('alert')).textContent).toContain('se enviará solo dentro de 3 segundos');
    await screen.findByRole('heading', { name: '¡Tu voto se ha enviado correctamente!' });
    expect(visit.cast.map(({ code }) => code)).toEqual([visit.cast[0]?.code, visit.cast[0]?.code]);
  }, 10_000);

  it('offers to send again a vote whose outcome is unknown, and claims nothing about it', async () => {
    const { visit, dialog } = await toDialog({ answers: ['noAnswer'] });
    send(dialog);
    expect((await dialog.findByRole('alert')).textContent).toContain('No sabemos si tu voto ha llegado');
    expect(dialog.queryByText('Aún no has votado.')).toBeNull();
    fireEvent.click(dialog.getByRole('button', { name: 'Reintentar' }));
    await screen.findByRole('heading', { name: '¡Tu voto se ha enviado correctamente!' });
    expect(visit.cast[1]?.code).toBe(visit.cast[0]?.code);
  });

  it('gives the outcome of each question if a part was lost, and sends the rest again', async () => {
    const second = aSurvey('second', { title: { es: '¿Dónde?' } });
    const visit = at([{ ...options, chain: [second.id] }, second], { answers: ['taken', 'noAnswer'] });
    await title('¿Cuándo?');
    fireEvent.click(screen.getByLabelText('Mañana'));
    fireEvent.click(screen.getByLabelText('yes'));
    press(/Enviar Encuesta/u);
    send(within(await screen.findByRole('dialog')));
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('¿Cuándo?: recibida');
    expect(alert.textContent).toContain(
      'Ha ocurrido un error al enviar su voto. No sabemos si tu voto ha llegado.',
    );
    press('Reintentar las que faltan');
    await screen.findByRole('heading', { name: '¡Tu voto se ha enviado correctamente!' });
    expect(visit.cast.map(({ survey }) => survey)).toEqual(['options', 'second', 'second']);
  });

  it('shows the results to a voter, if they are published at once', async () => {
    const { dialog } = await toDialog({}, { showResults: true });
    send(dialog);
    fireEvent.click(await screen.findByRole('button', { name: 'Salir' }));
    fireEvent.click(screen.getByRole('button', { name: 'Sí, salir' }));
    expect(screen.getByRole('button', { name: 'Ver encuesta' })).toBeTruthy();
  });
});
