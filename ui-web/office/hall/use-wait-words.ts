import { useSpeech } from '#ui-web/speech.ts';

/** From this number of minutes on, a wait is only said to be long: more would promise what nobody knows. */
const longWait = 120;

/** A wait in words, never as one number: "entre 20 y 30 minutos", "más de dos horas". */
export function useWaitWords(): (wait: { readonly from: number; readonly to: number }) => string {
  const { t } = useSpeech();
  return ({ from, to }) => (from >= longWait ? t('office-hall:long') : t('office-hall:range', { from, to }));
}
