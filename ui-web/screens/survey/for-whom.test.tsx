import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { instantAt } from '#domain/shared/calendar-day.ts';
import type { VoteConditions } from '#domain/voting/conditions/vote-conditions.ts';
import { anOption, aSurvey } from '#fixtures/builders/data/survey.ts';
import { speechOf, startSpeaking } from '#ui-web/i18n/speak.ts';
import { aDay } from '#ui-web/screens/process/sample-process.ts';
import type { Speech } from '#ui-web/speech.ts';
import { forWhomWords } from './for-whom.ts';
import { aPageOf } from './samples/sample-page.tsx';
import { sendingRefusalWords } from './sending/refusal-words.ts';

afterEach(cleanup);
let speech: Speech;
beforeAll(async () => {
  speech = speechOf(await startSpeaking('es'), 'es', 'es');
});

const zone = 'Europe/Madrid' as const;
const startsAt = instantAt(aDay('2026-11-01'), 0, zone);
const given = (more: Partial<VoteConditions>) => ({
  conditions: { ageFrom: null, ageTo: null, districts: [], ...more },
  startsAt,
});
const words = (more: Partial<VoteConditions>) => forWhomWords(given(more), zone, speech);

describe('for whom a survey is', () => {
  it('is said in a sentence, with the day of the age', () => {
    expect(words({ districts: ['El Carme'] })).toBe('Esta encuesta es para quienes viven en El Carme.');
    expect(words({ districts: ['El Carme', 'Russafa'] })).toBe(
      'Esta encuesta es para quienes viven en uno de estos distritos: El Carme, Russafa.',
    );
    expect(words({ districts: ['Poblats Marítims, el Cabanyal', 'Russafa'] })).toMatch(
      /distritos: Poblats Marítims, el Cabanyal; Russafa\.$/u,
    );
    expect(words({ ageFrom: 12, ageTo: 17 })).toBe(
      'Esta encuesta es para quienes tienen entre 12 y 17 años el 1 de noviembre de 2026.',
    );
    expect(words({ ageFrom: 65, districts: ['El Carme'] })).toBe(
      'Esta encuesta es para quienes viven en El Carme y tienen 65 años o más el 1 de noviembre de 2026.',
    );
    expect(words({ ageTo: 17, districts: ['El Carme', 'Russafa'] })).toMatch(/17 años como máximo el 1/u);
    expect(forWhomWords({ conditions: null, startsAt }, zone, speech)).toBeNull();
  });

  it('is read before one answers, and the form names no other age', async () => {
    const question = { kind: 'options', answers: [anOption('Hoy')] } as const;
    await aPageOf([aSurvey('s', { census: true, question, ...given({ ageFrom: 12, ageTo: 17 }) })]);
    const said = screen.getByText(/Esta encuesta es para quienes tienen entre 12 y 17 años/u);
    const answer = screen.getByLabelText('Hoy');
    expect(said.compareDocumentPosition(answer) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    fireEvent.click(answer);
    expect(screen.getByText('Debes estar en el censo municipal.')).toBeTruthy();
  });

  it('is said again if the census says that it is for others', () => {
    const forWhom = words({ districts: ['El Carme'] });
    const refused = sendingRefusalWords({ kind: 'notForPerson' }, { census: true, forWhom }, speech);
    expect(refused).toMatchObject({ title: forWhom, mayRetry: false });
    expect(refused.detail).toMatch(/En el censo no consta que sea tu caso/u);
  });
});
