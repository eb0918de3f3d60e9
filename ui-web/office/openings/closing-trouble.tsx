import { useSpeech } from '#ui-web/speech.ts';
import { ToldNotice } from '../parts/told-notice.tsx';

/** Why nothing was closed, and what to do. */
export function ClosingTrouble({ trouble }: { readonly trouble: string | null }) {
  const { t } = useSpeech();
  if (trouble === null) return null;
  const other = t('office-openings:trouble.other');
  const words = t(`office-openings:trouble.${trouble}`, { defaultValue: other });
  return <ToldNotice told={{ isFault: true, words }} />;
}
