import { use } from 'react';
import { calendarAddress } from '#adapters/wire/processes/calendar-address.ts';
import { openDataAddress } from '#adapters/wire/processes/open-data-address.ts';
import { DocumentList } from '#ui-web/components/document-list/document-list.tsx';
import { usePlace } from '#ui-web/shell/council-context.ts';
import { useSpeech } from '#ui-web/speech.ts';

/** The data of a process to download: its proposals as a table, or everything for programs. */
export function OpenData({ slug }: { readonly slug: string }) {
  const { t, language, later } = useSpeech();
  const { realm } = usePlace().council;
  use(later());
  const documents = (['csv', 'json'] as const).map((format) => ({
    href: `${openDataAddress(realm, slug, format)}${format === 'csv' ? `&lang=${language}` : ''}`,
    title: t(`media:openData.${format}`),
    detail: format.toUpperCase(),
    download: `${slug}.${format}`,
  }));
  const calendar = {
    href: calendarAddress(realm, slug, language),
    title: t('media:openData.ics'),
    detail: 'ICS',
    download: `${slug}.ics`,
  };
  return (
    <section className="stack stack-12 stretch" aria-labelledby="open-data">
      <h2 className="text-20" id="open-data">
        {t('media:openData.title')}
      </h2>
      <DocumentList documents={[...documents, calendar]} />
    </section>
  );
}
