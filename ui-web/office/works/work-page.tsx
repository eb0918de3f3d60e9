import { EmptyState } from '#ui-web/components/list-states/empty-state.tsx';
import { langOf } from '#ui-web/components/wording/wording.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import { OfficeLink } from '../parts/office-link.tsx';
import frame from '../shell/frame.module.css';
import { useOfficeTitle } from '../shell/office-context.ts';
import { TileStrip } from './list/tile-strip.tsx';
import { NewsForm } from './news/news-form.tsx';
import { WaitingQueue } from './news/waiting-queue.tsx';
import { PlanForm } from './plan/plan-form.tsx';
import { silenceSaid, silenceTone } from './work-words.ts';
import type { WorksAnswer, WorksPresenter, WorksState } from './works-presenter.ts';
import styles from './works.module.css';

interface WorkPageProps {
  readonly id: string;
  readonly works: WorksAnswer;
  readonly state: WorksState;
  readonly presenter: WorksPresenter;
}

/** One work: what is new in it, told from the street, and its plan. */
export function WorkPage({ id, works, state, presenter }: WorkPageProps) {
  const speech = useSpeech();
  const { t, said } = speech;
  const work = works.items.find((one) => one.id === id);
  const title = work === undefined ? { text: t('office-works:unknown'), lang: null } : said(work.title);
  useOfficeTitle(title.text);
  const back = <OfficeLink href="/gestion/obras">{t('office-works:all')}</OfficeLink>;
  if (work === undefined)
    return (
      <div className={frame.body}>
        <h1 tabIndex={-1}>{t('office:places.works')}</h1>
        <EmptyState title={title.text}>{back}</EmptyState>
      </div>
    );
  const queue = state.queue.filter((news) => news.work === id);
  const told = state.told?.work === id ? state.told : null;
  // What was told is in the answer: the form begins again with what is new.
  const version = `${work.told}/${work.spent}/${work.milestones.map(({ reached }) => reached).join()}/${queue.length}`;
  return (
    <div className={frame.body}>
      <p className={styles.sums}>
        {back}
        <a href={`/propuestas/${encodeURIComponent(work.slug)}`}>{t('office-works:public')}</a>
      </p>
      <h1 tabIndex={-1} lang={langOf(title)}>
        {title.text}
      </h1>
      <p className={styles.sums}>
        <TileStrip tiles={work.months} />
        <span className={styles[silenceTone(work, works.silentAfter)]}>{silenceSaid(work, speech)}</span>
      </p>
      <WaitingQueue state={{ ...state, queue, told }} presenter={presenter} />
      {work.mayUpdate ? (
        <div className={styles.columns}>
          <NewsForm key={version} work={work} tell={presenter.tell} />
          <PlanForm work={work} people={works.people} put={presenter.put} />
        </div>
      ) : (
        <p className={styles.hint}>{t('office-works:mayNot')}</p>
      )}
    </div>
  );
}
