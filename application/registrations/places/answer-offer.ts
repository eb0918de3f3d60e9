import {
  type Application,
  hasLapsed,
  placeOfApplication,
} from '#domain/registrations/applicants/application.ts';
import { needsCheck } from '#domain/registrations/applicants/claims.ts';
import { firstOfFee } from '#domain/registrations/money/fee.ts';
import type { Instant } from '#domain/shared/calendar-day.ts';
import { type Either, isLeft, left, right } from '#domain/shared/result.ts';
import { paymentLasts } from '../apply/first-place.ts';
import { type ApplicationChange, changeApplication } from '../change-application.ts';
import { readApplication } from '../read-applications.ts';
import type { ActivityPlaces, RegistrationPorts } from '../registration-ports.ts';
import { withoutOffer } from './pass-on.ts';

type Ports = Pick<RegistrationPorts, 'goods' | 'goodsRecords' | 'proofVault' | 'clock'>;

/** Why an offer is not answered. `unchecked`: staff have not looked at the proofs. `lapsed`: its time is over. */
export interface PlaceAnswerRefused {
  readonly kind: 'unknownApplication' | 'notOffered' | 'unchecked' | 'lapsed' | 'changed';
}

/** A place for which nothing is paid now is had at once; another one waits for its payment, and its applicant has time for it. */
function accepting(application: Application, at: Instant): ApplicationChange {
  const until = Number(application.until);
  const { grant } = placeOfApplication(application);
  const by = 'sender';
  if (firstOfFee(application) === 0)
    return {
      after: { ...application, state: 'enrolled', until: null, lines: [] },
      act: 'enrol',
      by,
      notice: 'enrolled',
      acts: [{ kind: 'confirm', grant, until: null }],
    };
  const longer = Math.max(until, at + paymentLasts);
  return {
    after: { ...application, state: 'accepted', until: longer },
    act: 'accept',
    by,
    notice: 'accepted',
    acts: longer === until ? [] : [{ kind: 'extend', grant, until: longer }],
  };
}

const declining = (application: Application): ApplicationChange => ({
  after: withoutOffer(application, 'declined'),
  act: 'decline',
  by: 'sender',
  acts: [{ kind: 'release', grant: placeOfApplication(application).grant }],
});

/** Accepts a place that is offered, or gives it to the next one. Sent again, it is answered as it is now. */
export const answerOffer =
  (ports: Ports) =>
  async (
    { activity, good }: ActivityPlaces,
    id: string,
    isAccepted: boolean,
  ): Promise<Either<PlaceAnswerRefused, Application>> => {
    const kept = await readApplication(ports)(good, id);
    if (kept === null) return left({ kind: 'unknownApplication' });
    const { application } = kept;
    const at = ports.clock.now();
    if (hasLapsed(application, at)) return left({ kind: 'lapsed' });
    if (isAccepted && ['accepted', 'enrolled'].includes(application.state)) return right(application);
    const isOffered = application.state === 'offered' || (application.state === 'accepted' && !isAccepted);
    if (!isOffered) return left({ kind: 'notOffered' });
    if (isAccepted && activity.mode === 'firstCome' && needsCheck(activity, application))
      return left({ kind: 'unchecked' });
    const change = isAccepted ? accepting(application, at) : declining(application);
    const done = await changeApplication(ports, good, kept, change);
    if (!isLeft(done)) return right(change.after);
    return left({ kind: done.left.kind === 'wrongStatus' ? 'lapsed' : 'changed' });
  };
