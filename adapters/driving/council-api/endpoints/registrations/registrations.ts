import type { FastifyInstance } from 'fastify';
import type { ServerParts } from '../../composition/server-parts.ts';
import { listedApplicationEndpoints } from './listed-applications.ts';
import { ownApplicationEndpoints } from './own-applications.ts';
import { publicActivityEndpoints } from './public-activities.ts';
import { registrationOfficeEndpoints } from './registration-office.ts';
import { sendApplicationEndpoints } from './send-applications.ts';

/** Registrations for activities. */
export function registrationEndpoints(server: FastifyInstance, council: ServerParts): void {
  publicActivityEndpoints(server, council);
  sendApplicationEndpoints(server, council);
  ownApplicationEndpoints(server, council);
  listedApplicationEndpoints(server, council);
  registrationOfficeEndpoints(server, council);
}
