import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { someBox, someFigures, someSample, someSurvey } from '#fixtures/builders/data/closing-figures.ts';
import type { ClosingFigures } from './closing-figures.ts';
import { closingRecord, type Sealing } from './closing-record.ts';
import { partsForReader } from './public-parts.ts';

// A text is its own hash, but for a mark, so that a test sees what was signed.
const sealing: Sealing = { hash: (text) => `#${text.length}`, saltOf: (part) => `salt of ${part}` };
const made = (figures: ClosingFigures, explanation = '') => closingRecord(figures, explanation, sealing);
const read = (text: string | undefined) => JSON.parse(text ?? 'null') as Record<string, unknown>;

const withPaper = (more: Partial<ClosingFigures> = {}) =>
  someFigures({
    surveys: [someSurvey({ marks: 72, paperMarks: 32, ballots: 69, paperBallots: 29, blank: 1 })],
    boxes: [someBox('mercat')],
    assisted: 0,
    samples: [someSample()],
    ...more,
  });

describe('a closing record', () => {
  it('has marks, ballots, fingerprint, hashes, list, result and incidents', () => {
    const figures = someFigures({
      hashes: ['h0', 'h1'],
      incidents: [{ number: 3, day: '2026-11-24' as never, words: 'Se fue la luz' }],
      amendments: [{ number: 1, hash: 'h1', added: 2, blocked: 1, letIn: 0, corrected: 0 }],
    });
    const { text, hash, parts } = made(figures);
    expect(hash).toBe(`#${text.length}`);
    expect(parts).toEqual({});
    expect(read(text)).toMatchObject({
      format: 'concejo-closing-record-1',
      realm: 'vilanova',
      vote: 'joven',
      opening: ['h0', 'h1'],
      census: { people: 48, print: 'p' },
      amendments: [{ number: 1, hash: 'h1', added: 2, blocked: 1, letIn: 0, corrected: 0 }],
      surveys: [
        {
          id: 'joven',
          marks: 40,
          ballots: 40,
          list: 'head',
          sealed: null,
          result: { counts: [{ id: 'si', n: 30 }, {}] },
        },
      ],
      paper: null,
      assisted: null,
      incidents: [{ number: 3, words: 'Se fue la luz' }],
      faults: [],
      explanation: null,
    });
    expect(read(made(someFigures({ census: null })).text)['census']).toBeNull();
  });

  it('is one text for one vote, and another if anything of it is another', () => {
    const { text } = made(withPaper());
    expect(made(withPaper()).text).toBe(text);
    for (const other of [
      made(withPaper(), 'porque'),
      made(withPaper({ boxes: [someBox('mercat', { spoiled: 10 })] })),
      made(withPaper({ surveys: [] })),
    ])
      expect(other.text).not.toBe(text);
  });

  it('names what does not hold, and the words for it', () => {
    const { text } = made(
      someFigures({ surveys: [someSurvey({ ballots: 39 })] }),
      'Una persona cerró a medias',
    );
    expect(read(text)).toMatchObject({
      faults: [{ kind: 'webMarks', of: 'joven' }],
      explanation: 'Una persona cerró a medias',
    });
    expect(text).not.toContain('"wanted"');
  });

  it('has the channels in sealed parts, of which the text has salted digests', () => {
    const { text, parts } = made(withPaper({ assisted: 3 }));
    expect(read(text)).toMatchObject({
      paper: `#${parts['paper']?.length}`,
      assisted: `#${parts['assisted']?.length}`,
    });
    expect(text).not.toContain('mercat');
    expect(read(parts['paper'])).toMatchObject({
      salt: 'salt of paper',
      total: 31,
      boxes: [{ id: 'mercat', given: 32, found: 31, ballots: 28, blank: 1, spoiled: 2, difference: 1 }],
      surveys: [{ id: 'joven', web: 40, paper: 29 }],
      samples: [{ number: 1, seed: '3141592653', size: 10, wrong: 0, mostWrong: 6 }],
    });
    expect(read(parts['assisted'])).toEqual({ salt: 'salt of assisted', assisted: 3, alone: 37 });
    const unchecked = made(withPaper({ samples: [someSample({ result: null })] }));
    expect(read(unchecked.parts['paper'])).toMatchObject({
      samples: [{ wrong: null, words: null, mostWrong: null }],
    });
    const hidden = someSurvey({ shows: { count: false, result: 'shares' } });
    for (const surveys of [[], [hidden]]) {
      const other = made(someFigures({ surveys, assisted: 30 })).parts;
      expect(read(other['assisted'])).toMatchObject({ assisted: 30, alone: null });
      expect(partsForReader('everybody', other)).toEqual({});
    }
  });

  it('says who is funded and which ties decided it', () => {
    const allocation = {
      rule: { kind: 'by-votes' },
      funded: ['J1'],
      spent: 6000,
      ties: [{ between: ['J1', 'J2'], decidedBy: 'amount', votes: 30 }],
      refused: null,
    };
    const survey = someSurvey({ outcome: { ...someSurvey().outcome, allocation } });
    expect(read(made(someFigures({ surveys: [survey] })).text)).toMatchObject({
      surveys: [{ result: { allocation } }],
    });
    const hidden = someSurvey({ ...survey, shows: { count: false, result: 'shares' } });
    const shown = read(made(someFigures({ surveys: [hidden] })).text);
    expect(shown).toMatchObject({
      surveys: [{ result: { shares: [], allocation: { ties: [{ votes: null }] } } }],
    });
  });

  it('never has a figure that the fixed flags withhold, but its digest', () => {
    const shares = [{ id: 'si', n: 75 }];
    const secret = { marks: 123_457, ballots: 123_457, blank: 123_459, list: 'secret-list' };
    const outcome = { ...someSurvey().outcome, counts: [{ id: 'si', n: 987_654 }], shares };
    const survey = (shows: (typeof someSurvey extends () => infer S ? S : never)['shows']) =>
      made(someFigures({ surveys: [someSurvey({ ...secret, outcome, shows })] }));
    const hidden = survey({ count: false, result: 'shares' });
    for (const figure of ['123457', '123459', '987654', 'secret-list'])
      expect([figure, hidden.text.includes(figure)]).toEqual([figure, false]);
    expect(read(hidden.text)).toMatchObject({
      surveys: [{ result: { shares }, sealed: expect.any(String) }],
    });
    const never = survey({ count: true, result: 'none' });
    expect(read(never.text)).toMatchObject({
      surveys: [
        {
          marks: 123_457,
          ballots: 123_457,
          blank: null,
          list: null,
          result: null,
          sealed: expect.any(String),
        },
      ],
    });
    expect(never.text).not.toContain('987654');
    for (const reader of ['everybody', 'signer'] as const)
      expect([partsForReader(reader, hidden.parts), partsForReader(reader, never.parts)]).toEqual([{}, {}]);
  });
});

describe('the sealed parts of a record', () => {
  const parts = (boxes: ClosingFigures['boxes'], assisted: number, ballots = 69) =>
    made(withPaper({ boxes, assisted, surveys: [someSurvey({ ballots, paperBallots: 29 })] })).parts;
  const shown = (...of: Parameters<typeof parts>) => Object.keys(partsForReader('everybody', parts(...of)));
  const box = (ballots: number) => [someBox('mercat', { ballots, blank: 0, spoiled: 0 })];

  it('are all for those who sign', () => {
    expect(Object.keys(partsForReader('signer', parts(box(3), 2)))).toEqual(['paper', 'assisted']);
  });

  it('are public with 25 paper ballots, and 25 people in each part of the web or none', () => {
    expect(shown(box(25), 0)).toEqual(['paper', 'assisted']);
    expect(shown(box(24), 30, 84)).toEqual([]);
    expect(shown(box(25), 24)).toEqual(['paper']);
    expect(shown(box(25), 25)).toEqual(['paper']);
    expect(shown(box(25), 40)).toEqual(['paper', 'assisted']);
    expect(shown(box(0), 40)).toEqual([]);
    expect(shown([], 40)).toEqual([]);
    // Figures that do not hold hide nothing less.
    expect(shown(box(25), 41)).toEqual(['paper']);
  });

  it('never show a number of paper ballots under 25', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 40 }), (ballots) => {
        expect(shown(box(ballots), 0).includes('paper')).toBe(ballots >= 25);
      }),
    );
  });
});
