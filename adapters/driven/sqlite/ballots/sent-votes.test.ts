import fc from 'fast-check';
import { expect, it } from 'vitest';
import { realmId, surveyId } from '#domain/shared/ids.ts';
import { aBallotEntry, smallBudget } from '#fixtures/builders/data/ballot-entry.ts';
import { aBudget, aProposal } from '#fixtures/builders/data/survey.ts';
import { receiving, sending } from './sent-votes.ts';

const larger = aBudget(80, [aProposal('p-4', 20)]);

it('votes sent to another thread arrive complete, each with its own question and as open as when it was sent', () => {
  const aVote = fc.record({
    realm: fc.constantFrom('vilanova', 'benialt').map(realmId),
    survey: fc.constantFrom('budget', 'poll').map(surveyId),
    question: fc.constantFrom(smallBudget, larger),
    isOpen: fc.boolean().map((isOpen) => () => isOpen),
  });
  fc.assert(
    fc.property(fc.array(aVote), (votes) => {
      const [send, receive] = [sending(), receiving()];
      for (const more of votes) {
        const entry = aBallotEntry('ana', more);
        const { isOpen, ...whole } = receive(JSON.parse(JSON.stringify(send(entry))));
        expect(whole).toEqual({ ...whole, ...JSON.parse(JSON.stringify(entry)) });
        expect([whole.question, isOpen()]).toEqual([entry.question, entry.isOpen()]);
      }
    }),
  );
});

it('a question is sent once, until another is needed', () => {
  const send = sending();
  const asked = [smallBudget, smallBudget, larger, larger].map((question) =>
    aBallotEntry('ana', { question }),
  );
  expect(asked.map((entry) => send(entry).question)).toEqual([smallBudget, null, larger, null]);
});

it('a vote without its question is a defect', () => {
  const [send, receive] = [sending(), receiving()];
  send(aBallotEntry('ana'));
  expect(() => receive(send(aBallotEntry('pau')))).toThrow(
    'a vote of vilanova/budget came without its question',
  );
});
