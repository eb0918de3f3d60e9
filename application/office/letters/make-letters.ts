import type {
  BroughtLetters,
  ImportWorkshop,
  PreparedLetterTable,
} from '#application/ports/server/imports/import-workshop.ts';
import type { GivenCode, LetterDesk, LetterPerson } from '#application/ports/server/letters/letter-desk.ts';
import type { LetterPrinting, LetterWords } from '#application/ports/server/letters/letter-printing.ts';
import type { RandomBytes } from '#application/ports/random-bytes.ts';
import type { Town } from '#domain/access/town.ts';
import { greatestAge } from '#domain/census/age.ts';
import { postedCode } from '#domain/census/posted-code.ts';
import type { ChangeCounts } from '#domain/imports/changes.ts';
import type { NewStep } from '#domain/office/steps/step.ts';
import { dayAt, type Instant, startOfDay } from '#domain/shared/calendar-day.ts';
import type { Language } from '#domain/shared/localized-text.ts';
import { type Either, isLeft, left, right } from '#domain/shared/result.ts';
import { type AddressedPerson, sortedForPost } from '#domain/voting/letters/addressed-person.ts';
import {
  type LetterActing,
  type LetterRecord,
  type LetterRefused,
  readyPrinter,
} from '#domain/voting/letters/letter-record.ts';
import type { ImportRefusal, PreviewRefusal } from '../../imports/imports.ts';

/** What letters need of the council. */
export interface LetterParts {
  readonly letterDesk: LetterDesk;
  readonly letterPrinting: LetterPrinting;
  readonly workshop: Pick<ImportWorkshop, 'prepareLetters'>;
  readonly random: RandomBytes;
}

/** The vote that letters are of, who makes them, and what they say. */
export interface LetterVote {
  readonly vote: string;
  readonly acting: LetterActing;
  readonly words: Readonly<Record<Language, LetterWords>>;
}

/**
 * What letters a file would give: `added` are first ones, `changed` those in place of an earlier code, `same` people who are
 * blocked and `gone` people who are not on the census, who get none.
 */
export interface LetterPreview extends PreparedLetterTable {
  readonly basis: string;
  readonly counts: ChangeCounts;
  readonly isReady: boolean;
}

/** Letters as they leave: an encrypted file. */
export interface MadeLetters {
  readonly file: Uint8Array;
  readonly letters: number;
}

interface Looked {
  readonly preview: LetterPreview;
  readonly people: readonly LetterPerson[];
  readonly version: number;
  readonly years: readonly string[];
}

/** Every year in which a person who is alive can be born. */
function yearsUntil(now: Instant, { timeZone }: Pick<Town, 'timeZone'>): readonly string[] {
  const last = Number(dayAt(now, timeZone).slice(0, 4));
  return Array.from({ length: greatestAge + 1 }, (_, age) => String(last - age));
}

const getsLetter = (person: LetterPerson | undefined): boolean => person === 'new' || person === 'again';

async function look(
  parts: LetterParts,
  town: Town,
  brought: BroughtLetters,
  now: Instant,
): Promise<Either<PreviewRefusal, Looked>> {
  const table = await parts.workshop.prepareLetters(brought);
  if (isLeft(table)) return left({ kind: 'importRefused', fault: table.left });
  const { prepared, digest } = table.right;
  const years = yearsUntil(now, town);
  const identities = prepared.people.map(({ identity }) => identity);
  const { people, version } = await parts.letterDesk.look(town.realm, identities, years);
  const count = (wanted: LetterPerson) => people.filter((one) => one === wanted).length;
  const counts = {
    added: count('new'),
    changed: count('again'),
    same: count('blocked'),
    gone: count('unknown'),
  };
  const isReady = prepared.isFit && people.some(getsLetter);
  const preview = { ...table.right, basis: `${digest}.${version}`, counts, isReady };
  return right({ preview, people, version, years });
}

/** Reads the addresses of a file and compares them with the census. Nothing is stored. */
export async function previewLetters(
  parts: LetterParts,
  town: Town,
  brought: BroughtLetters,
  now: Instant,
): Promise<Either<PreviewRefusal, LetterPreview>> {
  const looked = await look(parts, town, brought, now);
  return isLeft(looked) ? looked : right(looked.right.preview);
}

/** A step of letters has its day and no hour, so that nothing can be put beside the moment of a vote. */
export const letterStep = (
  { timeZone }: Pick<Town, 'timeZone'>,
  { signer, now }: LetterActing,
  deed: Pick<NewStep, 'act' | 'to'>,
): NewStep => ({
  ...deed,
  from: null,
  words: null,
  by: signer.name,
  at: startOfDay(dayAt(now, timeZone), timeZone),
});

/** The census is another one than was looked at. */
interface CensusMoved {
  readonly kind: 'importOutdated';
}

interface Sending {
  readonly people: readonly AddressedPerson[];
  readonly years: readonly string[];
  readonly version: number;
  readonly step: NewStep;
  readonly count: (record: LetterRecord, letters: number) => LetterRecord;
}

/**
 * Makes the letters of people and gives them their codes: the file first, so that no code counts which nobody gets. Left: the
 * census has changed meanwhile, and no code of these counts.
 */
async function send(
  { letterDesk, letterPrinting, random }: LetterParts,
  town: Town,
  { vote, acting, words }: LetterVote,
  { people, years, version, step, count }: Sending,
): Promise<Either<CensusMoved | LetterRefused, MadeLetters>> {
  const printer = readyPrinter(await letterDesk.find(town.realm, vote), acting);
  if (isLeft(printer)) return printer;
  const letters = sortedForPost(people).map((person) => ({
    ...person,
    code: postedCode(random(3)),
    language: person.language ?? town.defaultLanguage,
  }));
  const file = await letterPrinting.print(letters, words, printer.right.certificate);
  const codes: readonly GivenCode[] = letters.map(({ identity, code }) => ({ identity, code }));
  const isDone = await letterDesk.renew(town.realm, vote, { codes, years, version }, (record) => ({
    record: count(record, letters.length),
    steps: [step],
  }));
  return isDone ? right({ file, letters: letters.length }) : left({ kind: 'importOutdated' });
}

/** Makes the letters that a preview showed; only what was looked at. Codes of before stop counting then. */
export async function makeLetters(
  parts: LetterParts,
  town: Town,
  brought: BroughtLetters,
  basis: string,
  vote: LetterVote,
): Promise<Either<ImportRefusal | LetterRefused, MadeLetters>> {
  const looked = await look(parts, town, brought, vote.acting.now);
  if (isLeft(looked)) return looked;
  const { preview, people, version, years } = looked.right;
  if (preview.basis !== basis) return left({ kind: 'importOutdated' });
  if (!preview.isReady) return left({ kind: 'importNotReady' });
  const chosen = preview.prepared.people.filter((_, n) => getsLetter(people[n]));
  const step = letterStep(town, vote.acting, { act: 'letters.send', to: String(chosen.length) });
  const count = (record: LetterRecord, letters: number) => ({ ...record, sent: record.sent + letters });
  return send(parts, town, vote, { people: chosen, years, version, step, count });
}

/** Why no other letter is made for a person. */
export type ReplacementRefusal = CensusMoved | LetterRefused | { readonly kind: 'noSuchPerson' };

/** Makes a letter in place of a lost one: the code of that one stops counting at once. */
export async function replaceLetter(
  parts: LetterParts,
  town: Town,
  person: AddressedPerson,
  vote: LetterVote,
): Promise<Either<ReplacementRefusal, MadeLetters>> {
  const years = yearsUntil(vote.acting.now, town);
  const { people, version } = await parts.letterDesk.look(town.realm, [person.identity], years);
  if (!getsLetter(people[0])) return left({ kind: 'noSuchPerson' });
  const step = letterStep(town, vote.acting, { act: 'letters.replace', to: null });
  const count = (record: LetterRecord) => ({ ...record, replaced: record.replaced + 1 });
  return send(parts, town, vote, { people: [person], years, version, step, count });
}
