import { RibbonLabel, type RibbonState } from '#ui-web/components/ribbon/ribbon.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import { statusWords } from './status-words.ts';

/** The look of each state. */
const looks: Readonly<Record<string, RibbonState>> = {
  Recibida: 'upcoming',
  'En gestión': 'study',
  Resuelta: 'validated',
  Rechazada: 'refused',
};

/** The state of a request, as a word, a colour and a shape. */
export function StatusLabel({ status }: { readonly status: string }) {
  const speech = useSpeech();
  return <RibbonLabel state={looks[status] ?? 'finished'}>{statusWords(status, speech)}</RibbonLabel>;
}
