import { enterSilently } from '#application/access/enter-silently.ts';
import type { CouncilRefusal } from '#application/ports/browser/council-refusal.ts';
import { type Either, isLeft } from '#domain/shared/result.ts';
import type { PocketPorts } from '../state.ts';

type Ports = Pick<PocketPorts, 'realm' | 'session' | 'deviceIds' | 'randomBytes'>;

/**
 * Asks for something of this device, which logs in again if its session is over. A device that the council does not know
 * has nothing there and is not registered for a question: null.
 */
export async function askAsDevice<Refusal extends { readonly kind: string }, Answer>(
  ports: Ports,
  ask: () => Promise<Either<Refusal, Answer>>,
): Promise<Either<Refusal | CouncilRefusal, Answer> | null> {
  const answer = await ask();
  if (!isLeft(answer) || answer.left.kind !== 'notAllowed') return answer;
  if (ports.deviceIds.read() === null) return null;
  const entered = await enterSilently(ports)(ports.realm);
  return isLeft(entered) ? entered : ask();
}
