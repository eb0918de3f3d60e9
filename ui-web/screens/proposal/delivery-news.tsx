import { useState } from 'react';
import { formatDay } from '#application/text/dates.ts';
import { formatMoney } from '#application/text/numbers.ts';
import type { DeliveryNews } from '#domain/processes/delivery.ts';
import type { Project } from '#domain/processes/project.ts';
import { Button } from '#ui-web/components/button/button.tsx';
import { Gallery } from '#ui-web/components/gallery/gallery.tsx';
import { PlainOrder } from '#ui-web/components/plain-list/plain-list.tsx';
import { Words } from '#ui-web/components/wording/wording.tsx';
import { galleryWords } from '#ui-web/shell/words/gallery-words.ts';
import { useSpeech } from '#ui-web/speech.ts';

/** How many news are shown before the reader asks for the others. */
const shownFirst = 3;

/** What the council told of the works, the latest first: sentences, photos, milestones, money. */
export function NewsOfDelivery({ project: { delivery } }: { readonly project: Project }) {
  const { t } = useSpeech();
  const [isWhole, showAll] = useState(false);
  const latest = delivery.news.toReversed();
  const shown = isWhole ? latest : latest.slice(0, shownFirst);
  if (latest.length === 0) return null;
  return (
    <div className="stack stack-16 stretch">
      <h3>{t('delivery:news.title')}</h3>
      <PlainOrder className="stack stack-24 stretch">
        {shown.map((news) => (
          <li key={news.id} className="stack stack-8 stretch">
            <OneNews news={news} milestones={delivery.milestones} />
          </li>
        ))}
      </PlainOrder>
      {shown.length < latest.length && (
        <Button look="outline" size="short" onClick={() => showAll(true)}>
          {t('delivery:news.earlier', { count: latest.length - shown.length })}
        </Button>
      )}
    </div>
  );
}

interface OneNewsProps {
  readonly news: DeliveryNews;
  readonly milestones: Project['delivery']['milestones'];
}

function OneNews({ news: { day, text, images, milestones: reached, spent }, milestones }: OneNewsProps) {
  const { t, said, language } = useSpeech();
  const when = formatDay(day, language);
  return (
    <>
      <p>
        <strong>{when}</strong>
      </p>
      {text !== null && (
        <p>
          <Words of={said(text)} />
        </p>
      )}
      {milestones
        .filter(({ id }) => reached.includes(id))
        .map(({ id, title }) => (
          <p key={id}>
            {t('delivery:news.reached')}: <Words of={said(title)} />
          </p>
        ))}
      {spent !== null && (
        <p>
          {t('delivery:news.spent')}: {formatMoney(spent)}
        </p>
      )}
      {images.length > 0 && (
        <Gallery
          words={{ ...galleryWords({ t }), label: t('delivery:news.photo', { day: when }) }}
          pictures={images.map((src) => ({ src, alt: t('delivery:news.photo', { day: when }), caption: '' }))}
        />
      )}
    </>
  );
}
