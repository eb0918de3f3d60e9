import { useState } from 'react';
import type { WorkAnswer } from '#adapters/wire/office-works/work.ts';
import { EmptyState } from '#ui-web/components/list-states/empty-state.tsx';
import { langOf } from '#ui-web/components/wording/wording.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import { OfficeButton } from '../../parts/office-button.tsx';
import { OfficeLink } from '../../parts/office-link.tsx';
import frame from '../../shell/frame.module.css';
import { WaitingQueue } from '../news/waiting-queue.tsx';
import { moneySaid, reachedCount, silenceSaid, silenceTone, workHref } from '../work-words.ts';
import type { WorksAnswer, WorksPresenter, WorksState } from '../works-presenter.ts';
import styles from '../works.module.css';
import { TileStrip } from './tile-strip.tsx';

/** How many works are shown before the person asks for more. */
const shownFirst = 50;

interface WorksListProps {
  readonly works: WorksAnswer;
  readonly state: WorksState;
  readonly presenter: WorksPresenter;
}

/** The works of the town, the person’s own first, then those that have been silent longest. */
export function WorksList({ works, state, presenter }: WorksListProps) {
  const { t } = useSpeech();
  const { items, silentAfter } = works;
  const [shown, showTo] = useState(shownFirst);
  const finished = items.filter(({ status }) => status === 'finished').length;
  const late = items.filter((one) => silenceTone(one, silentAfter) === 'late').length;
  return (
    <div className={frame.body}>
      <h1 tabIndex={-1}>{t('office:places.works')}</h1>
      <p className={styles.sums}>
        <span>{t('office-works:going', { count: items.length - finished })}</span>
        <span>{t('office-works:finished', { count: finished })}</span>
        {late > 0 && (
          <strong className={styles.late}>
            {t('office-works:tooSilent', { count: late, days: silentAfter })}
          </strong>
        )}
        <OfficeLink href={`/estadisticas/${works.today.slice(0, 4)}`}>{t('office-works:balance')}</OfficeLink>
      </p>
      <WaitingQueue state={state} presenter={presenter} />
      {items.length === 0 ? (
        <EmptyState title={t('office-works:none')}>
          <p>{t('office-works:noneHint')}</p>
        </EmptyState>
      ) : (
        <ul role="list" className={styles.works} aria-label={t('office:places.works')}>
          {items.slice(0, shown).map((work) => (
            <WorkRow key={work.id} work={work} silentAfter={silentAfter} />
          ))}
        </ul>
      )}
      {items.length > shown && (
        <OfficeButton look="outline" onClick={() => showTo(shown + shownFirst)}>
          {t('office-works:more', { count: items.length - shown })}
        </OfficeButton>
      )}
      <p className={styles.hint}>{t('office-works:reminded', { count: silentAfter })}</p>
    </div>
  );
}

interface WorkRowProps {
  readonly work: WorkAnswer;
  readonly silentAfter: number;
}

function WorkRow({ work, silentAfter }: WorkRowProps) {
  const speech = useSpeech();
  const { t, said } = speech;
  const { id, process, owner, isMine, milestones, budget, spent, months, status } = work;
  const [title, about] = [said(work.title), process === null ? null : said(process)];
  const of = { reached: reachedCount(work), count: milestones.length };
  return (
    <li className={styles.work}>
      <div className={styles.name}>
        <OfficeLink href={workHref(id)} lang={langOf(title)}>
          {title.text}
        </OfficeLink>
        <small>
          {t(`office-works:status.${status}`)}
          {about !== null && <span lang={langOf(about)}> · {about.text}</span>}
        </small>
      </div>
      <div>
        <TileStrip tiles={months} />
        <span className={styles[silenceTone(work, silentAfter)]}>{silenceSaid(work, speech)}</span>
      </div>
      <div>
        <TileStrip tiles={milestones.map(({ reached }) => reached !== null)} />
        <span>
          {milestones.length === 0 ? t('office-works:noMilestones') : t('office-works:milestones', of)}
        </span>
      </div>
      <div className={styles.money}>
        <span>{moneySaid(spent)}</span>
        <small>{t('office-works:ofBudget', { budget: moneySaid(budget) })}</small>
      </div>
      <div>{owner === null ? t('office-works:nobody') : isMine ? t('office-works:mine') : owner}</div>
    </li>
  );
}
