import { expect, it } from 'vitest';
import { answerId, ballotId, proposalId, realmId, surveyId } from './ids.ts';

it.each([realmId, surveyId, answerId, proposalId, ballotId])(
  'an identifier is the text that the council gave',
  (idOf) => {
    expect(idOf(' Ñ-1 ')).toBe(' Ñ-1 ');
  },
);
