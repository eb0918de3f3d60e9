import type { FastifyInstance } from 'fastify';
import { readVisits } from '#application/showcase/visits/read-visits.ts';
import { listShowcase } from '#application/showcase/list-showcase.ts';
import {
  readShowcaseFiguresCall,
  readShowcaseTableCall,
  type ShowcaseFiguresAnswer,
  showcaseTable,
} from '#adapters/wire/showcase/showcase-figures.ts';
import { writeVisits } from '#adapters/wire/showcase/visits.ts';
import type { Town } from '#domain/access/town.ts';
import { right } from '#domain/shared/result.ts';
import { showcaseFigures } from '#domain/showcase/showcase-figures.ts';
import type { ServerParts } from '../../composition/server-parts.ts';
import { asWritten, route } from '../../plugins/route.ts';

/** How many shops are in the showcase, as JSON and as a table, for everybody. */
export function showcaseFigureEndpoints(server: FastifyInstance, council: ServerParts): void {
  const list = listShowcase(council);
  const visits = readVisits(council);
  const count = async (town: Town): Promise<ShowcaseFiguresAnswer> => {
    const now = council.clock.now();
    const { headings, ...figures } = showcaseFigures(await list(town), now);
    return {
      at: new Date(now).toISOString(),
      ...figures,
      headings: [...headings],
      months: writeVisits(await visits(town)),
    };
  };

  route(server, council, readShowcaseFiguresCall, async ({ town }) => right(await count(town)));

  route(server, council, readShowcaseTableCall, async ({ town, reply }) => {
    void reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', 'attachment; filename="comercios.csv"');
    return right(asWritten(showcaseTable(await count(town))));
  });
}
