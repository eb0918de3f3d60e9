import { BehaviorSubject } from 'rxjs';
import type { PersonProfile, PersonRefusal } from '#ui-web/composition/clients.ts';
import { holdDevice } from '#application/access/hold-device.ts';
import { readMailCode } from '#domain/forms/request.ts';
import { type Either, isLeft } from '#domain/shared/result.ts';
import type { FormCouncil } from '#ui-web/composition/council.ts';
import { dataOf, type OpenPerson, type PersonFault, type PersonState, type PersonWork } from './state.ts';

/** What the page of a person's data needs of a council. */
export type PersonPorts = Pick<
  FormCouncil,
  'realm' | 'people' | 'deviceData' | 'session' | 'deviceIds' | 'randomBytes' | 'clock'
>;

/** The page's state, and the functions that change it, which its actions share. */
export interface PersonPage {
  readonly subject: BehaviorSubject<PersonState>;
  /** Null while the data are not loaded. */
  readonly open: () => OpenPerson | null;
  readonly patch: (change: Partial<Omit<OpenPerson, 'kind'>>) => void;
  readonly tell: (faults: readonly PersonFault[]) => void;
  /** The faults elsewhere. */
  readonly without: (at: PersonFault['at']) => readonly PersonFault[];
  /** One action at a time; a refusal is shown at its button, an invalid value beside its field. */
  readonly working: <T>(
    work: PersonWork,
    call: () => Promise<Either<PersonRefusal, T>>,
    done: (answer: T) => Partial<Omit<OpenPerson, 'kind'>>,
    codeAt?: 'code' | 'doorCode',
  ) => Promise<void>;
  /** The code that was typed there; null, with a fault, if it is not a code. */
  readonly codeIn: (text: string, at: 'code' | 'doorCode') => string | null;
}

function refusedWork(
  { tell, patch }: Pick<PersonPage, 'tell' | 'patch'>,
  refusal: PersonRefusal,
  codeAt: 'code' | 'doorCode',
) {
  if (refusal.kind === 'wrongPart')
    return tell([{ at: refusal.part, kind: refusal.part === 'email' ? 'email' : 'long' }]);
  if (refusal.kind === 'codeWrong') return tell([{ at: codeAt, kind: 'code' }]);
  patch({ outcome: { kind: 'refused', refusal } });
}

export function personPage(): PersonPage {
  const subject = new BehaviorSubject<PersonState>({ kind: 'loading' });
  const open = (): OpenPerson | null => (subject.value.kind === 'open' ? subject.value : null);
  const patch: PersonPage['patch'] = (change) => {
    const now = open();
    if (now) subject.next({ ...now, ...change });
  };
  let serial = 0;
  const tell: PersonPage['tell'] = (faults) => {
    serial += 1;
    patch({ faults, serial, outcome: null });
  };
  return {
    subject,
    open,
    patch,
    tell,
    without: (at) => (open()?.faults ?? []).filter((fault) => fault.at !== at),
    working: async (work, call, done, codeAt = 'code') => {
      if (!open() || open()?.work) return;
      patch({ work, faults: [], serial: 0, outcome: null });
      const answer = await call();
      patch({ work: null });
      if (isLeft(answer)) refusedWork({ tell, patch }, answer.left, codeAt);
      else patch(done(answer.right));
    },
    codeIn: (text, at) => {
      const code = readMailCode(text);
      if (code === null) tell([{ at, kind: 'code' }]);
      return code;
    },
  };
}

/**
 * The device is of the person whom the council answers with before the page says so: nothing of another one can be
 * opened in between.
 */
export async function heldFor<Refusal, Person extends PersonProfile | null>(
  { deviceData, realm }: PersonPorts,
  asked: Promise<Either<Refusal, Person>>,
  isAlsoTheirs = false,
): Promise<Either<Refusal, Person>> {
  const answer = await asked;
  if (!isLeft(answer)) {
    if (answer.right !== null) deviceData.note(realm);
    await holdDevice(deviceData)(realm, answer.right, isAlsoTheirs);
  }
  return answer;
}

/** The page after the council has answered with the data that it has now. */
export const answeredWith = (
  profile: PersonProfile | null,
  kind: 'kept' | 'verified' | 'entered' | 'erased',
) => ({ profile, data: dataOf(profile), code: '', outcome: { kind } as const });
