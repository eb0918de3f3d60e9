import { use, useEffect, useMemo } from 'react';
import type { FormCouncil } from '#ui-web/composition/council.ts';
import { usePlace } from '#ui-web/shell/council-context.ts';
import { useSpeech } from '#ui-web/speech.ts';
import { type PhonePresenter, phonePresenter } from './phone-presenter.ts';

/** What this phone gets messages about, as the council says. */
export function usePhone(): PhonePresenter {
  const { council } = usePlace();
  const { language } = useSpeech();
  const forms = use(council.forms());
  const phone = useMemo(() => {
    const ports: FormCouncil = { ...council, ...forms };
    return phonePresenter(ports, language);
  }, [council, forms, language]);
  useEffect(() => void phone.load(), [phone]);
  return phone;
}
