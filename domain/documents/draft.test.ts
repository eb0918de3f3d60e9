import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { changeDraft, type DocumentDraft, outdatedFields, withDraft } from './draft.ts';
import { applyChanges, changesBetween } from './field-changes.ts';
import { documentOf, type Fields, documentFields, itemPath, orderPath } from './fields.ts';
import type { Json } from './json.ts';

const published = documentFields({ title: { es: 'Obras' }, open: true });
const empty: DocumentDraft = new Map();
const set = (path: string, was: Json | undefined, value: Json | undefined) => ({ path, was, value });
const byAna = { by: 'ana', at: 1 };
const byPau = { by: 'pau', at: 2 };

describe('a draft', () => {
  it('has only the fields that differ from the published document, with who changed them', () => {
    const { draft } = changeDraft(
      { published, draft: empty },
      [set('title/es', 'Obras', 'Las obras')],
      byAna,
    );
    expect([...draft.values()]).toEqual([{ path: 'title/es', was: 'Obras', value: 'Las obras', ...byAna }]);
    const back = changeDraft({ published, draft }, [set('title/es', 'Las obras', 'Obras')], byPau);
    expect(back.draft.size).toBe(0);
  });

  it('adds and removes fields', () => {
    const changes = [set('open', true, undefined), set('title/va', undefined, 'Obres')];
    const { draft } = changeDraft({ published, draft: empty }, changes, byAna);
    expect([...withDraft(published, draft)]).toEqual([
      ['title/es', 'Obras'],
      ['title/va', 'Obres'],
    ]);
  });

  it('shows the second person both texts, and takes the one chosen', () => {
    const first = changeDraft({ published, draft: empty }, [set('title/es', 'Obras', 'De Ana')], byAna);
    const second = changeDraft({ published, ...first }, [set('title/es', 'Obras', 'De Pau')], byPau);
    expect(second.draft).toEqual(first.draft);
    expect(second.conflicts).toEqual([{ path: 'title/es', mine: 'De Pau', theirs: 'De Ana', ...byAna }]);
    const chosen = changeDraft({ published, ...second }, [set('title/es', 'De Ana', 'De Pau')], byPau);
    expect(chosen.draft.get('title/es')).toEqual({ ...set('title/es', 'Obras', 'De Pau'), ...byPau });
  });

  it('conflicts with what was published meanwhile, until a person has chosen', () => {
    const { draft } = changeDraft({ published, draft: empty }, [set('title/es', 'Obras', 'De Ana')], byAna);
    const loaded = documentFields({ title: { es: 'De la carpeta' }, open: false });
    expect(outdatedFields(published, draft)).toEqual([]);
    const conflict = { path: 'title/es', mine: 'De Ana', theirs: 'De la carpeta', by: null, at: null };
    expect(outdatedFields(loaded, draft)).toEqual([conflict]);
    expect(outdatedFields(documentFields({ title: { es: 'De Ana' } }), draft)).toEqual([]);
    const mine = changeDraft(
      { published: loaded, draft },
      [{ ...set('title/es', 'De la carpeta', 'De Ana'), instead: 'De Ana' }],
      byPau,
    );
    expect(outdatedFields(loaded, mine.draft)).toEqual([]);
    expect(mine.draft.get('title/es')).toMatchObject({ was: 'De la carpeta', value: 'De Ana' });
    const theirs = [set('title/es', 'De Ana', 'De la carpeta')];
    expect(changeDraft({ published: loaded, draft }, theirs, byPau).draft.size).toBe(0);
    const unseen = { ...set('title/es', 'De la carpeta', 'Otra'), instead: 'Obras' };
    const { conflicts } = changeDraft({ published: loaded, draft }, [unseen], byPau);
    expect(conflicts).toEqual([{ path: 'title/es', mine: 'Otra', theirs: 'De Ana', ...byAna }]);
    const missing = [set('open', true, false)];
    expect(changeDraft({ published: loaded, draft: empty }, missing, byPau).conflicts).toEqual([]);
    expect(
      changeDraft({ published, draft: empty }, [set('open', false, null)], byPau).conflicts,
    ).toMatchObject([{ by: null, at: null }]);
  });
});

/** A person who edits on a device: what the server last answered, and what stands on the screen. */
class Editor {
  seen: Fields;
  screen: Map<string, Json>;
  readonly name: string;
  constructor(name: string, fields: Fields) {
    this.name = name;
    this.seen = fields;
    this.screen = new Map(fields);
  }
}

const page = documentFields({ title: { es: 'a', va: 'b' }, body: [{ text: 'c', note: 'd' }, { text: 'e' }] });
const steps = fc.array(
  fc.record({
    who: fc.nat(1),
    act: fc.constantFrom('write', 'write', 'write', 'add', 'remove', 'move', 'send', 'send'),
    at: fc.nat(100),
    keepsMine: fc.boolean(),
  }),
  { minLength: 5, maxLength: 60 },
);

/** Two editors of one draft. `given` are the texts that somebody gave up, having read them. */
function edit(course: readonly { who: number; act: string; at: number; keepsMine: boolean }[]) {
  let draft: DocumentDraft = new Map();
  const editors = [new Editor('ana', page), new Editor('pau', page)] as const;
  const written = new Set<string>();
  const givenUp = new Set<Json | undefined>();

  const send = (editor: Editor, keepsMine: boolean) => {
    const changes = changesBetween(editor.seen, editor.screen);
    const sent = changeDraft({ published: page, draft }, changes, { by: editor.name, at: 0 });
    draft = sent.draft;
    for (const { path, mine, theirs } of sent.conflicts) {
      givenUp.add(keepsMine ? theirs : mine);
      const choice = keepsMine ? [{ path, was: theirs, value: mine }] : [];
      draft = changeDraft({ published: page, draft }, choice, { by: editor.name, at: 0 }).draft;
    }
    editor.seen = withDraft(page, draft);
    editor.screen = new Map(editor.seen);
  };

  const texts = (editor: Editor) => [...editor.screen.keys()].filter((path) => !path.endsWith('@'));
  const orderOf = (editor: Editor) => (editor.screen.get(orderPath('body')) ?? []) as readonly string[];
  for (const { who, act, at, keepsMine } of course) {
    const editor = editors[who] ?? editors[0];
    const order = orderOf(editor);
    const key = order[at % Math.max(1, order.length)] ?? '';
    const text = `${editor.name}${written.size}`;
    if (act === 'send') send(editor, keepsMine);
    if (act === 'write') {
      const path = texts(editor)[at % texts(editor).length] ?? 'title/es';
      givenUp.add(editor.screen.get(path));
      editor.screen.set(path, text);
      written.add(text);
    }
    if (act === 'add') {
      editor.screen.set(orderPath('body'), [...order, text]).set(`${itemPath('body', text)}/text`, text);
      written.add(text);
    }
    if (act === 'move') editor.screen.set(orderPath('body'), order.toReversed());
    if (act === 'remove') {
      editor.screen.set(
        orderPath('body'),
        order.filter((other) => other !== key),
      );
      for (const path of texts(editor).filter((other) => other.startsWith(`${itemPath('body', key)}/`))) {
        givenUp.add(editor.screen.get(path));
        editor.screen.delete(path);
      }
    }
  }
  for (const editor of [...editors, ...editors]) send(editor, true);
  return { editors, written, givenUp };
}

describe('two editors of one document', () => {
  it('lose no text in any of 1,000 orders of their work, except those that one of them gave up', () => {
    fc.assert(
      fc.property(steps, (course) => {
        const { editors, written, givenUp } = edit(course);
        const shown = JSON.stringify(documentOf(editors[0].screen));
        for (const text of written) if (!givenUp.has(text)) expect(shown).toContain(`"${text}"`);
        expect(applyChanges(editors[0].screen, []).fields).toEqual(editors[1].screen);
      }),
      { numRuns: 1000 },
    );
  });
});
