import { describe, expect, it } from 'vitest';
import { isLeft, left, right } from '#domain/shared/result.ts';
import type { PasskeyProof } from '#domain/office/access/passkey-proof.ts';
import { type ClosingBook, emptyBook } from '#domain/voting/closing/closing-book.ts';
import type { Signer } from '#domain/voting/opening/sign-vote.ts';
import { someFigures, someSample, someSurvey } from '#fixtures/builders/data/closing-figures.ts';
import { aGrant } from '#fixtures/builders/data/staff-person.ts';
import {
  type ClosingMatter,
  confirmableRecord,
  giveRecordSignature,
  type RecordTry,
  recordToSign,
  takeRecordBack,
  viewRecord,
} from './give-record-signature.ts';

const grants = [
  aGrant('voteSigner', {
    givenBy: [
      { by: 'x', at: 0 },
      { by: 'y', at: 0 },
    ],
  }),
];
const signer = (id: string): Signer => ({ id, name: id, isProgram: false, grants });
const proof = { key: 'k' } as PasskeyProof;

const aMatter = (more: Partial<ClosingMatter> = {}): ClosingMatter => ({
  stage: { kind: 'ready' },
  figures: someFigures(),
  sealing: { hash: (text) => `#${text}`, saltOf: (part) => part },
  subject: { in: { vote: 'joven' } },
  first: signer('amparo'),
  ...more,
});
const broken = aMatter({ figures: someFigures({ surveys: [someSurvey({ ballots: 39 })] }) });
const hashOf = (matter: ClosingMatter, book: ClosingBook = emptyBook) =>
  viewRecord(matter, book)?.record.hash ?? '';
const aTry = (id: string, turn: RecordTry['turn'], hash: string, explanation = ''): RecordTry => ({
  signer: signer(id),
  turn,
  hash,
  explanation,
  now: 7,
});

function signed(matter: ClosingMatter, book: ClosingBook, given: RecordTry) {
  const made = giveRecordSignature(matter, book, { ...given, proof });
  if (isLeft(made)) throw new Error(made.left.kind);
  return made.right;
}

describe('a closing record', () => {
  it('is signed by one person, then by another, and closed', () => {
    const matter = aMatter();
    const hash = hashOf(matter);
    const first = signed(matter, emptyBook, aTry('amparo', 'first', hash));
    expect(first.steps).toMatchObject([{ act: 'vote.signClosing', to: hash, by: 'amparo' }]);
    expect(viewRecord(matter, first.book)).toMatchObject({ isSigned: true, faults: [] });
    const second = signed(matter, first.book, aTry('vicent', 'second', hash));
    expect(second.steps).toMatchObject([{ act: 'vote.close', to: hash, by: 'vicent' }]);
    expect(second.book).toMatchObject({
      waiting: null,
      signed: {
        hash,
        parts: {},
        by: [
          { person: 'amparo', proof },
          { person: 'vicent', proof },
        ],
      },
    });
    for (const turn of ['first', 'second'] as const)
      expect(recordToSign(aMatter({ figures: null }), second.book, aTry('vicent', turn, hash))).toEqual(
        left({ kind: 'closed' }),
      );
  });

  it('has a void first signature once what it says is another', () => {
    const matter = aMatter();
    const { book } = signed(matter, emptyBook, aTry('amparo', 'first', hashOf(matter)));
    const incidents = [{ number: 1, day: '2026-11-27' as never, words: 'Otra cosa' }];
    const later = aMatter({ figures: someFigures({ incidents }) });
    expect(viewRecord(later, book)).toMatchObject({ isSigned: false });
    expect(recordToSign(later, book, aTry('vicent', 'second', hashOf(matter)))).toEqual(
      left({ kind: 'changed' }),
    );
    expect(recordToSign(later, book, aTry('vicent', 'second', hashOf(later)))).toEqual(
      left({ kind: 'unsigned' }),
    );
    const withSample = { ...book, samples: [someSample()] };
    const paper = aMatter({
      figures: someFigures({
        boxes: [{ id: 'b', names: ['b'], given: 9, found: 9, ballots: 9, blank: 0, spoiled: 0 }],
      }),
    });
    const before = signed(paper, emptyBook, aTry('amparo', 'first', hashOf(paper))).book;
    expect(viewRecord(paper, { ...before, samples: withSample.samples })?.isSigned).toBe(false);
  });

  it('is not signed on what somebody did not see', () => {
    expect(recordToSign(aMatter(), emptyBook, aTry('amparo', 'first', '#other'))).toEqual(
      left({ kind: 'changed' }),
    );
  });

  it('is not seen or signed before its time', () => {
    const early = aMatter({ stage: { kind: 'counting' }, figures: null });
    expect(viewRecord(early, emptyBook)).toBeNull();
    expect(recordToSign(early, emptyBook, aTry('amparo', 'first', ''))).toEqual(left({ kind: 'counting' }));
    expect(recordToSign(aMatter({ figures: null }), emptyBook, aTry('amparo', 'first', ''))).toEqual(
      left({ kind: 'open' }),
    );
  });
});

describe('a record in which something does not hold', () => {
  const words = 'Una persona cerró el navegador';

  it('is signed with words that say why, and by both with the same ones', () => {
    const shown = hashOf(broken);
    expect(recordToSign(broken, emptyBook, aTry('amparo', 'first', shown))).toEqual(
      left({ kind: 'unexplained' }),
    );
    expect(recordToSign(broken, emptyBook, aTry('amparo', 'first', shown, '  '))).toEqual(
      left({ kind: 'unexplained' }),
    );
    expect(recordToSign(broken, emptyBook, aTry('amparo', 'first', shown, 'x'.repeat(1001)))).toEqual(
      left({ kind: 'unexplained' }),
    );
    const made = recordToSign(broken, emptyBook, aTry('amparo', 'first', shown, ` ${words} `));
    if (isLeft(made)) throw new Error(made.left.kind);
    const { hash } = made.right.record;
    expect(made.right).toMatchObject({ explanation: words, faults: [{ kind: 'webMarks' }] });
    const { book } = signed(broken, emptyBook, aTry('amparo', 'first', hash, words));
    expect(viewRecord(broken, book)).toMatchObject({ explanation: words, isSigned: true });
    const second = signed(broken, book, aTry('vicent', 'second', hash, 'otras palabras'));
    expect(second.book.signed?.text).toContain(words);
  });

  it('is not signed if the passkey signed the record without these words', () => {
    const given = { ...aTry('amparo', 'first', hashOf(broken), words), proof };
    expect(giveRecordSignature(broken, emptyBook, given)).toEqual(left({ kind: 'changed' }));
    expect(giveRecordSignature(broken, emptyBook, { ...given, hash: '#' })).toEqual(
      left({ kind: 'changed' }),
    );
  });
});

describe('a first signature', () => {
  it('is taken back, if one waits', () => {
    const matter = aMatter();
    const { book } = signed(matter, emptyBook, aTry('amparo', 'first', hashOf(matter)));
    expect(takeRecordBack(book, { name: 'vicent' }, 8)).toMatchObject({
      book: emptyBook,
      steps: [{ act: 'vote.unsignClosing', from: hashOf(matter), by: 'vicent', at: 8 }],
    });
    expect(takeRecordBack(emptyBook, { name: 'vicent' }, 8)).toBeNull();
    expect(recordToSign(matter, emptyBook, aTry('amparo', 'first', hashOf(matter)))).toMatchObject(
      right({ faults: [] }),
    );
  });
});

describe('a first signature that waits for a second person', () => {
  it('is void with other figures, and once its person has left or the role has', () => {
    const matter = aMatter();
    const { book } = signed(matter, emptyBook, aTry('amparo', 'first', hashOf(matter)));
    expect(confirmableRecord(matter, book, 7)).toBe(book.waiting);
    const later = someFigures({ incidents: [{ number: 1, day: '2026-11-27' as never, words: 'Otra' }] });
    for (const more of [
      { figures: later },
      { figures: null },
      { first: null },
      { first: { ...signer('amparo'), grants: [] } },
      { stage: { kind: 'open' } as const },
    ])
      expect(confirmableRecord(aMatter(more), book, 7)).toBeNull();
    expect(confirmableRecord(matter, emptyBook, 7)).toBeNull();
  });

  it('counts with the words that were given for what does not hold', () => {
    const wanted = aTry('amparo', 'first', hashOf(broken), 'Se recontó');
    const made = recordToSign(broken, emptyBook, wanted);
    const hash = isLeft(made) ? '' : made.right.record.hash;
    const { book } = signed(broken, emptyBook, { ...wanted, hash });
    expect(confirmableRecord(broken, book, 7)).toBe(book.waiting);
  });
});
