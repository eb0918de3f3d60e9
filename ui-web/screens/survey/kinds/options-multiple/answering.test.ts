import { describe, expect, it } from 'vitest';
import { answerId, surveyId } from '#domain/shared/ids.ts';
import { anOption } from '#fixtures/builders/data/survey.ts';
import { chosenIn, emptyDraft } from '../../draft/draft-ballot.ts';
import { toggleOption } from './answering.ts';

const s = surveyId('s');
const several = {
  kind: 'optionsMultiple',
  answers: [anOption('a'), anOption('b'), anOption('c'), anOption('none', { reset: true })],
  most: 2,
} as const;

describe('a draft ballot with several answers', () => {
  const press = (draft: typeof emptyDraft, id: string) => toggleOption(draft, s, several, answerId(id));

  it('accepts no more than the survey allows and says so', () => {
    const full = ['a', 'b', 'c'].reduce(press, emptyDraft);
    expect(chosenIn(full, s)).toEqual(['a', 'b']);
    expect(full.refused.get(s)).toEqual({ kind: 'tooMany', most: 2 });
    expect(press(full, 'a').refused.size).toBe(0);
  });

  it('clears the others for "none of these", and names the cleared ones', () => {
    const cleared = ['a', 'b', 'none'].reduce(press, emptyDraft);
    expect(chosenIn(cleared, s)).toEqual(['none']);
    expect(cleared.announced?.event).toEqual({ kind: 'cleared', answers: ['a', 'b'] });
  });
});
