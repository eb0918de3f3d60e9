import { act, render } from '@testing-library/react';
import { findAppointmentTimesCall } from '#adapters/wire/appointments/find-appointment-times.ts';
import { listAppointmentServicesCall } from '#adapters/wire/appointments/list-appointment-services.ts';
import type { FreeTimesAnswer, OfficeAnswer, ServiceAnswer } from '#adapters/wire/appointments/setup.ts';
import type { OwnVisit } from '#adapters/wire/appointments/visit.ts';
import type { KeptAppointment } from '#application/ports/browser/visit-wallet.ts';
import { right } from '#domain/shared/result.ts';
import { speechOf, startSpeaking } from '#ui-web/i18n/speak.ts';
import { aFormCouncil } from '#ui-web/screens/request/samples/sample-form.ts';
import { type StubbedCall, stubCall } from '#ui-web/shell/samples/sample-calls.ts';
import { aSite } from '#ui-web/shell/samples/sample-council.ts';
import { partsHere } from '#ui-web/shell/routing/late-part.tsx';
import { SamplePlace } from '#ui-web/shell/samples/sample-place.tsx';
import { AppointmentsScreen } from '../screen.tsx';
import { memoryVisits } from './sample-visits.ts';

/** A service that takes a quarter of an hour. */
export const aBookedService = (id: string, more: Partial<ServiceAnswer> = {}): ServiceAnswer => ({
  id,
  title: { es: id },
  summary: '',
  family: id,
  minutes: 15,
  minutesMore: 5,
  mostPeople: 1,
  isCombinable: false,
  papers: [],
  fee: '0.00',
  booker: 'anybody',
  ...more,
});
export const anAppointmentOffice = (id: string, more: Partial<OfficeAnswer> = {}): OfficeAnswer => ({
  id,
  title: { es: id },
  address: 'Plaça Major, 1',
  coordinates: null,
  desks: [],
  ...more,
});
export const sampleServices = [
  aBookedService('padron', {
    title: { es: 'Empadronarme' },
    mostPeople: 3,
    isCombinable: true,
    papers: [{ es: 'DNI' }],
  }),
  aBookedService('certificado', {
    title: { es: 'Certificado' },
    mostPeople: 6,
    isCombinable: true,
    fee: '2.00',
    booker: 'census',
  }),
  aBookedService('obras', { title: { es: 'Licencias de obra' } }),
];
export const officesToGo = [
  anAppointmentOffice('plaza', { title: { es: 'Ayuntamiento' } }),
  anAppointmentOffice('raval', { title: { es: 'Raval' } }),
];
/** On 19 November 2026, the day after that of the samples. */
export const sampleTimes: FreeTimesAnswer = {
  offices: [
    { id: 'plaza', first: '2026-11-19T08:40:00.000Z' },
    { id: 'raval', first: '2026-11-18T16:20:00.000Z' },
  ],
  days: [
    { day: '2026-11-18', times: [] },
    {
      day: '2026-11-19',
      times: ['2026-11-19T08:40:00.000Z', '2026-11-19T09:20:00.000Z', '2026-11-19T15:20:00.000Z'],
    },
    { day: '2026-11-20', times: ['2026-11-20T08:40:00.000Z'] },
  ],
};
export const anOwnVisit = (more: Partial<OwnVisit> = {}): OwnVisit => ({
  id: 'key-of-an-appointment-of-this-device',
  state: 'confirmed',
  office: 'plaza',
  services: ['padron'],
  people: 1,
  at: '2026-11-19T08:40:00.000Z',
  end: '2026-11-19T08:55:00.000Z',
  code: 'C-118',
  until: null,
  extended: 0,
  moved: 0,
  desk: null,
  ahead: null,
  waitFrom: null,
  waitTo: null,
  note: null,
  closed: null,
  calendar: 'BEGIN:VCALENDAR',
  ...more,
});
export const aHold = (more: Partial<OwnVisit> = {}): OwnVisit =>
  anOwnVisit({ state: 'held', code: null, calendar: null, until: '2026-11-18T11:10:00Z', ...more });
export const keptOf = (visit: OwnVisit): KeptAppointment => ({
  key: visit.id,
  answer: {
    visit,
    services: sampleServices.filter(({ id }) => visit.services.includes(id)),
    offices: officesToGo.filter(({ id }) => id === visit.office),
  },
});

interface Given {
  readonly services?: readonly ServiceAnswer[];
  readonly offices?: readonly OfficeAnswer[];
  readonly times?: FreeTimesAnswer;
  readonly calls?: readonly StubbedCall[];
  readonly kept?: readonly KeptAppointment[];
  readonly written?: unknown;
  readonly address?: string;
}

/** The page of appointments on a council of samples. */
export async function drawAppointments({
  services = sampleServices,
  offices = officesToGo,
  times = sampleTimes,
  calls = [],
  kept = [],
  written = null,
  address = '/citas',
}: Given = {}) {
  window.history.replaceState(null, '', address);
  const visits = memoryVisits(kept);
  visits.write('vilanova' as never, written);
  const answers = [
    stubCall(listAppointmentServicesCall, async () =>
      right({ services: [...services], offices: [...offices] }),
    ),
    stubCall(findAppointmentTimesCall, async () => right(times)),
    ...calls,
  ];
  const { council } = aFormCouncil(null, { calls: answers });
  const whole = { ...council, visits };
  const forms = Promise.resolve(whole);
  const speech = speechOf(await startSpeaking('es'), 'es', 'es');
  await partsHere(speech);
  await act(async () => {
    render(
      <SamplePlace
        council={{ ...whole, forms: () => forms, services: () => forms }}
        site={aSite()}
        speech={speech}
      >
        <AppointmentsScreen />
      </SamplePlace>,
    );
  });
  return { visits };
}
