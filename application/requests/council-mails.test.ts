import { describe, expect, it } from 'vitest';
import { isRight } from '#domain/shared/result.ts';
import { noon, town } from '#fixtures/builders/councils/request-council.ts';
import { aSendersCouncil } from '#fixtures/builders/councils/senders-council.ts';
import { memoryMailboxes } from '#fixtures/memory/request-stores.ts';
import { retractRequest } from './retract-request.ts';

describe('the council', () => {
  const obras = { to: 'obras@vilanova.example' };
  const tomorrow = Date.parse('2026-11-19T06:00:00Z');

  it.each([
    [{ notify: obras }, [['notice', noon]]],
    [{ notify: { ...obras, how: 'daily' } }, [['digest', tomorrow]]],
    [{}, []],
  ])('is notified of replies and of requests that are taken back as %j says', async (more, due) => {
    const { submit, reply, retract, mails } = aSendersCouncil(more);
    const request = await submit('phone');
    const waiting = (of: string) =>
      mails.kept.flatMap((mail) => ('act' in mail && mail.act === of ? [[mail.kind, mail.due]] : []));
    await reply(request, 'phone');
    expect(waiting('reply')).toEqual(due);
    await retract(request, 'phone');
    expect(waiting('retraction')).toEqual(due);
  });

  it('is notified of nothing that is refused or done already, nor about a form that is gone', async () => {
    const council = aSendersCouncil({ notify: obras });
    const { submit, reply, retract, mails } = council;
    const request = await submit('phone');
    await mails.settle(mails.kept);
    await reply(request, 'phone', { text: ' ' });
    await retract(request, 'thief');
    expect(mails.kept).toEqual([]);
    await reply(request, 'phone');
    await retract(request, 'phone');
    await mails.settle(mails.kept);
    await reply(request, 'phone');
    await retract(request, 'phone');
    expect(mails.kept).toEqual([]);
    const other = await submit('phone');
    await mails.settle(mails.kept);
    const gone = retractRequest({ ...council, mailboxes: memoryMailboxes([]) });
    expect(isRight(await gone(town, 'phone', other.id))).toBe(true);
    expect(mails.kept).toEqual([]);
  });
});
