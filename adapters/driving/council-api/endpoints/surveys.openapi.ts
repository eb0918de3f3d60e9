import { ballotLine, headLine } from '#adapters/wire/ballot-list.ts';
import { listOf } from '#adapters/wire/document.ts';
import { resultsWire } from '#adapters/wire/results.ts';
import { surveyWire } from '#adapters/wire/survey.ts';
import type { CallDescription } from '#adapters/wire/call-description.ts';

export const surveyCalls: readonly CallDescription[] = [
  {
    id: 'listSurveys',
    method: 'get',
    path: '/api/{realm}/surveys',
    topic: 'surveys',
    summary: 'All surveys of a town, with the participants that may be told.',
    query: ['expand', 'app', 'lang'].map((name) => ({ name, tells: 'Taken; it changes nothing here.' })),
    answer: { kind: 'json', codec: listOf(surveyWire), tells: 'The surveys.' },
    refusals: ['unknownRealm'],
  },
  {
    id: 'readSurvey',
    method: 'get',
    path: '/api/{realm}/surveys/{id}',
    topic: 'surveys',
    summary: 'One survey.',
    answer: { kind: 'json', codec: surveyWire, tells: 'The survey.' },
    refusals: ['unknownRealm', 'unknownSurvey'],
  },
  {
    id: 'readResults',
    method: 'get',
    path: '/api/{realm}/surveys/{id}/results',
    topic: 'surveys',
    summary: 'What the votes of a survey add up to, where its flags show it to who asks.',
    answer: { kind: 'json', codec: resultsWire, tells: 'Counts by answer id.' },
    refusals: ['unknownRealm', 'unknownSurvey', 'resultsHidden'],
  },
  {
    id: 'readBallots',
    method: 'get',
    path: '/api/{realm}/surveys/{id}/ballots',
    topic: 'surveys',
    summary:
      'The ballots of a closed survey, sorted by id, with the SHA-256 of everything after the first line.',
    answer: { kind: 'lines', first: headLine, others: ballotLine, tells: 'The published list.' },
    refusals: ['unknownRealm', 'unknownSurvey', 'resultsHidden'],
  },
];
