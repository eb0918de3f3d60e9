import { describe, expect, it } from 'vitest';
import { askToSignCall } from '#adapters/wire/office/ask-to-sign.ts';
import { signVoteCall } from '#adapters/wire/office-votes/sign-vote.ts';
import { readVoteCall } from '#adapters/wire/office-votes/read-vote.ts';
import type { VoteAnswer } from '#adapters/wire/office-votes/vote.ts';
import { left, right } from '#domain/shared/result.ts';
import { stubCall } from '#ui-web/shell/samples/sample-calls.ts';
import { anOfficeCouncil } from '../shell/sample-office.tsx';
import { votePresenter } from '../votes/vote-presenter.ts';
import type { Authenticator, NoPasskey } from './authenticator.ts';
import { keyAnswer } from './key-answer.ts';

const matter = { kind: 'open', of: 'joven', hash: 'a803' } as const;

/** A device that uses a passkey, or says why it does not. */
function aDevice(why: NoPasskey['kind'] | null = null) {
  const used: unknown[] = [];
  const device: Authenticator = {
    make: async () => left({ kind: 'unsupported' }),
    use: async (options) => {
      used.push(options);
      return why === null ? right({ id: 'k' }) : left({ kind: why });
    },
  };
  return { used, device };
}
/** A council that asks for a passkey, and what it was asked for. */
function askingCouncil(...others: Parameters<typeof anOfficeCouncil>[0] & object) {
  const asked: unknown[] = [];
  const ask = stubCall(askToSignCall, async ({ body }) => {
    asked.push(body);
    return right({ options: { challenge: 'c' } });
  });
  return { asked, council: anOfficeCouncil([ask, ...others]) };
}

describe('what goes with a signature', () => {
  it('is the answer of a passkey to what the council asks for this matter', async () => {
    const [{ asked, council }, { used, device }] = [askingCouncil(), aDevice()];
    expect(await keyAnswer(council, matter, device)).toEqual(right({ answer: { id: 'k' } }));
    expect([asked, used]).toEqual([[matter], [{ challenge: 'c' }]]);
  });

  it('is nothing for a person without a passkey', async () => {
    const { used, device } = aDevice();
    expect(await keyAnswer(anOfficeCouncil(), matter, device)).toEqual(right({}));
    expect(used).toEqual([]);
  });

  it('is missing, with the reason, if the passkey was not used or the council does not answer', async () => {
    const { council } = askingCouncil();
    for (const [why, said] of [
      ['cancelled', 'cancelled'],
      ['alreadyThere', 'cancelled'],
      ['unsupported', 'unsupported'],
    ] as const)
      expect(await keyAnswer(council, matter, aDevice(why).device)).toEqual(left(said));
    const away = anOfficeCouncil([stubCall(askToSignCall, async () => left({ kind: 'unreachable' }))]);
    expect(await keyAnswer(away, matter, aDevice().device)).toEqual(left('other'));
  });
});

describe('a vote that somebody with a passkey signs', () => {
  const signed: unknown[] = [];
  const { asked, council } = askingCouncil(
    stubCall(readVoteCall, async () => right({ id: 'joven', hash: 'a803' } as VoteAnswer)),
    stubCall(signVoteCall, async ({ body }) => {
      signed.push(body);
      return left({ kind: 'passkeyRefused' });
    }),
  );
  const given = { what: 'open', turn: 'first', hash: 'a803' } as const;
  const signWith = async (device: Authenticator) => {
    const presenter = votePresenter(council, 'joven', device);
    await presenter.load();
    const isSigned = await presenter.sign(given);
    const now = presenter.current();
    return [isSigned, now.kind === 'open' ? [now.isBusy, now.trouble] : now.kind];
  };

  it('is not sent without the passkey, and says why', async () => {
    expect(await signWith(aDevice('cancelled').device)).toEqual([false, [false, 'cancelled']]);
    expect(signed).toEqual([]);
  });

  it('is sent with it, and says if the council refuses it', async () => {
    expect(await signWith(aDevice().device)).toEqual([false, [false, 'passkeyRefused']]);
    expect(asked.at(-1)).toEqual(matter);
    expect(signed).toEqual([{ ...given, answer: { id: 'k' } }]);
  });
});
