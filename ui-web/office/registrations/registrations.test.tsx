import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { ActivityAnswer } from '#adapters/wire/registrations/activity.ts';
import { applyAtDeskCall } from '#adapters/wire/registrations/office/apply-at-desk.ts';
import { listApplicantsToCallCall } from '#adapters/wire/registrations/office/applicants-to-call.ts';
import { callActivityOffCall } from '#adapters/wire/registrations/office/call-off-activity.ts';
import { answerAppealCall } from '#adapters/wire/registrations/office/answer-appeal.ts';
import { endPlaceCall } from '#adapters/wire/registrations/office/end-place.ts';
import { judgeApplicationCall } from '#adapters/wire/registrations/office/judge-application.ts';
import { listApplicationStepsCall } from '#adapters/wire/registrations/office/list-application-steps.ts';
import { listStaffApplicationsCall } from '#adapters/wire/registrations/office/list-applications.ts';
import { listStaffActivitiesCall } from '#adapters/wire/registrations/office/list-staff-activities.ts';
import { publishAdmissionListCall } from '#adapters/wire/registrations/office/publish-list.ts';
import type { StaffApplicationAnswer } from '#adapters/wire/registrations/office/staff-application.ts';
import { takeActivityCallOffBackCall } from '#adapters/wire/registrations/office/take-call-off-back.ts';
import { takeAttendanceCall } from '#adapters/wire/registrations/office/take-attendance.ts';
import { readActivityCall } from '#adapters/wire/registrations/read-activity.ts';
import { left, right } from '#domain/shared/result.ts';
import { faultsForAxe } from '#ui-web/shell/samples/axe-of-screen.ts';
import { type StubbedCall, stubCall } from '#ui-web/shell/samples/sample-calls.ts';
import { anOwnApplication } from '#ui-web/screens/registrations/samples/registrations-page.tsx';
import { SpeechContext } from '#ui-web/speech.ts';
import { officeSpeaker } from '../i18n/office-speech.ts';
import { OfficeContext } from '../shell/office-context.ts';
import { anOfficeCouncil, anOfficeTown, somebody } from '../shell/sample-office.tsx';
import { RegistrationDeskScreen } from './registrations-screen.tsx';
import type { ActivityDesk } from './use-activity-desk.ts';
import { anApplication, aSchool } from './sample-desk-of-activity.ts';

afterEach(cleanup);

async function openDesk(
  params: { readonly key?: string; readonly part?: string; readonly run?: string },
  calls: readonly StubbedCall[],
  acts: Parameters<typeof somebody>[0] = ['registration.serve', 'registration.decide'],
) {
  const speech = await officeSpeaker()('es', 'es');
  const council = anOfficeCouncil(calls);
  const place = { council, town: anOfficeTown, me: somebody(acts), askWho: () => undefined };
  render(
    <SpeechContext value={speech}>
      <OfficeContext value={place}>
        <RegistrationDeskScreen params={params} />
      </OfficeContext>
    </SpeechContext>,
  );
  await act(async () => {});
}

/** The calls of an activity whose applications are changed as the council would. */
function anActivity(
  activity: ActivityAnswer,
  applications: readonly StaffApplicationAnswer[],
  signed: ActivityDesk['callOff'] = null,
) {
  const asked: object[] = [];
  let callOff = signed;
  const all = new Map(applications.map((one) => [one.code, one]));
  const change = (code: string, more: Partial<StaffApplicationAnswer>) => {
    const changed = { ...(all.get(code) as StaffApplicationAnswer), ...more };
    all.set(code, changed);
    return changed;
  };
  const judged = ({ code, ...verdict }: { readonly code: string } & Record<string, unknown>) =>
    change(code, {
      verdict: { ...verdict, by: 'Neus', at: '2026-11-18T11:00:00Z' } as StaffApplicationAnswer['verdict'],
    });
  const calls = [
    stubCall(readActivityCall, async () => right(activity)),
    stubCall(listStaffApplicationsCall, async () => right({ items: [...all.values()], callOff })),
    stubCall(listApplicationStepsCall, async () =>
      right({
        items: [
          { number: 1, at: '2026-11-17T10:00:00Z', by: 'Neus', act: 'registration.readProof' },
          {
            number: 2,
            at: '2026-11-18T10:00:00Z',
            by: 'system',
            act: 'registration.skip',
            to: 'martes/todos/familyTogether',
          },
        ],
      }),
    ),
    stubCall(judgeApplicationCall, async ({ body }) => {
      asked.push(body);
      return right(judged(body));
    }),
    stubCall(answerAppealCall, async ({ body }) => {
      asked.push(body);
      judged(body);
      const { appeal } = all.get(body.code) as StaffApplicationAnswer;
      return right(change(body.code, { appeal: appeal && { ...appeal, answer: body.reason } }));
    }),
    stubCall(publishAdmissionListCall, async ({ body }) => {
      asked.push(body);
      return right({ provisional: '2026-11-18T11:00:00Z', final: null });
    }),
    stubCall(endPlaceCall, async ({ body }) => {
      asked.push(body);
      return right({ money: 'waits' as const, application: change(body.code, { state: body.to }) });
    }),
    stubCall(callActivityOffCall, async ({ body }) => {
      asked.push(body);
      const by = [...(callOff?.by ?? []), 'Neus'];
      callOff = { reason: body.reason, by, isCalledOff: by.length > 1 };
      return right({ isCalledOff: callOff.isCalledOff, applications: 4, waits: callOff.isCalledOff ? 1 : 0 });
    }),
    stubCall(takeActivityCallOffBackCall, async () => {
      asked.push({ takenBack: true });
      callOff = null;
      return right({ isTakenBack: true });
    }),
    stubCall(listApplicantsToCallCall, async () => right({ items: [], unreachable: 0 })),
    stubCall(takeAttendanceCall, async ({ body }) => {
      asked.push(body);
      if (body.code === 'dddd') return left({ kind: 'registrationRefused', where: 'notEnrolled' } as never);
      const { code, day, isPresent } = body;
      return right(change(code, { attended: isPresent === null ? [] : [{ day, isPresent }] }));
    }),
  ];
  return { asked, calls };
}

const press = (name: string | RegExp) =>
  act(async () => void fireEvent.click(screen.getByRole('button', { name })));
const choose = (name: string | RegExp) => act(async () => void fireEvent.click(screen.getByLabelText(name)));
const write = (label: string | RegExp, value: string) =>
  act(async () => void fireEvent.change(screen.getByLabelText(label), { target: { value } }));

const mayCallOff = ['registration.serve', 'registration.decide', 'registration.callOff'] as const;

describe('an activity that is called off', () => {
  it('is signed with a reason by one person, and waits for another one', async () => {
    const { asked, calls } = anActivity(aSchool(), []);
    await openDesk({ key: 'estiu' }, calls, mayCallOff);
    await act(async () => void fireEvent.click(screen.getByText('Anular esta actividad')));
    await press('Firmar la anulación');
    expect(screen.getByText('Escribe el motivo.')).toBeDefined();
    expect(document.activeElement?.tagName).toBe('TEXTAREA');
    expect(asked).toEqual([]);
    await write(/^Por qué se anula: Escuela de natación/u, 'Nadie la da');
    await press('Firmar la anulación');
    expect(screen.getByText('Firmado. Ahora tiene que firmar otra persona.')).toBeDefined();
    const signed = /Neus ha firmado la anulación de esta actividad: «Nadie la da»/u;
    expect(screen.getByText(signed)).toBeDefined();
    expect(document.activeElement?.textContent).toMatch(signed);
    expect(screen.queryByRole('button', { name: 'Firmar y anular' })).toBeNull();
    expect(await faultsForAxe()).toEqual([]);
    await press('Retirar mi firma');
    expect(asked.at(-1)).toEqual({ takenBack: true });
    expect(screen.getByText('Firma retirada. No se anula nada.')).toBeDefined();
    expect(screen.getByText('Anular esta actividad')).toBeDefined();
  });

  it('is called off by the second person, who is asked once more, and says what waits', async () => {
    const signed = { reason: 'Nadie la da', by: ['Pere'], isCalledOff: false };
    const { asked, calls } = anActivity(aSchool(), [], signed);
    await openDesk({ key: 'estiu', part: 'plazas' }, calls, mayCallOff);
    await press('Firmar y anular');
    expect(asked).toEqual([]);
    await press('Anular la actividad');
    expect(asked).toEqual([{ reason: 'Nadie la da' }]);
    expect(screen.getByText(/4 solicitudes han quedado sin efecto. 1 devolución espera/u)).toBeDefined();
    expect(screen.getByText('Actividad anulada por Pere, Neus: «Nadie la da».')).toBeDefined();
    await press('Terminar los avisos y las devoluciones que falten');
    expect(asked).toHaveLength(2);
  });

  it('is not called off by the second person if the first one has taken theirs back meanwhile, which is said', async () => {
    const signed = { reason: 'Nadie la da', by: ['Pere'], isCalledOff: false };
    const { calls } = anActivity(aSchool(), [], signed);
    const alone = right({ isCalledOff: false, applications: 0, waits: 0 });
    await openDesk(
      { key: 'estiu' },
      [...calls, stubCall(callActivityOffCall, async () => alone)],
      mayCallOff,
    );
    await press('Firmar y anular');
    await press('Anular la actividad');
    expect(screen.getByText(/^No se ha anulado: .*la primera firma es la tuya/u)).toBeDefined();
  });

  it('is not offered to who only serves the desk', async () => {
    const { calls } = anActivity(aSchool(), []);
    await openDesk({ key: 'estiu' }, calls, ['registration.serve']);
    expect(screen.queryByText('Anular esta actividad')).toBeNull();
  });
});

describe('the activities of a town', () => {
  it('are listed with what waits in each, or it says how one gets here', async () => {
    const row = {
      ...aSchool(),
      states: { sent: 3, enrolled: 2 },
      undecided: 3,
      appeals: 1,
      late: 2,
      unpaid: 1,
    };
    await openDesk({}, [stubCall(listStaffActivitiesCall, async () => right({ items: [row] }))]);
    expect(screen.getByRole('link', { name: /natación/u }).getAttribute('href')).toContain(
      '/gestion/inscripciones/estiu',
    );
    expect(screen.getByText('3 por decidir')).toBeDefined();
    expect(screen.getByText('1 alegación')).toBeDefined();
    expect(screen.getByText(/del 1 nov.* al 15 nov.* · 5 solicitudes · 2 con plaza/u)).toBeDefined();
    expect(await faultsForAxe()).toEqual([]);
    cleanup();
    await openDesk({}, [stubCall(listStaffActivitiesCall, async () => right({ items: [] }))]);
    expect(screen.getByText('Todavía no hay actividades con inscripción')).toBeDefined();
  });

  it('are not there, or cannot be read, and it says which', async () => {
    const unread = (kind: 'notFound' | 'unreachable') => [
      stubCall(readActivityCall, async () => left({ kind })),
      stubCall(listStaffApplicationsCall, async () => right({ items: [], callOff: null })),
      stubCall(listApplicantsToCallCall, async () => right({ items: [], unreachable: 0 })),
    ];
    await openDesk({ key: 'estiu' }, unread('notFound'));
    expect(screen.getByText(/no existe o ya no está publicada/u)).toBeDefined();
    cleanup();
    await openDesk({ key: 'estiu' }, unread('unreachable'));
    expect(screen.getByText('No hemos podido cargar las inscripciones')).toBeDefined();
  });
});

describe('the applications of an activity', () => {
  it.each([
    ['?estado=undecided', ['Aina Marí']],
    ['?estado=enrolled', ['Aina Marí', 'Pau Soler']],
    ['', ['Aina Marí', 'Pau Soler']],
  ])(
    'begin with those that %s of the address asks for, if they can wait for staff',
    async (search, names) => {
      const seen: string[] = [];
      Element.prototype.scrollIntoView = function note() {
        seen.push(this.getAttribute('aria-labelledby') ?? '');
      };
      history.replaceState(null, '', `/gestion/inscripciones/estiu${search}`);
      const undecided = anApplication('AAA', 'Aina Marí');
      const enrolled = anApplication('BBB', 'Pau Soler', { state: 'enrolled' });
      const { calls } = anActivity(aSchool(), [undecided, enrolled]);
      await openDesk({ key: 'estiu' }, calls);
      const rows = screen.getAllByRole('link', { name: /Aina|Pau/u }).map((one) => one.textContent);
      expect(rows).toEqual(names);
      expect(seen).toEqual(search === '' ? [] : ['applications']);
      history.replaceState(null, '', '/gestion');
    },
  );

  it('are found by name, letters and state, a hundred at a time', async () => {
    const many = Array.from({ length: 150 }, (_, n) => anApplication(`code${n}`, `Neus ${n}`));
    const excluded = { isAdmitted: false, reason: 'Falta', segments: [], points: [], exemptions: [] };
    const one = anApplication('zzzz', 'Martí Peñalver', {
      verdict: { ...excluded, by: 'Neus', at: '2026-11-12T10:00:00Z' },
    });
    await openDesk({ key: 'estiu' }, anActivity(aSchool(), [...many, one]).calls);
    expect(screen.getByText('151 solicitudes')).toBeDefined();
    expect(screen.getAllByRole('link', { name: /^Neus/u })).toHaveLength(100);
    await press(/Ver más/u);
    expect(screen.getAllByRole('link', { name: /^Neus/u })).toHaveLength(150);
    await write('Buscar por nombre o por letras', 'marti peñ');
    expect(screen.getByRole('link', { name: 'Martí Peñalver' })).toBeDefined();
    await write('Buscar por nombre o por letras', 'ZZZ');
    await write('Estado', 'excluded');
    expect(screen.getByText('1 solicitud')).toBeDefined();
    await write('Estado', 'undecided');
    expect(screen.getByText('0 solicitudes')).toBeDefined();
    expect(await faultsForAxe()).toEqual([]);
  });

  it('wait for every decision before their list is published, after a question', async () => {
    const { calls } = anActivity(aSchool(), [anApplication('aaaa', 'Neus')]);
    await openDesk({ key: 'estiu' }, calls);
    expect(screen.getByText('Falta decidir 1 solicitud.')).toBeDefined();
    expect(screen.queryByRole('button', { name: /Publicar/u })).toBeNull();
    cleanup();
    const verdict = { isAdmitted: true, reason: '', segments: [], points: [], exemptions: [] };
    const decided = anApplication('aaaa', 'Neus', {
      verdict: { ...verdict, by: 'Neus', at: '2026-11-12T10:00:00Z' },
    });
    const ready = anActivity(aSchool(), [decided]);
    await openDesk({ key: 'estiu' }, ready.calls);
    await press('Publicar la lista provisional');
    expect(screen.getByText(/Admitidas: 1. Excluidas: 0./u)).toBeDefined();
    await press('Publicar');
    expect(ready.asked).toEqual([{ list: 'provisional' }]);
    cleanup();
    await openDesk({ key: 'estiu' }, ready.calls, ['registration.serve']);
    expect(screen.queryByRole('button', { name: /Publicar/u })).toBeNull();
  });
});

describe('an application', () => {
  const claimed = anApplication('aaaa', 'Neus Roig', {
    content: {
      wishes: ['martes'],
      segments: ['discapacidad'],
      points: [{ rule: 'hermanos', times: 2 }],
      plan: 'mes',
      exemptions: ['numerosa'],
    },
    proofs: [{ id: 'p1', proof: 'libro', name: 'libro.pdf', bytes: 2_000_000 }],
  });

  it('is decided by what was checked, and not without a reason if it is excluded', async () => {
    const { asked, calls } = anActivity(aSchool(), [claimed, anApplication('bbbb', 'Pau Roig')]);
    await openDesk({ key: 'estiu', part: 'solicitudes', run: 'aaaa' }, calls);
    const proof = screen.getByRole('link', { name: 'Libro de familia: libro.pdf' });
    expect(proof.getAttribute('href')).toContain(
      '/staff/registrations/activities/estiu/applications/aaaa/proofs/p1',
    );
    expect(screen.getByText(/queda anotado quién lo abrió/u)).toBeDefined();
    expect(screen.getByText(/Neus leyó un documento/u)).toBeDefined();
    expect(await faultsForAxe()).toEqual([]);
    await press('Guardar la decisión');
    expect(screen.getByText('Elige una respuesta.')).toBeDefined();
    await choose('No, se excluye');
    await press('Guardar la decisión');
    expect(screen.getByText('Escribe el motivo.')).toBeDefined();
    expect(asked).toEqual([]);
    await choose('Sí, se admite');
    await choose('Familia numerosa');
    await write(/Hermanos: dice 2/u, '1');
    await press('Guardar la decisión');
    expect(asked).toEqual([
      {
        code: 'aaaa',
        isAdmitted: true,
        reason: '',
        segments: [],
        points: [{ rule: 'hermanos', times: 1 }],
        exemptions: ['numerosa'],
      },
    ]);
    expect(screen.getByText('Guardado: se admite.')).toBeDefined();
    expect(screen.getByRole('link', { name: /Pau Roig/u }).getAttribute('href')).toContain('/bbbb');
  });

  it('is answered if it appeals, with words that are published', async () => {
    const excluded = { isAdmitted: false, reason: 'Falta', segments: [], points: [], exemptions: [] };
    const appealed = anApplication('aaaa', 'Neus Roig', {
      verdict: { ...excluded, by: 'Neus', at: '2026-11-12T10:00:00Z' },
      appeal: { text: 'Sí que lo envié', at: '2026-11-17T10:00:00Z', answer: null },
    });
    const listed = aSchool({ phase: 'appeals', lists: { provisional: '2026-11-16T10:00:00Z', final: null } });
    const { asked, calls } = anActivity(listed, [appealed]);
    await openDesk({ key: 'estiu', part: 'solicitudes', run: 'aaaa' }, calls);
    expect(screen.getByText('Sí que lo envié')).toBeDefined();
    await choose('Sí, se admite');
    await press('Guardar la decisión');
    expect(asked).toEqual([]);
    await write(/^Respuesta/u, 'El documento estaba.');
    await press('Guardar la decisión');
    expect(asked).toMatchObject([{ code: 'aaaa', isAdmitted: true, reason: 'El documento estaba.' }]);
    expect(screen.getByText('Respuesta: El documento estaba.')).toBeDefined();
  });

  it('that has a place ends with a reason, and it says what became of the money', async () => {
    const enrolled = anApplication('aaaa', 'Neus Roig', {
      state: 'enrolled',
      place: { group: 'martes', segment: 'todos' },
    });
    const { asked, calls } = anActivity(aSchool({ phase: 'places' }), [enrolled]);
    await openDesk({ key: 'estiu', part: 'solicitudes', run: 'aaaa' }, calls);
    await choose(/La damos de baja/u);
    await press('Terminar la plaza');
    expect(asked).toEqual([]);
    await write(/^Motivo/u, 'No viene desde octubre.');
    await press('Terminar la plaza');
    expect(asked).toEqual([{ code: 'aaaa', to: 'expelled', reason: 'No viene desde octubre.' }]);
    expect(screen.getByText(/hazla en Pagos/u)).toBeDefined();
  });

  it('is read, and not decided, by who only serves the desk; or it is not there', async () => {
    const { calls } = anActivity(aSchool(), [claimed]);
    await openDesk({ key: 'estiu', part: 'solicitudes', run: 'aaaa' }, calls, ['registration.serve']);
    expect(screen.queryByRole('button', { name: 'Guardar la decisión' })).toBeNull();
    expect(screen.queryByRole('link', { name: /libro.pdf/u })).toBeNull();
    expect(screen.getByText('Solo los abre quien decide las solicitudes.')).toBeDefined();
    cleanup();
    await openDesk({ key: 'estiu', part: 'solicitudes', run: 'nope' }, calls);
    expect(screen.getByText('No hay ninguna solicitud con esas letras.')).toBeDefined();
  });
});

describe('the places of an activity', () => {
  const place = { group: 'martes', segment: 'todos' };
  const people = [
    anApplication('aaaa', 'Neus Roig', { state: 'waiting', waiting: ['martes'], position: 9 }),
    anApplication('bbbb', 'Pau Roig', { state: 'waiting', waiting: ['martes'], position: 7 }),
    anApplication('cccc', 'Ona Soler', { state: 'offered', place, until: '2026-11-19T10:00:00Z' }),
    anApplication('dddd', 'Biel Vidal', { state: 'enrolled', place }),
    anApplication('eeee', 'Aina Vidal', { state: 'enrolled', place }),
  ];

  it('show who waits in their order, who was offered one until when, and why somebody was passed over', async () => {
    const { calls } = anActivity(aSchool({ phase: 'places' }), people);
    await openDesk({ key: 'estiu', part: 'plazas' }, calls);
    expect(screen.getByText('2 libres de 14')).toBeDefined();
    const names = screen.getAllByRole('link', { name: /Roig$/u }).map(({ textContent }) => textContent);
    expect(names).toEqual(['Pau Roig', 'Neus Roig']);
    expect(screen.getByText(/Plaza ofrecida · hasta: 19 nov/u)).toBeDefined();
    await press(/Por qué no le ha tocado ?: bbbb/u);
    expect(screen.getByText(/la familia quiere ir junta/u)).toBeDefined();
    expect(await faultsForAxe()).toEqual([]);
  });

  it('are called by the keyboard alone; what is refused is taken back and said', async () => {
    const { asked, calls } = anActivity(aSchool({ phase: 'places' }), people);
    await openDesk({ key: 'estiu', part: 'asistencia' }, calls);
    expect(screen.getByLabelText<HTMLSelectElement>('Día').value).toBe('2026-11-18');
    const first = screen.getByRole('button', { name: /^Ha venido ?: Aina/u });
    first.focus();
    await press(/^Ha venido ?: Aina/u);
    expect(screen.getByText('Han venido: 1. No han venido: 0. Sin anotar: 1.')).toBeDefined();
    fireEvent.keyDown(first, { key: 'ArrowDown' });
    expect(document.activeElement?.textContent).toBe('Ha venido: Biel Vidal');
    await press(/^Ha venido ?: Biel/u);
    await waitFor(() => expect(screen.getByText('Ya no tiene plaza.')).toBeDefined());
    expect(screen.getByText('Han venido: 1. No han venido: 0. Sin anotar: 1.')).toBeDefined();
    await press(/^Ha venido ?: Aina/u);
    expect(asked).toEqual([
      { code: 'eeee', day: '2026-11-18', isPresent: true },
      { code: 'dddd', day: '2026-11-18', isPresent: true },
      { code: 'eeee', day: '2026-11-18', isPresent: null },
    ]);
    expect(await faultsForAxe()).toEqual([]);
  });
});

describe('somebody who applies at the desk', () => {
  const open = aSchool({ phase: 'open', groups: aSchool().groups.map((one) => ({ ...one, minimumAge: 6 })) });
  const type = (label: string | RegExp, value: string, at = 0) =>
    act(
      async () =>
        void fireEvent.change(screen.getAllByLabelText(label)[at] as HTMLElement, { target: { value } }),
    );
  const born = async (at: number, [year, month, day]: readonly [string, string, string]) => {
    await type('Año', year, at);
    await type('Mes', month, at);
    await type('Día', day, at);
  };

  it('is written by the form that residents have, and gets the letters and the link of the application', async () => {
    const sent: { key: string; party: object; content: object }[] = [];
    const { calls } = anActivity(open, []);
    await openDesk({ key: 'estiu', part: 'alta' }, [
      ...calls,
      stubCall(applyAtDeskCall, async ({ body }) => {
        sent.push(body);
        if (sent.length === 1) return left({ kind: 'registrationRefused', where: 'alreadyApplied' } as never);
        return right({ ...anOwnApplication, id: body.key, family: 'qwer' });
      }),
    ]);
    await screen.findByRole('heading', { name: 'Apuntar a alguien' });
    await press('Enviar la solicitud');
    expect(sent).toEqual([]);
    await type('Nombre y apellidos', 'Neus Soler');
    await born(0, ['2018', '5', '1']);
    await type('Nombre y apellidos', 'Empar Soler', 1);
    await type(/^DNI/u, '12345678Z', 1);
    await born(1, ['1984', '3', '2']);
    await choose(/Martes y jueves/u);
    await press('Enviar la solicitud');
    await screen.findByText(/ya tiene una solicitud/u);
    await press('Enviar la solicitud');
    expect(sent[1]?.key).toBe(sent[0]?.key);
    expect(sent[1]).toMatchObject({
      party: {
        participant: { name: 'Neus Soler', birthDay: '2018-05-01' },
        guardian: { identity: '12345678Z' },
      },
      content: { wishes: ['martes'], plan: 'mes' },
    });
    expect(await screen.findByRole('heading', { name: 'Solicitud enviada' })).toBe(document.activeElement);
    expect(screen.getByRole('link', { name: /inscripciones/u }).getAttribute('href')).toContain(
      `#estiu/${sent[1]?.key ?? ''}`,
    );
    expect(await faultsForAxe()).toEqual([]);
    await press('Otra de la misma familia');
    expect(screen.getByDisplayValue('Empar Soler')).toBeDefined();
    expect(screen.queryByDisplayValue('Neus Soler')).toBeNull();
  });

  it('is told if applications do not come any more', async () => {
    const { calls } = anActivity(aSchool(), []);
    await openDesk({ key: 'estiu', part: 'alta' }, calls);
    expect(await screen.findByText('Ahora no se reciben solicitudes de esta actividad.')).toBeDefined();
  });
});
