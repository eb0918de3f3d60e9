import { BehaviorSubject } from 'rxjs';
import type { ListedSurvey } from '#adapters/wire/voting/survey.ts';
import type { Article, Page } from '#domain/content/article.ts';
import type { Process } from '#domain/processes/process.ts';
import { dayAt } from '#domain/shared/calendar-day.ts';
import type { Council } from '#ui-web/composition/council.ts';
import { type Presenter, presented } from '#ui-web/presenter.ts';
import { type Loadable, answerState, waiting } from '#ui-web/shell/start/loadable.ts';

/** What the home page asks for; each part is loaded, or fails, independently. */
export interface HomeState {
  readonly latest: Loadable<Page<Process>>;
  /** Processes that run today. */
  readonly running: Loadable<Page<Process>>;
  readonly surveys: Loadable<readonly ListedSurvey[]>;
  readonly news: Loadable<Page<Article>>;
}

export interface HomePresenter extends Presenter<HomeState> {
  /** Asks for everything that is not loaded yet. */
  readonly ask: () => Promise<void>;
}

/*
 * The server sends the answers to exactly these calls with the page, so that it shows at once: another limit here
 * would be another call.
 */
const latestProcesses = { limit: 4, offset: 0 };
const latestNews = { limit: 3, offset: 0 };

export function homePresenter({ realm, contents, surveys, clock, zone }: Council): HomePresenter {
  const state = new BehaviorSubject<HomeState>({
    latest: waiting,
    running: waiting,
    surveys: waiting,
    news: waiting,
  });
  const today = dayAt(clock.now(), zone());

  const put = <K extends keyof HomeState>(part: K, outcome: HomeState[K]) =>
    state.next({ ...state.value, [part]: outcome });

  return {
    ...presented(state),
    ask: async () => {
      const missing = (part: keyof HomeState) => state.value[part].kind !== 'here';
      const fetches: Promise<void>[] = [];
      async function fetch<K extends keyof HomeState>(part: K, question: () => Promise<HomeState[K]>) {
        put(part, waiting);
        put(part, await question());
      }
      if (missing('running')) {
        fetches.push(
          fetch('running', () => answerState(contents.processesBetween(realm, today, today), clock)),
        );
      }
      if (missing('surveys'))
        fetches.push(fetch('surveys', () => answerState(surveys.surveys(realm), clock)));
      if (missing('latest')) {
        fetches.push(fetch('latest', () => answerState(contents.processes(realm, latestProcesses), clock)));
      }
      if (missing('news')) {
        fetches.push(
          fetch('news', () => answerState(contents.articles(realm, 'noticias', latestNews), clock)),
        );
      }
      await Promise.all(fetches);
    },
  };
}
