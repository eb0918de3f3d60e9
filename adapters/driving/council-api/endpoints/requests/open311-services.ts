import { writeDefinition, writeService } from '#adapters/wire/open311/open311.ts';
import type { ServerParts } from '../../composition/server-parts.ts';
import { answerAs, refuse311 } from './open311-answers.ts';
import { servicesOf, speechFor, type Work } from './open311-work.ts';

export const serviceList =
  (council: ServerParts): Work =>
  async (town, { request, reply, format }) => {
    const services = await servicesOf(council, town);
    const told = services.map((service) => writeService(service, speechFor(town, request)));
    return answerAs(reply, format, 'services', told);
  };

export const serviceDefinition =
  (council: ServerParts): Work =>
  async (town, { request, reply, format, name }) => {
    const service = (await servicesOf(council, town)).find(({ open311 }) => open311.code === name);
    return service === undefined
      ? refuse311(reply, format, 'unknownMailbox')
      : answerAs(reply, format, 'service_definition', writeDefinition(service, speechFor(town, request)));
  };
