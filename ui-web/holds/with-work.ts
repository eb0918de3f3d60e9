import { askedWorkWire } from '#adapters/wire/scarcity/hold-work.ts';
import type { SentWork } from '#application/scarcity/holds/hold-gate.ts';
import { type Either, isLeft } from '#domain/shared/result.ts';
import type { Worked } from './work-in-worker.ts';

/** How often work is done for one hold: it rises while much is held, so that once may be too little. */
const mostRounds = 3;

interface Tools {
  /** Called when work begins: it takes up to two seconds. */
  readonly begins?: () => void;
  readonly worked?: Worked;
}

/** Its script is loaded with the first work: much is seldom held. Without it the work is not done. */
const late: Worked = async (asked) => {
  const script = await import('./work-in-worker.ts').catch(() => null);
  return script === null ? null : script.workInWorker(asked);
};

/** The work that a refusal asks for; null if it is another refusal. */
function workOf(refused: unknown) {
  const { faults } = refused as { readonly faults?: readonly unknown[] | undefined };
  return faults?.find(askedWorkWire.is) ?? null;
}

/**
 * Makes a call that holds something and, if the council asks for work because much is held, does the work and makes it again.
 *
 * @example withWork((work) => call(holdAppointmentCall, { realm, key, services, people, office, at, work }))
 */
export async function withWork<Refused, Answer>(
  call: (work: SentWork | null) => Promise<Either<Refused, Answer>>,
  { begins, worked = late }: Tools = {},
): Promise<Either<Refused, Answer>> {
  let done = await call(null);
  for (let round = 0; round < mostRounds && isLeft(done); round += 1) {
    const asked = workOf(done.left);
    if (asked === null) return done;
    begins?.();
    const { minute, tries } = asked;
    // oxlint-disable no-await-in-loop -- each round answers the refusal before it
    const counters = await worked(asked);
    if (counters === null) return done;
    done = await call({ minute, tries, counters });
    // oxlint-enable no-await-in-loop
  }
  return done;
}
