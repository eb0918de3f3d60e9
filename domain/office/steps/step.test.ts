import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { faultAfter, type NewStep, nextStep, type Step } from './step.ts';
import { auditing, headMoment, headsLost, settledAfter } from './town-head.ts';

const hash = (text: string) => createHash('sha256').update(text).digest('hex');
const chain = { realm: 'vilanova', subject: 'request/2026-000001' };
const aStep = (more: Partial<NewStep> = {}): NewStep => ({
  at: 10,
  by: 'neus',
  act: 'request.answer',
  from: 'Recibida',
  to: 'En gestión',
  words: 'Vamos mañana',
  ...more,
});
const chained = (steps: readonly NewStep[], of = chain): readonly Step[] => {
  const done: Step[] = [];
  for (const [index, one] of steps.entries())
    done.push(nextStep(one, { chain: of, last: done.at(-1) ?? null, salt: `salt ${index}`, hash }));
  return done;
};
const audited = (steps: readonly Step[], moments: readonly number[] = [], realm = chain.realm) => {
  const audit = auditing(realm, moments, hash);
  for (const step of steps) audit.read(step);
  return audit.result();
};
const faults = (steps: readonly Step[]) =>
  audited(steps).broken.map(({ kind, number }) => `${kind} ${number}`);

const newSteps = fc.array(
  fc.record({
    at: fc.nat(100),
    by: fc.constantFrom('neus', 'system', 'sender'),
    act: fc.constantFrom('request.answer', 'request.note'),
    from: fc.constantFrom(null, 'a'),
    to: fc.constantFrom(null, 'b'),
    words: fc.option(fc.string()),
  }),
  { minLength: 1, maxLength: 6 },
);

describe('a chain of steps', () => {
  it('is numbered from one, each with the hash of the one before', () => {
    const [first, second] = chained([aStep(), aStep({ words: null })]);
    expect([first?.number, second?.number]).toEqual([1, 2]);
    expect(second?.previous).toBe(first?.hash);
    expect(second).toMatchObject({ words: null, salt: null, digest: null });
  });

  it('begins in its town and with its subject, so that no step can be moved', () => {
    const other = { ...chain, subject: 'request/2026-000002' };
    const firsts = [chain, other, { ...chain, realm: 'benialt' }].map((of) => chained([aStep()], of)[0]);
    expect(new Set(firsts.map((one) => one?.previous)).size).toBe(3);
    const moved = chained([aStep()], other).map((one) => ({ ...one, subject: chain.subject }));
    expect(faults(moved)).toEqual(['changed 1']);
    expect(audited(chained([aStep()]), [], 'benialt').broken).toMatchObject([{ kind: 'changed' }]);
  });

  it('has times that never go back, whatever the clock says', () => {
    expect(chained([aStep({ at: 10 }), aStep({ at: 5 }), aStep({ at: 12 })]).map(({ at }) => at)).toEqual([
      10, 10, 12,
    ]);
  });

  it('verifies as it was written, with words and after they were erased', () => {
    fc.assert(
      fc.property(newSteps, fc.nat(5), (steps, which) => {
        const written = chained(steps);
        expect(faults(written)).toEqual([]);
        expect(
          faults(written.map((one, n) => (n === which ? { ...one, words: null, salt: null } : one))),
        ).toEqual([]);
      }),
    );
  });

  it('shows the first step of which anything was changed', () => {
    const changes: ((step: Step) => Step)[] = [
      (step) => ({ ...step, at: step.at + 1 }),
      (step) => ({ ...step, by: `${step.by}!` }),
      (step) => ({ ...step, act: 'request.publish' }),
      (step) => ({ ...step, from: `${step.from}!` }),
      (step) => ({ ...step, to: `${step.to}!` }),
      (step) => ({ ...step, digest: hash('x') }),
      (step) => ({ ...step, previous: hash('x') }),
      (step) => ({ ...step, hash: hash('x') }),
    ];
    fc.assert(
      fc.property(newSteps, fc.nat(5), fc.constantFrom(...changes), (steps, which, change) => {
        const written = chained(steps);
        const at = which % written.length;
        const [fault = '', ...others] = faults(written.map((one, n) => (n === at ? change(one) : one)));
        expect(fault).toBe(`changed ${at + 1}`);
        expect(others).toEqual([]);
      }),
    );
  });

  it('shows words that were changed, added or left without their salt', () => {
    const [step] = chained([aStep()]);
    const [wordless] = chained([aStep({ words: null })]);
    if (step === undefined || wordless === undefined) throw new Error('no step');
    expect(faults([{ ...step, words: 'Nada' }])).toEqual(['wordsChanged 1']);
    expect(faults([{ ...step, salt: 'other' }])).toEqual(['wordsChanged 1']);
    expect(faults([{ ...step, salt: null }])).toEqual(['wordsChanged 1']);
    expect(faults([{ ...wordless, words: 'Nada' }])).toEqual(['wordsChanged 1']);
    expect(faults([{ ...wordless, words: 'Nada', salt: 'x' }])).toEqual(['wordsChanged 1']);
  });

  it('shows steps that were taken out of it, put in twice or in another order', () => {
    const [one, two, three] = chained([aStep(), aStep(), aStep()]) as [Step, Step, Step];
    expect(faults([one, three])).toEqual(['missing 2']);
    expect(faults([two, three])).toEqual(['missing 1']);
    expect(faults([one, two, two, three])).toEqual(['missing 3']);
    expect(faults([one, three, two])).toEqual(['missing 2']);
  });

  it('that was written anew from one step on does not fit what comes after', () => {
    const [one, two, three] = chained([aStep(), aStep(), aStep()]) as [Step, Step, Step];
    const forged = nextStep(aStep({ to: 'Cerrada' }), { chain, last: one, salt: 's', hash });
    expect(faultAfter(three, forged, { chain, hash })).toEqual({ kind: 'changed', number: 3 });
    expect(faultAfter(three, two, { chain, hash })).toBeNull();
  });
});

describe('the head of a town', () => {
  const other = { ...chain, subject: 'request/2026-000002' };
  const first = chained([aStep({ at: 10 }), aStep({ at: 20 }), aStep({ at: 30 })]);
  const second = chained([aStep({ at: 15 })], other);
  const printed = audited([...first, ...second], [20]).heads;

  it('counts the steps up to its moment, and stays the same when others follow', () => {
    expect(printed).toMatchObject([{ realm: 'vilanova', at: 20, steps: 3 }]);
    const added = chained([aStep({ at: 15 }), aStep({ at: 21 })], other);
    const { heads, chains, steps } = audited([...first, ...added], [20, 5]);
    expect(headsLost(printed, heads)).toEqual([]);
    expect(heads[1]).toMatchObject({ at: 5, steps: 0 });
    expect([chains, steps]).toEqual([2, 5]);
  });

  it('is lost when the end of a chain is cut off, which the chain itself does not show', () => {
    for (const steps of [[...first.slice(0, 1), ...second], first]) {
      const { broken, heads } = audited(steps, [20]);
      expect(broken).toEqual([]);
      expect(headsLost(printed, heads)).toEqual(printed);
    }
    const uncut = audited([...first.slice(0, 2), ...second], [20]);
    expect(headsLost(printed, uncut.heads)).toEqual([]);
  });

  it('is lost when a whole chain is written anew', () => {
    const forged = chained([aStep({ at: 10 }), aStep({ at: 20, to: 'Cerrada' }), aStep({ at: 30 })]);
    const { broken, heads } = audited([...forged, ...second], [20]);
    expect(broken).toEqual([]);
    expect(headsLost(printed, heads)).toEqual(printed);
  });

  it('is not that of another town, moment or number of steps', () => {
    const [head] = printed;
    if (head === undefined) throw new Error('no head');
    for (const more of [{ realm: 'benialt' }, { at: 21 }, { steps: 2 }, { hash: 'x' }])
      expect(headsLost([{ ...head, ...more }], printed)).toHaveLength(1);
    expect(audited([], [1]).heads[0]?.hash).not.toBe(audited([], [1], 'benialt').heads[0]?.hash);
  });

  it('leaves out what may still be on its way', () => {
    expect(headMoment(settledAfter + 5)).toBe(5);
  });

  it('tells of a broken chain once, and goes on with the next', () => {
    const [one, two, three] = first as [Step, Step, Step];
    const changed = [one, { ...two, by: 'x' }, { ...three, by: 'x' }];
    expect(audited([...changed, ...second]).broken).toEqual([
      { subject: chain.subject, kind: 'changed', number: 2 },
    ]);
    expect(audited([...first, ...second.map((step) => ({ ...step, by: 'x' }))]).broken).toEqual([
      { subject: other.subject, kind: 'changed', number: 1 },
    ]);
  });
});
