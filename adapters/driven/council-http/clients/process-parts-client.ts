import type { RealmId } from '#domain/shared/ids.ts';
import { type Either, flatMap, left, right } from '#domain/shared/result.ts';
import type { CouncilRefusal } from '#application/ports/browser/council-refusal.ts';
import { addresses } from '#adapters/wire/addresses.ts';
import { readPage } from '#adapters/wire/page.ts';
import { type ProcessParts, readProcessParts } from '#adapters/wire/processes/process-parts.ts';
import type { Page } from '#domain/content/article.ts';
import { bodyAt, type CallSettings } from '../council-call.ts';

/** Reads the parts of a process that only its page shows. */
export interface ProcessPartsClient {
  of(realm: RealmId, process: string): Promise<Either<CouncilRefusal, ProcessParts>>;
}

/** The parts of processes over the council's API. */
export const processPartsClient = (settings: CallSettings): ProcessPartsClient => ({
  of: async (realm, process) =>
    flatMap(
      ({ items: [first] }: Page<ProcessParts>): Either<CouncilRefusal, ProcessParts> =>
        first === undefined ? left({ kind: 'notFound' }) : right(first),
    )(
      flatMap((body: unknown) => readPage(body, readProcessParts))(
        await bodyAt(settings, addresses.process(realm, process)),
      ),
    ),
});
