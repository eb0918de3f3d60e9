import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { acceptInvitationCall } from '#adapters/wire/office/accept-invitation.ts';
import { addKeyCall } from '#adapters/wire/office/add-key.ts';
import { askForKeyCall } from '#adapters/wire/office/ask-for-key.ts';
import { askToSignInCall } from '#adapters/wire/office/ask-to-sign-in.ts';
import { makeCodesCall } from '#adapters/wire/office/make-codes.ts';
import { openInvitationCall } from '#adapters/wire/office/open-invitation.ts';
import { signInByCodeCall } from '#adapters/wire/office/sign-in-with-code.ts';
import { signInWithKeyCall } from '#adapters/wire/office/sign-in-with-key.ts';
import { writePerson } from '#adapters/wire/office/person.ts';
import { left, right } from '#domain/shared/result.ts';
import { aPerson } from '#fixtures/builders/data/staff-person.ts';
import { SpeechContext } from '#ui-web/speech.ts';
import { type StubbedCall, stubCall } from '#ui-web/shell/samples/sample-calls.ts';
import { officeSpeaker } from '../i18n/office-speech.ts';
import { OfficeContext } from '../shell/office-context.ts';
import { anOfficeCouncil, anOfficeTown, somebody } from '../shell/sample-office.tsx';
import type { Authenticator } from './authenticator.ts';
import { InvitationScreen } from './invitation.tsx';
import { OwnKeys } from './own-keys.tsx';
import { SignIn } from './sign-in.tsx';

afterEach(cleanup);
beforeEach(() => history.replaceState(null, '', '/gestion?realm=vilanova'));

const neus = writePerson(aPerson('neus', { name: 'Neus' }), 1);
const aDevice = (answers: readonly (string | null)[] = []): Authenticator => {
  let asked = 0;
  const answer = async () => {
    const kind = answers[asked];
    asked += 1;
    return kind === undefined || kind === null ? right({ id: 'answer' }) : left({ kind } as never);
  };
  return { make: answer, use: answer };
};

async function draw(element: React.ReactNode, calls: readonly StubbedCall[]) {
  const speech = await officeSpeaker()('es', 'es');
  const council = anOfficeCouncil(calls);
  const place = { council, town: anOfficeTown, me: somebody(), askWho: () => undefined };
  render(
    <SpeechContext value={speech}>
      <OfficeContext value={place}>{element}</OfficeContext>
    </SpeechContext>,
  );
  return council;
}

const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })));

describe('the door of the office', () => {
  const askedToSignIn = stubCall(askToSignInCall, async () => right({ challenge: 'x' }));

  it('lets in who has a passkey', async () => {
    const inside: (string | undefined)[] = [];
    const calls = [askedToSignIn, stubCall(signInWithKeyCall, async () => right(neus))];
    const council = anOfficeCouncil(calls);
    await draw(
      <SignIn
        council={council}
        provider={null}
        authenticator={aDevice()}
        onInside={(place) => inside.push(place)}
      />,
      calls,
    );
    await press('Entrar con tu llave de acceso');
    expect(inside).toEqual([undefined]);
  });

  it('says what went wrong and lets try again: no key here, a refusal, too old a browser, no line', async () => {
    let isThere = true;
    const calls = [
      stubCall(askToSignInCall, async () =>
        isThere ? right({ challenge: 'x' }) : left({ kind: 'unreachable' }),
      ),
      stubCall(signInWithKeyCall, async () => left({ kind: 'passkeyRefused' })),
    ];
    await draw(
      <SignIn
        council={anOfficeCouncil(calls)}
        provider={null}
        authenticator={aDevice(['cancelled', 'unsupported', null])}
        onInside={() => undefined}
      />,
      calls,
    );
    for (const words of [/no ha encontrado tu llave/u, /no admite llaves/u, /Esa llave no vale aquí/u]) {
      await press('Entrar con tu llave de acceso');
      expect(screen.getByRole('alert').textContent).toMatch(words);
    }
    isThere = false;
    await press('Entrar con tu llave de acceso');
    expect(screen.getByRole('alert').textContent).toMatch(/No hay conexión/u);
  });

  it('takes a code on paper, asks for one that is missing, and leads to where another key is made', async () => {
    const [codes, inside]: [string[], (string | undefined)[]] = [[], []];
    const calls = [
      stubCall(signInByCodeCall, async ({ body }) => {
        codes.push(body.code);
        return codes.length === 1 ? left({ kind: 'codeWrong' }) : right(neus);
      }),
    ];
    await draw(
      <SignIn
        council={anOfficeCouncil(calls)}
        provider={null}
        authenticator={aDevice()}
        onInside={(place) => inside.push(place)}
      />,
      calls,
    );
    const field = screen.getByLabelText('Código de papel');
    await press('Entrar y crear otra llave');
    expect(field.getAttribute('aria-invalid')).toBe('true');
    fireEvent.change(field, { target: { value: 'K7QM2-XRAV5' } });
    await press('Entrar y crear otra llave');
    expect(screen.getByText(/no vale, o ya se ha usado/u)).toBeTruthy();
    await press('Entrar y crear otra llave');
    expect([codes, inside]).toEqual([['K7QM2-XRAV5', 'K7QM2-XRAV5'], ['/gestion/acceso']]);
  });
});

describe('an invitation', () => {
  const opened = stubCall(openInvitationCall, async () =>
    right({ name: 'Neus', language: 'va', options: { challenge: 'x' } }),
  );
  const invitation = (calls: readonly StubbedCall[], leave: () => void, device = aDevice()) => (
    <InvitationScreen
      council={anOfficeCouncil(calls)}
      town={anOfficeTown}
      invitation="a.b"
      leave={leave}
      authenticator={device}
    />
  );

  it('makes the first key under the name that its owner gives, and shows ten codes once', async () => {
    const names: (string | undefined)[] = [];
    let isLeft = false;
    const calls = [
      opened,
      stubCall(acceptInvitationCall, async ({ body }) => {
        names.push(body.name);
        return right(neus);
      }),
      stubCall(makeCodesCall, async () => right({ codes: ['AAAAA-11111', 'BBBBB-22222'] })),
    ];
    await draw(
      invitation(calls, () => (isLeft = true), aDevice(['cancelled', null])),
      calls,
    );
    await screen.findByRole('heading', { level: 1, name: 'Te damos la bienvenida, Neus' });
    fireEvent.change(screen.getByLabelText('Nombre de la llave'), { target: { value: 'Portátil' } });
    await press('Crear mi llave de acceso');
    expect(screen.getByRole('alert').textContent).toMatch(/puedes volver a intentarlo/u);
    await press('Crear mi llave de acceso');
    await screen.findByRole('heading', { level: 1, name: 'Tus códigos de papel' });
    expect(within(screen.getByRole('list')).getAllByRole('listitem')).toHaveLength(2);
    expect(screen.getByText('Neus · Gestión · Vilanova')).toBeTruthy();
    expect([names, isLeft]).toEqual([['Portátil'], false]);
    await press('Los he guardado');
    expect(isLeft).toBe(true);
  });

  it('that was used or is too old says so, and leads to signing in', async () => {
    let isLeft = false;
    const calls = [stubCall(openInvitationCall, async () => left({ kind: 'invitationInvalid' }))];
    await draw(
      invitation(calls, () => (isLeft = true)),
      calls,
    );
    await screen.findByRole('heading', { level: 1, name: 'Este enlace ya no abre' });
    await press('Ir a entrar');
    expect(isLeft).toBe(true);
  });
});

describe('the passkeys of a person', () => {
  const key = {
    id: 'k',
    publicKey: 'p',
    counter: 0,
    transports: [],
    name: 'Portátil',
    addedAt: 1,
    usedAt: null,
  };
  const calls = [
    stubCall(askForKeyCall, async () => right({ challenge: 'x' })),
    stubCall(addKeyCall, async () => right(neus)),
  ];

  it('are added; the only one cannot be removed, and its owner is told to have a spare', async () => {
    let asked = 0;
    const one = writePerson(aPerson('neus', { passkeys: [key] }), 1);
    const device = aDevice(['alreadyThere', null]);
    await draw(<OwnKeys person={one} readAgain={() => (asked += 1)} authenticator={device} />, calls);
    expect(screen.getByText(/Solo tienes una llave/u)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Quitar: Portátil' })).toBeNull();
    await press('Añadir otra llave');
    expect(screen.getByRole('alert').textContent).toMatch(/ya tiene una llave tuya/u);
    await press('Añadir otra llave');
    expect([screen.getByText('La llave está añadida.') !== null, asked]).toEqual([true, 1]);
  });

  it('are asked for in other words where there is none yet', async () => {
    await draw(<OwnKeys person={neus} readAgain={() => undefined} authenticator={aDevice()} />, calls);
    expect(screen.getByText(/Todavía no tienes ninguna llave/u)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Añadir una llave' })).toBeTruthy();
  });
});
