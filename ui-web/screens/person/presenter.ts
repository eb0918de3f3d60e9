import { enterSilently } from '#application/access/enter-silently.ts';
import { holdDevice } from '#application/access/hold-device.ts';
import { leaveTown } from '#application/access/leave-town.ts';
import { type ContactField, isEmail } from '#domain/forms/contact.ts';
import { isLeft } from '#domain/shared/result.ts';
import { type Presenter, presented } from '#ui-web/presenter.ts';
import { answeredWith, heldFor, type PersonPage, personPage, type PersonPorts } from './person-page.ts';
import { blankData, dataOf, type PersonDoor, personFaults, type PersonState } from './state.ts';

const shutDoor: PersonDoor = { email: '', code: '', isAsked: false, isAlsoMine: false };

export interface PersonPresenter extends Presenter<PersonState> {
  load(): Promise<void>;
  write(part: ContactField, text: string): void;
  writeCode(text: string): void;
  writeDoor(change: Partial<Omit<PersonDoor, 'isAsked'>>): void;
  keep(): Promise<void>;
  verify(): Promise<void>;
  resend(): Promise<void>;
  /** Asks for a code to enter with. */
  ask(): Promise<void>;
  enter(): Promise<void>;
  erase(): Promise<void>;
  leave(): Promise<void>;
  dismissFaults(): void;
}

/** Asks for the data that the council has; `mailedCode` is the code of a link, for the field that it is for. */
async function loadInto(
  { subject }: PersonPage,
  { people, realm, clock, deviceData }: PersonPorts,
  mailedCode: string,
) {
  subject.next({ kind: 'loading' });
  const who = await people.who(realm);
  if (isLeft(who)) return subject.next({ kind: 'refused', refusal: who.left, at: clock.now() });
  const profile = who.right;
  // A sign-in by the provider of the town ends here, too.
  await holdDevice(deviceData)(realm, profile);
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
      isAlsoMine: false,
    },
    isHeld: deviceData.holders(realm).length > 0,
    faults: [],
    serial: 0,
    work: null,
    outcome: null,
  });
}

/** Has the council store the data, unless some of them are invalid. */
async function keepData(page: PersonPage, council: PersonPorts): Promise<void> {
  const { people, realm } = council;
  const { open, patch, tell, working } = page;
  const now = open();
  if (!now) return;
  const faults = personFaults(now.data);
  if (faults.length > 0) return tell(faults);
  await working(
    'keep',
    async () => {
      const entered = await enterSilently(council)(realm);
      if (isLeft(entered)) return entered;
      const kept = await heldFor(council, people.keep(realm, now.data));
      // The data are stored, only the mail was not sent: what the council has is shown, and why there is no code.
      if (isLeft(kept) && kept.left.kind === 'mailFailed') {
        const who = await people.who(realm);
        if (!isLeft(who)) patch({ profile: who.right });
      }
      return kept;
    },
    (profile) => answeredWith(profile, 'kept'),
  );
}

/** Codes by mail to verify an address. */
function verifyingOf(
  { open, working, codeIn }: PersonPage,
  council: PersonPorts,
): Pick<PersonPresenter, 'verify' | 'resend'> {
  const { people, realm } = council;
  return {
    verify: async () => {
      const code = codeIn(open()?.code ?? '', 'code');
      if (code !== null)
        await working(
          'verify',
          () => heldFor(council, people.giveCode(realm, code, null)),
          (profile) => answeredWith(profile, 'verified'),
        );
    },
    resend: () =>
      working(
        'resend',
        () => people.sendCode(realm, null),
        () => ({ outcome: { kind: 'resent' } }),
      ),
  };
}

/** Codes by mail to come in on another device. */
function enteringOf(
  { open, tell, working, codeIn }: PersonPage,
  council: PersonPorts,
): Pick<PersonPresenter, 'ask' | 'enter'> {
  const { people, realm } = council;
  return {
    ask: async () => {
      const { door } = open() ?? {};
      const email = door?.email.trim() ?? '';
      if (door === undefined || !isEmail(email)) return tell([{ at: 'door', kind: 'email' }]);
      await working(
        'ask',
        () => people.sendCode(realm, email),
        () => ({
          door: { ...door, email, code: '', isAsked: true },
          outcome: { kind: 'asked' },
        }),
      );
    },
    enter: async () => {
      const { email = '', code: written = '', isAlsoMine = false } = open()?.door ?? {};
      // Who is signed in adds another address of theirs.
      const isAlsoTheirs = isAlsoMine || (open()?.profile ?? null) !== null;
      if (!isEmail(email)) return tell([{ at: 'door', kind: 'email' }]);
      const code = codeIn(written, 'doorCode');
      if (code !== null)
        await working(
          'enter',
          () => heldFor(council, people.giveCode(realm, code, email.trim()), isAlsoTheirs),
          (profile) => ({ ...answeredWith(profile, 'entered'), door: shutDoor }),
          'doorCode',
        );
    },
  };
}

/** A person's own data: entered, verified, used on another device, erased. It does not use the DOM. */
export function personPresenter(council: PersonPorts, mailedCode: string): PersonPresenter {
  const { realm, people, deviceData } = council;
  const page = personPage();
  const { subject, open, patch, without, working } = page;
  return {
    ...presented(subject),
    ...verifyingOf(page, council),
    ...enteringOf(page, council),
    load: () => loadInto(page, council, mailedCode),
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
    keep: () => keepData(page, council),
    erase: () =>
      working(
        'erase',
        () => heldFor(council, people.keep(realm, blankData)),
        (profile) => answeredWith(profile, 'erased'),
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
