import type { FastifyInstance } from 'fastify';
import type { ServerParts } from '../../composition/server-parts.ts';
import { askedListingEndpoints } from './asked-listings.ts';
import { showcaseFigureEndpoints } from './figures.ts';
import { ownListingEndpoints } from './own-listings.ts';
import { shopPhotoEndpoints } from './photos.ts';
import { pickupEndpoints } from './pickups.ts';
import { publicListingEndpoint } from './public-listings.ts';
import { visitEndpoint } from './visits.ts';

/** The showcase of shops. */
export function showcaseEndpoints(server: FastifyInstance, council: ServerParts): void {
  const { forget, isShown } = publicListingEndpoint(server, council);
  visitEndpoint(server, council, isShown);
  showcaseFigureEndpoints(server, council);
  ownListingEndpoints(server, council, forget);
  shopPhotoEndpoints(server, council, forget);
  pickupEndpoints(server, council, forget);
  askedListingEndpoints(server, council, forget);
}
