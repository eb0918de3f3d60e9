import { BehaviorSubject } from 'rxjs';
import type { CallAnswer } from '#adapters/wire/call.ts';
import { listWorksCall } from '#adapters/wire/office-works/list-works.ts';
import { takeNewsBackCall } from '#adapters/wire/office-works/take-news-back.ts';
import type { WorkAnswer } from '#adapters/wire/office-works/work.ts';
import type { WaitingNews } from '#application/ports/browser/news-queue.ts';
import { isLeft } from '#domain/shared/result.ts';
import type { OfficeCouncil } from '#ui-web/composition/office.ts';
import { type Presenter, presented } from '#ui-web/presenter.ts';
import { sendNews } from './news/send-news.ts';

export type WorksAnswer = CallAnswer<typeof listWorksCall>;

/** News that was told a moment ago and can be taken back. */
export interface ToldWork {
  readonly work: string;
  readonly key: string;
  readonly until: number;
}

export interface WorksState {
  /** Null until the first answer; `failed` if there is none and none came before. */
  readonly works: WorksAnswer | 'failed' | null;
  /** What waits on this device. */
  readonly queue: readonly WaitingNews[];
  /** Whether the device keeps what waits: else it is gone with the page. */
  readonly isKept: boolean;
  readonly told: ToldWork | null;
  /** Whether the last news could not be taken back. */
  readonly isTooLate: boolean;
}

export interface WorksPresenter extends Presenter<WorksState> {
  readonly load: () => Promise<void>;
  /** Keeps news on the device, and sends what waits. */
  readonly tell: (news: WaitingNews) => Promise<void>;
  /** Sends what waits, the first one first; what cannot be sent now goes on waiting. */
  readonly send: () => Promise<void>;
  readonly drop: (news: WaitingNews) => Promise<void>;
  readonly takeBack: () => Promise<void>;
  readonly forget: () => void;
  /** Puts a project as the council has answered it. */
  readonly put: (work: WorkAnswer) => void;
}

/** The works of the town, and what waits on this device for a line. */
export function worksPresenter(council: OfficeCouncil, person: string): WorksPresenter {
  const state = new BehaviorSubject<WorksState>({
    works: null,
    queue: [],
    isKept: true,
    told: null,
    isTooLate: false,
  });
  const { realm, call } = council;
  const patch = (more: Partial<WorksState>) => state.next({ ...state.value, ...more });
  let sending: Promise<void> | null = null;

  const put = (work: WorkAnswer) => {
    const { works } = state.value;
    if (works === null || works === 'failed') return;
    patch({ works: { ...works, items: works.items.map((one) => (one.id === work.id ? work : one)) } });
  };
  const replace = (key: string, news: WaitingNews | null) =>
    patch({
      queue: state.value.queue.flatMap((one) => (one.key === key ? (news === null ? [] : [news]) : [one])),
    });

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
    put(sent.work);
    patch({ told: { work: news.work, key: news.key, until: sent.undoUntil }, isTooLate: false });
    return true;
  }
  /** Also what is written while something else is sent; each once, so that a bad line is not asked all the time. */
  async function sendAll(): Promise<void> {
    const tried = new Set<string>();
    const next = () => state.value.queue.find(({ key, refused }) => refused === null && !tried.has(key));
    for (let news = next(); news !== undefined; news = next()) {
      tried.add(news.key);
      // oxlint-disable-next-line no-await-in-loop -- in the order in which it was written
      if (!(await sendOne(news))) return;
    }
  }
  const send = () => {
    sending ??= sendAll().finally(() => {
      sending = null;
    });
    return sending;
  };

  return {
    ...presented(state),
    put,
    send,
    load: async () => {
      const device = await council.works();
      const kept = await device.queue.list(realm, person);
      const here = state.value.queue.filter(({ key }) => !kept.some((one) => one.key === key));
      patch({ queue: [...kept, ...here] });
      const answer = await call(listWorksCall, { realm });
      if (!isLeft(answer)) patch({ works: answer.right });
      else if (state.value.works === null) patch({ works: 'failed' });
    },
    tell: async (news) => {
      const device = await council.works();
      const isKept = await device.queue.keep(news);
      patch({ queue: [...state.value.queue, news], isKept, told: null });
      await send();
    },
    drop: async (news) => {
      const device = await council.works();
      await device.queue.drop(news);
      replace(news.key, null);
    },
    takeBack: async () => {
      const { told } = state.value;
      if (told === null) return;
      const { work: id, key } = told;
      const back = await call(takeNewsBackCall, { realm, id, key, body: {} });
      if (isLeft(back)) return patch({ told: null, isTooLate: true });
      put(back.right.work);
      patch({ told: null, isTooLate: false });
    },
    forget: () => patch({ told: null, isTooLate: false }),
  };
}
