import { Notice } from '#ui-web/components/notice/notice.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import { forWhomOf } from './for-whom.ts';
import type { Visit } from './visit.ts';

/** Says before the questions for whom of the census they are, if not for all of it. */
export function ForWhomNotice({ visit }: { readonly visit: Visit }) {
  const words = forWhomOf(visit, useSpeech());
  if (words.length === 0) return null;
  return (
    <Notice tone="info">
      {words.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </Notice>
  );
}
