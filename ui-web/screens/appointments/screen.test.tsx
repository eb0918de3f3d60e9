import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { confirmAppointmentCall } from '#adapters/wire/appointments/confirm-appointment.ts';
import { extendAppointmentCall } from '#adapters/wire/appointments/extend-appointment.ts';
import { findAppointmentTimesCall } from '#adapters/wire/appointments/find-appointment-times.ts';
import { holdAppointmentCall } from '#adapters/wire/appointments/hold-appointment.ts';
import { leaveAppointmentCall } from '#adapters/wire/appointments/leave-appointment.ts';
import { mailAppointmentCodeCall } from '#adapters/wire/appointments/mail-appointment-code.ts';
import { readAppointmentCall } from '#adapters/wire/appointments/read-appointment.ts';
import { left, right } from '#domain/shared/result.ts';
import { faultsForAxe } from '#ui-web/shell/samples/axe-of-screen.ts';
import { stubCall } from '#ui-web/shell/samples/sample-calls.ts';
import {
  aBookedService,
  aHold,
  anAppointmentOffice,
  anOwnVisit,
  drawAppointments,
  sampleTimes,
} from './samples/appointments-page.tsx';

afterEach(cleanup);

const press = (name: RegExp | string) =>
  act(async () => void fireEvent.click(screen.getByRole('button', { name })));
const write = (label: string, value: string) =>
  act(async () => void fireEvent.change(screen.getByLabelText(label), { target: { value } }));
const holding = stubCall(holdAppointmentCall, async ({ body }) =>
  right(aHold({ id: body.key, office: body.office, services: [...body.services], at: body.at })),
);
const refused = (where: string, more: object = {}) =>
  left({ kind: 'appointmentRefused', where, faults: [more] } as never);

describe('booking an appointment', () => {
  it('goes from what is needed to a code in four steps', async () => {
    const asked: unknown[] = [];
    const { visits } = await drawAppointments({
      calls: [
        holding,
        stubCall(mailAppointmentCodeCall, async () => right({ sent: true })),
        stubCall(confirmAppointmentCall, async ({ body }) => {
          asked.push(body);
          return right(anOwnVisit({ id: body.key, office: 'raval', at: '2026-11-18T16:20:00.000Z' }));
        }),
      ],
    });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Pide cita');
    await press(/^Empadronarme/u);
    expect(screen.getByText('DNI')).toBeTruthy();
    expect(await faultsForAxe()).toEqual([]);
    await press('Pedir cita para esto');
    expect(document.activeElement?.textContent).toBe('¿Dónde te va bien?');
    expect(screen.getAllByText('Hoy, a las 17.20').length).toBe(2);
    expect(window.location.search).toBe('?servicio=padron');
    expect(await faultsForAxe()).toEqual([]);
    await press('Quedarme con esta hora');
    expect(document.activeElement?.textContent).toBe('Tus datos');
    await write('Nombre y apellidos', 'Empar Ferrandis');
    await write('DNI, NIE o pasaporte', '12345678Z');
    await write('Correo electrónico', 'empar@correo.example');
    await press('Enviarme el código');
    expect(screen.getByText(/Lo hemos enviado a empar@correo\.example/u)).toBeTruthy();
    await write('Código del correo', 'K7QM2X');
    expect(screen.queryByLabelText(/el día antes/u)).toBeNull();
    expect(await faultsForAxe()).toEqual([]);
    await press('Confirmar la cita');
    expect(asked).toMatchObject([
      { name: 'Empar Ferrandis', mailCode: 'K7QM2X', birthDay: null, reminder: false },
    ]);
    expect(document.activeElement?.textContent).toBe('Cita confirmada');
    expect(screen.getByText('C-118')).toBeTruthy();
    expect(visits.list('vilanova' as never)).toMatchObject([{ answer: { visit: { code: 'C-118' } } }]);
    expect(visits.written('vilanova' as never)).toBeNull();
    expect(await faultsForAxe()).toEqual([]);
  });

  it('lists days and times that arrows go through; a day without any says so', async () => {
    const held: string[] = [];
    await drawAppointments({
      address: '/citas?servicio=obras&oficina=plaza',
      calls: [
        stubCall(holdAppointmentCall, async ({ body }) => {
          held.push(body.at);
          return right(aHold({ id: body.key, services: [...body.services] }));
        }),
      ],
    });
    expect(screen.getByText('Miércoles 18 de noviembre: Sin horas')).toBeTruthy();
    const day = screen.getByRole('button', { name: /^Jueves 19 de noviembre: 3 libres/u });
    expect(day.getAttribute('aria-pressed')).toBe('true');
    day.focus();
    fireEvent.keyDown(day, { key: 'ArrowRight' });
    expect(document.activeElement?.textContent).toContain('Viernes 20 de noviembre');
    await act(async () => void fireEvent.click(document.activeElement as Element));
    expect(screen.getByRole('heading', { level: 3, name: 'Viernes 20 de noviembre' })).toBeTruthy();
    await press(/^Jueves 19/u);
    const first = screen.getByRole('button', { name: '9.40' });
    first.focus();
    fireEvent.keyDown(first, { key: 'End' });
    expect(document.activeElement?.textContent).toBe('10.20');
    fireEvent.keyDown(document.activeElement as Element, { key: 'a' });
    expect(await faultsForAxe()).toEqual([]);
    await press('16.20');
    expect(held).toEqual(['2026-11-19T15:20:00.000Z']);
  });

  it('combines services and people as they allow, and says how long it takes and what it costs', async () => {
    const found: unknown[] = [];
    await drawAppointments({
      calls: [
        stubCall(findAppointmentTimesCall, async ({ services, people }) => {
          found.push([services, people]);
          return right(sampleTimes);
        }),
      ],
    });
    await press(/^Empadronarme/u);
    await act(async () => void fireEvent.click(screen.getByLabelText('Certificado')));
    await press('Una persona más');
    expect(screen.getByText('En total, 40 minutos · 2,00 €')).toBeTruthy();
    await press('Una persona más');
    expect(screen.getByRole('button', { name: 'Una persona más' }).getAttribute('aria-disabled')).toBe(
      'true',
    );
    await press('Una persona menos');
    await press('Pedir cita para esto');
    expect(found).toEqual([[['padron', 'certificado'], 2]]);
    expect(window.location.search).toBe('?servicio=padron,certificado&personas=2');
    await press('Cambiar ¿Qué necesitas hacer?');
    expect(screen.getByText('En total, 40 minutos · 2,00 €')).toBeTruthy();
  });

  it('asks for the birth date where the census is checked, and corrects a field where it is', async () => {
    await drawAppointments({
      address: '/citas?servicio=certificado',
      calls: [holding, stubCall(confirmAppointmentCall, async () => refused('birthDayMissing'))],
    });
    await press('Quedarme con esta hora');
    expect(screen.getByText(/Fecha de nacimiento/u)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Enviarme el código' })).toBeNull();
    await press('Confirmar la cita');
    expect(screen.getByText('Escribe tu fecha de nacimiento entera.')).toBeTruthy();
    expect(document.activeElement?.closest('[data-field="birthDay"]')).toBeTruthy();
  });

  it('reminds who has written an address, if there is a day left; without one nobody is', async () => {
    const asked: unknown[] = [];
    const at = '2026-11-25T08:40:00.000Z';
    await drawAppointments({
      kept: [{ key: aHold().id, answer: null }],
      written: { email: 'empar@correo.example', isReminded: true },
      calls: [
        stubCall(readAppointmentCall, async () => right(aHold({ at, services: ['certificado'] }))),
        stubCall(confirmAppointmentCall, async ({ body }) => {
          asked.push([body.email, body.reminder]);
          return refused('changed');
        }),
      ],
    });
    const box = screen.getByLabelText<HTMLInputElement>('Recuérdamelo por correo el día antes');
    expect(box.checked).toBe(true);
    expect(await faultsForAxe()).toEqual([]);
    await press('Confirmar la cita');
    await act(async () => void fireEvent.click(box));
    await press('Confirmar la cita');
    await act(async () => void fireEvent.click(box));
    await write('Correo electrónico (si quieres)', ' ');
    expect(screen.queryByLabelText(/el día antes/u)).toBeNull();
    await press('Confirmar la cita');
    expect(asked).toEqual([
      ['empar@correo.example', true],
      ['empar@correo.example', false],
      [null, false],
    ]);
  });

  it.each([
    ['hasOpen', /Ya tienes una cita abierta/u],
    ['notListed', /no te encontramos en el padrón/u],
    ['nameMissing', /Escribe tu nombre/u],
    ['mailMissing', /Escribe un correo entero/u],
    ['mailCodeWrong', /Ese código no vale/u],
    ['somethingNew', /No ha podido ser/u],
  ])('says of %s what can be done', async (where, words) => {
    await drawAppointments({
      address: '/citas?servicio=padron',
      calls: [holding, stubCall(confirmAppointmentCall, async () => refused(where))],
    });
    await press('Quedarme con esta hora');
    await press('Confirmar la cita');
    expect(screen.getByText(words)).toBeTruthy();
  });

  it('asks again with the same key if the answer was lost, and shows other times if one was taken', async () => {
    const keys: string[] = [];
    const answers = [left({ kind: 'unreachable' } as never), refused('taken')];
    const { visits } = await drawAppointments({
      address: '/citas?servicio=padron',
      calls: [
        stubCall(holdAppointmentCall, async ({ body }) => {
          keys.push(body.key);
          return answers[keys.length - 1] ?? refused('changed');
        }),
      ],
    });
    await press('Quedarme con esta hora');
    expect(screen.getByText(/no se hace dos veces/u)).toBeTruthy();
    expect(visits.list('vilanova' as never)).toEqual([{ key: keys[0], answer: null }]);
    await press('Quedarme con esta hora');
    expect(new Set(keys).size).toBe(1);
    expect(screen.getByText(/la acaba de coger otra persona/u)).toBeTruthy();
    expect(visits.list('vilanova' as never)).toEqual([]);
  });

  it.each([
    ['failed', refused('unknownService'), 'No hemos podido ver las horas libres'],
    [
      'full',
      right({ offices: sampleTimes.offices.map(({ id }) => ({ id, first: null })), days: [] }),
      'No queda ninguna cita para esto',
    ],
  ] as const)('says what else there is where times are %s', async (_, answer, words) => {
    await drawAppointments({
      address: '/citas?servicio=padron',
      calls: [stubCall(findAppointmentTimesCall, async () => answer as never)],
    });
    expect(screen.getByText(words)).toBeTruthy();
    expect(await faultsForAxe()).toEqual([]);
  });

  it('names another office and a later day where an office has no time, the telephone and a ticket', async () => {
    const days = sampleTimes.days.map(({ day }) => ({ day, times: [] }));
    const asked: (string | null)[] = [];
    await drawAppointments({
      address: '/citas?servicio=padron&oficina=plaza',
      calls: [
        stubCall(findAppointmentTimesCall, async ({ from }) => {
          asked.push(from ?? null);
          const [first] = sampleTimes.offices;
          const late = { id: 'plaza', first: '2026-12-20T08:40:00.000Z' };
          return right({ offices: first === undefined ? [] : [late, { ...first, id: 'raval' }], days });
        }),
      ],
    });
    expect(screen.getByText('Estos días no queda ninguna hora')).toBeTruthy();
    expect(await screen.findByText('960 00 00 00')).toBeTruthy();
    expect(screen.getByText(/nunca se niega/u)).toBeTruthy();
    await press('Ver ese día');
    await press('Más días');
    await press('Volver a los primeros días');
    await press('Ver sus horas Raval');
    expect(asked).toEqual([null, '2026-12-20', '2026-11-21', null, null]);
  });

  it('goes to the days at once where there is one office, with 300 services of long names', async () => {
    const long = 'Solicitud de bonificación de la tasa por ocupación de la vía pública con mesas y sillas';
    const services = Array.from({ length: 300 }, (_, at) =>
      aBookedService(`s${at}`, { title: { es: `${long} ${at}` } }),
    );
    await drawAppointments({ services, offices: [anAppointmentOffice('plaza')] });
    await act(
      async () =>
        void fireEvent.change(screen.getByLabelText('Busca un trámite'), { target: { value: 'sillas 299' } }),
    );
    await press(/sillas 299/u);
    await press('Pedir cita para esto');
    expect(screen.getByRole('heading', { level: 2, name: '¿Cuándo?' })).toBeTruthy();
  });

  it('is not offered where the town gives none', async () => {
    await drawAppointments({ services: [] });
    expect(screen.getByText('Aquí no se da cita previa')).toBeTruthy();
    expect(screen.queryByText('¿Prefieres venir sin cita?')).toBeNull();
  });
});

describe('a time that is held', () => {
  const held = (more: object = {}) => stubCall(readAppointmentCall, async () => right(aHold(more)));
  const kept = [{ key: aHold().id, answer: null }];

  it('is gone on with after the page was loaded again, with what was written', async () => {
    await drawAppointments({ kept, calls: [held()], written: { name: 'Empar', identity: 3 } });
    expect(screen.getByText('10 min 00 s')).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('Nombre y apellidos').value).toBe('Empar');
    expect(screen.getByLabelText<HTMLInputElement>('DNI, NIE o pasaporte').value).toBe('');
  });

  it('is kept longer, with a word before it ends', async () => {
    const until = '2026-11-18T11:01:00Z';
    const more = stubCall(extendAppointmentCall, async () => right(aHold({ extended: 10 })));
    await drawAppointments({ kept, calls: [held({ until }), more] });
    expect(screen.getByText('Te queda poco. Lo escrito no se pierde.')).toBeTruthy();
    expect(screen.getByRole('timer').textContent).toBe('Queda 1 minuto');
    expect(screen.getByRole('timer').getAttribute('aria-live')).toBe('assertive');
    await press('Dame más tiempo');
    expect(screen.getByText('10 min 00 s')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Dame más tiempo' })).toBeNull();
  });

  it('that is over says so, keeps what was written, and can be had again', async () => {
    const asked: unknown[] = [];
    const again = stubCall(holdAppointmentCall, async ({ body }) => {
      asked.push([body.office, body.at]);
      return right(aHold({ id: body.key }));
    });
    await drawAppointments({
      kept,
      calls: [held({ until: '2026-11-18T10:59:59Z' }), again],
      written: { name: 'Empar' },
    });
    expect(screen.getByText('Hemos soltado la hora de las 9.40.')).toBeTruthy();
    expect(await faultsForAxe()).toEqual([]);
    await press('Volver a pedir las 9.40');
    expect(asked).toEqual([['plaza', '2026-11-19T08:40:00.000Z']]);
    expect(screen.getByLabelText<HTMLInputElement>('Nombre y apellidos').value).toBe('Empar');
  });

  it('can be let go of for another one', async () => {
    const gone: string[] = [];
    const leave = stubCall(leaveAppointmentCall, async ({ body }) => {
      gone.push(body.key);
      return right(aHold({ state: 'ended' }));
    });
    const { visits } = await drawAppointments({ kept, calls: [held(), leave] });
    await press('Elegir otra hora');
    expect(gone).toEqual([aHold().id]);
    expect(visits.list('vilanova' as never)).toEqual([]);
    expect(screen.getByRole('heading', { level: 2, name: '¿Cuándo?' })).toBeTruthy();
  });
});
