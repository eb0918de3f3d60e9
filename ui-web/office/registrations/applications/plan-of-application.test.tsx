import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { FeePartAnswer } from '#adapters/wire/registrations/fee-parts.ts';
import { listApplicationStepsCall } from '#adapters/wire/registrations/office/list-application-steps.ts';
import { listStaffApplicationsCall } from '#adapters/wire/registrations/office/list-applications.ts';
import type { StaffApplicationAnswer } from '#adapters/wire/registrations/office/staff-application.ts';
import { tendFeePartCall } from '#adapters/wire/registrations/office/tend-fee-part.ts';
import { readActivityCall } from '#adapters/wire/registrations/read-activity.ts';
import { left, right } from '#domain/shared/result.ts';
import { faultsForAxe } from '#ui-web/shell/samples/axe-of-screen.ts';
import { stubCall } from '#ui-web/shell/samples/sample-calls.ts';
import { SpeechContext } from '#ui-web/speech.ts';
import { officeSpeaker } from '../../i18n/office-speech.ts';
import { OfficeContext } from '../../shell/office-context.ts';
import { anOfficeCouncil, anOfficeTown, somebody } from '../../shell/sample-office.tsx';
import { RegistrationDeskScreen } from '../registrations-screen.tsx';
import { anApplication, aSchool } from '../sample-desk-of-activity.ts';

afterEach(cleanup);

const part = (
  n: number,
  state: FeePartAnswer['state'],
  more: Partial<FeePartAnswer> = {},
): FeePartAnswer => ({
  n,
  day: n === 1 ? null : `2026-0${n}-01`,
  amount: 1000,
  owed: 1000,
  paid: 0,
  returned: 0,
  state,
  reason: null,
  ...more,
});

const late = anApplication('aaaa', 'Neus Soler Cabanes', {
  state: 'enrolled',
  place: { group: 'mati', segment: 'todos' },
  fee: 3000,
  parts: [part(1, 'paid', { paid: 1000 }), part(2, 'overdue'), part(3, 'later')],
  isUnpaid: true,
});
const punctual = anApplication('bbbb', 'Pau Ferrer', {
  state: 'enrolled',
  parts: [part(1, 'paid', { paid: 1000 }), part(2, 'later')],
});

async function open(
  run: string | undefined,
  applications: readonly StaffApplicationAnswer[],
  acts: Parameters<typeof somebody>[0] = ['registration.serve', 'registration.decide'],
) {
  const asked: object[] = [];
  const all = new Map(applications.map((one) => [one.code, one]));
  const calls = [
    stubCall(readActivityCall, async () => right(aSchool({ phase: 'places', graceDays: 15 }))),
    stubCall(listStaffApplicationsCall, async () => right({ items: [...all.values()], callOff: null })),
    stubCall(listApplicationStepsCall, async () => right({ items: [] })),
    stubCall(tendFeePartCall, async ({ body }) => {
      asked.push(body);
      const one = all.get(body.code);
      if (one === undefined || body.n === 3)
        return left({ kind: 'registrationRefused', where: 'partNotOwed' } as never);
      const parts = one.parts.map((each) =>
        each.n === body.n && body.act === 'forgive'
          ? { ...each, state: 'forgiven' as const, owed: 0, reason: body.reason }
          : each,
      );
      all.set(body.code, { ...one, parts, isUnpaid: body.act !== 'forgive' });
      return right({ ...one, parts });
    }),
  ];
  const speech = await officeSpeaker()('es', 'es');
  const place = {
    council: anOfficeCouncil(calls),
    town: anOfficeTown,
    me: somebody(acts),
    askWho: () => undefined,
  };
  render(
    <SpeechContext value={speech}>
      <OfficeContext value={place}>
        <RegistrationDeskScreen
          params={{ key: 'estiu', part: 'solicitudes', ...(run !== undefined && { run }) }}
        />
      </OfficeContext>
    </SpeechContext>,
  );
  await act(async () => {});
  return asked;
}

const press = (name: string | RegExp) =>
  act(async () => void fireEvent.click(screen.getByRole('button', { name })));

describe('the parts of a fee at the desk', () => {
  it('that are late are found by their state, with those about which staff decide', async () => {
    await open(undefined, [late, punctual]);
    expect(screen.getByText('Pago por decidir')).toBeTruthy();
    const states = screen.getByLabelText('Estado');
    expect(screen.getByRole('option', { name: 'Pago atrasado (1)' })).toBeTruthy();
    await act(async () => void fireEvent.change(states, { target: { value: 'unpaid' } }));
    expect(screen.getByRole('link', { name: 'Neus Soler Cabanes' })).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Pau Ferrer' })).toBeNull();
  });

  it('are reminded of, and forgiven with a reason', async () => {
    const asked = await open('aaaa', [late, punctual]);
    expect(screen.getByText(/Hace más de 15 días que tocaba un pago/u)).toBeTruthy();
    expect(screen.getByText(/; pagado: 10,00.€; por pagar: 20,00.€$/u)).toBeTruthy();
    await press('Recordar el pago 2');
    expect(screen.getByText(/Recordatorio preparado/u)).toBeTruthy();
    await press('Perdonar un pago');
    expect(screen.getAllByText('Elige un pago.')).toHaveLength(2);
    const which = screen.getByLabelText(/^Qué pago/u);
    expect([...which.querySelectorAll('option')].map(({ textContent }) => textContent)).toEqual([
      'Elige un pago.',
      expect.stringMatching(/^Pago 2 · 1 de febrero de 2026 · 10,00.€$/u),
      expect.stringMatching(/^Pago 3 · 1 de marzo de 2026 · 10,00.€$/u),
    ]);
    await act(async () => void fireEvent.change(which, { target: { value: '2' } }));
    await act(
      async () =>
        void fireEvent.change(screen.getAllByLabelText(/^Motivo/u)[0] as HTMLElement, {
          target: { value: ' Cáritas ' },
        }),
    );
    await press('Perdonar un pago');
    expect(asked).toEqual([
      { code: 'aaaa', n: 2, act: 'remind', reason: '' },
      { code: 'aaaa', n: 2, act: 'forgive', reason: 'Cáritas' },
    ]);
    expect(screen.getByText('Perdonado')).toBeTruthy();
    expect(screen.getByText('«Cáritas»')).toBeTruthy();
    expect(await faultsForAxe()).toEqual([]);
  });

  it('of who left no address are called about, and are only read by who serves the desk', async () => {
    const party = late.party && { ...late.party, email: '' };
    await open('aaaa', [{ ...late, party }]);
    expect(screen.getByText('No dejó correo: hay que llamar.')).toBeTruthy();
    cleanup();
    await open('aaaa', [late], ['registration.serve']);
    expect(screen.getByText('Atrasado')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /Recordar/u })).toBeNull();
  });
});
