import { expect, it } from 'vitest';
import { answerId, surveyId } from '#domain/shared/ids.ts';
import { chosenIn, emptyDraft, isEmptyDraft } from '../../draft/draft-ballot.ts';
import { chooseOne } from './answering.ts';

const s = surveyId('s');

it('a draft ballot lets an answer be withdrawn', () => {
  const chosen = chooseOne(emptyDraft, s, answerId('yes'));
  expect(chosenIn(chosen, s)).toEqual(['yes']);
  expect(isEmptyDraft(chooseOne(chosen, s, null))).toBe(true);
});
