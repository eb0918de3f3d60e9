import { BehaviorSubject } from 'rxjs';
import { rateRequestCall } from '#adapters/wire/requests/rate-request.ts';
import type { RequestView } from '#adapters/wire/requests/sent-request.ts';
import { longestOpinion } from '#domain/forms/sender/opinion.ts';
import { isLeft } from '#domain/shared/result.ts';
import type { RefusalOf } from '#ui-web/composition/call-council.ts';
import type { Council } from '#ui-web/composition/council.ts';
import { type Presenter, presented } from '#ui-web/presenter.ts';

/** What its sender is about to say of how a request went. */
export interface OpinionState {
  readonly isSolved: boolean | null;
  readonly score: number | null;
  readonly text: string;
  /** What is still to be answered, if it was sent too early. */
  readonly missing: 'isSolved' | 'score' | 'shorter' | null;
  readonly isSending: boolean;
  readonly refusal: RefusalOf<typeof rateRequestCall> | null;
}

export interface OpinionPresenter extends Presenter<OpinionState> {
  answer(parts: Partial<Pick<OpinionState, 'isSolved' | 'score' | 'text'>>): void;
  send(): Promise<void>;
}

const missingIn = ({ isSolved, score, text }: OpinionState): OpinionState['missing'] => {
  if (isSolved === null) return 'isSolved';
  if (score === null) return 'score';
  return text.trim().length > longestOpinion ? 'shorter' : null;
};

/** Asks once how a finished request went. It does not use the DOM. */
export function opinionPresenter(
  { call, realm }: Pick<Council, 'call' | 'realm'>,
  reference: RequestView['id'],
  onSent: (request: RequestView) => void,
): OpinionPresenter {
  const subject = new BehaviorSubject<OpinionState>({
    isSolved: null,
    score: null,
    text: '',
    missing: null,
    isSending: false,
    refusal: null,
  });
  const patch = (change: Partial<OpinionState>) => subject.next({ ...subject.value, ...change });
  return {
    ...presented(subject),
    answer: (parts) => patch({ ...parts, missing: null, refusal: null }),
    send: async () => {
      const { isSolved, score, text, isSending } = subject.value;
      const missing = missingIn(subject.value);
      if (isSending || missing !== null || isSolved === null || score === null) return patch({ missing });
      patch({ isSending: true });
      const sent = await call(rateRequestCall, { realm, body: { reference, isSolved, score, text } });
      if (isLeft(sent)) return patch({ isSending: false, refusal: sent.left });
      onSent(sent.right);
    },
  };
}
