import type { ProcessParts, ProcessPartsReader } from '#application/ports/browser/process-parts.ts';
import type { CouncilRefusal } from '#application/ports/browser/council-refusal.ts';
import { addresses } from '#adapters/wire/addresses.ts';
import { readPage } from '#adapters/wire/page.ts';
import { readProcessParts } from '#adapters/wire/processes/process-parts.ts';
import type { Page } from '#domain/content/article.ts';
import { type Either, flatMap, left, right } from '#domain/shared/result.ts';
import { ask, type CallSettings } from './council-call.ts';

/** The parts of processes over the council's API. */
export const httpProcessParts = (settings: CallSettings): ProcessPartsReader => ({
  of: async (realm, process) =>
    flatMap(
      ({ items: [first] }: Page<ProcessParts>): Either<CouncilRefusal, ProcessParts> =>
        first === undefined ? left({ kind: 'notFound' }) : right(first),
    )(
      flatMap((body: unknown) => readPage(body, readProcessParts))(
        await ask(settings, addresses.process(realm, process)),
      ),
    ),
});
