import { act, render } from '@testing-library/react';
import { memoryLocation } from 'wouter/memory-location';
import { Route, Router } from 'wouter';
import type { ActivityAnswer } from '#adapters/wire/registrations/activity.ts';
import { listActivitiesCall } from '#adapters/wire/registrations/list-activities.ts';
import type { OwnApplicationAnswer } from '#adapters/wire/registrations/own-application.ts';
import { readActivityCall } from '#adapters/wire/registrations/read-activity.ts';
import type { Language } from '#domain/shared/localized-text.ts';
import { right } from '#domain/shared/result.ts';
import { speechOf, startSpeaking } from '#ui-web/i18n/speak.ts';
import { aFormCouncil } from '#ui-web/screens/request/samples/sample-form.ts';
import { memoryShelf } from '#ui-web/screens/reservations/samples/memory-shelf.ts';
import { type StubbedCall, stubCall } from '#ui-web/shell/samples/sample-calls.ts';
import { aSite } from '#ui-web/shell/samples/sample-council.ts';
import { partsHere } from '#ui-web/shell/routing/late-part.tsx';
import { SamplePlace } from '#ui-web/shell/samples/sample-place.tsx';
import { RegistrationsScreen } from '../screen.tsx';

const group = (id: string, title: string, minimumAge: number, maximumAge: number) => ({
  id,
  title: { es: title },
  schedule: { es: 'De lunes a viernes' },
  where: { es: 'Escuela' },
  minimumAge,
  maximumAge,
  sessions: [],
  places: [
    { segment: 'reserva', count: 1, free: 1 },
    { segment: 'todos', count: 2, free: 2 },
  ],
  waiting: 0,
});

/** A summer school that is drawn, with two groups, a reserve, points and a discount. */
export const anActivity: ActivityAnswer = {
  id: 'estiu',
  title: { es: 'Escuela de verano' },
  summary: { es: 'Juegos en julio.' },
  phase: 'open',
  mode: 'draw',
  opens: '2026-11-15T23:00:00.000Z',
  closes: '2026-12-11T23:00:00.000Z',
  starts: '2027-06-30T22:00:00.000Z',
  ends: '2027-07-30T22:00:00.000Z',
  flowsAt: '2026-12-11T23:00:00.000Z',
  appealsUntil: '2026-12-23T23:00:00.000Z',
  isForCensus: false,
  segments: [
    { id: 'reserva', title: { es: 'Reserva por discapacidad' }, check: 'proof' },
    { id: 'todos', title: { es: 'Todos' }, check: 'everybody' },
  ],
  groups: [
    group('mati', 'Mañana', 3, 12),
    group('vesprada', 'Tarde', 3, 12),
    group('grans', 'Mayores', 13, 17),
  ],
  flow: [{ from: 'reserva', to: 'todos' }],
  proofs: [{ id: 'libro', title: { es: 'Libro de familia' }, isRequired: true }],
  points: [{ id: 'hermanos', title: { es: 'Hermanos en la escuela' }, points: 2, most: 3 }],
  plans: [{ id: 'julio', title: { es: 'Todo julio' }, price: 12_000 }],
  exemptions: [{ id: 'numerosa', title: { es: 'Familia numerosa' }, percent: 50 }],
  wishes: 2,
  offerHours: 72,
  lineRule: 'strict',
  families: 'together',
  terms: [{ hoursBefore: 360, percent: 100 }],
  lists: { provisional: null, final: null },
};

/** An application for it that was sent. */
export const anOwnApplication: OwnApplicationAnswer = {
  id: 'key-of-a-shown-application',
  code: '7k2qra5d3h',
  activity: { id: 'estiu', title: { es: 'Escuela de verano' } },
  state: 'sent',
  content: { wishes: ['mati'], segments: [], points: [], plan: 'julio', exemptions: [] },
  groupsOfAge: ['mati', 'vesprada'],
  family: null,
  proofs: [],
  confirmed: null,
  appeal: null,
  position: null,
  waiting: [],
  place: null,
  until: null,
  fee: 0,
  payment: null,
  refundNow: null,
  back: null,
  reason: '',
  attended: [],
};

interface Shown {
  readonly isList?: boolean;
  readonly activity?: Partial<ActivityAnswer>;
  readonly kept?: readonly OwnApplicationAnswer[];
  readonly calls?: readonly StubbedCall[];
  readonly language?: Language;
}

/** Shows the page of registrations on a council of samples, with an activity unless the list is asked for. */
export async function showRegistrations({
  isList = false,
  activity = {},
  kept = [],
  calls = [],
  language = 'es',
}: Shown = {}) {
  const one = { ...anActivity, ...activity };
  const applicationShelf = memoryShelf(
    kept.map((application) => ({
      venue: application.activity.id,
      key: application.id,
      answer: { application, activity: one },
    })),
  );
  const { council } = aFormCouncil(null, {
    calls: [
      stubCall(listActivitiesCall, async () => right({ items: [one], itemsCount: 1 })),
      stubCall(readActivityCall, async () => right(one)),
      ...calls,
    ],
  });
  const whole = { ...council, applicationShelf };
  const forms = Promise.resolve(whole);
  const speech = speechOf(await startSpeaking(language), language, 'es');
  await partsHere(speech);
  const path = isList ? '/inscripciones' : `/inscripciones/${one.id}`;
  const { hook, searchHook } = memoryLocation({ path });
  await act(async () => {
    render(
      <Router hook={hook} searchHook={searchHook}>
        <SamplePlace
          council={{ ...whole, forms: () => forms, services: () => forms }}
          site={aSite()}
          speech={speech}
        >
          <Route path="/inscripciones/:key?">{(params) => <RegistrationsScreen params={params} />}</Route>
        </SamplePlace>
      </Router>,
    );
  });
  return { applicationShelf, realm: whole.realm };
}
