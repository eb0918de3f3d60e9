import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { endPersonCall } from '#adapters/wire/office/end-person.ts';
import { endRoleCall } from '#adapters/wire/office/end-role.ts';
import { giveRoleCall } from '#adapters/wire/office/give-role.ts';
import { listSignInsCall } from '#adapters/wire/office/list-sign-ins.ts';
import { listPersonStepsCall } from '#adapters/wire/office/list-person-steps.ts';
import { inviteAgainCall } from '#adapters/wire/office/invite-again.ts';
import { invitePersonCall } from '#adapters/wire/office/invite-person.ts';
import { listPeopleCall } from '#adapters/wire/office/list-people.ts';
import { writePerson } from '#adapters/wire/office/person.ts';
import { readMeCall } from '#adapters/wire/office/read-me.ts';
import { allRoles } from '#domain/office/roles.ts';
import { type Either, left, right } from '#domain/shared/result.ts';
import type { StaffPerson } from '#domain/office/access/person.ts';
import { aGrant, aPerson } from '#fixtures/builders/data/staff-person.ts';
import { stubCall } from '#ui-web/shell/samples/sample-calls.ts';
import { noon } from '#ui-web/shell/samples/sample-council.ts';
import { SpeechContext } from '#ui-web/speech.ts';
import { officeSpeaker } from '../i18n/office-speech.ts';
import { OfficeContext } from '../shell/office-context.ts';
import { anOfficeCouncil, anOfficeTown, somebody } from '../shell/sample-office.tsx';
import { PeopleScreen } from './screen.tsx';

afterEach(cleanup);
beforeEach(() => history.replaceState(null, '', '/gestion/personas?realm=vilanova'));

const signedIn = { at: noon - 60_000, way: 'passkey' } as const;
const amparo = aPerson('amparo', { name: 'Amparo', grants: [aGrant('administrator')], signedIn });
const signer = aGrant('voteSigner', { givenBy: [{ by: 'pau', at: 1 }] });
const neus = aPerson('neus', { name: 'Neus', email: 'neus@vilanova.example', grants: [signer], signedIn });
const laia = aPerson('laia', {
  name: 'Laia',
  createdAt: noon,
  invitation: { hash: 'x', until: noon + 1000 },
});

const until = new Date(noon + 86_400_000).toISOString();
const neusSteps = [
  { number: 1, at: new Date(noon - 120_000).toISOString(), by: 'operator', act: 'staff.invite' },
  {
    number: 2,
    at: new Date(noon - 90_000).toISOString(),
    by: 'Amparo',
    act: 'staff.grant',
    to: `voteSigner town ${until}`,
  },
  { number: 3, at: new Date(noon - 60_000).toISOString(), by: 'Neus', act: 'staff.signIn', to: 'passkey' },
  {
    number: 4,
    at: new Date(noon - 30_000).toISOString(),
    by: 'Amparo',
    act: 'staff.endGrant',
    from: 'older town',
  },
];

const neusSignIns = Array.from({ length: 8 }, (_, hours) => ({
  at: new Date(noon - hours * 3_600_000).toISOString(),
  way: 'passkey' as const,
  device: hours === 1 ? '' : 'Firefox · Linux',
  letIn: hours !== 1,
}));

interface Asked {
  readonly what: string;
  readonly input: object;
}

/** The screen with three people, as Amparo sees it; `refused` is what every change is answered. */
async function draw(
  key?: string,
  refused: Either<{ readonly kind: string }, never> | null = null,
  mailed: boolean | null = null,
) {
  const asked: Asked[] = [];
  const written = (person: StaffPerson) => writePerson(person, noon);
  const changes = (what: string, answer: unknown) => async (input: object) => {
    asked.push({ what, input });
    return (refused ?? right(answer)) as never;
  };
  const address = mailed === null ? {} : { email: 'laia@vilanova.example' };
  const invited = {
    person: { ...written(laia), ...address },
    invitation: 'laia.secret',
    until: '',
    mailed: mailed ?? false,
  };
  const calls = [
    stubCall(listPeopleCall, async () => right({ items: [amparo, neus, laia].map(written), itemsCount: 3 })),
    stubCall(readMeCall, async () =>
      right({ id: 'amparo', name: 'Amparo', grants: [], acts: [], person: null, session: null }),
    ),
    stubCall(invitePersonCall, changes('invite', invited)),
    stubCall(inviteAgainCall, changes('again', invited)),
    stubCall(listPersonStepsCall, async () =>
      key === 'laia' ? left({ kind: 'unreachable' }) : right({ items: neusSteps }),
    ),
    stubCall(listSignInsCall, async () =>
      key === 'laia' ? left({ kind: 'unreachable' }) : right({ items: neusSignIns, itemsCount: 8 }),
    ),
    stubCall(giveRoleCall, changes('give', written(neus))),
    stubCall(endRoleCall, changes('endRole', written(neus))),
    stubCall(endPersonCall, changes('end', written(neus))),
  ];
  const place = {
    council: anOfficeCouncil(calls),
    town: anOfficeTown,
    me: somebody(),
    askWho: () => undefined,
  };
  render(
    <SpeechContext value={await officeSpeaker()('es', 'es')}>
      <OfficeContext value={place}>
        <PeopleScreen params={key === undefined ? {} : { key }} />
      </OfficeContext>
    </SpeechContext>,
  );
  await screen.findByRole('table');
  return asked;
}

const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })));

describe('the people of the office', () => {
  it('are listed with what they may do, their keys, and when they came in', async () => {
    await draw();
    const rows = screen.getAllByRole('row').slice(1);
    expect(rows.map((row) => row.textContent)).toEqual([
      expect.stringMatching(/Amparotú.*Administrar.*sin recambio.*hoy, 11[.:]59/u),
      expect.stringMatching(/Neus.*neus@vilanova.example.*Firmar votaciones/u),
      expect.stringMatching(/Laia.*sin papeles.*con invitación.*aún no/u),
    ]);
  });

  it('are invited by a link that is shown once', async () => {
    const asked = await draw();
    await press('Invitar');
    fireEvent.change(screen.getByLabelText('Nombre'), { target: { value: 'Laia' } });
    await press('Crear la invitación');
    expect(asked).toEqual([
      {
        what: 'invite',
        input: expect.objectContaining({ body: { name: 'Laia', email: '', language: 'es', mail: false } }),
      },
    ]);
    const link = screen.getByRole('region', { name: 'Enlace para Laia' });
    expect(link.textContent).toContain('/gestion/invitacion?realm=vilanova#laia.secret');
    expect(document.activeElement).toBe(link);
    await press('Cerrar');
    expect(screen.queryByText(/laia\.secret/u)).toBeNull();
  });

  it('are sent the link if they have an address, which is said, and shown in any case', async () => {
    for (const [mailed, words] of [
      [true, 'Se lo hemos enviado a: laia@vilanova.example'],
      [false, /No se lo hemos podido enviar a: laia@vilanova\.example/u],
    ] as const) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      const asked = await draw(undefined, null, mailed);
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await press('Invitar');
      fireEvent.change(screen.getByLabelText('Nombre'), { target: { value: 'Laia' } });
      fireEvent.change(screen.getByLabelText('Correo'), { target: { value: 'laia@vilanova.example' } });
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await press('Crear la invitación');
      expect(asked).toMatchObject([{ input: { body: { mail: true } } }]);
      expect(screen.getByText(words)).toBeTruthy();
      expect(screen.getByText(/laia\.secret/u)).toBeTruthy();
      cleanup();
    }
  });

  it('have a history in sentences, the latest first, when it is asked for', async () => {
    await draw('neus');
    await press('Ver la historia');
    const rows = screen.getAllByRole('listitem').map(({ textContent }) => textContent ?? '');
    expect(rows.filter((row) => /hoy/u.test(row))).toEqual([
      expect.stringMatching(/^Amparo le quitó un papel: older town\. hoy/u),
      expect.stringMatching(/^Neus entró: llave de acceso\. hoy/u),
      expect.stringMatching(/^Amparo le dio un papel: Firmar votaciones · todo el municipio · .*19.*\. hoy/u),
      expect.stringMatching(/^Quien opera el servidor le dio una invitación\. hoy/u),
    ]);
    cleanup();
    await draw('laia');
    await press('Ver la historia');
    expect(screen.getByText('No se ha podido leer la historia.')).toBeTruthy();
  });

  it('have a list of sign-ins, also of those that were refused, when it is asked for', async () => {
    await draw('neus');
    await press('Ver las entradas');
    const rows = () =>
      screen
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent ?? '')
        .filter((row) => row.includes('Llave ·'));
    expect(rows()).toHaveLength(6);
    expect(rows()[0]).toMatch(/^hoy, .*Llave · Firefox · Linux$/u);
    expect(rows()[1]).toMatch(/^hoy, .* · rechazadaLlave · Navegador desconocido$/u);
    await press('Ver las 8');
    expect(rows()).toHaveLength(8);
    cleanup();
    await draw('laia');
    await press('Ver las entradas');
    expect(screen.getByText('No se han podido leer las entradas.')).toBeTruthy();
  });

  it('get a role that another one signed, which says that it waits for a second person', async () => {
    const asked = await draw('neus');
    const card = screen.getByRole('region', { name: 'Neus' });
    expect(within(card).getByText('Falta la firma de otra persona')).toBeTruthy();
    await press('Firmar: Firmar votaciones');
    await press('Quitar: Firmar votaciones');
    expect(asked.map(({ what, input }) => [what, input])).toEqual([
      [
        'give',
        expect.objectContaining({ person: 'neus', body: { role: 'voteSigner', scope: 'town', until: null } }),
      ],
      ['endRole', expect.objectContaining({ body: { role: 'voteSigner', scope: 'town', until: null } })],
    ]);
  });

  it('are told why a role is refused', async () => {
    await draw('neus', left({ kind: 'grantRefused', faults: [{ kind: 'sameSigner' }] } as never));
    await press('Dar un papel');
    expect(screen.getByRole('alert').textContent).toMatch(/tiene que firmar otra persona/u);
  });

  it('change nothing of themselves', async () => {
    await draw('amparo');
    const card = screen.getByRole('region', { name: 'Amparo' });
    expect(within(card).getByText(/A ti no puedes darte/u)).toBeTruthy();
    for (const name of ['Dar un papel', 'Dar de baja'])
      expect(screen.queryByRole('button', { name })).toBeNull();
  });

  it('are ended after a second question', async () => {
    const asked = await draw('neus');
    await press('Dar de baja');
    await press('No, dejarlo');
    expect(asked).toEqual([]);
    await press('Dar de baja');
    await press('Sí, dar de baja');
    expect(asked.map(({ what }) => what)).toEqual(['end']);
  });
});

it('have words for every role', async () => {
  const { t } = await officeSpeaker()('es', 'es');
  const unsaid = allRoles.filter((role) => t(`office-people:roles.${role}.what`).startsWith('roles.'));
  expect(unsaid).toEqual([]);
});
