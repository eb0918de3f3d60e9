import { BehaviorSubject } from 'rxjs';
import { type Presenter, presented } from '#ui-web/presenter.ts';
import type { Speech } from '#ui-web/speech.ts';
import type { PreparedPhoto } from './files/prepare-photo.ts';
import type { FormUploads } from './files/uploads.ts';
import type { Filling } from './form/filling.ts';
import type { Finder } from './form/finder.ts';
import { formActions } from './form/form-actions.ts';
import { nearbyReports } from './form/nearby-reports.ts';
import { opener, type FormVisit } from './form/opener.ts';
import { requestKey } from './form/request-key.ts';
import type { Payer } from './payment/payer.ts';
import type { Sender } from './sending/sender.ts';
import type { FormDesk, OpenForm, RequestScreenState } from './state.ts';

export interface RequestPresenter extends Presenter<RequestScreenState>, Sender {
  readonly filling: Filling;
  readonly uploads: FormUploads;
  readonly finder: Finder;
  readonly payer: Payer;
  /** The language in which the council is asked and search results are named. */
  speakIn(speech: Speech): void;
  /** Asks the council; again after a refusal. */
  load(): Promise<void>;
  acceptPrivacy(accepts: boolean): void;
  /** Whether only the council may see the request. */
  keepPrivate(isPrivate: boolean): void;
  askCaptcha(): Promise<void>;
  /** Asks again for what fields need and could not be loaded. */
  fetchAgain(): Promise<void>;
  follow(iid: string): Promise<void>;
  /** The page may be closed: the draft is written now. */
  keepNow(): void;
  startAfresh(): Promise<void>;
  /** The dialog of success was closed. */
  close(): void;
}

interface Given extends FormVisit {
  readonly preparePhoto: (file: File) => Promise<PreparedPhoto | null>;
}

/** The state of the screen, with the form while it is open. */
function formDesk() {
  const subject = new BehaviorSubject<RequestScreenState>({ kind: 'loading' });
  const open = (): OpenForm | null => (subject.value.kind === 'open' ? subject.value : null);
  const desk: FormDesk = {
    open,
    patch: (change) => {
      const now = open();
      if (now) subject.next({ ...now, ...change });
    },
  };
  return { subject, desk };
}

/** The form of a mailbox: its answers, files, payment, sending. It uses neither the DOM nor React. */
export function requestPresenter(given: Given): RequestPresenter {
  const { council, preparePhoto } = given;
  const { subject, desk } = formDesk();
  const { open, patch } = desk;
  let speech: Speech | null = null;
  const key = requestKey(council.randomBytes);
  const actions = formActions({ council, desk, key, speech: () => speech, preparePhoto });
  const { drafts, sends, askParts } = actions;
  const nearby = nearbyReports({ ...desk, council });
  return {
    ...presented(subject),
    ...sends,
    ...opener(given, { subject, desk, key, actions }),
    filling: actions.filling,
    uploads: actions.uploads,
    payer: actions.payer,
    finder: actions.finder,
    askCaptcha: actions.askCaptcha,
    follow: nearby.follow,
    keepNow: drafts.keepNow,
    fetchAgain: async () => {
      const now = open();
      if (now) await askParts(now.mailbox);
    },
    review: () => {
      sends.review();
      void nearby.look();
    },
    speakIn: (next) => {
      speech = next;
    },
    keepPrivate: (isPrivate) => {
      patch({ isPrivate });
      drafts.changed();
    },
    acceptPrivacy: (acceptsPrivacy) => {
      const faults = open()?.faults ?? null;
      patch({
        acceptsPrivacy,
        faults: faults && {
          ...faults,
          list: faults.list.filter(({ kind }) => kind !== 'privacyNotAccepted'),
        },
      });
    },
  };
}
