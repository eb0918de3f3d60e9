import { describe, expect, it } from 'vitest';
import type { RequestFilter } from '#application/ports/server/request-store.ts';
import { aMailbox } from '#fixtures/builders/data/mailbox.ts';
import { aTown } from '#fixtures/builders/data/town.ts';
import { noon } from '#fixtures/builders/day-of-the-tests.ts';
import { questionsOfVote } from './vote-questions.ts';

const form = (id: string, more: object = {}) =>
  aMailbox([{ name: 'question', title: 'Question' }], { _id: id, ...more });

/** What is asked of the list of requests for a vote. */
async function asked(vote: string, mayRead: (mailbox: string) => boolean = () => true) {
  const filters: RequestFilter[] = [];
  const found = await questionsOfVote(
    {
      mailboxes: {
        all: async () => [
          { mailbox: form('incidents'), document: {} },
          { mailbox: form('doubts', { survey: 'main' }), document: {} },
          { mailbox: form('more', { survey: 'main' }), document: {} },
          { mailbox: null, document: {} },
        ],
      },
      requests: {
        list: async (_, filter) => {
          filters.push(filter);
          return { items: [], total: 3, counts: {} as never };
        },
      },
      clock: { now: () => noon },
    },
    aTown(),
    vote,
    mayRead,
  );
  return { found, filters };
}

describe('the questions about a vote', () => {
  it('are the open requests of the forms that name it, the oldest first', async () => {
    const { found, filters } = await asked('main');
    expect(found).toMatchObject({ total: 3, items: [] });
    expect(filters).toMatchObject([
      {
        mailboxes: ['doubts', 'more'],
        chosen: { status: ['Recibida', 'En gestión'] },
        order: 'oldest',
        limit: 20,
      },
    ]);
  });

  it('are those of forms whose requests the reader may see, or none', async () => {
    const { filters } = await asked('main', (mailbox) => mailbox === 'more');
    expect(filters).toMatchObject([{ mailboxes: ['more'] }]);
    expect((await asked('main', () => false)).found).toBeNull();
    expect(await asked('other')).toEqual({ found: null, filters: [] });
  });
});
