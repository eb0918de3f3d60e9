import * as t from 'io-ts';
import type { TownFrame } from '#domain/maps/town-frame.ts';
import type { CallText } from '../call-text.ts';
import type { Call } from '../call.ts';

export const townMapWire = t.type({
  frame: t.type({ south: t.number, west: t.number, north: t.number, east: t.number }),
  tiles: t.union([t.null, t.type({ url: t.string, credit: t.string, host: t.union([t.null, t.string]) })]),
});

/** The background of a town's maps. */
export interface MapGround {
  readonly frame: TownFrame;
  /** `host` is another server that browsers ask themselves, once their reader agrees; null if this one has the tiles. */
  readonly tiles: { readonly url: string; readonly credit: string; readonly host: string | null } | null;
}

/** The background of a town's maps: where its tiles are, and which part of the world they show. */
export const readMapCall = {
  method: 'get',
  path: '/api/{realm}/map',
  caller: 'anybody',
  answer: townMapWire,
  read: (ground: t.TypeOf<typeof townMapWire>): MapGround => ground,
  refusals: [],
} as const satisfies Call;

export const readMapText: CallText<typeof readMapCall> = {
  call: readMapCall,
  id: 'readMap',
  topic: 'collections',
  summary:
    'The background of the town’s maps: the address of its tiles, their credit, and the part of the world that they show. A host is named only if browsers ask it themselves.',
  answer: 'The frame in degrees, and the tiles; null for a plain background.',
};
