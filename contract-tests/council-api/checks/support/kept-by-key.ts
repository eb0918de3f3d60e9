import type { JsonCall } from '#adapters/wire/call.ts';
import { refusals } from '#adapters/wire/refusals.ts';
import { type Ask, again, type HttpAnswer, sendAs } from '../../ask.ts';
import { type Trial, trial } from '../../check.ts';
import type { TestPerson } from '../../credentials.ts';
import { mask } from '../../curl-line.ts';
import type { Finding } from '../../finding.ts';
import { answersAsDocumented, differs, isRecord, valueAt } from '../../read-answer.ts';
import { deviceOf } from '../../test-visit.ts';
import { enter, type WritableTown } from './visitor.ts';

/** The key by which a check finds again what it was given in this run. */
export const keyOfRun = ({ visit }: WritableTown, intent: string): string =>
  deviceOf(visit, `place ${intent}`).deviceId;

/** A person of the test town whose secret is the year of their birth, and the first day of it. */
export function personWithYear({ visit }: WritableTown): (TestPerson & { readonly birthDay: string }) | null {
  const person = visit.people.find(({ secrets: [secret] }) => /^\d{4}$|^\{/u.test(secret ?? ''));
  return person === undefined ? null : { ...person, birthDay: `${person.secrets[0]}-01-01` };
}

const masked = ['key', 'identity', 'birthDay', 'party'];

/** Sends something as a visitor; keys and people are not shown. */
export const sendKept = (visitor: string, address: string, body: object): Ask =>
  sendAs(visitor, address, {
    body,
    shown: Object.fromEntries(
      Object.entries(body).map(([name, value]) => [name, masked.includes(name) ? mask : value]),
    ),
  });

/** Something scarce that is asked for with a key, asked for again, given back and read. */
export interface KeptByKey {
  readonly visitor: string;
  /** Asks for it; its answer has an `id` and a `state`. */
  readonly take: Ask;
  readonly call: JsonCall;
  /** All ways of giving it back: which one is right depends on what the council asks for it, and the others are refused. */
  readonly giveBack: readonly Ask[];
  /** Reads it by its key: the answer, or the first of its items. */
  readonly read: Ask;
  /** What may be said of it at first, and after it was given back. */
  readonly had: readonly string[];
  readonly over: readonly string[];
  /** What else says that nobody has it any more. */
  readonly isOver?: (read: unknown) => boolean;
}

/** Refusals that say nothing about the rule: there is no bank, or so much is held that work is asked of devices. */
const isNoCase = ({ json }: HttpAnswer): boolean =>
  valueAt(json, 'errCode') === refusals.noBank.errCode ||
  ['workNeeded', 'identityNeeded'].includes(String(valueAt(json, 'where')));

const stateIs = (value: unknown, words: readonly string[]): Finding | null => {
  const state = valueAt(value, 'state');
  return words.includes(String(state)) ? null : differs('state', state, words.join(' | '));
};

/** The same asked twice with one key is the same one; given back, it is nobody’s any more. */
export function keptByKey(
  town: WritableTown,
  { visitor, take, call, giveBack, read, had, over, isOver = () => false }: KeptByKey,
): Trial {
  const asks = [...enter(town, visitor), take, again(take), ...giveBack, read];
  return trial(asks, (...answers) => {
    const [, , first, second] = answers as [HttpAnswer, HttpAnswer, HttpAnswer, HttpAnswer];
    if (isNoCase(first)) return null;
    const last = answers.at(-1)?.json;
    const items = valueAt(last, 'items');
    const [item] = Array.isArray(items) ? (items as readonly unknown[]) : [last];
    return (
      answersAsDocumented(call, first) ??
      stateIs(first.json, had) ??
      answersAsDocumented(call, second) ??
      differs('id', valueAt(second.json, 'id'), valueAt(first.json, 'id')) ??
      (isRecord(item) ? differs('id', item['id'], valueAt(first.json, 'id')) : null) ??
      (isOver(item) ? null : stateIs(item, over))
    );
  });
}
