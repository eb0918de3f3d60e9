import { useEffect, useState } from 'react';
import { TextField } from '#ui-web/components/field/text-field.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import type { PartProps } from '../question-kind.ts';
import type { FreeView } from './view.ts';

/**
 * How long a pause in typing lasts before the count is announced, in milliseconds: at every key it would interrupt
 * the keys.
 */
const pause = 1_000;

/** A text to write. The limit is shown, and nothing is cut. */
export function FreeQuestion({ view, answering }: PartProps<FreeView>) {
  const { t } = useSpeech();
  const message = view.error ?? view.counter ?? '';
  const announced = useAfterPause(view.text, message);
  return (
    <>
      <TextField
        id={`${view.id}-text`}
        label={t('survey:free.label')}
        multiline={view.rows}
        width="38em"
        value={view.text}
        error={view.error ?? undefined}
        {...(view.counter === null ? {} : { counter: view.counter })}
        onChange={(text) => answering.write(view.survey, text)}
      />
      <p className="visually-hidden" aria-live="polite">
        {announced}
      </p>
    </>
  );
}

/** What is announced about a text, once it has not changed for a while; nothing before it first changes. */
function useAfterPause(text: string, message: string): string {
  const [first] = useState(text);
  const [announced, setAnnounced] = useState('');
  const [changed, setChanged] = useState(false);
  if (text !== first && !changed) setChanged(true);
  useEffect(() => {
    if (!changed) return undefined;
    const timer = setTimeout(() => setAnnounced(message), pause);
    return () => clearTimeout(timer);
  }, [changed, message]);
  return announced;
}
