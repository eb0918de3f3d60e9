import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { beginAsResidentCall } from '#adapters/wire/providers/begin-as-resident.ts';
import { finishAsResidentCall } from '#adapters/wire/providers/finish-as-resident.ts';
import { readProvidersCall } from '#adapters/wire/providers/read-providers.ts';
import { left, right } from '#domain/shared/result.ts';
import { memoryPeople } from '#fixtures/memory/person.ts';
import type { PersonProfile } from '#ui-web/composition/clients.ts';
import { speechOf, startSpeaking } from '#ui-web/i18n/speak.ts';
import { aFormCouncil } from '#ui-web/screens/request/samples/sample-form.ts';
import { type StubbedCall, stubCall } from '#ui-web/shell/samples/sample-calls.ts';
import { aSite } from '#ui-web/shell/samples/sample-council.ts';
import { SamplePlace } from '#ui-web/shell/samples/sample-place.tsx';
import { PersonScreen } from './screen.tsx';
import { backParameters } from './way-back.ts';

const speech = speechOf(await startSpeaking('es'), 'es', 'es');
const name = { es: 'Cl@ve', va: 'Cl@ve' };
const hasProvider = stubCall(readProvidersCall, async () => right({ staff: null, residents: { name } }));
const ana: PersonProfile = {
  firstName: 'Ana',
  lastName: 'Soler',
  telephone: '',
  email: 'ana@correu.example',
  isVerified: true,
};

const gone: string[] = [];
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  gone.splice(0);
});
beforeEach(() => {
  vi.spyOn(window.location, 'assign').mockImplementation((to) => void gone.push(String(to)));
});

async function aScreen(
  address: string,
  calls: readonly StubbedCall[],
  who: () => PersonProfile | null = () => null,
) {
  history.replaceState(null, '', address);
  const { council } = aFormCouncil(null, { calls });
  const noted: string[] = [];
  const deviceData = { ...council.deviceData, note: (realm: string) => void noted.push(realm) };
  const people = { ...memoryPeople().client(), who: async () => right(who()) };
  const forms = Promise.resolve({ ...council, people, deviceData });
  await act(async () => {
    render(
      <StrictMode>
        <SamplePlace
          council={{ ...council, forms: () => forms, services: () => forms }}
          site={aSite()}
          speech={speech}
        >
          <PersonScreen />
        </SamplePlace>
      </StrictMode>,
    );
  });
  return { noted };
}

const press = (button: string) =>
  act(async () => void fireEvent.click(screen.getByRole('button', { name: button })));

describe('the account of the town’s provider', () => {
  it('is offered where the town has one, and keeps the way back to what the person came from', async () => {
    const bodies: unknown[] = [];
    const answers = [left({ kind: 'providerAway' } as const), right({ address: 'https://clave.example/' })];
    const begin = stubCall(beginAsResidentCall, async ({ body }) => {
      bodies.push(body);
      return answers.shift() ?? left({ kind: 'unreachable' });
    });
    await aScreen('/perfil?realm=vilanova&propuesta=p-1&utm=x', [hasProvider, begin]);
    await press('Entrar con: Cl@ve');
    expect(screen.getByRole('alert').textContent).toMatch(/Esa cuenta no responde ahora/u);
    // The other ways stay.
    expect(screen.getByRole('button', { name: 'Guardar mis datos' })).toBeTruthy();
    await press('Entrar con: Cl@ve');
    expect([bodies[1], gone]).toEqual([{ back: '?propuesta=p-1' }, ['https://clave.example/']]);
  });

  it('is not there in a town without a provider', async () => {
    const none = stubCall(readProvidersCall, async () => right({ staff: { name }, residents: null }));
    await aScreen('/perfil', [none]);
    expect(screen.getByRole('button', { name: 'Guardar mis datos' })).toBeTruthy();
    expect(screen.queryByText('Entrar con tu cuenta')).toBeNull();
  });

  it('has filled the data when the person comes back, once, and leaves nothing in the address', async () => {
    const bodies: unknown[] = [];
    const finish = stubCall(finishAsResidentCall, async ({ body }) => {
      bodies.push(body);
      return right({ user: { _id: 'u', realm: 'vilanova', remote: false }, back: '?propuesta=p-1' });
    });
    const { noted } = await aScreen(
      '/perfil?realm=vilanova#state=residents.x&code=c',
      [hasProvider, finish],
      () => ({ ...ana, proven: { identity: '***4567**' } }),
    );
    expect(bodies).toEqual([{ returned: { state: 'residents.x', code: 'c' } }]);
    expect(noted).toEqual(['vilanova']);
    expect(screen.getByText('Has entrado con: Cl@ve')).toBeTruthy();
    expect(screen.getByText('Número de identidad: ***4567**')).toBeTruthy();
    expect(screen.getByText('Correo verificado: ana@correu.example')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Volver a la propuesta' })).toBeTruthy();
    expect(window.location.href).not.toContain('code=');
  });

  it('says why nobody came in, beside the other ways', async () => {
    for (const [kind, words] of [
      ['signInRefused', /no ha confirmado quién eres/u],
      ['providerAway', /no responde ahora/u],
      ['unreachable', /No hay conexión/u],
      ['serverFailed', /Ha ocurrido un error/u],
    ] as const) {
      const finish = stubCall(finishAsResidentCall, async () => left({ kind }) as never);
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await aScreen('/perfil#error=access_denied&state=residents.x', [hasProvider, finish]);
      expect(screen.getByRole('alert').textContent).toMatch(words);
      expect(screen.getByRole('button', { name: 'Entrar con: Cl@ve' })).toBeTruthy();
      cleanup();
    }
  });

  it('shows no number where the provider gave none', async () => {
    await aScreen('/perfil', [hasProvider], () => ({ ...ana, proven: { identity: null } }));
    expect(screen.getByText('Has entrado con: Cl@ve')).toBeTruthy();
    expect(screen.queryByText(/Número de identidad/u)).toBeNull();
  });
});

describe('the way back', () => {
  it('keeps names, and nothing that leads elsewhere', () => {
    expect(backParameters('?volver=ayudas&proceso=parque&realm=x')).toBe('?volver=ayudas&proceso=parque');
    expect(backParameters('?propuesta=//evil.example&votacion=a')).toBe('?votacion=a');
    expect(backParameters('')).toBe('');
  });
});
