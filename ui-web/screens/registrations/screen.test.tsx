import { readActivityCall } from '#adapters/wire/registrations/read-activity.ts';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { answerPlaceCall } from '#adapters/wire/registrations/answer-offer.ts';
import { appealApplicationCall } from '#adapters/wire/registrations/appeal-application.ts';
import { correctApplicationCall } from '#adapters/wire/registrations/correct-application.ts';
import { readDrawCall } from '#adapters/wire/registrations/draw/read-draw.ts';
import { leaveActivityCall } from '#adapters/wire/registrations/leave-activity.ts';
import type { OwnApplicationAnswer } from '#adapters/wire/registrations/own-application.ts';
import { putProofCall } from '#adapters/wire/registrations/put-proof.ts';
import { readAdmissionListCall } from '#adapters/wire/registrations/read-admission-list.ts';
import { readOwnApplicationsCall } from '#adapters/wire/registrations/read-applications.ts';
import { sendApplicationCall } from '#adapters/wire/registrations/send-application.ts';
import { withdrawApplicationCall } from '#adapters/wire/registrations/withdraw-application.ts';
import { left, right } from '#domain/shared/result.ts';
import { faultsForAxe } from '#ui-web/shell/samples/axe-of-screen.ts';
import { stubCall } from '#ui-web/shell/samples/sample-calls.ts';
import { anActivity, anOwnApplication, showRegistrations } from './samples/registrations-page.tsx';

afterEach(() => {
  cleanup();
  window.history.replaceState(null, '', '/');
});

type Own = OwnApplicationAnswer;
const press = (name: RegExp | string) =>
  act(async () => void fireEvent.click(screen.getAllByRole('button', { name })[0] as HTMLElement));
const choose = (name: RegExp | string) =>
  act(async () => void fireEvent.click(screen.getAllByLabelText(name)[0] as HTMLElement));
const write = (label: RegExp | string, value: string, at = 0) =>
  act(
    async () =>
      void fireEvent.change(screen.getAllByLabelText(label)[at] as HTMLElement, { target: { value } }),
  );
const born = async (at: number, day: string, month: string, year: string) => {
  await write('Día', day, at);
  await write('Mes', month, at);
  await write('Año', year, at);
};
const owning = (...items: readonly Own[]) =>
  stubCall(readOwnApplicationsCall, async () => right({ items: [...items] }));
const own = (more: Partial<Own> = {}): Own => ({ ...anOwnApplication, ...more });

describe('the list of activities', () => {
  it('says what can be asked for now and until when, and leads to it', async () => {
    await showRegistrations({ isList: true });
    const link = screen.getByRole('link', { name: 'Escuela de verano' });
    expect(link.getAttribute('href')).toBe('/inscripciones/estiu');
    expect(screen.getByText('Inscripción abierta')).toBeTruthy();
    expect(screen.getByText(/Del 16 de noviembre al 11 de diciembre de 2026/u)).toBeTruthy();
    expect(await faultsForAxe()).toEqual([]);
  });
});

describe('an activity that is called off', () => {
  it('says why, takes no application any more, and says what comes back to who had a place', async () => {
    const back = { refund: 6000, kept: 0 };
    const reason = 'No hay monitora';
    await showRegistrations({
      activity: { phase: 'calledOff', calledOff: reason },
      kept: [own({ state: 'calledOff', reason, back })],
      calls: [owning(own({ state: 'calledOff', reason, back }))],
    });
    expect(screen.getByText('Esta actividad se ha anulado')).toBeTruthy();
    expect(screen.getAllByText('Motivo: No hay monitora')).toHaveLength(2);
    expect(screen.getByText(/Te devolvemos 60,00/u)).toBeTruthy();
    expect(screen.queryByRole('heading', { name: 'Las fechas' })).toBeNull();
    expect(screen.queryByRole('button', { name: /Enviar/u })).toBeNull();
    expect(await faultsForAxe()).toEqual([]);
  });
});

describe('an application for a child', () => {
  it('names both people, orders the wishes by buttons, and sends its files once it has come', async () => {
    const sent: unknown[] = [];
    const proofs: unknown[] = [];
    const calls = [
      stubCall(sendApplicationCall, async ({ body }) => {
        sent.push(body);
        return right(own({ id: body.key, family: 'abcdefghjk' }));
      }),
      stubCall(putProofCall, async ({ body }) => {
        proofs.push(body);
        return right(own({ id: body.key, proofs: [{ id: 'p', proof: 'libro', name: body.name, bytes: 1 }] }));
      }),
    ];
    const { applicationShelf, realm } = await showRegistrations({ calls });
    await write('Nombre y apellidos', 'Neus Soler');
    await born(0, '1', '5', '2018');
    expect(screen.queryByRole('button', { name: 'Elegir: Mayores' })).toBeNull();
    await press('Enviar la solicitud');
    expect(screen.getAllByText('Escribe el nombre y los apellidos.')).toHaveLength(1);
    await write('Nombre y apellidos', 'Empar Soler', 1);
    await write(/^DNI, NIE o pasaporte/u, '12345678Z', 1);
    await born(1, '2', '3', '1984');
    await press('Enviar la solicitud');
    expect(screen.getByText('Elige un grupo.')).toBeTruthy();
    await press('Elegir: Mañana');
    await press('Elegir: Tarde');
    await press('Subir: Tarde');
    await choose(/^Familia numerosa/u);
    await choose('Sí, y esta es la primera');
    const file = new File(['%PDF'], 'libro.pdf', { type: 'application/pdf' });
    await act(async () => {
      fireEvent.change(screen.getByLabelText(/^Añadir: Libro de familia/u), { target: { files: [file] } });
    });
    expect(JSON.stringify(applicationShelf.written(realm))).not.toContain('12345678Z');
    expect(await faultsForAxe()).toEqual([]);
    await press('Enviar la solicitud');
    expect(sent).toMatchObject([
      {
        party: {
          participant: { name: 'Neus Soler', identity: '', birthDay: '2018-05-01' },
          guardian: { name: 'Empar Soler', identity: '12345678Z', birthDay: '1984-03-02' },
        },
        content: { wishes: ['vesprada', 'mati'], plan: 'julio', exemptions: ['numerosa'] },
        family: 'new',
      },
    ]);
    expect(proofs).toMatchObject([{ proof: 'libro', name: 'libro.pdf', file: btoa('%PDF') }]);
    expect(screen.getByText('libro.pdf')).toBeTruthy();
    expect(screen.getByLabelText(/^Letras de la familia/u)).toHaveProperty('value', 'abcdefghjk');
  });

  it('is refused where it can be mended, and stays written', async () => {
    const calls = [
      stubCall(sendApplicationCall, async () =>
        left({
          kind: 'registrationRefused',
          where: 'alreadyApplied',
          faults: [{ kind: 'alreadyApplied' }],
        } as never),
      ),
    ];
    const adults = { maximumAge: null, minimumAge: 18 };
    const only = anActivity.groups.slice(0, 1).map((group) => ({ ...group, ...adults }));
    await showRegistrations({ activity: { groups: only, mode: 'firstCome', families: 'each' }, calls });
    await write('Nombre y apellidos', 'Empar Soler');
    await write(/^DNI, NIE o pasaporte/u, '12345678Z');
    await born(0, '1', '5', '2012');
    await press('Enviar la solicitud');
    expect(screen.getByText(/No hay grupos para esa edad/u)).toBeTruthy();
    await born(0, '1', '5', '1984');
    await write(/^Tu correo/u, 'empar');
    await press('Enviar la solicitud');
    expect(screen.getByText('Revisa el correo: le falta algo.')).toBeTruthy();
    await write(/^Tu correo/u, '');
    await press('Enviar la solicitud');
    expect(screen.getByText(/Esta persona ya tiene una solicitud/u)).toBeTruthy();
    expect(screen.getByLabelText('Nombre y apellidos')).toHaveProperty('value', 'Empar Soler');
    await press('Vaciar');
    expect(screen.getByLabelText('Nombre y apellidos')).toHaveProperty('value', '');
  });
});

describe('an own application', () => {
  it('is opened by the link of a mail, whose key leaves the address, and is shown without a line', async () => {
    window.history.replaceState(null, '', `/inscripciones#estiu/${anOwnApplication.id}`);
    await showRegistrations({ isList: true, calls: [owning(own())] });
    expect(window.location.hash).toBe('');
    expect(screen.getByText('Solicitud recibida')).toBeTruthy();
    cleanup();
    await showRegistrations({ isList: true, kept: [own()] });
    expect(screen.getByText(/Sin línea/u)).toBeTruthy();
    expect(screen.getByText('7K2QRA5D3H')).toBeTruthy();
  });

  it('is corrected and withdrawn while applications come', async () => {
    const sent: unknown[] = [];
    const calls = [
      owning(own()),
      stubCall(correctApplicationCall, async ({ body }) => {
        sent.push(body.content.wishes);
        return right(own({ content: { ...anOwnApplication.content, wishes: [...body.content.wishes] } }));
      }),
      stubCall(withdrawApplicationCall, async () => right(own({ state: 'withdrawn' }))),
    ];
    await showRegistrations({ isList: true, kept: [own()], calls });
    expect(screen.getByText(/hasta el 11 de diciembre de 2026/u)).toBeTruthy();
    await press('Corregir');
    await press('Elegir: Tarde');
    await press('Guardar la corrección');
    expect(sent).toEqual([['mati', 'vesprada']]);
    await press('Retirar la solicitud');
    await press('Sí, retirarla');
    expect(screen.getByText(/Retiraste esta solicitud/u)).toBeTruthy();
    await press('Quitar de la lista');
    expect(screen.queryByText('Tus solicitudes')).toBeNull();
  });

  it('is corrected among the groups for its age only, though the page does not know its birth day', async () => {
    await showRegistrations({ isList: true, kept: [own()], calls: [owning(own({ groupsOfAge: ['mati'] }))] });
    await press('Corregir');
    expect(screen.queryByRole('button', { name: 'Elegir: Tarde' })).toBeNull();
    expect(screen.getByRole('radio', { name: /Mañana/u })).toBeTruthy();
  });

  it('is found in the list by its letters, and who is excluded appeals once', async () => {
    const lists = { provisional: '2026-12-14T10:00:00.000Z', final: null };
    const excluded = own({ state: 'excluded', reason: 'Falta el libro' });
    const items = [
      { code: 'zzzzzzzzzz', isAdmitted: true, reason: '' },
      { code: excluded.code, isAdmitted: false, reason: 'Falta el libro' },
    ];
    const calls = [
      owning(excluded),
      stubCall(readAdmissionListCall, async () => right({ ...lists, items })),
      stubCall(appealApplicationCall, async ({ body }) =>
        right(own({ state: 'excluded', appeal: { text: body.text, answer: null } })),
      ),
    ];
    await showRegistrations({ activity: { phase: 'appeals', lists }, kept: [excluded], calls });
    expect(screen.getAllByRole('row')[1]?.textContent).toMatch(
      /7K2QRA5D3H \(la tuya\)Excluida: Falta el libro/u,
    );
    await write(/^Busca tus letras/u, 'ZZZZ-Z');
    expect(screen.getAllByRole('row')).toHaveLength(2);
    expect(await faultsForAxe()).toEqual([]);
    await press('Alegar');
    await write(/^¿Por qué crees/u, 'Sí que estaba');
    await press('Enviar la alegación');
    expect(screen.getByText('Tu alegación: Sí que estaba')).toBeTruthy();
  });

  it('has an offer that is accepted, and then a way to pay', async () => {
    const until = '2026-11-20T11:00:00.000Z';
    const place = { group: 'mati', segment: 'todos' };
    const offered = own({ state: 'offered', until, place, fee: 12_000, position: 143 });
    const paying = { id: 'p', url: '/api/pay', isRefused: false };
    const calls = [
      owning(offered),
      stubCall(readDrawCall, async () => left({ kind: 'unknownDocument' } as never)),
      stubCall(answerPlaceCall, async ({ body }) =>
        right(
          body.isAccepted
            ? own({ state: 'accepted', until, place, fee: 12_000, payment: paying })
            : own({ state: 'declined' }),
        ),
      ),
    ];
    await showRegistrations({ isList: true, activity: { phase: 'places' }, kept: [offered], calls });
    expect(screen.getByText(/contestas antes de esto: viernes 20 de noviembre, 12/u)).toBeTruthy();
    expect(screen.getByRole('link', { name: /^Por qué/u }).getAttribute('href')).toBe(
      `/sorteos/estiu#${offered.code}`,
    );
    await press(/^Aceptar la plaza de 120,00/u);
    expect(screen.getByRole('link', { name: /^Pagar 120,00/u }).getAttribute('href')).toBe('/api/pay');
    await press('No la quiero');
    await press('No quiero la plaza');
    expect(screen.getByText(/No quisiste la plaza/u)).toBeTruthy();
  });

  it('among the first to come is not accepted until its papers are checked, and waits by number', async () => {
    const until = '2026-11-20T11:00:00.000Z';
    const place = { group: 'mati', segment: 'todos' };
    const checked = own({
      id: 'key-of-an-unchecked-application',
      state: 'offered',
      until,
      place,
      fee: 12_000,
    });
    const waits = own({ state: 'waiting', waiting: [{ group: 'vesprada', n: 3 }] });
    const kept = [checked, waits];
    await showRegistrations({
      isList: true,
      activity: { mode: 'firstCome' },
      kept,
      calls: [owning(...kept)],
    });
    expect(screen.getByText(/El Ayuntamiento mira tus papeles/u)).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Aceptar/u })).toBeNull();
    expect(screen.getByText('Número 3 en la lista de espera: Tarde')).toBeTruthy();
  });

  it('leaves its place with what comes back, and says why if it cannot', async () => {
    const place = { group: 'mati', segment: 'todos' };
    const enrolled = own({ state: 'enrolled', place, fee: 12_000, refundNow: 6000 });
    let tries = 0;
    const calls = [
      owning(enrolled),
      stubCall(leaveActivityCall, async () => {
        tries += 1;
        return tries === 1
          ? left({ kind: 'unreachable' } as never)
          : right(own({ state: 'left', back: { refund: 6000, kept: 6000 } }));
      }),
    ];
    await showRegistrations({ isList: true, activity: { phase: 'places' }, kept: [enrolled], calls });
    await press('Dejar la plaza');
    expect(screen.getByText(/Te llega 60,00/u)).toBeTruthy();
    await press('Sí, dejarla');
    expect(screen.getByText(/No hay línea/u)).toBeTruthy();
    await press('Sí, dejarla');
    expect(screen.getByText(/Te devolvemos 60,00/u)).toBeTruthy();
  });
});

it('an activity that the council does not have is said to be none, and blames no server', async () => {
  await showRegistrations({
    calls: [stubCall(readActivityCall, async () => left({ kind: 'notFound' }))],
  });
  expect(screen.getByRole('heading', { name: 'Esta página no existe' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Actividades' }).getAttribute('href')).toBe('/inscripciones');
  expect(screen.queryByText(/No es culpa tuya/u)).toBeNull();
});
