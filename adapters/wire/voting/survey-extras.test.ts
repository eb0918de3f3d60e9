import { describe, expect, it } from 'vitest';
import { isLeft } from '#domain/shared/result.ts';
import { readSurvey } from './survey.ts';

const poll = { _id: 'poll', title: 'Poll', displayType: 'options', answers: [{ _id: 'yes', text: 'Sí' }] };
function believed(raw: unknown) {
  const survey = readSurvey(raw, 'Europe/Madrid');
  if (isLeft(survey)) throw new Error(survey.left.where);
  return survey.right;
}

describe('a survey with optional parts', () => {
  it('may offer the blank vote, with any question', () => {
    expect(believed(poll).question).not.toHaveProperty('blankVote');
    expect(believed({ ...poll, blankVote: false }).question).not.toHaveProperty('blankVote');
    for (const displayType of ['options', 'rating', 'free', 'likes', 'budgetAmount', 'dice']) {
      expect(believed({ ...poll, displayType, blankVote: true }).question).toMatchObject({ blankVote: true });
    }
  });

  it('may have a random order, a section, more to read, and a moment for its results', () => {
    expect(believed(poll)).toMatchObject({
      randomOrder: false,
      section: null,
      details: null,
      resultsFrom: null,
    });
    const full = {
      randomOrder: true,
      section: { es: 'La calle' },
      details: { es: '<p>Más</p>' },
      resultsFrom: '2026-12-01',
    };
    expect(believed({ ...poll, ...full })).toMatchObject({
      ...full,
      resultsFrom: Date.UTC(2026, 10, 30, 23),
    });
    expect(believed({ ...poll, resultsFrom: '2026-12-01T10:00:00' }).resultsFrom).toBe(
      Date.UTC(2026, 11, 1, 9),
    );
    expect(believed({ ...poll, section: { es: ' ' } }).section).toBeNull();
  });

  it('may ask questions of its own about the census, and say how to answer them', () => {
    expect(believed(poll)).toMatchObject({ censusQuestions: [], censusInfo: null });
    const questions = [{ es: 'Año de nacimiento' }, { es: ' ' }, 'Código de la carta'];
    expect(
      believed({ ...poll, censusQuestions: questions, censusInfo: { es: 'En la carta.' } }),
    ).toMatchObject({
      censusQuestions: [{ es: 'Año de nacimiento' }, 'Código de la carta'],
      censusInfo: { es: 'En la carta.' },
    });
    expect(believed({ ...poll, censusQuestions: 'Código' }).censusQuestions).toEqual(['Código']);
    expect(believed({ ...poll, censusQuestions: null, censusInfo: '' })).toMatchObject({
      censusQuestions: [],
      censusInfo: null,
    });
  });

  it('is for people of 18 unless it names another age', () => {
    expect(believed(poll).votingAge).toBe(18);
    expect(believed({ ...poll, votingAge: 16 }).votingAge).toBe(16);
    for (const votingAge of [0, 16.5, 160, null]) expect(believed({ ...poll, votingAge }).votingAge).toBe(18);
  });

  it('has for each proposal plain words and the council’s HTML apart', () => {
    const proposals = [{ _id: 'a', title: 'A', amount: 10, text: 'Corto', body: '<p>Largo</p>' }];
    const { question } = believed({ ...poll, displayType: 'budgetAmount', proposals });
    expect(question).toMatchObject({ proposals: [{ text: 'Corto', body: '<p>Largo</p>' }] });
  });

  it('is held back until it is published, and begins then unless it says when', () => {
    const published = { ...poll, startPublicationTime: '2026-11-20T09:00:00' };
    const publishedFrom = Date.UTC(2026, 10, 20, 8);
    expect(believed(published)).toMatchObject({ startsAt: publishedFrom, publishedFrom });
    const startsAt = Date.UTC(2026, 10, 23, 23);
    expect(believed({ ...published, startTime: '2026-11-24' })).toMatchObject({ startsAt, publishedFrom });
    expect(believed({ ...poll, startTime: '2026-11-24' })).toMatchObject({ startsAt, publishedFrom: null });
  });

  it('may say how many rows a written answer has', () => {
    const rowsOf = (rows: unknown) => believed({ ...poll, displayType: 'free', rows }).question;
    expect(rowsOf(5)).toEqual({ kind: 'free', longest: 120, rows: 5 });
    expect(rowsOf(400)).toMatchObject({ rows: 12 });
    for (const none of [undefined, null, 0, -3]) expect(rowsOf(none)).not.toHaveProperty('rows');
  });
});
