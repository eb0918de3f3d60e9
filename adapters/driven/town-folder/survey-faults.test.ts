import { describe, expect, it } from 'vitest';
import { faultsOf, surveyJson } from '#fixtures/builders/towns/town-folder.ts';

describe('the faults of a survey in a town’s folder', () => {
  it('name a moment of results that cannot be read: they would be published early', () => {
    for (const resultsFrom of ['mañana', '2026-11-31', '2026-11-27 10:00']) {
      expect(faultsOf({ 'surveys/poll.json': surveyJson({ resultsFrom }) })).toEqual([
        ['surveys/poll.json', 'resultsFrom'],
      ]);
    }
    for (const resultsFrom of [
      '2026-12-01',
      '2026-12-01T10:00:00',
      '2026-12-01T09:00:00Z',
      '{{day+3}}T10:00:00',
      null,
    ])
      expect(faultsOf({ 'surveys/poll.json': surveyJson({ resultsFrom }) })).toEqual([]);
  });

  it('name a time of publication that cannot be read: the survey would be published early', () => {
    const faults = (startPublicationTime: string) =>
      faultsOf({ 'surveys/poll.json': surveyJson({ startPublicationTime }) });
    expect(faults('el lunes')).toEqual([['surveys/poll.json', 'startPublicationTime']]);
    expect(faults('{{day+3}}T10:00:00')).toEqual([]);
  });

  it.each([
    ['blankVote', { blankVote: 'yes' }],
    ['randomOrder', { randomOrder: 1 }],
    ['section', { section: 7 }],
    ['details', { details: ['more'] }],
    ['resultsFrom', { resultsFrom: 1764579600000 }],
  ])('name a %s of another kind than it should be', (where, more) => {
    expect(faultsOf({ 'surveys/poll.json': surveyJson(more) })).toEqual([
      ['surveys/poll.json', expect.stringMatching(new RegExp(`^${where}`, 'u'))],
    ]);
  });

  it('name a random order of an empty list', () => {
    const rating = { displayType: 'rating', answers: null, randomOrder: true };
    expect(faultsOf({ 'surveys/poll.json': surveyJson(rating) })).toEqual([
      ['surveys/poll.json', 'randomOrder'],
    ]);
    for (const displayType of ['options', 'dice'])
      expect(faultsOf({ 'surveys/poll.json': surveyJson({ displayType, randomOrder: true }) })).toEqual([]);
  });

  it('name a range of stars that would be shown as five stars', () => {
    const stars = (ratingRange: unknown) =>
      faultsOf({ 'surveys/poll.json': surveyJson({ displayType: 'rating', answers: null, ratingRange }) });
    for (const range of [
      [0, 20],
      [5, 1],
      [1, 4.5],
    ])
      expect(stars(range)).toEqual([['surveys/poll.json', 'ratingRange']]);
    for (const range of [[0, 10], [1, 3], null, undefined]) expect(stars(range)).toEqual([]);
  });

  it.each(['yesNo', 'likeDislike'])('name a question of type %s that has not two answers', (displayType) => {
    const withAnswers = (...ids: readonly string[]) =>
      faultsOf({
        'surveys/poll.json': surveyJson({ displayType, answers: ids.map((_id) => ({ _id, text: _id })) }),
      });
    expect(withAnswers('si', 'no')).toEqual([]);
    for (const ids of [['si'], ['si', 'no', 'quizá'], []])
      expect(withAnswers(...ids)).toEqual([['surveys/poll.json', 'answers']]);
  });

  it('name an age to vote from that is none', () => {
    const faults = (votingAge: unknown) => faultsOf({ 'surveys/poll.json': surveyJson({ votingAge }) });
    for (const age of [16.5, 5, 160]) expect(faults(age)).toEqual([['surveys/poll.json', 'votingAge']]);
    for (const age of [16, 10, 99, null, undefined]) expect(faults(age)).toEqual([]);
  });

  it('name conditions of age and district that nobody can meet', () => {
    const faults = (conditions: unknown, more: object = { census: true, startTime: '2027-03-01T00:00' }) =>
      faultsOf({ 'surveys/poll.json': surveyJson({ conditions, ...more }) });
    expect(faults({ ageFrom: 17, ageTo: 12 })).toEqual([['surveys/poll.json', 'conditions']]);
    expect(faults({ districts: ['El Carme'] }, {})).toEqual([['surveys/poll.json', 'conditions']]);
    expect(faults({ ageFrom: 16 }, { census: true })).toEqual([['surveys/poll.json', 'conditions']]);
    for (const fit of [{ ageFrom: 12, ageTo: 17 }, { districts: ['El Carme'] }, {}, null])
      expect(faults(fit)).toEqual([]);
  });

  it('name a question of a chain that is not there, or is published after the first', () => {
    const chain = (next: object | null, more: object = {}) =>
      faultsOf({
        'surveys/poll.json': surveyJson({ chain: ['next'], ...more }),
        ...(next !== null && { 'surveys/next.json': surveyJson({ _id: 'next', ...next }) }),
      });
    const fault = [['surveys/poll.json', 'chain.0']];
    const later = { startPublicationTime: '{{day+3}}' };
    expect(chain(null)).toEqual(fault);
    expect(chain(later)).toEqual(fault);
    expect(chain(later, { startPublicationTime: '{{day+2}}' })).toEqual(fault);
    expect(chain({})).toEqual([]);
    expect(chain(later, later)).toEqual([]);
    expect(chain({ startPublicationTime: '{{day+1}}' }, later)).toEqual([]);
    // The file of the next one is reported, and nothing else.
    expect(chain({ title: 7 })).toEqual([['surveys/next.json', expect.stringMatching(/^title/u)]]);
  });

  it('name blank ballots of a survey that offers none', () => {
    const withBlank = (more: Readonly<Record<string, unknown>>) =>
      faultsOf({ 'surveys/poll.json': surveyJson(more), 'ballots/poll.json': ['yes', null] });
    expect(withBlank({})).toEqual([['ballots/poll.json', '[1]']]);
    expect(withBlank({ blankVote: true })).toEqual([]);
  });

  it('is refused if a census is checked and results come after the close, but the number of participants is hidden', () => {
    const hidden = { census: true, hideVoteCount: true, showResultsAfterPollIsClosed: true };
    expect(faultsOf({ 'surveys/poll.json': surveyJson(hidden) })).toEqual([
      ['surveys/poll.json', 'hideVoteCount'],
    ]);
    for (const without of ['census', 'hideVoteCount', 'showResultsAfterPollIsClosed'])
      expect(faultsOf({ 'surveys/poll.json': surveyJson({ ...hidden, [without]: false }) })).toEqual([]);
  });
});
