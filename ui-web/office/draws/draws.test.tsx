import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { askToSignDrawCall } from '#adapters/wire/registrations/draw/office/ask-to-sign-draw.ts';
import { listStaffDrawsCall } from '#adapters/wire/registrations/draw/office/list-staff-draws.ts';
import { readStaffDrawCall } from '#adapters/wire/registrations/draw/office/read-staff-draw.ts';
import { sealDrawCall } from '#adapters/wire/registrations/draw/office/seal-draw.ts';
import { signDrawCall } from '#adapters/wire/registrations/draw/office/sign-draw.ts';
import type { DrawRow, StaffDraw } from '#adapters/wire/registrations/draw/office/staff-draw.ts';
import { left, right } from '#domain/shared/result.ts';
import { faultsForAxe } from '#ui-web/shell/samples/axe-of-screen.ts';
import { type StubbedCall, stubCall } from '#ui-web/shell/samples/sample-calls.ts';
import { SpeechContext } from '#ui-web/speech.ts';
import type { Authenticator } from '../access/authenticator.ts';
import { officeSpeaker } from '../i18n/office-speech.ts';
import { OfficeContext } from '../shell/office-context.ts';
import { anOfficeCouncil, anOfficeTown, somebody } from '../shell/sample-office.tsx';
import { DrawPage } from './draw-page.tsx';
import { DrawsScreen } from './draws-screen.tsx';

afterEach(cleanup);

const head = {
  activity: 'natacion',
  title: 'Natación',
  names: { groups: {}, segments: {} },
  applications: 212,
  places: 60,
  listHash: 'a'.repeat(64),
  seedHash: 'b'.repeat(64),
  sealedAt: '2026-11-27T23:00:00Z',
  sealedBy: 'Rosa',
  act: null,
};
const aDraw = (more: Partial<StaffDraw> = {}): StaffDraw => ({
  id: 'natacion',
  title: 'Natación',
  stage: 'sealed',
  closesAt: null,
  applications: 212,
  places: 60,
  fault: null,
  head,
  waiting: null,
  turn: 'first',
  refused: null,
  maySeal: false,
  steps: [],
  ...more,
});
const unsealed = { head: null, turn: null, refused: 'unsealed' } as const;
const device = (kind?: 'cancelled' | 'unsupported'): Authenticator => {
  const use = async () => (kind === undefined ? right({ id: 'answer' }) : left({ kind }));
  return { make: use, use };
};

async function inOffice(screenOf: React.ReactNode, calls: readonly StubbedCall[]) {
  const speech = await officeSpeaker()('es', 'es');
  const place = {
    council: anOfficeCouncil(calls),
    town: anOfficeTown,
    me: somebody(),
    askWho: () => undefined,
  };
  render(
    <SpeechContext value={speech}>
      <OfficeContext value={place}>{screenOf}</OfficeContext>
    </SpeechContext>,
  );
  await act(async () => {});
}
const draw = (shown: StaffDraw, calls: readonly StubbedCall[] = [], authenticator = device()) =>
  inOffice(<DrawPage id="natacion" authenticator={authenticator} />, [
    stubCall(readStaffDrawCall, async () => right(shown)),
    ...calls,
  ]);
const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })));
const write = (label: string, value: string) =>
  act(async () => void fireEvent.change(screen.getByLabelText(label), { target: { value } }));
const list = (items: readonly DrawRow[]) =>
  inOffice(<DrawsScreen params={{}} />, [
    stubCall(listStaffDrawsCall, async () => right({ items: [...items] })),
  ]);

describe('the draws of a town', () => {
  it('are listed with how far each is, or it says how one gets here', async () => {
    await list([{ id: 'natacion', title: 'Natación', stage: 'waiting', closesAt: '2026-11-27T23:00:00Z' }]);
    expect(screen.getByRole('link', { name: 'Natación' }).getAttribute('href')).toContain(
      '/gestion/sorteos/natacion',
    );
    expect(screen.getByText('Falta la segunda persona')).toBeDefined();
    expect(await faultsForAxe()).toEqual([]);
    cleanup();
    await list([]);
    expect(screen.getByText('Todavía no hay nada que sortear')).toBeDefined();
  });
});

describe('a list that is sealed', () => {
  it('is sealed after a question, and says what cannot be undone', async () => {
    const sealed = stubCall(sealDrawCall, async () => right(aDraw()));
    await draw(aDraw({ ...unsealed, stage: 'ready', maySeal: true }), [sealed]);
    await press('Sellar la lista');
    expect(screen.getByText(/Ya no se podrá añadir, quitar ni cambiar/u)).toBeDefined();
    await press('Sellar');
    expect(screen.getByText(/^Selló la lista: Rosa/u)).toBeDefined();
  });

  it('says why it cannot be sealed: not final, nobody in it, or a fault', async () => {
    await draw(aDraw({ ...unsealed, stage: 'open' }));
    expect(screen.getByText(/La lista todavía puede cambiar/u)).toBeDefined();
    cleanup();
    await draw(aDraw({ ...unsealed, stage: 'ready', applications: 0 }));
    expect(screen.getByText('No hay nadie en la lista.')).toBeDefined();
    cleanup();
    await draw(aDraw({ ...unsealed, stage: 'ready', fault: 'badPlaces' }));
    expect(screen.getByText(/badPlaces/u)).toBeDefined();
  });
});

describe('the public value', () => {
  const asked = stubCall(askToSignDrawCall, async () => right({ hash: 'h', options: {} }));
  const type = async () => {
    await write('Valor', '4 1 6 2 3');
    await act(async () => void fireEvent.click(screen.getByLabelText('He visto salir el valor')));
  };

  it('is signed by the first person with its source, and not without', async () => {
    const sent: unknown[] = [];
    const signed = stubCall(signDrawCall, async ({ body }) => {
      sent.push(body);
      return right(aDraw({ stage: 'waiting', turn: null, refused: 'samePerson' }));
    });
    await draw(aDraw(), [asked, signed]);
    await type();
    await press('Firmar como primera persona');
    expect(sent).toEqual([]);
    await write('De dónde sale', 'Cinco dados');
    await press('Firmar como primera persona');
    expect(sent).toMatchObject([{ turn: 'first', value: '4 1 6 2 3', source: 'Cinco dados', hash: 'h' }]);
  });

  it('says to the second person what is wrong, and keeps what they typed', async () => {
    const waiting = { by: 'Rosa', at: '2026-11-30T11:00:00Z', isMine: false, source: 'Dados', value: null };
    const second = aDraw({ stage: 'waiting', turn: 'second', waiting });
    const refused = stubCall(askToSignDrawCall, async () =>
      left({ kind: 'signatureRefused', where: 'otherValue' } as never),
    );
    await draw(second, [refused]);
    await type();
    await press('Firmar y sortear');
    expect(screen.getByRole('alert').textContent).toContain('No coincide con lo que escribió');
    expect(screen.getByLabelText<HTMLInputElement>('Valor').value).toBe('4 1 6 2 3');
    expect(await faultsForAxe()).toEqual([]);
    cleanup();
    await draw(second, [asked], device('cancelled'));
    await type();
    await press('Firmar y sortear');
    expect(screen.getByRole('alert').textContent).toContain('No has usado tu llave de acceso');
  });
});
