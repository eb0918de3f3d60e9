import { BehaviorSubject } from 'rxjs';
import type { QuietHours } from '#domain/push/quiet-hours.ts';
import { type PushSubject, pushSubjects } from '#domain/push/subjects.ts';
import type { Language } from '#domain/shared/localized-text.ts';
import { isLeft, left } from '#domain/shared/result.ts';
import { type Presenter, presented } from '#ui-web/presenter.ts';
import { storedSettings, storeSettings } from '../device-settings.ts';
import { meetCouncil } from './meet-council.ts';
import { type PhonePorts, sendPhone } from './send-phone.ts';
import type { PhoneRefusal } from './phone-refusal.ts';
import type { PhonePage } from './phone-state.ts';

export interface PhonePresenter extends Presenter<PhonePage> {
  /** Shows what the council sends, and tells it what this device wants. */
  load(): Promise<void>;
  /** Switches a subject on or off; on asks whoever owns the browser. */
  turn(subject: PushSubject, isOn: boolean): Promise<void>;
  keepQuiet(quiet: QuietHours | null): Promise<void>;
}

type Wanted = Pick<PhonePage, 'subjects' | 'quiet'>;

/** What this phone gets messages about. A switch is on only if the council knows it; it does not use the DOM. */
export function phonePresenter(ports: PhonePorts, language: Language): PhonePresenter {
  const { notifications, quiet: quietBefore } = storedSettings();
  const page = new BehaviorSubject<PhonePage>({
    subjects: notifications,
    quiet: quietBefore,
    sends: null,
    isKnown: null,
    isAtWork: false,
    refusal: null,
  });
  const patch = (change: Partial<PhonePage>) => page.next({ ...page.value, ...change });
  const settle = (met: Wanted & Partial<PhonePage>) => {
    patch(met);
    storeSettings({ notifications: met.subjects, quiet: met.quiet });
  };
  let last: Promise<void> = Promise.resolve();
  // All settings are sent each time: two changes at once would undo each other.
  const inTurn = (work: () => Promise<void>): Promise<void> => {
    last = last.then(work);
    return last;
  };

  const keep = async (change: Partial<Wanted>) => {
    const { subjects, quiet } = page.value;
    const [before, wanted] = [
      { subjects, quiet },
      { subjects, quiet, ...change },
    ];
    patch({ ...wanted, isAtWork: true, refusal: null });
    const sent = await sendPhone(ports, language)(before, wanted)
      // A script of the page did not come: there is no line.
      .catch(() => left<PhoneRefusal>({ kind: 'unreachable' }));
    if (isLeft(sent)) return patch({ ...before, isAtWork: false, refusal: sent.left });
    settle({ ...sent.right, isAtWork: false });
  };

  return {
    ...presented(page),
    load: () =>
      inTurn(async () => {
        const met = await meetCouncil(ports, language).catch(() => null);
        if (met !== null) settle(met);
      }),
    turn: (subject, isOn) =>
      inTurn(() => {
        const { subjects } = page.value;
        return keep({
          subjects: pushSubjects.filter((one) => (one === subject ? isOn : subjects.includes(one))),
        });
      }),
    keepQuiet: (quiet) => inTurn(() => keep({ quiet })),
  };
}
