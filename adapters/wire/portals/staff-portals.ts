import * as t from 'io-ts';
import type { CallText } from '../call-text.ts';
import type { Call } from '../call.ts';
import { nullable } from '../decode.ts';

/** A front-end as staff see it: whether it is open, and who switched it last. */
const portalStateWire = t.type({
  portal: t.string,
  home: t.string,
  isOpen: t.boolean,
  changed: nullable(t.type({ by: t.string, at: t.string })),
});
/** The same of all that may be switched off. */
export const portalStatesWire = t.type({ items: t.array(portalStateWire) });
export type PortalSwitch = t.TypeOf<typeof portalStateWire>;

/** The front-ends of the town, open and closed. */
export const listPortalsCall = {
  method: 'get',
  path: '/api/{realm}/staff/portals',
  caller: 'staff',
  act: 'settings.change',
  answer: portalStatesWire,
  refusals: ['unknownDocument', 'storageFailed'],
} as const satisfies Call;

export const listPortalsText: CallText<typeof listPortalsCall> = {
  call: listPortalsCall,
  id: 'listPortals',
  topic: 'portals',
  summary:
    'The front-ends of the town that may be switched off (all but participation): the address at which each begins, whether it is open, and who switched it last and when (changed; null: it is as it was loaded). unknownDocument: the town has no settings.',
  answer: 'The front-ends, in their order.',
};

/** Switches a front-end on or off. */
export const switchPortalCall = {
  method: 'post',
  path: '/api/{realm}/staff/portals/{portal}',
  caller: 'staff',
  act: 'settings.change',
  body: t.type({ isOpen: t.boolean }),
  isClosed: true,
  answer: portalStatesWire,
  refusals: ['unknownDocument', 'storageFailed'],
} as const satisfies Call;

export const switchPortalText: CallText<typeof switchPortalCall> = {
  call: switchPortalCall,
  id: 'switchPortal',
  topic: 'portals',
  summary:
    'Switches a front-end on or off, at once. One that is off says so at its address and where to go, is in no menu, and takes no new order, reservation, application or appointment (portalClosed); what people have stays readable, and can be given back. The settings document is published with it; drafts of it stay drafts. unknownDocument: there is no such front-end that may be switched off, or no settings.',
  example: { isOpen: false },
  answer: 'All front-ends, as they are then.',
};
