import { useEffect, useMemo, useRef, useState } from 'react';
import { useSearch } from 'wouter';
import type { IndexBook } from '#application/transparency/open-index-book.ts';
import { AccordionPart } from '#ui-web/components/accordion/accordion.tsx';
import { openAll, reveal } from '#ui-web/components/accordion/reveal.ts';
import { Breadcrumbs } from '#ui-web/components/breadcrumbs/breadcrumbs.tsx';
import { Button } from '#ui-web/components/button/button.tsx';
import { IndexWall } from '#ui-web/components/index-wall/index-wall.tsx';
import { LoadingList } from '#ui-web/components/list-states/loading-list.tsx';
import { Notice } from '#ui-web/components/notice/notice.tsx';
import { useComingViewModel } from '#ui-web/presenter.ts';
import { usePlace } from '#ui-web/shell/council-context.ts';
import { Failure } from '#ui-web/shell/routing/failure.tsx';
import { ScreenTitle } from '#ui-web/shell/routing/screen-title.tsx';
import { useOpened } from '#ui-web/shell/start/first-view.ts';
import { useSpeech } from '#ui-web/speech.ts';
import { type ChosenIndex, chosenIndex, indexesIn } from './chosen-index.ts';
import { ComparedTable } from './compared-table.tsx';
import { comparedView } from './compared-view.ts';
import { IndexHead } from './index-head.tsx';
import { PointList } from './point-list.tsx';
import { transparencyPresenter } from './presenter.ts';
import styles from './screen.module.css';
import { indexSectionViews, strangeWords, wallSections } from './view-model.ts';
import { WallLegend } from './wall-legend.tsx';

/** The transparency index of a council: what it publishes, point by point, and what it does not. */
export function TransparencyScreen() {
  const { council, site } = usePlace();
  const { t } = useSpeech();
  const search = useSearch();
  const presenter = useOpened(
    { name: 'transparency', make: () => transparencyPresenter(council), open: (one) => one.ask() },
    council,
  );
  const state = useComingViewModel(presenter);
  return (
    <div className="wrap">
      <Breadcrumbs label={t('shell:breadcrumbs')} items={[{ href: '/', text: t('shell:home') }]} />
      {state.kind === 'here' ? (
        <OpenIndex book={state.value} search={search} />
      ) : (
        <div className="page-top">
          <ScreenTitle of={t('transparency:title')} />
          {state.kind === 'waiting' && <LoadingList title={t('transparency:loading')} />}
          {state.kind === 'refused' && (
            <Failure
              whole
              title={t('transparency:failed')}
              refused={state}
              zone={site.timeZone}
              retry={() => void presenter.ask()}
            />
          )}
        </div>
      )}
    </div>
  );
}

function OpenIndex({ book, search }: { readonly book: IndexBook; readonly search: string }) {
  const speech = useSpeech();
  const { t } = speech;
  const { council } = usePlace();
  const chosen = useMemo(() => chosenIndex(book, search), [book, search]);
  const compared = useMemo(() => comparedView(book, speech), [book, speech]);
  const strange = strangeWords(book, chosen, speech);
  return (
    <>
      <IndexHead
        chosen={chosen}
        indexes={indexesIn(book)}
        save={async (format) => {
          const { saveIndex } = await import('./index-file.ts');
          saveIndex(chosen, format, `${location.origin} (${council.realm})`, speech);
        }}
      />
      {!book.isWhole && (
        <Notice tone="warning">
          <p>{t('transparency:notWhole')}</p>
        </Notice>
      )}
      <section className={styles.part} aria-labelledby="wall">
        <div className={styles.top}>
          <h2 id="wall">{t('transparency:wall', { total: chosen.counted.total })}</h2>
          <WallLegend />
        </div>
        <IndexWall
          sections={wallSections(chosen, speech)}
          anchor={`#${pointAnchor}`}
          onGo={(number) => reveal(`${pointAnchor}${number}`)}
        />
      </section>
      <Points key={`${chosen.index.edition} ${chosen.year?.year}`} chosen={chosen} book={book} />
      {strange.length > 0 && (
        <Notice tone="info">
          <p>{t('transparency:strangeLead')}</p>
          <ul>
            {strange.map((words) => (
              <li key={words}>{words}</li>
            ))}
          </ul>
        </Notice>
      )}
      {(compared.years.length > 0 || indexesIn(book).length > 1) && (
        <section className={styles.part} aria-labelledby="compared">
          <h2 id="compared">{t('transparency:compared.title')}</h2>
          <ComparedTable {...compared} />
        </section>
      )}
    </>
  );
}

const pointAnchor = 'p-';

/** Section by section. One is open at each level, until the reader opens all of them. */
function Points({ chosen, book }: { readonly chosen: ChosenIndex; readonly book: IndexBook }) {
  const speech = useSpeech();
  const { t } = speech;
  const [allOpen, setAllOpen] = useState(false);
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => reveal(location.hash.slice(1)), []);
  const name = (of: string) => (allOpen ? null : `index-${of}`);
  const toggle = () => {
    setAllOpen(!allOpen);
    // After the names are removed, or opening one would close the other.
    requestAnimationFrame(() => list.current && openAll(list.current, !allOpen));
  };
  return (
    <section className={styles.part} aria-labelledby="points">
      <div className={styles.top}>
        <h2 id="points">{t('transparency:points')}</h2>
        <Button look="outline" size="short" onClick={toggle}>
          {t(allOpen ? 'transparency:closeAll' : 'transparency:openAll')}
        </Button>
      </div>
      <div ref={list}>
        {indexSectionViews(chosen, book.silent, speech).map((section, at) => (
          <AccordionPart
            key={section.id}
            name={name('sections')}
            level={3}
            sign={section.id}
            title={section.title}
            note={section.note}
            startsOpen={at === 0}
          >
            {section.groups.map((group, place) => (
              <AccordionPart
                key={group.id}
                name={name(section.id)}
                level={4}
                title={group.title}
                note={group.note}
                startsOpen={at === 0 && place === 0}
              >
                <PointList points={group.points} section={at} anchor={pointAnchor} />
              </AccordionPart>
            ))}
          </AccordionPart>
        ))}
      </div>
    </section>
  );
}
