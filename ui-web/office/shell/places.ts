import { type Act, allActs } from '#domain/office/roles.ts';
import { setupPlace } from '../setup/setup-place.ts';
import type { OfficePlaceEntry } from './office-place.ts';
import { saying } from './saying.ts';

/** Every place of the office, in the order of the rail. A place is entered here when its screen exists. */
export const officePlaces: readonly OfficePlaceEntry[] = [
  {
    id: 'today',
    path: '/gestion',
    pattern: '/gestion',
    group: null,
    // Whoever may do anything at all.
    acts: allActs,
    icon: 'today',
    screen: saying(['people'], () => import('../today/screen.tsx')),
  },
  {
    id: 'setup',
    path: setupPlace,
    pattern: `${setupPlace}/:key?`,
    group: null,
    acts: ['settings.change'],
    icon: 'setup',
    screen: saying(['setup', 'people'], () => import('../setup/screen.tsx')),
  },
  {
    id: 'requests',
    path: '/gestion/solicitudes',
    pattern: '/gestion/solicitudes/:key?',
    group: 'attend',
    acts: ['request.read'],
    icon: 'requests',
    screen: saying(['desk', 'steps'], () => import('../requests/screen.tsx')),
  },
  {
    id: 'counter',
    path: '/gestion/citas/mostrador',
    pattern: '/gestion/citas/mostrador/:key?/:part?',
    group: 'attend',
    acts: ['counter.serve'],
    icon: 'counter',
    screen: saying(['counter'], async () => ({
      default: (await import('../counter/counter-screen.tsx')).CounterScreen,
    })),
  },
  {
    id: 'proposals',
    path: '/gestion/propuestas',
    pattern: '/gestion/propuestas/:key?',
    group: 'attend',
    acts: ['proposal.validate'],
    icon: 'proposals',
    screen: saying(['moderation', 'steps'], () => import('../moderation/proposals-screen.tsx')),
  },
  {
    id: 'comments',
    path: '/gestion/comentarios',
    pattern: '/gestion/comentarios/:key?',
    group: 'attend',
    acts: ['comment.moderate'],
    icon: 'comments',
    screen: saying(['moderation', 'steps'], () => import('../moderation/comments-screen.tsx')),
  },
  {
    id: 'payments',
    path: '/gestion/pagos',
    pattern: '/gestion/pagos/:key?',
    group: 'attend',
    acts: ['payment.read'],
    icon: 'payments',
    screen: saying(['desk', 'payments', 'steps'], () => import('../payments/screen.tsx')),
  },
  {
    id: 'templates',
    path: '/gestion/plantillas',
    pattern: '/gestion/plantillas/:key?',
    group: 'attend',
    acts: ['request.answer'],
    icon: 'templates',
    screen: saying(['desk', 'templates'], () => import('../templates/screen.tsx')),
  },
  {
    id: 'documents',
    path: '/gestion/documentos',
    pattern: '/gestion/documentos/:section?/:key?',
    group: 'publish',
    acts: ['document.read'],
    icon: 'documents',
    screen: saying(['check'], () => import('../documents/documents-screen.tsx')),
  },
  {
    id: 'mailboxes',
    path: '/gestion/buzones',
    pattern: '/gestion/buzones/:key?',
    group: 'publish',
    acts: ['document.read'],
    icon: 'mailboxes',
    screen: saying(['forms', 'check'], () => import('../mailboxes/mailboxes-screen.tsx')),
  },
  {
    id: 'votes',
    path: '/gestion/encuestas',
    pattern: '/gestion/encuestas/:key?/:part?',
    group: 'publish',
    acts: ['vote.read'],
    icon: 'votes',
    screen: saying(['votes', 'tables', 'check', 'steps'], () => import('../votes/votes-screen.tsx')),
  },
  {
    id: 'works',
    path: '/gestion/obras',
    pattern: '/gestion/obras/:key?',
    group: 'publish',
    acts: ['proposal.update'],
    icon: 'works',
    screen: saying(['votes'], () => import('../works/works-screen.tsx')),
  },
  {
    id: 'shops',
    path: '/gestion/bonos/tiendas',
    pattern: '/gestion/bonos/tiendas/:key?',
    group: 'attend',
    acts: ['shop.authorise'],
    icon: 'vouchers',
    screen: saying(['vouchers', 'steps'], () => import('../shops/shops-screen.tsx')),
  },
  {
    id: 'vouchers',
    path: '/gestion/bonos',
    pattern: '/gestion/bonos/:key?/:part?/:run?',
    group: 'publish',
    acts: [
      'voucher.prepare',
      'voucher.open',
      'shop.authorise',
      'shop.settle',
      'shop.approve',
      'counter.serve',
    ],
    icon: 'vouchers',
    screen: saying(['votes', 'vouchers', 'steps'], () => import('../vouchers/vouchers-screen.tsx')),
  },
  {
    id: 'venues',
    path: '/gestion/instalaciones',
    pattern: '/gestion/instalaciones/:key?/:part?',
    group: 'attend',
    acts: ['venue.serve', 'venue.decide'],
    icon: 'venues',
    screen: saying(['venues'], async () => ({
      default: (await import('../venues/venues-screen.tsx')).VenuesScreen,
    })),
  },
  {
    id: 'registrations',
    path: '/gestion/inscripciones',
    pattern: '/gestion/inscripciones/:key?/:part?/:run?',
    group: 'attend',
    acts: ['registration.serve', 'registration.decide'],
    icon: 'registrations',
    screen: saying(['registrations', 'steps'], async () => ({
      default: (await import('../registrations/registrations-screen.tsx')).RegistrationDeskScreen,
    })),
  },
  {
    id: 'draws',
    path: '/gestion/sorteos',
    pattern: '/gestion/sorteos/:key?',
    group: 'attend',
    acts: ['draw.sign'],
    icon: 'draws',
    screen: saying(['draws', 'steps'], async () => ({
      default: (await import('../draws/draws-screen.tsx')).DrawsScreen,
    })),
  },
  {
    id: 'doors',
    path: '/gestion/entradas',
    pattern: '/gestion/entradas/:key?/:part?',
    group: 'attend',
    acts: ['event.serve', 'door.manage', 'payment.refund'],
    icon: 'doors',
    screen: saying(['doors', 'tickets'], async () => ({
      default: (await import('../tickets/events-screen.tsx')).EventsScreen,
    })),
  },
  {
    id: 'closures',
    path: '/gestion/citas/cierres',
    pattern: '/gestion/citas/cierres/:key?',
    group: 'attend',
    acts: ['counter.serve'],
    icon: 'closures',
    screen: saying(['openings'], async () => ({
      default: (await import('../openings/closures-screen.tsx')).ClosuresScreen,
    })),
  },
  {
    id: 'files',
    path: '/gestion/ficheros',
    pattern: '/gestion/ficheros/:key?',
    group: 'publish',
    acts: ['document.edit'],
    icon: 'files',
    screen: saying(['steps'], () => import('../files/screen.tsx')),
  },
  {
    id: 'imports',
    path: '/gestion/importar',
    pattern: '/gestion/importar',
    group: 'house',
    acts: ['document.publish', 'census.change'],
    icon: 'imports',
    // Votes say why a signature on an amendment is refused.
    screen: saying(['tables', 'votes'], () => import('../imports/screen.tsx')),
  },
  {
    id: 'portals',
    path: '/gestion/portales',
    pattern: '/gestion/portales',
    group: 'house',
    acts: ['settings.change'],
    icon: 'portals',
    screen: saying(['portals'], () => import('../portals/portals-screen.tsx')),
  },
  {
    id: 'intranet',
    path: '/gestion/intranet',
    pattern: '/gestion/intranet',
    group: 'house',
    // Whoever works for the council, whatever their roles.
    acts: [],
    icon: 'intranet',
    screen: saying(['intranet'], async () => ({
      default: (await import('../intranet/intranet-screen.tsx')).IntranetScreen,
    })),
  },
  {
    id: 'people',
    path: '/gestion/personas',
    pattern: '/gestion/personas/:key?',
    group: 'house',
    acts: ['staff.read'],
    icon: 'people',
    screen: saying(['people', 'steps'], () => import('../people/screen.tsx')),
  },
  {
    id: 'access',
    path: '/gestion/acceso',
    pattern: '/gestion/acceso',
    group: 'house',
    acts: [],
    icon: 'access',
    screen: saying(['people'], () => import('../access/own-access.tsx')),
  },
];

/** The places in the rail: the setting up of a town only until it is over. */
export const railPlaces = (places: readonly OfficePlaceEntry[], isBeginning: boolean) =>
  places.filter(({ id }) => isBeginning || id !== 'setup');

/** The places that a person sees: those for which they have an act. */
export const placesFor = (
  acts: ReadonlySet<Act>,
  places: readonly OfficePlaceEntry[] = officePlaces,
): readonly OfficePlaceEntry[] =>
  places.filter((place) => place.acts.length === 0 || place.acts.some((act) => acts.has(act)));
