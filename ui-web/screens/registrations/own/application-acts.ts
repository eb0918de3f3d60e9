import { answerPlaceCall } from '#adapters/wire/registrations/answer-offer.ts';
import { appealApplicationCall } from '#adapters/wire/registrations/appeal-application.ts';
import { correctApplicationCall } from '#adapters/wire/registrations/correct-application.ts';
import { leaveActivityCall } from '#adapters/wire/registrations/leave-activity.ts';
import type { OwnApplicationAnswer } from '#adapters/wire/registrations/own-application.ts';
import { withdrawApplicationCall } from '#adapters/wire/registrations/withdraw-application.ts';
import type { ApplicationContent } from '#domain/registrations/applicants/application.ts';
import { type Either, isLeft } from '#domain/shared/result.ts';
import { registrationFailure } from '../failure.ts';
import type { RegistrationTools } from '../page-tools.ts';
import { sendProofs } from './send-proof.ts';

type Own = OwnApplicationAnswer;

/** Changes an application, and says whether it is changed. */
const changing =
  ({ patch, take, reload, refresh, current }: RegistrationTools) =>
  async (one: Own, asked: Promise<Either<unknown, Own>>): Promise<boolean> => {
    if (current().changing !== null) return false;
    patch({ changing: one.id, failure: null });
    const done = await asked;
    patch({ changing: null });
    if (isLeft(done)) {
      patch({ failure: registrationFailure(done.left, one.id) });
      await refresh();
      return false;
    }
    take(done.right);
    await reload();
    return true;
  };

/** What a person does with the applications of this device. */
export function applicationActs(tools: RegistrationTools) {
  const { call, realm, shelf, current, patch } = tools;
  const change = changing(tools);
  const named = ({ id: key, activity: { id } }: Own) => ({ realm, id, body: { key } });
  return {
    forgetApplication: (key: string): void => {
      shelf.forget(key);
      patch({ own: current().own.filter(({ id }) => id !== key) });
    },
    withdraw: async (one: Own) => change(one, call(withdrawApplicationCall, named(one))),
    leavePlace: async (one: Own) => change(one, call(leaveActivityCall, named(one))),
    correct: async (one: Own, { wishes, segments, points, plan, exemptions }: ApplicationContent) => {
      const content = {
        wishes: [...wishes],
        segments: [...segments],
        points: [...points],
        plan,
        exemptions: [...exemptions],
      };
      const body = { key: one.id, content };
      return change(one, call(correctApplicationCall, { realm, id: one.activity.id, body }));
    },
    answerOffer: async (one: Own, isAccepted: boolean) => {
      const forward = `${window.location.pathname}${window.location.search}`;
      const body = { key: one.id, isAccepted, forward };
      return change(one, call(answerPlaceCall, { realm, id: one.activity.id, body }));
    },
    appeal: async (one: Own, text: string) => {
      const body = { key: one.id, text };
      return change(one, call(appealApplicationCall, { realm, id: one.activity.id, body }));
    },
    prove: async (one: Own, proof: string, file: File): Promise<void> => {
      if (current().changing !== null) return;
      patch({ changing: one.id, failure: null });
      await sendProofs(tools, one, [{ proof, file }]);
      patch({ changing: null });
    },
  };
}
