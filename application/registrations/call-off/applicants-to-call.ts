import type { Clock } from '#application/ports/clock.ts';
import { type NotedCall, notePhoneCall, readPhoneCalls } from '#application/notices/phone-calls.ts';
import type { GoodId } from '#application/ports/server/scarcity/goods-store.ts';
import type { PhoneCall, PhoneCallWord } from '#domain/notices/phone-call.ts';
import {
  type Application,
  hasLapsed,
  placeOfApplication,
} from '#domain/registrations/applicants/application.ts';
import type { Instant } from '#domain/shared/calendar-day.ts';
import { type Either, left } from '#domain/shared/result.ts';
import { readActivityKey } from '../activity-key.ts';
import { applicationOfCode, listApplications } from '../read-applications.ts';
import type { RegistrationPorts } from '../registration-ports.ts';
import { openParty } from '../sealed-party.ts';

/** An applicant whom no mail reaches, what they must be told, and who has called them; null: nobody has. */
export interface ApplicantToCall {
  readonly code: string;
  /** Who answers for a child, or who takes part. */
  readonly name: string;
  /** Empty if they left none. */
  readonly phone: string;
  readonly word: PhoneCallWord;
  /** The group of the offer, and until when it is theirs; null if nothing is offered. */
  readonly group: string | null;
  readonly until: Instant | null;
  readonly called: PhoneCall | null;
}

/** What there is to be told; null: nothing, or it is told by the page alone. */
function wordFor(application: Application, at: Instant): PhoneCallWord | null {
  if (application.state === 'calledOff') return 'calledOff';
  return application.state === 'offered' && !hasLapsed(application, at) ? 'offered' : null;
}

/** Each offer is told by a call of its own. */
const idOfCall = ({ id, offers }: Application, word: PhoneCallWord): string =>
  word === 'offered' ? `${word}/${id}/${offers}` : `${word}/${id}`;

interface ReadingPorts {
  readonly goodsRecords: RegistrationPorts['goodsRecords'];
  readonly clock: Clock;
}
type Ports = ReadingPorts & Pick<RegistrationPorts, 'proofVault'>;

/** An application whose applicant is told by telephone, what, and who has called them. */
interface ToldByPhone {
  readonly application: Application;
  readonly word: PhoneCallWord;
  readonly called: PhoneCall | null;
}

/** The applications of which somebody must be told something, and no mail tells them. */
async function toldByPhone(ports: ReadingPorts, good: GoodId): Promise<readonly ToldByPhone[]> {
  const at = ports.clock.now();
  const kept = await Promise.all(
    (['offered', 'calledOff'] as const).map((state) => listApplications(ports)(good, state)),
  );
  const { calls, isLost } = await readPhoneCalls(ports, good);
  return kept.flat().flatMap(({ application }): readonly ToldByPhone[] => {
    const word = wordFor(application, at);
    if (word === null || (application.mails !== null && !isLost(word, application.id))) return [];
    return [{ application, word, called: calls.get(idOfCall(application, word)) ?? null }];
  });
}

/**
 * Who of an activity is called, because it does not take place or a place is set aside for them, and they left no mail or none
 * reached them: those first whom nobody has called.
 */
export const applicantsToCall =
  (ports: Ports) =>
  async (good: GoodId): Promise<readonly ApplicantToCall[]> => {
    const [told, key] = await Promise.all([toldByPhone(ports, good), readActivityKey(ports)(good)]);
    const people = told.flatMap(({ application, word, called }): readonly ApplicantToCall[] => {
      const party = openParty(ports.proofVault, key, application);
      if (party === null) return [];
      const isOffer = word === 'offered';
      return [
        {
          code: application.code,
          name: (party.guardian ?? party.participant).name,
          phone: party.phone,
          word,
          group: isOffer ? placeOfApplication(application).group : null,
          until: isOffer ? application.until : null,
          called,
        },
      ];
    });
    return people.toSorted((a, b) => Number(a.called !== null) - Number(b.called !== null));
  };

/** How many of an activity nobody has called yet. It opens no name. */
export const countApplicantsToCall =
  (ports: ReadingPorts) =>
  async (good: GoodId): Promise<number> =>
    (await toldByPhone(ports, good)).filter(({ called }) => called === null).length;

/** Notes that the applicant of some letters was called about what they must be told now. */
export const noteApplicantCalled =
  (ports: Ports & Pick<RegistrationPorts, 'goods'>) =>
  async (
    good: GoodId,
    code: string,
    by: string,
  ): Promise<Either<{ readonly kind: 'unknownApplication' | 'changed' }, PhoneCall>> => {
    const kept = await applicationOfCode(ports)(good, code);
    const word = kept && wordFor(kept.application, ports.clock.now());
    if (kept === null || word === null) return left({ kind: 'unknownApplication' });
    const { application } = kept;
    const call: NotedCall = {
      id: idOfCall(application, word),
      subject: `application/${application.code}`,
      act: 'registration.noteCall',
    };
    return notePhoneCall(ports)(good, call, by);
  };
