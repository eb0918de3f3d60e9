import { describe, expect, it } from 'vitest';
import { checkedPlan, doorName } from './door-plan.ts';
import { mostDoors } from './door-delta.ts';
import { readHex, writeHex } from './hex.ts';

const event = {
  types: ['general', 'reduced'].map((id) => ({ id, title: { es: id } })),
};
const door = (id: string, types: readonly string[] | null = null, name = id) => ({ id, name, types });
const faultOf = (...doors: ReturnType<typeof door>[]) => {
  const checked = checkedPlan(event, { doors, proven: [] });
  return checked._tag === 'Left' ? checked.left : null;
};

describe('the doors of an event', () => {
  it('let every type in somewhere', () => {
    expect(
      checkedPlan(event, {
        doors: [door('one', ['general']), door('two', null, ' Puerta  2 ')],
        proven: ['reduced'],
      }),
    ).toMatchObject({
      right: { doors: [{ name: 'one' }, { name: 'Puerta 2' }], proven: ['reduced'] },
    });
    expect(checkedPlan(event, { doors: [door('one')], proven: ['child'] })).toMatchObject({
      left: { kind: 'unknownType' },
    });
    expect(faultOf(door('one', ['general']))).toEqual({ kind: 'unreached', where: 'reduced' });
    expect(faultOf(door('one', ['child']))).toEqual({ kind: 'unknownType', where: 'child' });
  });

  it('are one to a hundred, each with a name of its own', () => {
    expect(faultOf()).toMatchObject({ kind: 'noDoors' });
    const many = Array.from({ length: mostDoors + 1 }, (_, n) => door(`d${n}`));
    expect(faultOf(...many)).toMatchObject({ kind: 'tooManyDoors' });
    expect(faultOf(...many.slice(1))).toBeNull();
    expect(faultOf(door('one', null, ' '))).toEqual({ kind: 'noName', where: 'one' });
    expect(faultOf(door('one'), door('two', null, 'one'))).toEqual({ kind: 'sameName', where: 'one' });
    expect(faultOf(door('one'), door('one', null, 'other'))).toMatchObject({ kind: 'sameName' });
    expect([doorName('x'.repeat(40)), doorName('x'.repeat(41))]).toEqual(['x'.repeat(40), null]);
  });
});

it('bytes are written and read as hexadecimal', () => {
  expect(writeHex(Uint8Array.of(0, 15, 255))).toBe('000fff');
  expect(readHex('000fff')).toEqual(Uint8Array.of(0, 15, 255));
  expect(readHex('')).toEqual(new Uint8Array());
  expect([readHex('0'), readHex('0G'), readHex('FF')]).toEqual([null, null, null]);
});
