import type { KioskSeen } from '#adapters/wire/voting-desk/kiosk/kiosk.ts';
import { surveyId } from '#domain/shared/ids.ts';
import { isLeft, map, right } from '#domain/shared/result.ts';
import type { Council } from '#ui-web/composition/council.ts';
import type { KioskCouncil } from '#ui-web/composition/kiosk.ts';
import { noProcess } from '#ui-web/screens/survey/no-process.ts';
import type { VoteHistory } from '#ui-web/screens/survey/local-vote-history.ts';
import { kioskBox, type KioskVoterHere } from './kiosk-box.ts';

/** More processes than a town has at once; the latest come first. */
const most = 100;

/** A kiosk remembers no vote. */
export const noHistory: VoteHistory = { has: () => false, add: () => undefined };

const enters = async () => right(true);

/**
 * The council as the questions of a voter see it: of a person whom a desk has identified nothing is asked, and nothing of
 * what they choose is kept. What is missing here is what a kiosk has not: forms, tables, files.
 */
export function surveyCouncil(
  { realm, surveys, contents, clock, zone, randomBytes, call }: KioskCouncil,
  kiosk: Pick<KioskSeen, 'vote' | 'surveys'>,
  voter: KioskVoterHere,
): Council {
  const main = surveyId(kiosk.vote);
  const asked = new Set(kiosk.surveys);
  let device: string | null = null;
  const parts = {
    realm,
    call,
    clock,
    zone,
    randomBytes,
    contents: {
      process: async () =>
        map(({ items }: { readonly items: readonly ReturnType<typeof noProcess>[] }) => {
          const found = items.find(({ survey }) => survey === main);
          return found ?? noProcess(main);
        })(await contents.processes(realm, { limit: most, offset: 0 })),
    },
    surveys: {
      surveys: async () => {
        const listed = await surveys.surveys(realm);
        if (isLeft(listed)) return listed;
        const ofVote = listed.right.filter(({ survey }) => asked.has(survey.id));
        return right(
          ofVote.map((one) => ({ ...one, survey: { ...one.survey, census: false, canChangeVote: false } })),
        );
      },
    },
    ballotBox: kioskBox({ realm, call }, voter),
    session: { isLoggedIn: enters, register: enters, logIn: enters },
    drafts: {
      isKeeping: async () => true,
      load: async () => null,
      keep: async () => undefined,
      discard: async () => undefined,
    },
    // For the order of answers that is by chance: another for each voter.
    deviceIds: {
      read: () => device,
      keep: (id: string) => {
        device = id;
      },
    },
  };
  return parts as unknown as Council;
}
