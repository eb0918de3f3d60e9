import { listRequestsCall } from '#adapters/wire/requests/list-requests.ts';
import type { CouncilRefusal } from '#application/ports/browser/council-refusal.ts';
import { type Either, map } from '#domain/shared/result.ts';
import type { OfficeCouncil } from '#ui-web/composition/office.ts';
import type { Me } from './me.ts';

/** Who is signed in, as the server says. */
export async function readMe({ call, realm }: OfficeCouncil): Promise<Either<CouncilRefusal, Me>> {
  const read = await call(listRequestsCall, { realm, limit: 1 });
  return map((): Me => ({ name: '', language: null, acts: new Set(['request.read']) }))(read);
}
