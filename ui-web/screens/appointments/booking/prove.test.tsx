import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { confirmAppointmentCall } from '#adapters/wire/appointments/confirm-appointment.ts';
import { extendAppointmentCall } from '#adapters/wire/appointments/extend-appointment.ts';
import { holdAppointmentCall } from '#adapters/wire/appointments/hold-appointment.ts';
import { left, right } from '#domain/shared/result.ts';
import { faultsForAxe } from '#ui-web/shell/samples/axe-of-screen.ts';
import { stubCall } from '#ui-web/shell/samples/sample-calls.ts';
import { aHold, anOwnVisit, drawAppointments } from '../samples/appointments-page.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const press = (name: RegExp | string) =>
  act(async () => void fireEvent.click(screen.getByRole('button', { name })));
const write = (label: string | RegExp, value: string) =>
  act(async () => void fireEvent.change(screen.getByLabelText(label), { target: { value } }));
const writePerson = async () => {
  await write('DNI, NIE o pasaporte', ' 12345678Z ');
  await write('Día', '2');
  await write('Mes', '3');
  await write('Año', '1984');
};
const refused = (where: string, more: object = {}) =>
  left({ kind: 'appointmentRefused', where, faults: [{ kind: where, ...more }] } as never);
const work = { challenge: 'Y2hhbGxlbmdl', minute: 7, tries: 8 };
const person = { identity: '12345678Z', birthDay: '1984-03-02' };
const address = '/citas?servicio=certificado&oficina=plaza';

interface Sent {
  readonly key: string;
  readonly work?: object | null | undefined;
  readonly identity?: string | null | undefined;
  readonly birthDay?: string | null | undefined;
}

/** A time for a service for which the census is checked. */
const listed = (more: object) => aHold({ services: ['certificado'], ...more });
/** A council that answers to holds and extensions as it is told, and what it was sent. */
function council(answer: (body: Sent, n: number) => ReturnType<typeof refused> | null) {
  const sent: Sent[] = [];
  const answered = (body: Sent) => {
    sent.push(body);
    return answer(body, sent.length);
  };
  const calls = [
    stubCall(holdAppointmentCall, async ({ body }) => answered(body) ?? right(listed({ id: body.key }))),
    stubCall(
      extendAppointmentCall,
      async ({ body }) => answered(body) ?? right(listed({ id: body.key, extended: 1 })),
    ),
    stubCall(confirmAppointmentCall, async ({ body }) => right(anOwnVisit({ id: body.key }))),
  ];
  return { sent, calls };
}
const wantsPerson = ({ identity = null }: Sent) => (identity === null ? refused('identityNeeded') : null);

describe('a time while many are held', () => {
  it('is had with work that the device does, under one key', async () => {
    vi.stubGlobal('Worker', undefined);
    const { sent, calls } = council((body) => (body.work === null ? refused('workNeeded', work) : null));
    await drawAppointments({ address, calls });
    await press('Quedarme con esta hora');
    expect(await screen.findByText('Tus datos')).toBeTruthy();
    expect(sent).toMatchObject([{ work: null }, { work: { minute: 7, tries: 8 }, identity: null }]);
    expect(new Set(sent.map(({ key }) => key)).size).toBe(1);
    expect(screen.queryByText(/no es un robot/u)).toBeNull();
  });

  it('says what else there is if no work is enough', async () => {
    const { calls } = council(() => refused('workNeeded'));
    await drawAppointments({ address, calls });
    await press('Quedarme con esta hora');
    expect(screen.getByText(/llama o ven a la oficina/u)).toBeTruthy();
  });

  it('asks first who comes, and holds it with the same key once that is said', async () => {
    const { sent, calls } = council(wantsPerson);
    const { visits } = await drawAppointments({ address, calls });
    await press('16.20');
    expect(screen.getByRole('heading', { name: /Para guardarte la hora: .*16\.20/u })).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByLabelText('DNI, NIE o pasaporte'));
    expect(visits.list('vilanova' as never)).toEqual([]);
    expect(await faultsForAxe()).toEqual([]);
    await press('Guardarme esta hora');
    expect(screen.getByText(/escribe tu número y tu fecha de nacimiento/u)).toBeTruthy();
    await writePerson();
    await press('Guardarme esta hora');
    expect(screen.getByRole('heading', { name: 'Tus datos' })).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('DNI, NIE o pasaporte').value).toBe(' 12345678Z ');
    expect(sent.at(-1)).toMatchObject({ ...person, at: '2026-11-19T15:20:00.000Z' });
    expect(new Set(sent.map(({ key }) => key)).size).toBe(1);
  });

  it('is held at once for who has written who they are, who is sent only if that is asked for', async () => {
    const { sent, calls } = council((body, n) => (n < 3 ? wantsPerson(body) : null));
    const written = { ...person, birthDay: '1984-3-2' };
    await drawAppointments({ address, calls, written });
    await press('Quedarme con esta hora');
    expect(screen.getByRole('heading', { name: 'Tus datos' })).toBeTruthy();
    await press('Dame más tiempo');
    expect(sent).toMatchObject([{ identity: null }, person, { identity: null }]);
  });

  it('corrects who comes where it is written, goes on after a lost answer, and lets another time be chosen', async () => {
    const answers = [refused('identityNeeded'), refused('notListed'), left({ kind: 'unreachable' } as never)];
    const { sent, calls } = council(() => answers.shift() ?? null);
    await drawAppointments({ address, calls });
    await press('Quedarme con esta hora');
    await writePerson();
    await press('Guardarme esta hora');
    expect(screen.getByText(/no te encontramos en el padrón/u)).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByLabelText('DNI, NIE o pasaporte'));
    await press('Guardarme esta hora');
    expect(screen.getByText(/no se hace dos veces/u)).toBeTruthy();
    expect(new Set(sent.map(({ key }) => key)).size).toBe(1);
    await press('Elegir otra hora');
    expect(screen.queryByText(/Para guardarte la hora/u)).toBeNull();
    await press('16.20');
    expect(sent.at(-1)).toMatchObject({ identity: null, at: '2026-11-19T15:20:00.000Z' });
  });

  it('is kept longer for who says who they are', async () => {
    const { sent, calls } = council((body, n) => (n === 1 ? null : wantsPerson(body)));
    await drawAppointments({ address, calls });
    await press('Quedarme con esta hora');
    await press('Dame más tiempo');
    expect(screen.getByText(/escribe tu número y tu fecha de nacimiento/u)).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByLabelText('DNI, NIE o pasaporte'));
    await writePerson();
    await press('Dame más tiempo');
    expect(sent.at(-1)).toMatchObject(person);
    expect(screen.queryByText(/escribe tu número y tu fecha de nacimiento/u)).toBeNull();
  });
});
