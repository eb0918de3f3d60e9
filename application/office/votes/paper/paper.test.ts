import { describe, expect, it } from 'vitest';
import type { PasskeyProof } from '#domain/office/access/passkey-proof.ts';
import { anOption, aSurvey } from '#fixtures/builders/data/survey.ts';
import { isRight, left } from '#domain/shared/result.ts';
import { type PaperBox, plannedBox } from '#domain/voting/paper/ballot-box.ts';
import type { PaperEntry } from '#domain/voting/paper/entry.ts';
import { paperSheet } from '#domain/voting/paper/sheet.ts';
import { type ActOnBoxes, actOnBoxes } from './act-on-boxes.ts';
import { type BoxSigning, hashedRecord, signBox } from './sign-box.ts';

const done = (act: ActOnBoxes['act'], more: Partial<ActOnBoxes> = {}): ActOnBoxes => ({
  act,
  box: 'mercat',
  name: '',
  witness: ' Fátima ',
  words: '0012',
  found: 2,
  signer: { id: 'p', name: 'Pau' },
  now: 7,
  stage: 'open',
  given: 2,
  highest: 0,
  ...more,
});
const act = (boxes: readonly PaperBox[], given: ActOnBoxes) => {
  const acted = actOnBoxes(boxes, given, ['a']);
  if (!isRight(acted)) throw new Error(acted.left.kind);
  return acted.right;
};

describe('an act on the boxes of a vote', () => {
  it('has a step with who was present, from the first box until its ballots are entered', () => {
    const planned = act([], done('plan', { name: ' Mercat ', box: '', witness: '', words: '' }));
    expect(planned).toMatchObject({
      boxes: [plannedBox('mercat', 'Mercat')],
      surveys: ['a'],
      steps: [{ act: 'vote.box.plan', to: 'Mercat', words: null, by: 'Pau', at: 7 }],
    });
    const opened = act(planned.boxes, done('open'));
    expect(opened.boxes[0]?.opened).toEqual({
      person: 'p',
      name: 'Pau',
      witness: 'Fátima',
      at: 7,
      words: '0012',
    });
    const sealed = act(opened.boxes, done('seal'));
    expect(sealed.steps).toMatchObject([{ act: 'vote.box.seal', to: 'mercat', words: ' Fátima  · 0012' }]);
    const counted = act(sealed.boxes, done('count', { stage: 'over', words: '' }));
    expect(counted.steps[0]?.words).toBe(' Fátima  · 2');
    const begun = act(counted.boxes, done('begin', { box: '', stage: 'over', witness: '', words: '' }));
    expect(begun).toMatchObject({ boxes: [{ state: 'entering' }], steps: [{ to: null }] });
    expect(act(planned.boxes, done('remove')).boxes).toEqual([]);
  });

  it('is refused by the rules of boxes', () => {
    expect(actOnBoxes([], done('open'), ['a'])).toEqual(left({ kind: 'unknownBox' }));
  });
});

describe('signing the record of a box', () => {
  const sheet = paperSheet([
    aSurvey('a', { question: { kind: 'options', answers: [anOption('yes'), anOption('no')] } }),
  ]);
  const by = { person: 'p', name: 'Pau', witness: 'Fátima', at: 1, words: '' };
  const entering = (id: string, papers: number): PaperBox => ({
    ...plannedBox(id, id),
    state: 'entering',
    contents: { by, found: papers, given: papers + 1, entered: papers },
  });
  const boxes = [entering('mercat', 1), entering('zoco', 1)];
  const entries = ['mercat', 'zoco'].flatMap((box) =>
    ['p', 'f'].map(
      (person): PaperEntry => ({
        box,
        number: 1,
        person,
        name: person,
        settles: false,
        answers: { a: { kind: 'choice', raw: 'yes' } },
      }),
    ),
  );
  const hash = (text: string) => `hash of ${text.length}`;
  const matter = (box: string) => ({ box, sheet, hash });
  const signing = (box: string, id: string, seen: string, words = 'Una rota'): BoxSigning => ({
    ...matter(box),
    signer: { id, name: id },
    seen,
    words,
    now: 9,
    surveys: ['a'],
  });
  const hashOf = (found: readonly PaperBox[], box: string) => {
    const ready = hashedRecord({ boxes: found, entries }, matter(box));
    return isRight(ready) ? ready.right.hash : '';
  };
  const signed = (found: readonly PaperBox[], box: string, id: string) => {
    const made = signBox({ boxes: found, entries }, signing(box, id, hashOf(found, box)));
    if (!isRight(made)) throw new Error(made.left.kind);
    return made.right;
  };

  it('joins the paper ballots of all boxes with the last signature of the last box, and none before', () => {
    let now: readonly PaperBox[] = boxes;
    const joined: number[] = [];
    for (const box of ['mercat', 'zoco'])
      for (const who of ['p', 'f']) {
        const made = signed(now, box, who);
        expect(made.boxes?.steps).toMatchObject([
          { act: 'vote.box.sign', from: box, words: 'Una rota', by: who },
        ]);
        joined.push(made.join.length);
        now = made.boxes?.boxes ?? now;
      }
    expect(joined).toEqual([0, 0, 0, 2]);
    expect(now.map(({ state }) => state)).toEqual(['counted', 'counted']);
  });

  it('is refused if the record is not ready, is another one, or lacks words', () => {
    const found = { boxes, entries };
    expect(signBox({ boxes, entries: [] }, signing('mercat', 'p', 'x'))).toEqual(
      left({ kind: 'unsettled', ballots: 1 }),
    );
    expect(signBox(found, signing('mercat', 'p', 'old'))).toEqual(left({ kind: 'changed' }));
    const seen = hashOf(boxes, 'mercat');
    expect(signBox(found, signing('mercat', 'p', seen, ' '))).toEqual(left({ kind: 'noWords' }));
    const first = signed(boxes, 'mercat', 'p').boxes?.boxes ?? [];
    const second = signBox({ boxes: first, entries }, signing('mercat', 'f', seen, ''));
    expect(isRight(second) && second.right.boxes?.steps[0]?.words).toBeNull();
    const proof = { key: 'k' } as PasskeyProof;
    const withKey = signBox(found, { ...signing('mercat', 'p', seen), proof });
    expect(withKey).toMatchObject({
      right: { boxes: { boxes: [{ signed: [{ person: 'p', proof }] }, {}] } },
    });
  });
});
