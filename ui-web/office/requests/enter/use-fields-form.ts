import { use, useCallback, useEffect, useRef } from 'react';
import type { Entry } from '#domain/forms/entry.ts';
import { mailboxId } from '#domain/forms/mailbox.ts';
import { left } from '#domain/shared/result.ts';
import type { DeskForms } from '#ui-web/composition/office-forms.ts';
import { preparePhoto } from '#ui-web/screens/request/files/prepare-photo.ts';
import { type RequestPresenter, requestPresenter } from '#ui-web/screens/request/presenter.ts';
import { useSpeech } from '#ui-web/speech.ts';
import { learnForms } from '../../i18n/forms/form-texts.ts';
import { useAnswer } from '../../parts/use-answer.ts';
import { useOffice } from '../../shell/office-context.ts';
import { DeskFormsContext } from './desk-forms.ts';

/** The form that is filled in: it must be the same object until another one is. */
type BegunForm = Pick<DeskForms, 'managed' | 'form'> & { readonly mailbox: string };

/**
 * The presenter of fields that people of staff fill in, once its scripts and texts are here. What the form would send,
 * once nothing of it is wrong, is handed over instead; null until then.
 */
export function useFieldsForm(
  begun: BegunForm,
  keep: (entry: Entry) => Promise<void>,
): RequestPresenter | null {
  const { council, town } = useOffice();
  const speech = useSpeech();
  const compose = use(DeskFormsContext);
  const latest = useRef(keep);
  useEffect(() => {
    latest.current = keep;
  });
  const make = useCallback(async () => {
    const { mailbox, ...form } = begun;
    let presenter: RequestPresenter | null = null;
    const enter = async () => {
      const open = presenter?.current();
      if (open?.kind === 'open') await latest.current(open.entry);
      // What was stored is on the screen behind; the form has nothing more to say.
      return left({ kind: 'serverFailed' as const, status: 0 });
    };
    const language = () => speech.language;
    const [forms] = await Promise.all([
      compose({ realm: council.realm, language, zone: town.timeZone, enter, ...form }),
      learnForms(speech),
    ]);
    presenter = requestPresenter({ council: forms, id: mailboxId(mailbox), preparePhoto });
    presenter.speakIn(speech);
    void presenter.load();
    return presenter;
  }, [council, town, speech, compose, begun]);
  return useAnswer(make)[0];
}
