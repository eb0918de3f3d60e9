import type { WaitingNews } from '#application/ports/browser/news-queue.ts';
import type { OfficeCouncil } from '#ui-web/composition/office.ts';
import { type SentNews, sendNews } from './send-news.ts';

/** What the sender knows of the queue on the screen, and says of it. */
interface QueueOnScreen {
  readonly queue: () => readonly WaitingNews[];
  /** Puts news as it is now in its place; null: it waits no more. */
  readonly replace: (key: string, news: WaitingNews | null) => void;
  readonly told: (news: WaitingNews, sent: Extract<SentNews, { kind: 'told' }>) => void;
}

/** Sends what waits, the first one first, as long as there is a line. Asked while it sends, it goes on as it is. */
export function queueSender(council: OfficeCouncil, { queue, replace, told }: QueueOnScreen) {
  let sending: Promise<void> | null = null;

  /** Whether the next one may be sent: not without a line. */
  async function sendOne(news: WaitingNews): Promise<boolean> {
    const device = await council.works();
    const tried = { ...news, isTried: true };
    await device.queue.keep(tried);
    replace(news.key, tried);
    const sent = await sendNews(council, device, tried);
    if (sent.kind === 'waits') return false;
    if (sent.kind === 'refused') {
      const refused = { ...tried, refused: sent.why };
      await device.queue.keep(refused);
      replace(news.key, refused);
      return true;
    }
    await device.queue.drop(news);
    replace(news.key, null);
    told(news, sent);
    return true;
  }

  /** Also what is written while something else is sent; each once, so that a bad line is not asked all the time. */
  async function sendAll(): Promise<void> {
    const tried = new Set<string>();
    const next = () => queue().find(({ key, refused }) => refused === null && !tried.has(key));
    for (let news = next(); news !== undefined; news = next()) {
      tried.add(news.key);
      // oxlint-disable-next-line no-await-in-loop -- in the order in which it was written
      if (!(await sendOne(news))) return;
    }
  }

  return (): Promise<void> => {
    sending ??= sendAll().finally(() => {
      sending = null;
    });
    return sending;
  };
}
