import { useEffect, useState } from 'react';
import type { CallAnswer } from '#adapters/wire/call.ts';
import { fillTemplatesCall } from '#adapters/wire/templates/fill-templates.ts';
import { isRight } from '#domain/shared/result.ts';
import { isLanguage } from '#domain/shared/localized-text.ts';
import { Icon } from '#ui-web/components/icon/icon.tsx';
import { languageNames } from '#ui-web/i18n/language-names.ts';
import { useSpeech } from '#ui-web/speech.ts';
import { PickMenu } from '../parts/pick-menu.tsx';
import { useOffice } from '../shell/office-context.ts';
import styles from './composer.module.css';
import { composerId, templatesId } from './composer-ids.ts';
import { stateWords } from './request-words.ts';

type Filled = CallAnswer<typeof fillTemplatesCall>['items'][number];

/** The templates of a request, filled in for it; null until they are here. */
function useTemplates(iid: string): readonly Filled[] | null {
  const { council } = useOffice();
  const [items, setItems] = useState<readonly Filled[] | null>(null);
  useEffect(() => {
    let gone = false;
    const ask = async () => {
      const read = await council.call(fillTemplatesCall, { realm: council.realm, reference: iid });
      if (!gone) setItems(isRight(read) ? read.right.items : []);
    };
    void ask();
    return () => {
      gone = true;
    };
  }, [council, iid]);
  return items;
}

interface TemplatesPickProps {
  readonly iid: string;
  /** Puts the text of a template into the field, with the state that goes with it. */
  readonly fill: (text: string, status: string | null) => void;
}

/** A template is chosen, its facts are filled in, and the cursor is behind them: it is retouched before it is sent. */
export function TemplatesPick({ iid, fill }: TemplatesPickProps) {
  const speech = useSpeech();
  const { t } = speech;
  const templates = useTemplates(iid);
  const [picked, setPicked] = useState<Filled | null>(null);
  if (templates === null || templates.length === 0) return null;
  const pick = (id: string) => {
    const found = templates.find((one) => one.id === id);
    if (found === undefined) return;
    setPicked(found);
    fill(found.text, found.status);
    requestAnimationFrame(() => document.getElementById(composerId)?.focus());
  };
  return (
    <div className={styles.templates}>
      <PickMenu
        id={templatesId}
        label={t('office-requests:template.label')}
        value=""
        shown={
          <>
            <Icon name="document" />
            <span>
              {picked === null
                ? t('office-requests:template.choose')
                : t('office-requests:template.chosen', { name: picked.name })}
            </span>
            <kbd aria-hidden="true">P</kbd>
          </>
        }
        options={templates.map((one) => ({
          value: one.id,
          text: (
            <span className={styles.option}>
              <b>{one.name}</b>
              <small>
                {one.status !== null &&
                  t('office-requests:template.sets', { state: stateWords(one.status, speech) })}
                {one.isMissing && (
                  <em> {t('office-requests:template.missing', { language: languageOf(one.language) })}</em>
                )}
              </small>
            </span>
          ),
        }))}
        pick={pick}
      />
      {picked !== null && <TemplateHint picked={picked} />}
    </div>
  );
}

const languageOf = (code: string): string => (isLanguage(code) ? languageNames[code] : code);

/** In which language the text is, and what of it the clerk has to fill in. */
function TemplateHint({ picked: { language, isMissing, unfilled } }: { readonly picked: Filled }) {
  const { t } = useSpeech();
  return (
    <p className={styles.kept}>
      {t(isMissing ? 'office-requests:template.missing' : 'office-requests:template.language', {
        language: languageOf(language),
      })}
      {unfilled.length > 0 && ` ${t('office-requests:template.unfilled', { facts: unfilled.join(', ') })}`}
    </p>
  );
}
