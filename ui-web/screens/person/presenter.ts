import { BehaviorSubject } from 'rxjs';
import { enterSilently } from '#application/access/enter-silently.ts';
import { leaveTown } from '#application/access/leave-town.ts';
import type { PersonRefusal } from '#ui-web/composition/clients.ts';
import { type ContactField, isEmail } from '#domain/forms/contact.ts';
import type { Profile } from '#domain/forms/profile.ts';
import { readMailCode } from '#domain/forms/request.ts';
import { type Either, isLeft } from '#domain/shared/result.ts';
import type { FormCouncil } from '#ui-web/composition/council.ts';
import { type Presenter, presented } from '#ui-web/presenter.ts';
import {
  blank,
  dataOf,
  faultsOf,
  type OpenPerson,
  type PersonFault,
  type PersonState,
  type Work,
} from './state.ts';

export interface PersonPresenter extends Presenter<PersonState> {
  load(): Promise<void>;
  write(part: ContactField, text: string): void;
  writeCode(text: string): void;
  writeDoor(change: { readonly email?: string; readonly code?: string }): void;
  keep(): Promise<void>;
  verify(): Promise<void>;
  resend(): Promise<void>;
  /** Asks for a code to come in with. */
  ask(): Promise<void>;
  enter(): Promise<void>;
  erase(): Promise<void>;
  leave(): Promise<void>;
  dismissFaults(): void;
}

type Ports = Pick<
  FormCouncil,
  'realm' | 'people' | 'deviceData' | 'session' | 'deviceIds' | 'randomBytes' | 'clock'
>;

/** Somebody's own data: told, verified, taken to another device, erased, left behind. Knows no page. */
export function personPresenter(council: Ports, mailedCode: string): PersonPresenter {
  const { realm, people, deviceData } = council;
  const subject = new BehaviorSubject<PersonState>({ kind: 'loading' });
  const open = (): OpenPerson | null => (subject.value.kind === 'open' ? subject.value : null);
  const patch = (change: Partial<Omit<OpenPerson, 'kind'>>) => {
    const now = open();
    if (now) subject.next({ ...now, ...change });
  };
  let serial = 0;
  const tell = (faults: readonly PersonFault[]) => {
    serial += 1;
    patch({ faults, serial, outcome: null });
  };
  const without = (at: PersonFault['at']) => (open()?.faults ?? []).filter((fault) => fault.at !== at);

  /** One work at a time; a refusal stands where its button is, a part that cannot be beside its field. */
  const working = async <T>(
    work: Work,
    call: () => Promise<Either<PersonRefusal, T>>,
    done: (answer: T) => Partial<Omit<OpenPerson, 'kind'>>,
    codeAt: 'code' | 'doorCode' = 'code',
  ): Promise<void> => {
    if (!open() || open()?.work) return;
    patch({ work, faults: [], serial: 0, outcome: null });
    const answer = await call();
    patch({ work: null });
    if (!isLeft(answer)) return patch(done(answer.right));
    const refusal = answer.left;
    if (refusal.kind === 'wrongPart')
      return tell([{ at: refusal.part, kind: refusal.part === 'email' ? 'email' : 'long' }]);
    if (refusal.kind === 'codeWrong') return tell([{ at: codeAt, kind: 'code' }]);
    patch({ outcome: { kind: 'refused', refusal } });
  };
  const told = (profile: Profile | null, kind: 'kept' | 'verified' | 'entered' | 'erased') => {
    if (profile !== null) deviceData.note(realm);
    return { profile, data: dataOf(profile), code: '', outcome: { kind } as const };
  };
  const codeIn = (text: string, at: 'code' | 'doorCode'): string | null => {
    const code = readMailCode(text);
    if (code === null) tell([{ at, kind: 'code' }]);
    return code;
  };

  return {
    ...presented(subject),
    load: async () => {
      subject.next({ kind: 'loading' });
      const who = await people.who(realm);
      if (isLeft(who)) return subject.next({ kind: 'refused', refusal: who.left, at: council.clock.now() });
      const profile = who.right;
      const isMine = profile !== null && !profile.isVerified;
      subject.next({
        kind: 'open',
        profile,
        data: dataOf(profile),
        code: isMine ? mailedCode : '',
        door: {
          email: '',
          code: profile === null ? mailedCode : '',
          isAsked: profile === null && mailedCode !== '',
        },
        faults: [],
        serial: 0,
        work: null,
        outcome: null,
      });
    },
    write: (part, text) => {
      const now = open();
      if (now) patch({ data: { ...now.data, [part]: text }, faults: without(part) });
    },
    writeCode: (code) => patch({ code, faults: without('code') }),
    writeDoor: (change) => {
      const now = open();
      if (now)
        patch({
          door: { ...now.door, ...change },
          faults: without(change.email === undefined ? 'doorCode' : 'door'),
        });
    },
    keep: async () => {
      const now = open();
      if (!now) return;
      const faults = faultsOf(now.data);
      if (faults.length > 0) return tell(faults);
      await working(
        'keep',
        async () => {
          const entered = await enterSilently(council)(realm);
          if (isLeft(entered)) return entered;
          const kept = await people.keep(realm, now.data);
          // The data are there, only the mail is not: what the council has is shown, and why there is no code.
          if (isLeft(kept) && kept.left.kind === 'mailFailed') {
            const who = await people.who(realm);
            if (!isLeft(who)) patch({ profile: who.right });
          }
          return kept;
        },
        (profile) => told(profile, 'kept'),
      );
    },
    verify: async () => {
      const code = codeIn(open()?.code ?? '', 'code');
      if (code !== null)
        await working(
          'verify',
          () => people.giveCode(realm, code, null),
          (profile) => told(profile, 'verified'),
        );
    },
    resend: () =>
      working(
        'resend',
        () => people.sendCode(realm, null),
        () => ({ outcome: { kind: 'resent' } }),
      ),
    ask: async () => {
      const email = open()?.door.email.trim() ?? '';
      if (!isEmail(email)) return tell([{ at: 'door', kind: 'email' }]);
      await working(
        'ask',
        () => people.sendCode(realm, email),
        () => ({
          door: { email, code: '', isAsked: true },
          outcome: { kind: 'asked' },
        }),
      );
    },
    enter: async () => {
      const { email = '', code: written = '' } = open()?.door ?? {};
      if (!isEmail(email)) return tell([{ at: 'door', kind: 'email' }]);
      const code = codeIn(written, 'doorCode');
      if (code !== null)
        await working(
          'enter',
          () => people.giveCode(realm, code, email.trim()),
          (profile) => told(profile, 'entered'),
          'doorCode',
        );
    },
    erase: () =>
      working(
        'erase',
        () => people.keep(realm, blank),
        (profile) => told(profile, 'erased'),
      ),
    leave: async () => {
      await working(
        'leave',
        () => leaveTown({ logOut: people.logOut, deviceData })(realm),
        () => ({}),
      );
      const now = open();
      if (now && now.outcome === null) subject.next({ kind: 'left' });
    },
    dismissFaults: () => patch({ serial: 0 }),
  };
}
