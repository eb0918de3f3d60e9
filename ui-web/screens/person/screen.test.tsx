import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { PersonClient, PersonProfile, PersonRefusal } from '#ui-web/composition/clients.ts';
import type { FormCouncil } from '#ui-web/composition/council.ts';
import { left, map, right } from '#domain/shared/result.ts';
import { memoryPeople } from '#fixtures/memory/person.ts';
import { speechOf, startSpeaking } from '#ui-web/i18n/speak.ts';
import { aFormCouncil } from '#ui-web/screens/request/samples/sample-form.ts';
import { aSite } from '#ui-web/shell/samples/sample-council.ts';
import { SamplePlace } from '#ui-web/shell/samples/sample-place.tsx';
import { PersonScreen } from './screen.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const speech = speechOf(await startSpeaking('es'), 'es', 'es');
const town = memoryPeople;

async function aScreen(people: PersonClient, { hash = '', search = '' } = {}) {
  vi.stubGlobal('location', { hash, search, assign: vi.fn<(to: string) => void>() });
  const { council } = aFormCouncil(null);
  const traced: string[] = [];
  const deviceData = {
    ...council.deviceData,
    note: (realm: string) => void traced.push(`in ${realm}`),
    erase: async (realm: string) => void traced.push(`out ${realm}`),
  };
  const forms = Promise.resolve({ ...council, people, deviceData });
  await act(async () => {
    render(
      <SamplePlace
        council={{ ...council, forms: () => forms, services: () => forms }}
        site={aSite()}
        speech={speech}
      >
        <PersonScreen />
      </SamplePlace>,
    );
  });
  return { traced };
}

/** People with a public id, as the council gives them. */
const withUsers = (people: PersonClient): PersonClient => ({
  ...people,
  giveCode: async (...given) =>
    map((profile: PersonProfile) => ({ ...profile, user: `u-${profile.email}` }))(
      await people.giveCode(...given),
    ),
});

/** The page on a device that keeps things of somebody; what is done with them. */
async function aHeldScreen(people: PersonClient, before: readonly string[]) {
  vi.stubGlobal('location', { hash: '', search: '', assign: vi.fn<(to: string) => void>() });
  const { council } = aFormCouncil(null);
  const done: (readonly string[] | 'erased')[] = [];
  let holders = before;
  const deviceData = {
    ...council.deviceData,
    holders: () => holders,
    hold: (_realm: string, users: readonly string[]) => {
      holders = users;
      done.push(users);
    },
    eraseOfPerson: async () => {
      holders = [];
      done.push('erased');
    },
  };
  const forms = Promise.resolve({ ...council, people, deviceData });
  await act(async () => {
    render(
      <SamplePlace
        council={{ ...council, forms: () => forms, services: () => forms }}
        site={aSite()}
        speech={speech}
      >
        <PersonScreen />
      </SamplePlace>,
    );
  });
  return done;
}

/** Opens the page of a person who is signed in. */
async function holdOnOpening(
  council: FormCouncil,
  deviceData: FormCouncil['deviceData'],
  profile: PersonProfile,
): Promise<void> {
  vi.stubGlobal('location', { hash: '', search: '', assign: vi.fn<(to: string) => void>() });
  const people = { ...council.people, who: async () => right(profile) };
  const forms = Promise.resolve({ ...council, people, deviceData });
  await act(async () => {
    render(
      <SamplePlace
        council={{ ...council, forms: () => forms, services: () => forms }}
        site={aSite()}
        speech={speech}
      >
        <PersonScreen />
      </SamplePlace>,
    );
  });
}

const press = (name: string | RegExp) =>
  act(async () => void fireEvent.click(screen.getByRole('button', { name })));
const write = (name: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(name), { target: { value } });
const shown = (name: string | RegExp) => screen.getByLabelText<HTMLInputElement>(name).value;

function fillIn(email = 'ana@correu.example') {
  write('Nombre', 'Ana');
  write('Apellidos', 'Soler');
  write('Correo electrónico', email);
}

describe('a person’s own data', () => {
  it('are entered, and the e-mail is verified with the code of the mail', async () => {
    const people = town();
    const { traced } = await aScreen(people.client());
    await press('Guardar mis datos');
    const summary = screen.getByRole('alert');
    expect(document.activeElement).toBe(summary);
    expect(summary.textContent).toContain('Hay 3 datos por corregir');
    fillIn('ana');
    await press('Guardar mis datos');
    expect(screen.getAllByText('Introduce un correo electrónico válido').length).toBe(2);
    fillIn();
    await press('Guardar mis datos');
    expect(screen.getByText('Datos guardados.')).toBeTruthy();
    expect(traced).toEqual(['in vilanova']);
    expect(screen.getByText('Falta verificar ana@correu.example')).toBeTruthy();

    write('Código', 'no');
    await press('Verificar el correo');
    expect(screen.getByLabelText('Código').getAttribute('aria-invalid')).toBe('true');
    write('Código', 'ZZZZ-ZZZZ');
    await press('Verificar el correo');
    expect(screen.getAllByText(/Ese código no es correcto/u).length).toBe(2);
    await press('Enviar otro código');
    expect(screen.getByText('Te hemos enviado otro código.')).toBeTruthy();
    write('Código', people.codeFor('ana@correu.example').toLowerCase());
    await press('Verificar el correo');
    expect(screen.getByText('Correo verificado: ana@correu.example')).toBeTruthy();
    expect(screen.queryByLabelText('Código')).toBeNull();
  });

  it('make the device theirs: what another person left on it is erased when they sign in', async () => {
    const held: string[] = [];
    const { council } = aFormCouncil(null);
    const deviceData = {
      ...council.deviceData,
      holders: () => ['u-anna'],
      hold: (_realm: string, users: readonly string[]) => void held.push(...users),
      eraseOfPerson: async () => void held.push('erased'),
    };
    const pau = { firstName: '', lastName: '', telephone: '', email: 'pau@correu.example', user: 'u-pau' };
    await holdOnOpening(council, deviceData, { ...pau, isVerified: true });
    expect(held).toEqual(['erased', 'u-pau']);
  });

  it('stay on a device for another address of the same person, who says so or is signed in', async () => {
    const people = town();
    const mail = { firstName: 'Ana', lastName: 'Soler', telephone: '' };
    for (const email of ['ana@correu.example', 'ana@feina.example']) {
      const device = people.client();
      await device.keep('vilanova' as never, { ...mail, email });
      await device.giveCode('vilanova' as never, people.codeFor(email), null);
    }
    const enter = async (email: string) => {
      write('Tu correo electrónico', email);
      await press('Enviarme un código');
      write('Código', people.codeFor(email));
      await press('Entrar');
    };
    const held = await aHeldScreen(withUsers(people.client()), ['u-anna']);
    const mine = screen.getByRole('checkbox', { name: /también es mío/u });
    expect((mine as HTMLInputElement).checked).toBe(false);
    await act(async () => void fireEvent.click(mine));
    await enter('ana@correu.example');
    expect(screen.queryByRole('checkbox', { name: /también es mío/u })).toBeNull();
    expect(held.at(-1)).toEqual(['u-anna', 'u-ana@correu.example']);
    expect(screen.getByText('Uso también otro correo')).toBeTruthy();
    await enter('ana@feina.example');
    expect(held.at(-1)).toEqual(['u-anna', 'u-ana@correu.example', 'u-ana@feina.example']);
    expect(held).not.toContain('erased');
    cleanup();
    const next = await aHeldScreen(withUsers(people.client()), ['u-anna']);
    await enter('ana@correu.example');
    expect(next).toEqual(['erased', ['u-ana@correu.example']]);
  });

  it('are used on another device with a code by mail, which a link fills in', async () => {
    const people = town();
    const first = people.client();
    await first.keep('vilanova' as never, {
      firstName: 'Ana',
      lastName: 'Soler',
      telephone: '',
      email: 'ana@correu.example',
    });
    await first.giveCode('vilanova' as never, people.codeFor('ana@correu.example'), null);
    await aScreen(people.client());
    write('Tu correo electrónico', 'ana');
    await press('Enviarme un código');
    expect(screen.getAllByText('Introduce un correo electrónico válido').length).toBe(2);
    write('Tu correo electrónico', 'ana@correu.example');
    await press('Enviarme un código');
    expect(screen.getByText(/te llegará un código/u)).toBeTruthy();
    write('Código', 'ABCD-EFGH');
    await press('Entrar');
    expect(screen.getAllByText(/Ese código no es correcto/u).length).toBe(2);
    write('Código', people.codeFor('ana@correu.example'));
    await press('Entrar');
    expect(shown('Nombre')).toBe('Ana');
    cleanup();
    await aScreen(people.client(), { hash: '#ABCD-EFGH' });
    expect(shown('Código')).toBe('ABCD-EFGH');
  });

  it('end with the session: what the device stores is erased and the root path loaded', async () => {
    const people = town();
    const { traced } = await aScreen(people.client(), { search: '?volver=ayudas&proceso=parque' });
    expect(screen.getByRole('link', { name: 'Volver a la solicitud' }).getAttribute('href')).toBe(
      '/solicitud/ayudas?proceso=parque',
    );
    fillIn();
    await press('Guardar mis datos');
    expect(screen.getByText(/si sales ahora, tendrás que escribir otra vez/u)).toBeTruthy();
    await press('Cerrar la sesión');
    expect(traced).toEqual(['in vilanova', 'out vilanova']);
    expect(location.assign).toHaveBeenCalledWith('/');
  });

  it('are erased at the council too if the person wishes it', async () => {
    const people = town();
    await aScreen(people.client(), { search: '?propuesta=p-2952' });
    const back = screen.getByRole('link', { name: 'Volver a la propuesta' });
    expect(back.getAttribute('href')).toBe('/propuestas/p-2952');
    fillIn();
    await press('Guardar mis datos');
    await press('Borrar mis datos del Ayuntamiento');
    expect(screen.getByText('Hemos borrado tus datos.')).toBeTruthy();
    expect(shown('Nombre')).toBe('');
  });

  it('cannot be shown while the council does not answer, with the text of the specification', async () => {
    let isUp = false;
    const client = town().client();
    await aScreen({
      ...client,
      who: async (realm) => (isUp ? client.who(realm) : left({ kind: 'unreachable' })),
    });
    expect(
      screen.getByText('No se han podido obtener tus datos de usuario, inténtalo más tarde'),
    ).toBeTruthy();
    isUp = true;
    await press('Volver a intentarlo');
    expect(screen.getByRole('button', { name: 'Guardar mis datos' })).toBeTruthy();
  });

  it.each([
    [{ kind: 'unreachable' }, /No hay conexión/u],
    [{ kind: 'tooManyAttempts', retryAfter: 60 }, 'Demasiados intentos. Espera 60 segundos.'],
    [{ kind: 'tooManyAttempts', retryAfter: 1 }, 'Demasiados intentos. Espera 1 segundo.'],
    [{ kind: 'mailFailed' }, /no hemos podido enviarte el código/u],
    [{ kind: 'noSession' }, 'Usuario no encontrado'],
    [{ kind: 'serverFailed', status: 502 }, /Ha ocurrido un error/u],
    [{ kind: 'wrongPart', part: 'firstName' }, /«Nombre»: es demasiado largo/u],
  ] as const)('stay as written when the council refuses them: %j', async (refusal: PersonRefusal, words) => {
    await aScreen({ ...town().client(), keep: async () => left(refusal) });
    fillIn();
    await press('Guardar mis datos');
    expect(screen.getAllByText(words).length).toBeGreaterThan(0);
    expect(shown('Nombre')).toBe('Ana');
  });
});
