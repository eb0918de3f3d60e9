import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CredentialsRefusal } from '#ui-web/composition/clients.ts';
import { surveyId } from '#domain/shared/ids.ts';
import { type Either, left, right } from '#domain/shared/result.ts';
import type { WrittenCredentials } from '#domain/census/credentials.ts';
import { anOption, aSurvey } from '#fixtures/builders/data/survey.ts';
import { speechOf, startSpeaking } from '#ui-web/i18n/speak.ts';
import { aSite } from '#ui-web/shell/samples/sample-council.ts';
import { SamplePlace } from '#ui-web/shell/samples/sample-place.tsx';
import type { Speech } from '#ui-web/speech.ts';
import { aVisit } from '../samples/sample-visit.ts';
import { SurveyScreen } from '../screen.tsx';

let speech: Speech;
beforeAll(async () => {
  speech = speechOf(await startSpeaking('es'), 'es', 'es');
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
type Said = Either<CredentialsRefusal, boolean> | Promise<Either<CredentialsRefusal, boolean>>;

/**
 * The survey of a town that checks identities; the council answers credentials as the test says, then that they are
 * valid.
 */
async function draw(...said: Said[]) {
  return drawWith({}, ...said);
}

async function drawWith(given: Parameters<typeof aVisit>[1], ...said: Said[]) {
  const asked: WrittenCredentials[] = [];
  const visit = aVisit([survey], {
    check: async (_, written) => {
      asked.push(written);
      return said.shift() ?? right(true);
    },
    earlier: new Map([[surveyId('main'), 'Mañana']]),
    ...given,
  });
  render(
    <SamplePlace council={visit.council} site={aSite({ checksIdentity: true })} speech={speech}>
      <SurveyScreen params={{ slug: 'p' }} />
    </SamplePlace>,
  );
  await screen.findByRole('heading', { level: 1, name: '¿Cuándo?' });
  return { ...visit, asked };
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const write = (label: string, value: string) => {
  if (label !== 'Fecha de nacimiento') return fireEvent.change(field(label), { target: { value } });
  const [year, month, day] = value.split('-');
  for (const [part, text] of [
    ['Día', day],
    ['Mes', month],
    ['Año', year],
  ] as const)
    fireEvent.change(field(part), { target: { value: text } });
  return true;
};
function fillIn({ type = '1', id = '11.111.111-h', date = '1975-03-02' } = {}) {
  write('Tipo de documento', type);
  write('Número del documento', id);
  write('Fecha de nacimiento', date);
}
const consent = () => screen.getByRole<HTMLInputElement>('checkbox', { name: /^Autorizo/u });
const press = () => fireEvent.click(screen.getByRole('button', { name: /^Comprob/u }));
/** Authorises the look-up, unless that was done before, and asks for it. */
function check(): void {
  if (!consent().checked) fireEvent.click(consent());
  press();
}
const findText = (text: string | RegExp) => screen.findByText(text);
const sending = () => screen.queryByRole('button', { name: /Enviar Encuesta/u });
const valid = 'Sus credenciales son válidas.';
const invalid = 'Sus credenciales no son válidas.';
const errorAt = (label: string) =>
  (field(label).getAttribute('aria-describedby') ?? '')
    .split(' ')
    .filter((id) => id.endsWith('-error'))
    .map((id) => document.getElementById(id)?.textContent)
    .join('');

describe('a town that checks identities', () => {
  it('asks for document, number and day of birth, and for no year', async () => {
    await draw();
    expect(
      within(field('Tipo de documento'))
        .getAllByRole('option')
        .map((one) => one.textContent),
    ).toEqual([
      'Elige uno',
      'NIF español con DNI',
      'NIF extranjero con NIE',
      'Pasaporte',
      'NIF español sin DNI',
    ]);
    const birth = within(screen.getByRole('group', { name: 'Fecha de nacimiento' }));
    expect(birth.getAllByRole<HTMLInputElement>('textbox').map((part) => part.autocomplete)).toEqual([
      'bday-day',
      'bday-month',
      'bday-year',
    ]);
    expect(screen.queryByLabelText(/Año de nacimiento/u)).toBeNull();
  });

  it('needs all three: says so in the words of the specification, and links to the first one missing', async () => {
    const { asked } = await draw();
    check();
    expect(
      await findText('Complete todos los campos del censo para poder comprobar sus credenciales.'),
    ).toBeTruthy();
    expect(document.activeElement).toBe(field('Tipo de documento'));
    expect(errorAt('Tipo de documento')).toBe('Elige el tipo de documento.');
    expect(errorAt('Día')).toBe('Escribe tu fecha de nacimiento entera.');
    write('Tipo de documento', '1');
    expect(errorAt('Tipo de documento')).toBe('');
    expect(field('Número del documento').getAttribute('aria-invalid')).toBe('true');
    check();
    await waitFor(() => expect(document.activeElement).toBe(field('Número del documento')));
    expect(asked).toEqual([]);
  });

  it('says what a number of each type looks like, and that a number is of another type', async () => {
    const { asked } = await draw();
    fillIn({ type: '4' });
    expect(screen.getByText(/Por ejemplo, X1234567L/u)).toBeTruthy();
    check();
    expect(await findText('Repasa los campos marcados antes de comprobar.')).toBeTruthy();
    expect(errorAt('Número del documento')).toMatch(/empieza por X, Y o Z/u);
    fillIn({ type: '5', id: 'PAB1234', date: '0075-03-02' });
    expect(screen.getByText(/Por ejemplo, PAB123456/u)).toBeTruthy();
    check();
    await waitFor(() => expect(errorAt('Número del documento')).toMatch(/ocho caracteres/u));
    expect(errorAt('Día')).toMatch(/cuatro cifras/u);
    fillIn({ date: '2026-11-19' });
    check();
    await waitFor(() => expect(errorAt('Día')).toMatch(/posterior a hoy/u));
    expect(asked).toEqual([]);
  });

  it('says during typing that a letter is wrong, but not for a passport', async () => {
    await draw();
    fillIn({ id: '11111111A' });
    expect(screen.getByText('La letra no corresponde a esas cifras.')).toBeTruthy();
    write('Tipo de documento', '5');
    expect(screen.queryByText('La letra no corresponde a esas cifras.')).toBeNull();
  });

  it('hints at the age of a voter who is under 18 today, and checks all the same', async () => {
    const { asked } = await draw();
    fillIn({ date: '2008-11-19' });
    expect(screen.getByText('Para votar debes tener 18 años o más.')).toBeTruthy();
    write('Fecha de nacimiento', '2008-11-18');
    expect(screen.queryByText('Para votar debes tener 18 años o más.')).toBeNull();
    write('Fecha de nacimiento', '2010-11-18');
    check();
    expect(await findText(valid)).toBeTruthy();
    expect(asked).toHaveLength(1);
  });

  it('offers the vote once the credentials are valid, and votes with the year of birth from the check', async () => {
    const { asked, cast } = await draw();
    fireEvent.click(screen.getByRole('radio', { name: /Hoy/u }));
    fireEvent.click(screen.getByRole('checkbox', { name: /^Autorizo/u }));
    expect(sending()).toBeNull();
    expect(screen.getByText('Comprueba tus credenciales para poder enviar la encuesta.')).toBeTruthy();
    fillIn();
    check();
    expect((await findText(valid)).closest('[role=status]')).toBeTruthy();
    expect(asked).toEqual([{ id: '11.111.111-h', type: '1', date: '1975-03-02', consent: true }]);
    fireEvent.click(screen.getByRole('button', { name: /Enviar Encuesta/u }));
    const dialog = within(await screen.findByRole('dialog'));
    fireEvent.click(dialog.getByRole('button', { name: 'Enviar Encuesta' }));
    await screen.findByText('¡Tu voto se ha enviado correctamente!');
    expect(cast[0]?.census).toEqual({ id: '11111111H', secrets: ['1975'] });
  });

  it('looks nothing up before the person has authorised it, and asks for that before the fields', async () => {
    const { asked } = await draw();
    fillIn();
    press();
    expect((await screen.findAllByText(/^Marca primero la autorización/u)).length).toBe(1);
    expect(document.activeElement).toBe(consent());
    expect(asked).toEqual([]);
    const place = consent().compareDocumentPosition(field('Tipo de documento'));
    expect(place & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    fireEvent.click(consent());
    expect(screen.queryByText(/^Marca primero la autorización/u)).toBeNull();
    press();
    await findText(valid);
    expect(asked).toHaveLength(1);
  });

  it('does not offer the vote once the authorisation is withdrawn', async () => {
    await draw();
    fillIn();
    check();
    await findText(valid);
    expect(sending()).toBeTruthy();
    fireEvent.click(consent());
    expect(sending()).toBeNull();
    expect(screen.getByText(/^Marca la autorización/u)).toBeTruthy();
  });

  it('does not offer the vote to invalid credentials, and says what to look at', async () => {
    await draw(right(false));
    fireEvent.click(screen.getByRole('checkbox', { name: /^Autorizo/u }));
    fillIn();
    check();
    expect(await findText(invalid)).toBeTruthy();
    expect(screen.getByText(/^Repasa el tipo de documento, el número y la fecha/u)).toBeTruthy();
    expect(sending()).toBeNull();
  });

  it.each([
    ['Tipo de documento', '5'],
    ['Número del documento', '22222222J'],
    ['Fecha de nacimiento', '1975-03-03'],
  ])('removes the result and the vote when %s changes after it', async (label, value) => {
    await draw();
    fireEvent.click(screen.getByRole('checkbox', { name: /^Autorizo/u }));
    fillIn();
    check();
    await findText(valid);
    expect(sending()).toBeTruthy();
    write(label, value);
    expect(screen.queryByText(valid)).toBeNull();
    expect(sending()).toBeNull();
  });

  it('is busy while it asks, asks once, and ignores an answer about what has changed since', async () => {
    const answer = Promise.withResolvers<Either<CredentialsRefusal, boolean>>();
    const { asked } = await draw(answer.promise);
    fillIn();
    check();
    const busy = await screen.findByRole('button', { name: 'Comprobando…' });
    expect(busy.getAttribute('aria-disabled')).toBe('true');
    fireEvent.click(busy);
    await waitFor(() => expect(asked).toHaveLength(1));
    write('Fecha de nacimiento', '1975-03-03');
    answer.resolve(right(true));
    await answer.promise;
    await new Promise((resolve) => {
      setTimeout(resolve, 0);
    });
    expect(screen.queryByText(valid)).toBeNull();
    expect(sending()).toBeNull();
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
    write('Código del justificante de tu voto anterior', 'ABCD EFGH IJKL MNOP QRST UVWX');
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

it('is not part of a survey without a census', async () => {
  const visit = aVisit([{ ...survey, census: false }]);
  render(
    <SamplePlace council={visit.council} site={aSite({ checksIdentity: true })} speech={speech}>
      <SurveyScreen params={{ slug: 'p' }} />
    </SamplePlace>,
  );
  await screen.findByRole('heading', { level: 1, name: '¿Cuándo?' });
  expect(screen.queryByRole('group', { name: 'Fecha de nacimiento' })).toBeNull();
  expect(sending()).toBeTruthy();
});
