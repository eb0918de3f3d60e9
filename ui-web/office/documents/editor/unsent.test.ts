import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { UnsentChange } from '#application/ports/browser/document-journal.ts';
import { changeDraft, type DocumentDraft, withDraft } from '#domain/documents/draft.ts';
import { documentFields } from '#domain/documents/fields.ts';
import {
  afterSending,
  type Answered,
  asTried,
  sendable,
  fieldsWithUnsent,
  type Unsent,
  waitingAgain,
  afterAnswer,
  withChoice,
  withWritten,
} from './unsent.ts';

const published = documentFields({ title: { es: 'Uno', va: 'U' }, lead: { es: 'Dos' }, amount: 1 });
const paths = ['title/es', 'title/va', 'lead/es', 'lead/va', 'amount'];

/** The council with the rule that it uses. */
function council() {
  let draft: DocumentDraft = new Map();
  return {
    fields: () => withDraft(published, draft),
    change: (changes: readonly UnsentChange[], by = 'Neus'): Answered => {
      const changed = changeDraft({ published, draft }, changes, { by, at: 0 });
      draft = changed.draft;
      const now = withDraft(published, draft);
      return {
        fields: changes.map(({ path }) => ({ path, value: now.get(path) })),
        conflicts: changed.conflicts.map((one) => ({ ...one, at: null })),
      };
    },
  };
}

type Cut = 'none' | 'before' | 'after' | 'tab' | 'tabAfter' | 'typing';
const steps = fc.array(
  fc.record({
    path: fc.constantFrom(...paths),
    text: fc.string({ maxLength: 3 }),
    cut: fc.constantFrom<Cut>('none', 'before', 'after', 'tab', 'tabAfter', 'typing'),
  }),
  { minLength: 1, maxLength: 12 },
);

describe('what is written in a document', () => {
  it('is not lost in 1,000 random cuts of the line or the tab', () => {
    fc.assert(
      fc.property(steps, (told) => {
        const there = council();
        let device: readonly UnsentChange[] = [];
        let server = there.fields();
        let unsent: Unsent = new Map();
        const last = new Map<string, string>();
        const keep = () => {
          device = [...unsent.values()];
        };
        const reopen = () => {
          server = there.fields();
          unsent = waitingAgain(device);
        };
        const write = (path: string, text: string) => {
          unsent = withWritten(unsent, server, [{ path, value: text }]);
          last.set(path, text);
          keep();
        };
        const send = (cut: Cut) => {
          const sent = sendable(unsent);
          unsent = asTried(unsent);
          keep();
          if (cut === 'before') return;
          if (cut === 'tab') return reopen();
          const answer = there.change(sent);
          if (cut === 'after') return;
          if (cut === 'tabAfter') return reopen();
          if (cut === 'typing') write(paths[0] ?? '', 'meanwhile');
          server = afterAnswer(server, answer);
          unsent = afterSending(unsent, sent, answer);
          keep();
        };
        for (const { path, text, cut } of told) {
          write(path, text);
          send(cut);
          expect(fieldsWithUnsent(server, unsent).get(path)).toBe(last.get(path));
        }
        // The line is there again: three answers settle whatever was lost.
        for (let turn = 0; turn < 3; turn += 1) send('none');
        for (const [path, text] of last) expect(there.fields().get(path)).toBe(text);
        expect(unsent.size).toBe(0);
      }),
      { numRuns: 1000 },
    );
  });

  it('waits for a choice if somebody else changed the same field, and the other text is not lost', () => {
    const there = council();
    let server = there.fields();
    let unsent = withWritten(new Map(), server, [
      { path: 'title/es', value: 'Mío' },
      { path: 'amount', value: 5 },
    ]);
    there.change([{ path: 'title/es', was: 'Uno', value: 'De Pau', tried: [] }], 'Pau');
    const sent = sendable(unsent);
    const answer = there.change(sent);
    server = afterAnswer(server, answer);
    unsent = afterSending(asTried(unsent), sent, answer);
    expect(unsent.get('title/es')).toMatchObject({ value: 'Mío', other: { theirs: 'De Pau', by: 'Pau' } });
    expect([unsent.size, sendable(unsent)]).toEqual([1, []]);
    expect(there.fields().get('amount')).toBe(5);

    unsent = withChoice({ unsent, server }, 'title/es', 'De Pau', 'Los dos');
    const chosen = sendable(unsent);
    expect(afterSending(unsent, chosen, there.change(chosen)).size).toBe(0);
    expect(there.fields().get('title/es')).toBe('Los dos');
  });

  it('is nothing to send once it is as it was', () => {
    const once = withWritten(new Map(), published, [{ path: 'amount', value: 2 }]);
    expect(once.size).toBe(1);
    expect(withWritten(once, published, [{ path: 'amount', value: 1 }]).size).toBe(0);
  });
});
