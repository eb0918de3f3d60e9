import { type ReactNode, Suspense, useEffect, useMemo } from 'react';
import { LoadingList } from '#ui-web/components/list-states/loading-list.tsx';
import { NewsList } from '#ui-web/components/news-list/news-list.tsx';
import { newsItems } from '#ui-web/screens/news/view-model.ts';
import { useComingViewModel } from '#ui-web/presenter.ts';
import { usePlace } from '#ui-web/shell/council-context.ts';
import { Failure } from '#ui-web/shell/routing/failure.tsx';
import { useSiteDetails } from '#ui-web/shell/site-details.ts';
import { useSpeech } from '#ui-web/speech.ts';
import { type Resources, type ResourceKind, resourcesPresenter } from './presenter.ts';
import styles from './screen.module.css';

/** What the council offers associations: a section for each kind; a sentence in place of an empty one. */
export function ResourcesPart() {
  const { council, site } = usePlace();
  const { t } = useSpeech();
  const presenter = useMemo(() => resourcesPresenter(council), [council]);
  useEffect(() => void presenter.ask(), [presenter]);
  const state = useComingViewModel(presenter);
  if (state.kind === 'waiting') return <LoadingList title={t('associations:resources.loading')} />;
  if (state.kind === 'refused') {
    return (
      <Failure
        title={t('associations:resources.failed')}
        refused={state}
        zone={site.timeZone}
        retry={() => void presenter.ask()}
      />
    );
  }
  const found = state.value;
  return (
    <div className={styles.resources}>
      <Articles kind="resources" found={found} none={t('associations:resources.noResources')} />
      <Articles kind="agenda" found={found} none={t('associations:resources.noAgenda')} />
      <Articles kind="news" found={found} none={t('associations:resources.noNews')} />
      <Section title={t('associations:resources.contact')}>
        <Suspense fallback={null}>
          <Contact />
        </Suspense>
      </Section>
      <Articles kind="create" found={found} none={t('associations:resources.noCreate')} />
    </div>
  );
}

function Section({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className={styles.resource}>
      <h2 className="text-24">{title}</h2>
      <div className="stack stretch">{children}</div>
    </section>
  );
}

interface ArticlesProps {
  readonly kind: ResourceKind;
  readonly found: Resources;
  readonly none: string;
}

function Articles({ kind, found, none }: ArticlesProps) {
  const speech = useSpeech();
  const items = found[kind];
  return (
    <Section title={speech.t(`associations:resources.${kind}`)}>
      {items.length === 0 ? <p className="note">{none}</p> : <NewsList news={newsItems(items, speech)} />}
    </Section>
  );
}

function Contact() {
  const { t } = useSpeech();
  const { phone, email } = useSiteDetails().foot;
  if (phone === null && email === null)
    return <p className="note">{t('associations:resources.noContact')}</p>;
  return (
    <>
      <p>{t('associations:resources.contactLead')}</p>
      <p className="actions">
        {phone !== null && <a href={`tel:${phone.replaceAll(/[^+\d]/gu, '')}`}>{phone}</a>}
        {email !== null && <a href={`mailto:${email}`}>{email}</a>}
      </p>
    </>
  );
}
