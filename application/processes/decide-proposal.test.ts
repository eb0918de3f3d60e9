import { describe, expect, it } from 'vitest';
import { isLeft, left } from '#domain/shared/result.ts';
import type { Mail } from '#application/ports/server/mailer.ts';
import { aRequestEntry } from '#fixtures/builders/data/council-request.ts';
import { aMailbox } from '#fixtures/builders/data/mailbox.ts';
import { memorySeal } from '#fixtures/memory/address-seal.ts';
import { memoryProposals } from '#fixtures/memory/proposal-store.ts';
import { memoryRequests } from '#fixtures/memory/request-stores.ts';
import { decideProposal, type ProposalVerdict } from './decide-proposal.ts';

/** A town with one proposal that Ana sent, and what is told about it. */
async function aDesk(takesProposals = true) {
  const requests = memoryRequests();
  const contact = { email: 'ana@correu.example' };
  const made = await requests.create(aRequestEntry(1, { request: { contact } }));
  if (isLeft(made)) throw new Error(made.left.kind);
  const { realm, id } = made.right;
  const mails: Mail[] = [];
  const mailbox = aMailbox([{ name: 'a', title: 'A' }], { proposals: takesProposals });
  const proposals = memoryProposals();
  const decide = decideProposal({
    requests,
    proposals,
    mailboxes: { find: async () => ({ mailbox, document: {} }) },
    mailer: { send: async (mail) => void mails.push(mail) },
    keys: { account: (name: string) => name },
    seal: memorySeal(),
    clock: { now: () => 9 },
  });
  const say = (verdict: ProposalVerdict, words = '') =>
    decide(realm, id, {
      verdict,
      words,
      by: 'Neus',
      owner: 'neus',
      write: (_, said) => ({ subject: 's', text: said?.text ?? '-' }),
    });
  return { say, mails, proposals, realm, now: () => requests.find(realm, id) };
}

describe('a moderator', () => {
  it('validates a proposal or takes it into study: it is published, and its sender is told', async () => {
    const { say, mails, now } = await aDesk();
    await say('validate', ' Se puede hacer. ');
    expect(await now()).toMatchObject({
      isPublished: true,
      status: 'En gestión',
      decision: { status: '1', text: 'Se puede hacer.' },
    });
    await say('study');
    expect(await now()).toMatchObject({
      isPublished: true,
      decision: { status: '2', text: 'Se puede hacer.' },
    });
    expect(mails.map(({ to, text }) => [to, text])).toEqual([['ana@correu.example', 'Se puede hacer.']]);
  });

  it('refuses a proposal with its reason: it is no longer published', async () => {
    const { say, mails, now } = await aDesk();
    await say('validate');
    await say('refuse', 'Ya se hizo.');
    expect(await now()).toMatchObject({
      isPublished: false,
      status: 'Rechazada',
      decision: { status: '0', text: 'Ya se hizo.' },
    });
    expect(mails.at(-1)?.text).toBe('Ya se hizo.');
  });

  it('asks its sender, and decides nothing', async () => {
    const { say, now } = await aDesk();
    await say('ask', '¿Dónde?');
    expect(await now()).toMatchObject({ isPublished: false, threads: [{ by: 'Neus', text: '¿Dónde?' }] });
    expect((await now())?.decision).toBeUndefined();
  });

  it('neither refuses nor asks without words, nor publishes what was never for everybody', async () => {
    const { say, mails } = await aDesk(false);
    expect(await say('refuse', ' ')).toEqual(left({ kind: 'wordsNeeded' }));
    expect(await say('ask')).toEqual(left({ kind: 'wordsNeeded' }));
    expect(await say('validate')).toEqual(left({ kind: 'notForPublic' }));
    expect(mails).toEqual([]);
  });
});
