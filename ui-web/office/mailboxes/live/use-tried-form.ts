import { use, useEffect, useRef, useState } from 'react';
import { type Mailbox, mailboxId } from '#domain/forms/mailbox.ts';
import type { FormCouncil } from '#ui-web/composition/council.ts';
import { once } from '#ui-web/composition/once.ts';
import { preparePhoto } from '#ui-web/screens/request/files/prepare-photo.ts';
import { type RequestPresenter, requestPresenter } from '#ui-web/screens/request/presenter.ts';
import type { Language } from '#domain/shared/localized-text.ts';
import type { Speech } from '#ui-web/speech.ts';
import { useOffice } from '../../shell/office-context.ts';
import { speechOfForm } from './speech-of-form.ts';
import { TriedFormsContext } from './tried-forms.ts';

/** A form that can be filled in, in its language. */
export interface TriedForm {
  readonly presenter: RequestPresenter;
  readonly speech: Speech;
  readonly council: FormCouncil;
}

/** Milliseconds after the last change of a form until it is drawn anew. */
const pause = 250;

/** What the council of the tried form reads when it is asked. */
interface Now {
  mailbox: Mailbox | null;
  language: Language;
}

/** The council of the tried form: made once, it gives the form as it is now. */
function useTriedCouncil(now: Now): () => Promise<FormCouncil> {
  const { council, town } = useOffice();
  const compose = use(TriedFormsContext);
  const [made] = useState(() =>
    once(() =>
      compose({
        realm: council.realm,
        zone: town.timeZone,
        language: () => now.language,
        mailbox: () => now.mailbox,
      }),
    ),
  );
  return made;
}

/**
 * The form as its author tries it, opened anew when the definition or the language changes: what was filled in is kept as
 * drafts of residents are, with the answers that the form still has. Null until it is open.
 */
export function useTriedForm(mailbox: Mailbox, language: Language): TriedForm | null {
  const { town } = useOffice();
  const [now] = useState<Now>(() => ({ mailbox: null, language }));
  const made = useTriedCouncil(now);
  const [form, setForm] = useState<TriedForm | null>(null);
  const last = useRef<RequestPresenter | null>(null);
  const definition = JSON.stringify(mailbox);
  const { id } = mailbox;
  useEffect(() => {
    let isOver = false;
    const open = async () => {
      const [council, speech] = await Promise.all([made(), speechOfForm(language, town.defaultLanguage)]);
      if (isOver) return;
      last.current?.keepNow();
      // A closed form is tried as an open one.
      Object.assign(now, {
        mailbox: { ...(JSON.parse(definition) as Mailbox), isDisabled: false },
        language,
      });
      const presenter = requestPresenter({ council, id: mailboxId(id), preparePhoto });
      presenter.speakIn(speech);
      await presenter.load();
      if (isOver) return;
      last.current = presenter;
      setForm({ presenter, speech, council });
    };
    const timer = setTimeout(() => void open(), last.current === null ? 0 : pause);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [made, now, definition, id, language, town.defaultLanguage]);
  return form;
}
