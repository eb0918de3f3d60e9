import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aSurvey } from '#fixtures/builders/data/survey.ts';
import type { CalendarDay } from '../../shared/calendar-day.ts';
import { isRight, left, right } from '../../shared/result.ts';
import { awaitsPaper, type BoxDeed, type PaperBox, plannedBox } from './ballot-box.ts';
import { boxId } from './box-name.ts';
import { type BoxAct, changeBoxes, voteStage, type VoteStage } from './change-boxes.ts';

const by: BoxDeed = { person: 'p', name: 'Pau', witness: 'Fátima', at: 5, words: '001, 002' };
const mercat = plannedBox('mercat', 'Mercat');
const open: PaperBox = { ...mercat, state: 'open', opened: by };
const change = (
  boxes: readonly PaperBox[],
  act: BoxAct,
  stage: VoteStage = 'open',
  more: Partial<BoxDeed> = {},
) => changeBoxes(boxes, act, { by: { ...by, ...more }, stage });

describe('the stage of a vote', () => {
  const zone = 'Europe/Madrid';
  const until = (day: string) => aSurvey('a', { isActive: true, endDay: day as CalendarDay });
  const at = (text: string) => Date.parse(text);

  it('is over when the last of its surveys is, with the days that were added', () => {
    const surveys = [until('2026-11-20'), until('2026-11-27')];
    expect(voteStage(surveys, at('2026-11-19T12:00Z'), zone)).toBe('open');
    expect(voteStage(surveys, at('2026-11-27T22:59:59Z'), zone)).toBe('open');
    expect(voteStage(surveys, at('2026-11-27T23:00:00Z'), zone)).toBe('over');
    expect(voteStage([until('2026-11-20'), until('2026-11-30')], at('2026-11-28T00:00Z'), zone)).toBe('open');
  });

  it('is before it where nobody can vote yet', () => {
    expect(voteStage([], 0, zone)).toBe('before');
    const later = aSurvey('a', { isActive: true, startsAt: 10, endDay: '2026-11-27' as CalendarDay });
    expect(voteStage([later], 9, zone)).toBe('before');
    expect(voteStage([{ ...later, isActive: false }], 10, zone)).toBe('before');
  });
});

describe('a new box', () => {
  it('is planned until the vote is over, under a name that no other has', () => {
    expect(change([], { kind: 'plan', name: '  Mercat   vell ' })).toEqual(
      right([plannedBox('mercat-vell', 'Mercat vell')]),
    );
    expect(isRight(change([], { kind: 'plan', name: 'Mercat' }, 'before'))).toBe(true);
    expect(change([mercat], { kind: 'plan', name: '¡Mercat!' })).toMatchObject({
      right: [{}, { id: 'mercat-2' }],
    });
    expect(change([], { kind: 'plan', name: 'Mercat' }, 'over')).toEqual(left({ kind: 'voteOver' }));
    expect(change([mercat], { kind: 'plan', name: 'MERCAT ' })).toEqual(left({ kind: 'sameName' }));
    for (const name of ['', ' ', 'x'.repeat(61)])
      expect(change([], { kind: 'plan', name })).toEqual(left({ kind: 'noName' }));
    const many = Array.from({ length: 100 }, (_, n) => plannedBox(`b${n}`, `B ${n}`));
    expect(change(many, { kind: 'plan', name: 'Otra' })).toEqual(left({ kind: 'tooManyBoxes', most: 100 }));
  });

  it('has an id for addresses that no other has', () => {
    expect(boxId('Plaça d’Espanya', [])).toBe('placa-d-espanya');
    expect(boxId('Mercat', ['mercat', 'mercat-2'])).toBe('mercat-3');
    expect(boxId('¡!', [])).toBe('urna');
    fc.assert(
      fc.property(fc.array(fc.string(), { maxLength: 12 }), (names) => {
        const ids: string[] = [];
        for (const name of names) ids.push(boxId(name, ids));
        expect(new Set(ids).size).toBe(names.length);
        for (const id of ids) expect(id).toMatch(/^[a-z0-9]+(?:-[a-z0-9]+)*$/u);
      }),
    );
  });
});

describe('a box', () => {
  it('is opened while people can vote, and sealed at any time, by two people', () => {
    expect(change([mercat], { kind: 'open', box: 'mercat' })).toEqual(right([open]));
    expect(change([mercat], { kind: 'open', box: 'mercat' }, 'before')).toEqual(
      left({ kind: 'voteNotOpen' }),
    );
    expect(change([mercat], { kind: 'open', box: 'mercat' }, 'over')).toEqual(left({ kind: 'voteOver' }));
    const other = plannedBox('zoco', 'Zoco');
    expect(change([open, other], { kind: 'seal', box: 'mercat' }, 'over')).toEqual(
      right([{ ...open, state: 'sealed', sealed: by }, other]),
    );
    for (const witness of ['', ' ', 'pau ', 'PAU'])
      expect(change([open], { kind: 'seal', box: 'mercat' }, 'open', { witness })).toEqual(
        left({ kind: 'noWitness' }),
      );
  });

  it('is removed only as long as it was never opened', () => {
    expect(change([mercat], { kind: 'remove', box: 'mercat' }, 'over')).toEqual(right([]));
    expect(change([open], { kind: 'remove', box: 'mercat' })).toEqual(
      left({ kind: 'otherState', state: 'open' }),
    );
    expect(change([open], { kind: 'open', box: 'zoco' })).toEqual(left({ kind: 'unknownBox' }));
  });

  it('has results waiting for it until it is counted', () => {
    expect(awaitsPaper([])).toBe(false);
    expect(awaitsPaper([mercat])).toBe(true);
    expect(awaitsPaper([{ state: 'counted' }, { state: 'entering' }])).toBe(true);
    expect(awaitsPaper([{ state: 'counted' }])).toBe(false);
  });
});
