import type { Application } from '#domain/registrations/applicants/application.ts';
import { type PartOfFee, partState } from '#domain/registrations/money/fee-parts.ts';
import { isUnpaidPart, owesParts } from '#domain/registrations/money/late-parts.ts';
import type { Instant } from '#domain/shared/calendar-day.ts';
import { cents } from '#domain/shared/money.ts';
import { type Either, isLeft, left, right } from '#domain/shared/result.ts';
import { type ApplicationChange, changeApplication } from '../change-application.ts';
import { readApplication } from '../read-applications.ts';
import type { ActivityPlaces, RegistrationPorts } from '../registration-ports.ts';

type Ports = Pick<RegistrationPorts, 'goods' | 'goodsRecords' | 'proofVault' | 'clock'>;

/** What staff do with a part that is not paid: remind its payer of it, or ask for it no more. */
export interface TendedPart {
  readonly n: number;
  readonly act: 'remind' | 'forgive';
  /** For its payer; needed to forgive it. */
  readonly reason: string;
  readonly by: string;
}

/** Why nothing is done with a part. `partNotOwed`: it is paid, forgiven or ended. `partNotDue`: its day has not come. */
export interface TendPartRefused {
  readonly kind: 'unknownApplication' | 'unknownPart' | 'partNotOwed' | 'partNotDue' | 'noReason' | 'changed';
}

const reminding = (after: Application, { n, by }: TendedPart): ApplicationChange => ({
  after,
  act: 'remindPart',
  by,
  notice: 'partOverdue',
  part: n,
});

const forgiving = (
  application: Application,
  { n, reason, by }: TendedPart,
  at: Instant,
): ApplicationChange => ({
  after: {
    ...application,
    parts: application.parts.map((part) =>
      part.n === n ? { ...part, owed: cents(0), forgiven: { reason, by, at } } : part,
    ),
  },
  act: 'forgivePart',
  words: reason,
  by,
  notice: 'partForgiven',
  part: n,
});

function refusalOf(
  application: Application,
  part: PartOfFee | undefined,
  { act, reason }: TendedPart,
  at: Instant,
): TendPartRefused['kind'] | null {
  if (part === undefined) return 'unknownPart';
  if (!isUnpaidPart(part) || !owesParts(application)) return 'partNotOwed';
  if (act === 'forgive') return reason.trim() === '' ? 'noReason' : null;
  return partState(part, at) === 'later' ? 'partNotDue' : null;
}

/**
 * Reminds somebody of a part of their fee that is due, or asks for it no more. A part whose payment is on its way and is forgiven
 * meanwhile goes back when it comes.
 */
export const tendPart =
  (ports: Ports) =>
  async (
    { good }: ActivityPlaces,
    id: string,
    tended: TendedPart,
  ): Promise<Either<TendPartRefused, Application>> => {
    const kept = await readApplication(ports)(good, id);
    if (kept === null) return left({ kind: 'unknownApplication' });
    const { application } = kept;
    const at = ports.clock.now();
    const part = application.parts.find(({ n }) => n === tended.n);
    const refused = refusalOf(application, part, tended, at);
    if (refused !== null) return left({ kind: refused });
    const change =
      tended.act === 'remind' ? reminding(application, tended) : forgiving(application, tended, at);
    const done = await changeApplication(ports, good, kept, change);
    return isLeft(done) ? left({ kind: 'changed' }) : right(change.after);
  };
