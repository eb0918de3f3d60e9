import { BehaviorSubject } from 'rxjs';
import type { CallAnswer } from '#adapters/wire/call.ts';
import { listWorksCall } from '#adapters/wire/office-works/list-works.ts';
import { takeNewsBackCall } from '#adapters/wire/office-works/take-news-back.ts';
import type { WorkAnswer } from '#adapters/wire/office-works/work.ts';
import type { WaitingNews } from '#application/ports/browser/news-queue.ts';
import { isLeft } from '#domain/shared/result.ts';
import type { OfficeCouncil } from '#ui-web/composition/office.ts';
import { type Presenter, presented } from '#ui-web/presenter.ts';
import { queueSender } from './news/queue-sender.ts';

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

/** The works with one of them as the council has answered it. */
function withWork(works: WorksState['works'], work: WorkAnswer): WorksState['works'] {
  if (works === null || works === 'failed') return works;
  return { ...works, items: works.items.map((one) => (one.id === work.id ? work : one)) };
}

/** The queue with news as it is now; null: it waits no more. */
const withNews = (queue: WorksState['queue'], key: string, news: WaitingNews | null): WorksState['queue'] =>
  queue.flatMap((one) => (one.key === key ? (news === null ? [] : [news]) : [one]));

const begin: WorksState = { works: null, queue: [], isKept: true, told: null, isTooLate: false };

/** The works of the town, and what waits on this device for a line. */
export function worksPresenter(council: OfficeCouncil, person: string): WorksPresenter {
  const state = new BehaviorSubject(begin);
  const { realm, call } = council;
  const patch = (more: Partial<WorksState>) => state.next({ ...state.value, ...more });

  const put = (work: WorkAnswer) => patch({ works: withWork(state.value.works, work) });
  const replace = (key: string, news: WaitingNews | null) =>
    patch({ queue: withNews(state.value.queue, key, news) });
  const send = queueSender(council, {
    queue: () => state.value.queue,
    replace,
    told: (news, { work, undoUntil }) => {
      put(work);
      patch({ told: { work: news.work, key: news.key, until: undoUntil }, isTooLate: false });
    },
  });

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
      const back = await call(takeNewsBackCall, { realm, id, news: key, body: {} });
      if (isLeft(back)) return patch({ told: null, isTooLate: true });
      put(back.right.work);
      patch({ told: null, isTooLate: false });
    },
    forget: () => patch({ told: null, isTooLate: false }),
  };
}
