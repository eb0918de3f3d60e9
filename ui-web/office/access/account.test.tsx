import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { listOwnSignInsCall } from '#adapters/wire/office/list-sign-ins.ts';
import { openInvitationCall } from '#adapters/wire/office/open-invitation.ts';
import { writePerson } from '#adapters/wire/office/person.ts';
import { addAccountCall } from '#adapters/wire/providers/add-account.ts';
import { beginByProviderCall } from '#adapters/wire/providers/begin-by-provider.ts';
import { finishByProviderCall } from '#adapters/wire/providers/finish-by-provider.ts';
import { removeAccountCall } from '#adapters/wire/providers/remove-account.ts';
import { left, right } from '#domain/shared/result.ts';
import { aPerson } from '#fixtures/builders/data/staff-person.ts';
import { SpeechContext } from '#ui-web/speech.ts';
import { type StubbedCall, stubCall } from '#ui-web/shell/samples/sample-calls.ts';
import { officeSpeaker } from '../i18n/office-speech.ts';
import { OfficeContext } from '../shell/office-context.ts';
import { anOfficeCouncil, anOfficeTown, somebody } from '../shell/sample-office.tsx';
import { InvitationScreen } from './invitation.tsx';
import { OwnAccount } from './own-account.tsx';
import { OwnSignIns } from './own-sign-ins.tsx';
import { ProviderReturn } from './provider-return.tsx';
import { SignIn } from './sign-in.tsx';

const address = 'https://id.vilanova.example/auth?state=staff.x';
const name = { es: 'Cuenta municipal' };
const town = { ...anOfficeTown, provider: name };
const gone: string[] = [];
const visited = () => gone.splice(0);

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});
beforeEach(() => {
  history.replaceState(null, '', '/gestion?realm=vilanova');
  vi.spyOn(window.location, 'assign').mockImplementation((to) => void gone.push(String(to)));
});

async function draw(element: React.ReactNode, calls: readonly StubbedCall[] = []) {
  const speech = await officeSpeaker()('es', 'es');
  const place = { council: anOfficeCouncil(calls), town, me: somebody(), askWho: () => undefined };
  await act(async () => {
    render(
      <SpeechContext value={speech}>
        <OfficeContext value={place}>{element}</OfficeContext>
      </SpeechContext>,
    );
  });
}

const press = (button: string) =>
  act(async () => fireEvent.click(screen.getByRole('button', { name: button })));

describe('the council’s own account at the door', () => {
  it('is offered beside the passkey, and leads to the provider', async () => {
    const begun = [left({ kind: 'providerAway' } as const), right({ address })];
    const calls = [stubCall(beginByProviderCall, async () => begun.shift() ?? right({ address }))];
    await draw(<SignIn council={anOfficeCouncil(calls)} provider={name} onInside={() => undefined} />, calls);
    await press('Entrar con: Cuenta municipal');
    expect(screen.getByRole('alert').textContent).toMatch(/Esa cuenta no responde ahora/u);
    expect(screen.getByRole('button', { name: 'Entrar con tu llave de acceso' })).toBeTruthy();
    await press('Entrar con: Cuenta municipal');
    expect(visited()).toEqual([address]);
  });

  it('is not there in a town without a provider', async () => {
    await draw(<SignIn council={anOfficeCouncil([])} provider={null} onInside={() => undefined} />);
    expect(screen.queryByRole('button', { name: /Entrar con:/u })).toBeNull();
  });

  it('accepts an invitation in place of a first passkey', async () => {
    const bodies: unknown[] = [];
    const calls = [
      stubCall(openInvitationCall, async () => right({ name: 'Neus', language: 'va', options: {} })),
      stubCall(beginByProviderCall, async ({ body }) => {
        bodies.push(body);
        return right({ address });
      }),
    ];
    const council = anOfficeCouncil(calls);
    await draw(<InvitationScreen council={council} town={town} invitation="a.b" leave={() => undefined} />);
    await press('Entrar con: Cuenta municipal');
    expect([bodies, visited()]).toEqual([[{ invitation: 'a.b' }], [address]]);
  });
});

describe('the way back from the account', () => {
  const neus = writePerson(aPerson('neus', { name: 'Neus' }), 1);
  const back = async (answer: () => unknown) => {
    history.replaceState(null, '', '/gestion/cuenta?realm=vilanova#state=staff.x&code=c&iss=i');
    const [bodies, places]: [unknown[], string[]] = [[], []];
    const calls = [
      stubCall(finishByProviderCall, async ({ body }) => {
        bodies.push(body);
        return answer() as never;
      }),
    ];
    const council = anOfficeCouncil(calls);
    const leave = (place: string) => void places.push(place);
    await draw(
      <StrictMode>
        <ProviderReturn council={council} returned={window.location.hash.slice(1)} leave={leave} />
      </StrictMode>,
      calls,
    );
    return { bodies, places };
  };

  it('finishes once, leaves nothing of it in the address, and opens the office', async () => {
    const { bodies, places } = await back(() => right({ person: neus, purpose: 'staff' }));
    expect(bodies).toEqual([{ returned: { state: 'staff.x', code: 'c', iss: 'i' } }]);
    expect(places).toEqual(['/gestion']);
    expect(window.location.href).not.toContain('code=');
  });

  it('leads to the own access after an invitation, or after the account was added', async () => {
    for (const purpose of ['invitation', 'link'] as const) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      expect((await back(() => right({ person: neus, purpose }))).places).toEqual(['/gestion/acceso']);
      cleanup();
    }
  });

  it('says why nobody came in, and leads back to the door', async () => {
    for (const [kind, words] of [
      ['signInRefused', /no ha confirmado quién eres/u],
      ['accountUnknown', /no es la de nadie que trabaje aquí/u],
      ['accountTaken', /ya es la de otra persona/u],
      ['unreachable', /No hay conexión/u],
    ] as const) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      const { places } = await back(() => left({ kind }));
      expect(screen.getByRole('alert').textContent).toMatch(words);
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await press('Volver a la entrada');
      expect(places).toEqual(['/gestion']);
      cleanup();
    }
  });
});

describe('the account of somebody who is inside', () => {
  const ofNeus = (account: boolean, hasKey = true) => ({
    ...writePerson(aPerson('neus'), 1),
    account,
    passkeys: hasKey ? [{ id: 'k', name: 'Portátil', addedAt: '2026-11-01T00:00:00Z', usedAt: null }] : [],
  });

  it('is added at the provider', async () => {
    const answers = [left({ kind: 'providerAway' } as const), right({ address })];
    const calls = [stubCall(addAccountCall, async () => answers.shift() ?? right({ address }))];
    await draw(<OwnAccount person={ofNeus(false)} name={name} readAgain={() => undefined} />, calls);
    expect(screen.getByRole('heading', { name: 'Cuenta municipal' })).toBeTruthy();
    await press('Añadir la cuenta');
    expect(screen.getByRole('alert').textContent).toMatch(/no responde ahora/u);
    await press('Añadir la cuenta');
    expect(visited()).toEqual([address]);
  });

  it('is taken away, unless it is the only way in', async () => {
    let read = 0;
    const answers = [left({ kind: 'lastKey' } as const), right(ofNeus(false))];
    const calls = [stubCall(removeAccountCall, async () => answers.shift() ?? right(ofNeus(false)))];
    await draw(<OwnAccount person={ofNeus(true)} name={name} readAgain={() => (read += 1)} />, calls);
    await press('Quitar la cuenta');
    expect([screen.getByRole('alert').textContent, read]).toEqual([
      'Es tu última llave: añade otra antes de quitarla.',
      0,
    ]);
    await press('Quitar la cuenta');
    expect(screen.getByText('La cuenta está quitada.')).toBeTruthy();
    expect(read).toBe(1);
    cleanup();
    await draw(<OwnAccount person={ofNeus(true, false)} name={name} readAgain={() => undefined} />);
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.getByText(/tu única manera de entrar/u)).toBeTruthy();
  });
});

describe('the sign-ins of somebody who is inside', () => {
  const drawn = (answer: unknown) =>
    draw(<OwnSignIns />, [stubCall(listOwnSignInsCall, async () => answer as never)]);

  it('are listed, and say if there are none or they cannot be read', async () => {
    const at = '2026-11-18T10:00:00Z';
    const one = { at, way: 'provider', device: 'Chrome · Android', letIn: true };
    await drawn(right({ items: [one], itemsCount: 1 }));
    expect(screen.getByRole('listitem').textContent).toMatch(/Cuenta del Ayuntamiento · Chrome · Android$/u);
    cleanup();
    await drawn(right({ items: [], itemsCount: 0 }));
    expect(screen.getByText('No hay ninguna.')).toBeTruthy();
    cleanup();
    await drawn(left({ kind: 'unreachable' }));
    expect(screen.getByText('No se han podido leer las entradas.')).toBeTruthy();
  });
});
