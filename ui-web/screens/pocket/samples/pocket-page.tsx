import { act, render } from '@testing-library/react';
import { listDocumentsCall } from '#adapters/wire/collections/list-documents.ts';
import { listAlertsCall } from '#adapters/wire/push/alerts.ts';
import { listFollowsCall } from '#adapters/wire/following/list-follows.ts';
import { listAppointmentServicesCall } from '#adapters/wire/appointments/list-appointment-services.ts';
import { readAppointmentCall } from '#adapters/wire/appointments/read-appointment.ts';
import { listOwnRequestsCall } from '#adapters/wire/requests/list-own-requests.ts';
import type { PocketNoteName } from '#application/ports/browser/pocket-notes.ts';
import { left, right } from '#domain/shared/result.ts';
import type { FormCouncil } from '#ui-web/composition/council.ts';
import { speechOf, startSpeaking } from '#ui-web/i18n/speak.ts';
import {
  anOwnVisit,
  keptOf,
  officesToGo,
  sampleServices,
} from '../../appointments/samples/appointments-page.tsx';
import { memoryVisits } from '../../appointments/samples/sample-visits.ts';
import { aFormCouncil } from '../../request/samples/sample-form.ts';
import { type StubbedCall, stubCall } from '#ui-web/shell/samples/sample-calls.ts';
import { aSite } from '#ui-web/shell/samples/sample-council.ts';
import { SamplePlace } from '#ui-web/shell/samples/sample-place.tsx';
import { PocketScreen } from '../screen.tsx';
import { memoryNotes } from './memory-notes.ts';

/** An appointment of today, in 54 minutes. */
export const visitOfToday = anOwnVisit({
  at: '2026-11-18T11:54:00.000Z',
  end: '2026-11-18T12:09:00.000Z',
  code: 'C-126',
});

/** The rota of two pharmacies, each for a day. */
export const rotaOfTwo = {
  firstTurn: '2026-11-16',
  turnDays: 1,
  pharmacies: [
    { id: 'soler', title: 'Farmàcia Soler', address: 'Carrer Nou, 8', phone: '960 00 00 81' },
    { id: 'giner', title: 'Farmàcia Giner', coordinates: { lat: 39.4, lng: -0.35 } },
  ],
};

/** What a council answers to a pocket that has an appointment, a request with news and something followed. */
export const answeringPocket = (): readonly StubbedCall[] => [
  stubCall(listAppointmentServicesCall, async () =>
    right({ services: [...sampleServices], offices: [...officesToGo] }),
  ),
  stubCall(readAppointmentCall, async () => right(visitOfToday)),
  stubCall(listOwnRequestsCall, async () =>
    right({
      items: [
        {
          id: 'K7QM-2XRA-VD5H-N3TE' as never,
          iid: '2026-000017',
          form: { es: 'Avisos' },
          title: 'Banco roto',
          status: 'open',
          createdAt: '2026-11-16T10:00:00.000Z',
          hasNews: true,
        },
      ],
      total: 1,
    }),
  ),
  stubCall(listFollowsCall, async () =>
    right({
      items: [
        {
          subject: { kind: 'project', id: 'p' },
          title: 'Carril bici',
          path: '/propuestas/p',
          link: 'l',
          by: 'mail',
        },
      ],
      isKnown: true,
    } as never),
  ),
  stubCall(listAlertsCall, async () => right({ items: [] })),
  stubCall(listDocumentsCall, async () => right({ items: [rotaOfTwo], itemsCount: 1 } as never)),
];

/** A council that cannot be reached. */
export const unreachableCouncil = (): readonly StubbedCall[] =>
  [listAppointmentServicesCall, listOwnRequestsCall, listFollowsCall, listDocumentsCall].map((call) => ({
    call,
    answer: async () => left({ kind: 'unreachable' }),
  }));

interface Given {
  readonly calls?: readonly StubbedCall[];
  readonly notes?: Partial<Record<PocketNoteName, unknown>>;
  readonly part?: 'avisos' | 'favoritos' | 'ajustes';
  readonly more?: (council: FormCouncil) => Partial<FormCouncil>;
  readonly hasVisit?: boolean;
}

/** The council of a device with an appointment, whose tour was seen. */
export function councilOfPocket({
  calls = answeringPocket(),
  notes = {},
  more,
  hasVisit = true,
}: Given = {}) {
  const { council } = aFormCouncil(null, { calls });
  const whole: FormCouncil = {
    ...council,
    visits: memoryVisits(hasVisit ? [keptOf(visitOfToday)] : []),
    pocketNotes: memoryNotes({ showTour: false, ...notes }),
    participation: async () => ({ pushDevice: { address: async () => null } }) as never,
    zone: () => 'Europe/Madrid',
  };
  return { ...whole, ...more?.(whole) };
}

/** Draws a part of the pocket of a device. */
export async function drawPocket(whole: FormCouncil, part?: Given['part']) {
  history.replaceState(null, '', `/bolsillo${part === undefined ? '' : `/${part}`}`);
  const forms = Promise.resolve(whole);
  const speech = speechOf(await startSpeaking('es'), 'es', 'es');
  const params = part === undefined ? {} : { key: part };
  await act(async () => {
    render(
      <SamplePlace
        council={{ ...whole, forms: () => forms, services: () => forms }}
        site={aSite()}
        speech={speech}
      >
        <PocketScreen params={params} />
      </SamplePlace>,
    );
  });
  await act(async () => new Promise((resolve) => setTimeout(resolve)));
}
