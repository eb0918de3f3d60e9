import { type News, notifyFollowers } from '#application/following/notify-followers.ts';
import type { ServerParts } from '../composition/server-parts.ts';
import { followMails } from '../endpoints/participation/follow-mail.ts';
import { joinedRound } from './joined-round.ts';
import { followedContents } from '../contents/followed-contents.ts';

/** What goes wrong, in numbers and causes: never an address. */
type Tell = (record: object, words: string) => void;

/** Rounds of news of one server: one at a time, all ended before the server closes. */
export function newsRounds(council: ServerParts, tell: Tell) {
  const mails = followMails(council);
  let isStopping = false;
  const deliver = async (news: News): Promise<'sent' | 'gone'> => {
    const { channel } = news.follow;
    if (channel.kind === 'push') {
      if (council.push === null) throw new Error('this council sends no messages to browsers');
      return council.push.send(channel, mails.message(news));
    }
    await council.mailer.send(mails.news(news));
    return 'sent';
  };
  const notifyAll = notifyFollowers({
    ...council,
    subjects: followedContents(council),
    deliver,
    goesOn: () => !isStopping,
  });
  const once = async (): Promise<void> => {
    try {
      const { failed, sent } = await notifyAll();
      if (failed > 0) tell({ failed, sent }, 'news could not be sent');
    } catch (err) {
      tell({ err }, 'news were not told');
    }
  };
  const { run, ended } = joinedRound(once);
  return {
    tell: run,
    stop: async (): Promise<void> => {
      isStopping = true;
      await ended();
    },
  };
}
