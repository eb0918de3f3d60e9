import fc from 'fast-check';
import { setImmediate as turn } from 'node:timers/promises';
import { changesBetween } from '#domain/documents/field-changes.ts';
import { documentOf, type Fields, listOfOrder } from '#domain/documents/fields.ts';
import { draftedFields, type OfficeDocument } from '#domain/documents/office-document.ts';
import type { DocumentAct } from '#domain/documents/state.ts';
import type { EditorAtWork } from './editor-at-work.ts';
import { callFates } from './slow-line.ts';
import type { TypedWords } from './typed-words.ts';

const acts: readonly DocumentAct[] = [
  'publish',
  'discard',
  'review',
  'return',
  'schedule',
  'unschedule',
  'withdraw',
  'republish',
];
const often = <T>(weight: number, arbitrary: T) => ({ weight, arbitrary: fc.constant(arbitrary) });
const doings = fc.oneof(
  often(9, 'write' as const),
  often(3, 'addItem' as const),
  often(2, 'moveItem' as const),
  often(2, 'removeItem' as const),
  often(8, 'send' as const),
  often(4, 'poll' as const),
  often(4, 'choose' as const),
  often(5, 'release' as const),
  often(3, 'act' as const),
  often(2, 'crash' as const),
  often(1, 'restore' as const),
  often(1, 'load' as const),
);

/** What happens one after the other: who does what, and what becomes of their next call. */
export const happenings = fc.array(
  fc.record({
    who: fc.nat(2),
    does: doings,
    n: fc.nat(99),
    fate: fc.oneof({ weight: 3, arbitrary: fc.constant('answered' as const) }, fc.constantFrom(...callFates)),
    /** Whether the next thing happens while this one is still under way. */
    isHasty: fc.boolean(),
  }),
  { minLength: 10, maxLength: 60 },
);
type Happening = (typeof happenings extends fc.Arbitrary<infer T> ? T : never)[number];

/** A document that several people have open, and what is stored of it. */
export interface SharedDocument {
  readonly editors: readonly EditorAtWork[];
  readonly words: TypedWords;
  /** The folder of the town is loaded with another text in the document, or without the document. */
  readonly load: (n: number) => Promise<void>;
  readonly stored: () => Promise<OfficeDocument | null>;
  readonly revisions: () => Promise<readonly Fields[]>;
}

/** Waits until nothing is under way: neither in the council nor in a page. */
async function settled({ editors }: SharedDocument): Promise<void> {
  for (let quiet = 0; quiet < 4; quiet += 1) {
    // oxlint-disable-next-line no-await-in-loop -- what is answered makes pages ask again
    await turn();
    if (editors.some(({ line }) => line.isBusy())) quiet = 0;
  }
}

async function happen(shared: SharedDocument, { who, does, n, fate, isHasty }: Happening): Promise<void> {
  const editor = shared.editors[who % shared.editors.length];
  if (editor === undefined) return;
  const isCall = does === 'send' || does === 'poll' || does === 'act' || does === 'crash';
  if (isCall) editor.line.expect(fate);
  if (does === 'load') await shared.load(n);
  else if (does === 'release') editor.line.release();
  else if (does === 'restore') {
    const all = await shared.revisions();
    const one = all[n % all.length];
    if (one !== undefined) editor.restore(one, n);
  } else if (does === 'act') editor.act(acts[n % acts.length] ?? 'publish', '2030-01-01T08:00:00Z');
  else if (does === 'poll') void editor.poll();
  else if (does === 'send' || does === 'crash') editor[does]();
  else editor[does](n);
  if (!isHasty) await settled(shared);
}

/** The line is there again, whatever was late arrives, and everybody asks until nothing can be sent. */
async function calm(shared: SharedDocument): Promise<void> {
  for (let round = 0; round < 4; round += 1) {
    for (const { line, poll } of shared.editors) {
      line.expect('answered');
      while (line.release()) {
        // oxlint-disable-next-line no-await-in-loop -- one arrives after the other
        await settled(shared);
      }
      // oxlint-disable-next-line no-await-in-loop -- as said above
      await poll();
      // oxlint-disable-next-line no-await-in-loop -- as said above
      await settled(shared);
    }
  }
}

/** What was lost, or appeared from nowhere, or went backwards; all empty if everything is as it must be. */
export interface Losses {
  readonly lost: readonly string[];
  readonly unknown: readonly unknown[];
  readonly backwards: readonly number[];
  /** Editors whose page shows another draft than the stored one. */
  readonly stale: readonly number[];
}

/** Lets all of it happen, and says what was lost. */
export async function lossesOf(shared: SharedDocument, all: readonly Happening[]): Promise<Losses> {
  const { editors, words } = shared;
  const backwards: number[] = [];
  let version = 0;
  await settled(shared);
  for (const one of all) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await happen(shared, one);
    // oxlint-disable-next-line no-await-in-loop -- as said above
    const now = (await shared.stored())?.version ?? 0;
    if (now !== 0 && now < version) backwards.push(now);
    version = now;
  }
  await calm(shared);
  for (const { close } of editors) close();
  const document = await shared.stored();
  const drafted = document === null ? new Map<never, never>() : draftedFields(document);
  const revisions = await shared.revisions();
  const onDevices = await Promise.all(editors.map(({ has }) => has()));
  const published = documentOf(document?.fields ?? new Map<never, never>());
  const places = [documentOf(drafted), published, ...revisions.map(documentOf), ...onDevices.flat()];
  // The keys of items are in the orders of their lists alone.
  const orders = [drafted, ...revisions].flatMap((fields) =>
    [...fields].filter(([at]) => listOfOrder(at) !== null).map(([, value]) => value),
  );
  return {
    lost: words.missingIn([...places, orders]),
    unknown: words.unknownIn(drafted.values()),
    backwards,
    stale: editors.flatMap(({ opened }, n) => {
      const page = opened();
      // Of what nobody has written in, the office knows no version.
      if (page === null || document === null || document.version === 0) return [];
      return changesBetween(page.server, drafted).length === 0 ? [] : [n];
    }),
  };
}
