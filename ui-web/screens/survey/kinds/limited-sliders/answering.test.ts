import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { answerId, surveyId } from '#domain/shared/ids.ts';
import { anOption } from '#fixtures/builders/data/survey.ts';
import { type DraftBallot, emptyDraft, isEmptyDraft } from '../../draft/draft-ballot.ts';
import { slide } from './answering.ts';
import { tenthsIn } from './tenths.ts';

const s = surveyId('s');
const answers = [anOption('a'), anOption('b'), anOption('c', { least: 10, most: 50 })];
const sliders = { kind: 'limitedSliders', answers } as const;
const given = (draft: DraftBallot) => Object.fromEntries(tenthsIn(draft.answers.get(s), answers));

describe('a draft ballot with sliders', () => {
  it('never gives out more than 100 %, and lowering always works', () => {
    const slides = fc.array(fc.tuple(fc.constantFrom('a', 'b', 'c'), fc.integer({ min: 0, max: 100 })));
    fc.assert(
      fc.property(slides, (each) => {
        let draft = emptyDraft;
        for (const [id, percent] of each) {
          const before = given(draft)[id] ?? 0;
          draft = slide(draft, s, sliders, answerId(id), percent);
          const after = given(draft)[id] ?? 0;
          if (percent <= before) expect(after).toBe(percent);
          else expect([before, percent]).toContain(after);
          expect(Object.values(given(draft)).reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(100);
        }
      }),
    );
  });

  it('is the same answer in whichever order the sliders were moved', () => {
    const ab = slide(slide(emptyDraft, s, sliders, answerId('a'), 30), s, sliders, answerId('b'), 33);
    const ba = slide(slide(emptyDraft, s, sliders, answerId('b'), 33), s, sliders, answerId('a'), 30);
    expect(JSON.stringify(ab.answers.get(s))).toBe('{"a":3,"b":3.3}');
    expect(JSON.stringify(ba.answers.get(s))).toBe('{"a":3,"b":3.3}');
  });

  it('says why one did not move, until another is moved', () => {
    const high = slide(emptyDraft, s, sliders, answerId('a'), 70);
    const refused = slide(high, s, sliders, answerId('b'), 40);
    expect(refused.refused.get(s)).toEqual({
      kind: 'slider',
      answer: 'b',
      why: { kind: 'overTotal', left: 30 },
    });
    expect(refused.announced?.event).toEqual({ kind: 'overTotal', left: 30 });
    expect(slide(refused, s, sliders, answerId('a'), 60).refused.size).toBe(0);
    const outside = slide(emptyDraft, s, sliders, answerId('c'), 60);
    expect(outside.announced?.event).toEqual({ kind: 'outOfRange', min: 10, max: 50 });
  });

  it('is blank again when all are at zero', () => {
    const draft = slide(emptyDraft, s, sliders, answerId('a'), 70);
    expect(isEmptyDraft(slide(draft, s, sliders, answerId('a'), 0))).toBe(true);
  });
});
