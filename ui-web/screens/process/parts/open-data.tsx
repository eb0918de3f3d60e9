import { use } from 'react';
import { DocumentList } from '#ui-web/components/document-list/document-list.tsx';
import { usePlace } from '#ui-web/shell/council-context.ts';
import { useSpeech } from '#ui-web/speech.ts';

/** The data of a process, to take along: its proposals as a table, or everything for programs. */
export function OpenData({ slug }: { readonly slug: string }) {
  const { t, language, later } = useSpeech();
  const { published } = usePlace().council;
  use(later());
  const documents = (['csv', 'json'] as const).map((format) => ({
    href: `${published.process(slug, format)}${format === 'csv' ? `&lang=${language}` : ''}`,
    title: t(`media:openData.${format}`),
    detail: format.toUpperCase(),
    download: `${slug}.${format}`,
  }));
  return (
    <section className="stack stack-12 stretch" aria-labelledby="open-data">
      <h2 className="text-20" id="open-data">
        {t('media:openData.title')}
      </h2>
      <DocumentList documents={documents} />
    </section>
  );
}
