import { useState } from 'react';
import type { RequestCopy } from '#application/reports/request-copy.ts';
import { languageTag } from '#domain/shared/localized-text.ts';
import { saveBytes } from '#ui-web/screens/survey/save-text.ts';
import { usePlace } from '#ui-web/shell/council-context.ts';
import { type Speech, useSpeech } from '#ui-web/speech.ts';

export interface CopyKeeping {
  readonly state: 'idle' | 'making' | 'failed';
  /** Writes the copy and offers it as a file named after its reference. */
  readonly keep: (reference: string, copy: RequestCopy) => Promise<void>;
}

/** What every copy says in the language of the page. */
export const copyWords = ({ language, t }: Speech): Pick<RequestCopy, 'language' | 'ofAll'> => ({
  language: languageTag(language),
  ofAll: (part, all) => t('request:sent.ofAll', { part, all }),
});

/** A request as a PDF to keep. */
export function useCopy(): CopyKeeping {
  const { council } = usePlace();
  const { t } = useSpeech();
  const [state, setState] = useState<CopyKeeping['state']>('idle');
  const keep: CopyKeeping['keep'] = async (reference, copy) => {
    setState('making');
    try {
      const { copies } = await council.forms();
      saveBytes(`${t('request:sent.file')}-${reference}.pdf`, await copies.write(copy), 'application/pdf');
      setState('idle');
    } catch {
      // The script that writes it is loaded now, and the network may be down.
      setState('failed');
    }
  };
  return { state, keep };
}
