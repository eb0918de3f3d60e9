import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CredentialsRefusal } from '#ui-web/composition/clients.ts';
import { type Either, left, right } from '#domain/shared/result.ts';
import { anOption, aSurvey } from '#fixtures/builders/data/survey.ts';
import { speechOf, startSpeaking } from '#ui-web/i18n/speak.ts';
import type { Speech } from '#ui-web/speech.ts';

import {
  check,
  drawChecked,
  fillIn,
  findText,
  invalid,
  sendButton,
  valid,
  writeField,
} from './sample-identity.tsx';

let speech: Speech;
beforeAll(async () => {
  speech = speechOf(await startSpeaking('es'), 'es', 'es');
  await partsHere(speech);
});
beforeEach(() => {
  localStorage.clear();
  Element.prototype.scrollIntoView = () => Promise.resolve();
});
afterEach(cleanup);

const survey = aSurvey('main', {
  title: { es: '¿Cuándo?' },
  census: true,
  canChangeVote: true,
  question: { kind: 'options', answers: [anOption('Hoy'), anOption('Mañana')] },
});
const draw = (...said: Parameters<typeof drawChecked>[3]) => drawChecked(survey, speech, {}, said);
const drawWith = (given: Parameters<typeof drawChecked>[2], ...said: Parameters<typeof drawChecked>[3]) =>
  drawChecked(survey, speech, given, said);

describe('the check of an identity', () => {
  it('is busy while it asks, asks once, and ignores an answer about what has changed since', async () => {
    const answer = Promise.withResolvers<Either<CredentialsRefusal, boolean>>();
    const { asked } = await draw(answer.promise);
    fillIn();
    check();
    const busy = await screen.findByRole('button', { name: 'Comprobando…' });
    expect(busy.getAttribute('aria-disabled')).toBe('true');
    fireEvent.click(busy);
    await waitFor(() => expect(asked).toHaveLength(1));
    writeField('Fecha de nacimiento', '1975-03-03');
    answer.resolve(right(true));
    await answer.promise;
    await new Promise((resolve) => {
      setTimeout(resolve, 0);
    });
    expect(screen.queryByText(valid)).toBeNull();
    expect(sendButton()).toBeNull();
    expect(asked).toHaveLength(1);
  });

  const refusals: readonly (readonly [CredentialsRefusal, RegExp])[] = [
    [{ kind: 'identityUnreachable' }, /^El servicio que las comprueba no responde/u],
    [{ kind: 'noAnswer' }, /^No hay conexión con el Ayuntamiento/u],
    [{ kind: 'tooManyAttempts', retryAfterSeconds: 541 }, /Espera 10 minutos/u],
    [{ kind: 'noSession' }, /^Algo ha fallado/u],
    [{ kind: 'notTaken' }, /^Algo ha fallado/u],
    [{ kind: 'serverFailed', status: 500 }, /^Algo ha fallado/u],
  ];
  it.each(refusals)('says what to do when the answer is %o, and tries again', async (refusal, words) => {
    await draw(left(refusal));
    fillIn();
    check();
    expect(await findText(words)).toBeTruthy();
    expect(screen.getByText('No hemos podido comprobar tus credenciales.')).toBeTruthy();
    expect(screen.queryByText(invalid)).toBeNull();
    check();
    expect(await findText(valid)).toBeTruthy();
  });

  it('says that there is no connection if not even a session can be opened', async () => {
    const { asked } = await drawWith({ loggedIn: async () => left({ kind: 'unreachable' }) });
    fillIn();
    check();
    expect(await findText(/^No hay conexión con el Ayuntamiento/u)).toBeTruthy();
    expect(asked).toEqual([]);
  });

  it('stores neither number nor day on the device', async () => {
    const { kept } = await draw();
    fireEvent.click(screen.getByRole('radio', { name: /Hoy/u }));
    fillIn();
    check();
    await findText(valid);
    fireEvent.click(screen.getByRole('radio', { name: /Mañana/u }));
    await waitFor(() => expect(kept.length).toBeGreaterThan(0));
    expect(JSON.stringify([kept, { ...localStorage }])).not.toMatch(/11111111|11\.111|1975/u);
  });

  it('shows an earlier vote only to a person who is checked', async () => {
    await draw();
    fireEvent.click(screen.getByRole('checkbox', { name: /^Autorizo/u }));
    fillIn();
    writeField('Código del justificante de tu voto anterior', 'ABCD EFGH IJKL MNOP QRST UVWX');
    const show = () =>
      fireEvent.click(screen.getByRole('button', { name: 'Ver mi voto anterior', hidden: true }));
    show();
    expect(await findText('Comprueba primero tus credenciales y marca la autorización.')).toBeTruthy();
    check();
    await findText(valid);
    show();
    expect(await findText(/Este es tu voto anterior/u)).toBeTruthy();
  });
});
import { partsHere } from '#ui-web/shell/routing/late-part.tsx';
