import { lazy, useEffect, useState } from 'react';
import type { SurveyId } from '#domain/shared/ids.ts';
import { AddedPart } from '#ui-web/shell/routing/added-part.tsx';

const FixedNote = lazy(async () => ({ default: (await import('./fixed-note.tsx')).FixedNote }));

/** What was fixed of a vote, below it: it is fetched once the page is there, and holds nothing else up. */
export function LateFixedNote({ survey }: { readonly survey: SurveyId }) {
  const [isThere, arrive] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => arrive(true));
    return () => clearTimeout(timer);
  }, []);
  return <AddedPart>{isThere && <FixedNote survey={survey} />}</AddedPart>;
}
