import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makesTown, setupLinkSpan } from './setup-link.ts';
import { doneSteps, mayOpen, type SetupFacts, setupSteps } from './town-setup.ts';
import { firstRefs, publishingOrder, textsToRead } from './first-refs.ts';

const nothing: SetupFacts = {
  hasContact: false,
  hasColour: false,
  hasArms: false,
  people: 1,
  hasNews: false,
  hasProcess: false,
};

describe('the steps of setting up a town', () => {
  it('are done by what was written, or settled by a person', () => {
    expect(doneSteps(nothing, [])).toEqual(['languages']);
    expect(doneSteps({ ...nothing, hasContact: true, hasColour: true, people: 2 }, ['arms'])).toEqual([
      'town',
      'languages',
      'colour',
      'arms',
      'people',
    ]);
    const all = { ...nothing, hasContact: true, hasColour: true, hasArms: true, people: 3 };
    expect(doneSteps({ ...all, hasNews: true, hasProcess: true }, ['texts'])).toEqual(setupSteps);
  });

  it('are never fewer because a person settles one more', () => {
    fc.assert(
      fc.property(fc.subarray([...setupSteps]), fc.constantFrom(...setupSteps), (settled, more) => {
        const before = doneSteps(nothing, settled);
        expect(doneSteps(nothing, [...settled, more])).toEqual(expect.arrayContaining([...before, more]));
      }),
    );
  });

  it('allow the portal to be opened once it says whom to write to and its texts were read', () => {
    expect(mayOpen(doneSteps({ ...nothing, hasContact: true }, []))).toBe(false);
    expect(mayOpen(doneSteps(nothing, ['texts']))).toBe(false);
    expect(mayOpen(doneSteps({ ...nothing, hasContact: true }, ['texts']))).toBe(true);
  });
});

describe('the first documents', () => {
  it('are all published, what others name before them and the settings last', () => {
    expect(publishingOrder.toSorted()).toEqual(Object.keys(firstRefs).toSorted());
    expect(publishingOrder.at(-1)).toBe('settings');
    expect(publishingOrder.indexOf('mailbox')).toBeLessThan(publishingOrder.indexOf('process'));
    expect(publishingOrder.slice(0, textsToRead.length)).toEqual(textsToRead);
  });
});

describe('a link that makes a town', () => {
  const link = { hash: 'x', isFirst: true, until: setupLinkSpan, realm: null };
  const at = (now: number, hasTowns = false) => ({ hasTowns, now });

  it('works once, in its time, and for the first town only while there is none', () => {
    expect(makesTown(link, at(0))).toBe(true);
    expect(makesTown(link, at(setupLinkSpan - 1))).toBe(true);
    expect(makesTown(link, at(setupLinkSpan))).toBe(false);
    expect(makesTown(link, at(0, true))).toBe(false);
    expect(makesTown({ ...link, isFirst: false }, at(0, true))).toBe(true);
    expect(makesTown({ ...link, realm: 'nova' as never }, at(0))).toBe(false);
    expect(makesTown(null, at(0))).toBe(false);
  });
});
