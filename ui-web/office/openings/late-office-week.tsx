import { lazy, Suspense } from 'react';
import { appointmentOffices } from '#domain/documents/document-parts.ts';
import type { OpenDocument } from '../documents/editor/open-document.ts';
import { learnTexts } from '../i18n/office-speech.ts';

const Week = lazy(async () => {
  const [week] = await Promise.all([import('./office-week.tsx'), learnTexts('openings')]);
  return { default: week.OfficeWeek };
});

/** The week of an office with appointments beside its editor; other documents have none. */
export const LateOfficeWeek = ({ document }: { readonly document: OpenDocument }) =>
  document.collection === appointmentOffices && (
    <Suspense fallback={null}>
      <Week document={document} />
    </Suspense>
  );
