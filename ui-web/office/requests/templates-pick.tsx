import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import type { CallAnswer } from '#adapters/wire/call.ts';
import { fillTemplatesCall } from '#adapters/wire/templates/fill-templates.ts';
import { isRight } from '#domain/shared/result.ts';
import { isLanguage } from '#domain/shared/localized-text.ts';
import { Icon } from '#ui-web/components/icon/icon.tsx';
import { languageNames } from '#ui-web/i18n/language-names.ts';
import { useSpeech } from '#ui-web/speech.ts';
import { OfficeLink } from '../parts/office-link.tsx';
import { openPick, PickMenu } from '../parts/pick-menu.tsx';
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

/** Stands in the menu until the templates are here. */
const waiting = 'waiting';

/** A template is chosen, its facts are filled in, and the cursor is behind them: it is retouched before it is sent. */
export function TemplatesPick({ iid, fill }: TemplatesPickProps) {
  const { t } = useSpeech();
  const templates = useTemplates(iid);
  const [picked, setPicked] = useState<Filled | null>(null);
  const use = (found: Filled) => {
    setPicked(found);
    fill(found.text, found.status);
    document.getElementById(composerId)?.focus();
  };
  const want = useTheFirst(templates, use);
  if (templates?.length === 0)
    return (
      <div className={styles.templates}>
        <TemplatesLink isFirst />
      </div>
    );
  const pick = (id: string) => {
    const found = templates?.find((one) => one.id === id);
    if (found !== undefined) use(found);
    want(templates === null);
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
        options={
          templates === null
            ? [{ value: waiting, text: t('office-requests:template.loading') }]
            : templates.map((one) => ({ value: one.id, text: <TemplateOption template={one} /> }))
        }
        pick={pick}
      />
      {picked === null ? <TemplatesLink /> : <TemplateHint picked={picked} />}
    </div>
  );
}

/** Where templates are written; what is being answered stays as a draft. */
function TemplatesLink({ isFirst = false }: { readonly isFirst?: boolean }) {
  const { t } = useSpeech();
  return (
    <OfficeLink className={styles.toTemplates} href="/gestion/plantillas">
      {t(isFirst ? 'office-requests:template.first' : 'office-requests:template.change')}
    </OfficeLink>
  );
}

/**
 * P and Enter may be pressed before the templates are here: the first of them is then used when they come. If the menu
 * is only open, the focus goes from what stood for them to the first, so that an Enter never falls on the list behind.
 */
function useTheFirst(templates: readonly Filled[] | null, use: (first: Filled) => void) {
  const isWanted = useRef(false);
  const arrive = useEffectEvent((first: Filled) => {
    const menu = document.getElementById(templatesId);
    if (isWanted.current && menu?.contains(document.activeElement)) use(first);
    else if (menu?.querySelector('details')?.open && document.activeElement === document.body)
      openPick(templatesId);
  });
  useLayoutEffect(() => {
    const [first] = templates ?? [];
    if (first !== undefined) arrive(first);
  }, [templates]);
  return (wanted: boolean) => void (isWanted.current = wanted);
}

/** A template in the menu: its name, the state it sets, and whether it is in the reader's language. */
function TemplateOption({ template }: { readonly template: Filled }) {
  const speech = useSpeech();
  const { t } = speech;
  const { name, status, isMissing, language } = template;
  return (
    <span className={styles.option}>
      <b>{name}</b>
      <small>
        {status !== null && t('office-requests:template.sets', { state: stateWords(status, speech) })}
        {isMissing && <em> {t('office-requests:template.missing', { language: languageOf(language) })}</em>}
      </small>
    </span>
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
