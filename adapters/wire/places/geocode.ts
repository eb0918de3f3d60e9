import type { CallText } from '../call-text.ts';
import type { Call } from '../call.ts';
import { placesWire, readFoundPlaces } from '../geocode.ts';
import { optionalText } from '../query.ts';

/** Places of an address, or addresses of a place; best first. */
export const geocodeCall = {
  method: 'get',
  path: '/api/{realm}/geocode',
  query: { address: optionalText, latlng: optionalText },
  caller: 'anybody',
  answer: placesWire,
  read: readFoundPlaces,
  refusals: ['wrongQuery', 'geocodingUnreachable'],
} as const satisfies Call;

export const geocodeText: CallText<typeof geocodeCall> = {
  call: geocodeCall,
  id: 'geocode',
  topic: 'requests',
  summary: 'Places of an address, or addresses of a place; best first.',
  query: {
    address: { tells: 'The text to look up.', example: 'plaça del Molí' },
    latlng: { tells: 'Or the place, as latitude and longitude.', example: '39.4101,-0.3455' },
  },
  answer: 'What was found.',
};
