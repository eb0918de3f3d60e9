import { BehaviorSubject } from 'rxjs';
import type { CallAnswer } from '#adapters/wire/call.ts';
import { bringPrinterCall } from '#adapters/wire/letters/bring-printer.ts';
import { confirmPrinterCall } from '#adapters/wire/letters/confirm-printer.ts';
import { noteReturnedCall } from '#adapters/wire/letters/note-returned.ts';
import { readLettersCall } from '#adapters/wire/letters/read-letters.ts';
import { replaceLetterCall } from '#adapters/wire/letters/replace-letter.ts';
import type { Language } from '#domain/shared/localized-text.ts';
import { type Either, isLeft } from '#domain/shared/result.ts';
import type { OfficeCouncil } from '#ui-web/composition/office.ts';
import { type Presenter, presented } from '#ui-web/presenter.ts';
import { saveLetters } from './save-letters.ts';

/** The letters of a vote as the council has them. */
export type LettersAnswer = CallAnswer<typeof readLettersCall>;

/** The letters of a vote, and what the last act led to. */
export interface LettersState {
  /** Null while they are not known. */
  readonly letters: LettersAnswer | null;
  readonly isBusy: boolean;
  /** Why the last act was not done; null if it was. */
  readonly refused: string | null;
  /** A letter in place of a lost one was just saved. */
  readonly isReplaced: boolean;
}

/** A person whose letter is lost, as somebody types them. */
export interface LostLetter {
  readonly id: string;
  readonly name: string;
  readonly lines: readonly string[];
  readonly postalCode: string;
  readonly town: string;
  readonly language: Language | null;
}

export interface LettersPresenter extends Presenter<LettersState> {
  readonly load: () => Promise<void>;
  readonly bringPrinter: (certificate: string) => Promise<void>;
  readonly confirmPrinter: (print: string) => Promise<void>;
  readonly noteReturned: (returned: number) => Promise<void>;
  /** Whether the letter was made. */
  readonly replace: (lost: LostLetter) => Promise<boolean>;
}

/** Why something was not done: the reason of the council, or that it failed. */
function whyOf(refusal: object): string {
  if ('where' in refusal && typeof refusal.where === 'string' && !refusal.where.includes('.'))
    return refusal.where;
  return 'failed';
}

export function lettersPresenter({ call, realm }: OfficeCouncil, id: string): LettersPresenter {
  const state = new BehaviorSubject<LettersState>({
    letters: null,
    isBusy: false,
    refused: null,
    isReplaced: false,
  });
  const patch = (part: Partial<LettersState>) => state.next({ ...state.value, ...part });
  const take = (answer: Either<object, LettersAnswer>) =>
    patch(
      isLeft(answer)
        ? { isBusy: false, refused: whyOf(answer.left) }
        : { isBusy: false, refused: null, letters: answer.right },
    );
  const begin = () => patch({ isBusy: true, refused: null, isReplaced: false });
  const load = async () => {
    const answer = await call(readLettersCall, { realm, id });
    if (!isLeft(answer)) patch({ letters: answer.right });
  };
  return {
    ...presented(state),
    load,
    bringPrinter: async (certificate) => {
      begin();
      take(await call(bringPrinterCall, { realm, id, body: { certificate } }));
    },
    confirmPrinter: async (print) => {
      begin();
      take(await call(confirmPrinterCall, { realm, id, body: { print } }));
    },
    noteReturned: async (returned) => {
      begin();
      take(await call(noteReturnedCall, { realm, id, body: { returned } }));
    },
    replace: async (lost) => {
      begin();
      const body = { ...lost, lines: [...lost.lines] };
      const answer = await call(replaceLetterCall, { realm, id, body });
      if (isLeft(answer)) patch({ isBusy: false, refused: whyOf(answer.left) });
      else {
        saveLetters(answer.right);
        patch({ isBusy: false, isReplaced: true });
        await load();
      }
      return !isLeft(answer);
    },
  };
}
