import { describe, expect, it } from 'vitest';
import { giveLikeCall } from '#adapters/wire/likes/give-like.ts';
import { readLikesCall } from '#adapters/wire/likes/read-likes.ts';
import { readManyLikesCall } from '#adapters/wire/likes/read-many-likes.ts';
import { left, right } from '#domain/shared/result.ts';
import { stubCall } from '#ui-web/shell/samples/sample-calls.ts';
import { aCouncil } from '#ui-web/shell/samples/sample-council.ts';
import { likesPresenter } from './presenter.ts';

/** A council that has 240 likes of others, and answers when the test lets it. */
type Give = Parameters<typeof stubCall<typeof giveLikeCall>>[1];

function aDesk(give?: Give) {
  const waiting: (() => void)[] = [];
  const asked: boolean[] = [];
  const slowly: Give = async ({ body: { liked = true } }) => {
    asked.push(liked);
    await new Promise<void>((resolve) => void waiting.push(resolve));
    return right({ count: 240 + Number(liked), liked });
  };
  const calls = [
    stubCall(readManyLikesCall, async ({ body: { contents } }) =>
      right(contents.map(() => ({ count: 240, liked: false }))),
    ),
    stubCall(giveLikeCall, give ?? slowly),
  ];
  const council = {
    ...aCouncil({ calls }),
    session: {
      isLoggedIn: async () => right(false),
      register: async () => right(true as const),
      logIn: async () => right(true as const),
    },
  };
  const presenter = likesPresenter(council);
  return { presenter, asked, answer: () => waiting.shift()?.(), now: () => presenter.current().get('p') };
}
const turn = () => new Promise((resolve) => setImmediate(resolve));

describe('a like', () => {
  it('shows at once, before the council has answered', async () => {
    const { presenter, now, answer } = aDesk();
    await presenter.load(['p']);
    expect(now()).toEqual({ count: 240, liked: false, refused: null });
    const sent = presenter.set('p', true);
    expect(now()).toEqual({ count: 241, liked: true, refused: null });
    await turn();
    answer();
    await sent;
    expect(now()).toEqual({ count: 241, liked: true, refused: null });
  });

  it('that is pressed and withdrawn during sending ends as the last press says', async () => {
    const { presenter, now, answer, asked } = aDesk();
    await presenter.load(['p']);
    const sent = presenter.set('p', true);
    await turn();
    await presenter.set('p', false);
    expect(now()).toEqual({ count: 240, liked: false, refused: null });
    answer();
    await turn();
    answer();
    await sent;
    expect(asked).toEqual([true, false]);
    expect(now()).toEqual({ count: 240, liked: false, refused: null });
  });

  it.each([
    ['refused', async () => left({ kind: 'serverFailed' as const, status: 503 })],
    ['offline', async () => left({ kind: 'unreachable' as const })],
  ] as const)('that the council refuses is undone, and says why: %s', async (refused, give) => {
    const { presenter, now } = aDesk(give);
    await presenter.load(['p']);
    await presenter.set('p', true);
    expect(now()).toEqual({ count: 240, liked: false, refused });
  });

  it('opens a session for a device that has none', async () => {
    let tries = 0;
    const { presenter, now } = aDesk(async ({ body: { liked = true } }) => {
      tries += 1;
      return tries === 1 ? left({ kind: 'notAllowed' }) : right({ count: 241, liked });
    });
    await presenter.load(['p']);
    await presenter.set('p', true);
    expect([tries, now()?.liked]).toEqual([2, true]);
  });

  it('is not offered if likes are unknown, or the town hides them', async () => {
    const presenter = likesPresenter(
      aCouncil({ calls: [stubCall(readManyLikesCall, async () => left({ kind: 'notActive' }))] }),
    );
    await presenter.load(['p']);
    await presenter.load([]);
    await presenter.set('p', true);
    expect(presenter.current().size).toBe(0);
  });
});

describe('the likes of a council that has only the calls of the specification', () => {
  it('are asked for one by one', async () => {
    const calls = [
      stubCall(readLikesCall, async ({ id }) =>
        id === 'q' ? left({ kind: 'notFound' }) : right({ count: 7, liked: false }),
      ),
    ];
    const presenter = likesPresenter(aCouncil({ calls }));
    await presenter.load(['p', 'q']);
    expect([...presenter.current()]).toEqual([['p', { count: 7, liked: false, refused: null }]]);
  });

  it('are not asked for again if the town hides them', async () => {
    let asked = 0;
    const calls = [
      stubCall(readManyLikesCall, async () => left({ kind: 'notActive' })),
      stubCall(readLikesCall, async () => {
        asked += 1;
        return right({ count: 7, liked: false });
      }),
    ];
    const presenter = likesPresenter(aCouncil({ calls }));
    await presenter.load(['p']);
    expect([presenter.current().size, asked]).toEqual([0, 0]);
  });
});
