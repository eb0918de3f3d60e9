import { formatDay } from '#application/text/dates.ts';
import type { Project } from '#domain/processes/project.ts';
import { dayAt } from '#domain/shared/calendar-day.ts';
import { DocumentList } from '#ui-web/components/document-list/document-list.tsx';
import { Facts } from '#ui-web/components/facts/facts.tsx';
import { Gallery } from '#ui-web/components/gallery/gallery.tsx';
import { MoneyBar } from '#ui-web/components/money-bar/money-bar.tsx';
import { Notice } from '#ui-web/components/notice/notice.tsx';
import { PlainList } from '#ui-web/components/plain-list/plain-list.tsx';
import { RibbonLabel } from '#ui-web/components/ribbon/ribbon.tsx';
import { Timeline } from '#ui-web/components/timeline/timeline.tsx';
import { Words } from '#ui-web/components/wording/wording.tsx';
import {
  milestoneSteps,
  moneyView,
  deliveryStatusView,
} from '#ui-web/screens/process/delivery/project-view.ts';
import { silenceWords } from '#ui-web/screens/process/delivery/silence-words.ts';
import { documentItems } from '#ui-web/screens/process/facts-view.ts';
import { usePlace } from '#ui-web/shell/council-context.ts';
import { galleryWords } from '#ui-web/shell/words/gallery-words.ts';
import { useSpeech } from '#ui-web/speech.ts';
import { NewsOfDelivery } from './delivery-news.tsx';

/** Whether the note is what the latest news says, which is shown below. */
const isToldAgain = ({ note, news }: Project['delivery']): boolean =>
  JSON.stringify(news.at(-1)?.text ?? null) === JSON.stringify(note);

/** "Cómo va": status, money and milestones of a funded proposal, and what the council publishes about it. */
export function DeliveryPart({ project }: { readonly project: Project }) {
  const speech = useSpeech();
  const { t, said, language } = speech;
  const { council, site } = usePlace();
  const { delivery } = project;
  const { state, text } = deliveryStatusView(delivery.status, speech);
  const money = moneyView(project, speech);
  const today = dayAt(council.clock.now(), site.timeZone);
  const steps = milestoneSteps(delivery, today, speech);
  const silence = silenceWords(delivery, today, speech);
  const facts = [
    ...(delivery.department === null
      ? []
      : [{ term: t('delivery:department'), value: <Words of={said(delivery.department)} /> }]),
    ...(delivery.updated === null
      ? []
      : [{ term: t('delivery:updated'), value: formatDay(delivery.updated, language) }]),
  ];
  return (
    <section className="stack stack-24 stretch" aria-labelledby="delivery">
      <h2 id="delivery">{t('delivery:one')}</h2>
      <p>
        <RibbonLabel state={state}>{text}</RibbonLabel>
      </p>
      {silence !== null && (
        <p>
          <strong>{silence}</strong>
        </p>
      )}
      {delivery.note !== null && !isToldAgain(delivery) && (
        <p>
          <Words of={said(delivery.note)} />
        </p>
      )}
      {delivery.status === 'stopped' && delivery.reason !== null && (
        <Notice tone="warning">
          <p>
            <strong>{t('delivery:why')}.</strong> <Words of={said(delivery.reason)} />
          </p>
        </Notice>
      )}
      {facts.length > 0 && <Facts items={facts} />}
      <div className="stack stack-12 stretch">
        <h3>{t('delivery:money.title')}</h3>
        <p>
          {t('delivery:money.budget')}: <strong className="figure">{money.budget}</strong>
        </p>
        <MoneyBar parts={money.parts} />
      </div>
      {steps.length > 0 && (
        <div className="stack stack-16 stretch">
          <h3>{t('delivery:milestones.title')}</h3>
          <Timeline steps={steps} level={4} />
        </div>
      )}
      <NewsOfDelivery project={project} />
      <Shown project={project} />
    </section>
  );
}

/** Pictures, documents and links of the works, if there are any. */
function Shown({ project: { delivery } }: { readonly project: Project }) {
  const speech = useSpeech();
  const { t, said } = speech;
  const { images, files, links } = delivery;
  return (
    <>
      {images.length > 0 && (
        <div className="stack stack-12 stretch">
          <h3>{t('delivery:pictures')}</h3>
          <Gallery
            words={galleryWords({ t })}
            pictures={images.map((src) => ({ src, alt: '', caption: '' }))}
          />
        </div>
      )}
      {files.length > 0 && (
        <div className="stack stack-12 stretch">
          <h3>{t('delivery:documents')}</h3>
          <DocumentList documents={documentItems(files, speech)} />
        </div>
      )}
      {links.length > 0 && (
        <div className="stack stack-12 stretch">
          <h3>{t('delivery:links')}</h3>
          <PlainList className="stack stack-8">
            {links.map(({ uri, title }) => (
              <li key={uri}>
                <a href={uri}>
                  <Words of={said(title)} />
                </a>
              </li>
            ))}
          </PlainList>
        </div>
      )}
    </>
  );
}
