import { lazy, Suspense, useState } from 'react';
import { classNames } from '#ui-web/components/class-names.ts';
import { useSpeech } from '#ui-web/speech.ts';
import { OfficeButton } from '../../parts/office-button.tsx';
import { OfficeLink } from '../../parts/office-link.tsx';
import { useScreenKeys } from '../../shell/keys.tsx';
import { useOffice } from '../../shell/office-context.ts';
import { draftChanges } from '../history/draft-changes.ts';
import { useKindName } from '../list/kind-name.ts';
import { addressOfPage } from '../pick/page-address.ts';
import type { EditorProps } from './editor-props.ts';
import styles from './editor.module.css';
import type { OpenDocument } from './open-document.ts';
import { SavingWords } from './saving-words.tsx';
import type { Acts } from './use-acts.tsx';
import { useWhenWords } from './when-words.ts';
import { useWordsOfPath } from './words-of-path.ts';

const LatePreview = lazy(async () => ({ default: (await import('./preview.tsx')).Preview }));

interface HeadProps extends EditorProps {
  readonly title: string;
  readonly acts: Acts;
}

/** What the document is, whether it is stored, who else is here, and the next act. */
export function EditorHead({ document, presenter, list, title, acts }: HeadProps) {
  const { t } = useSpeech();
  const [isPreviewed, preview] = useState(false);
  const { head, saving, collection } = document;
  const kindName = useKindName();
  useScreenKeys([{ key: 'v', words: t('office-documents:preview'), act: () => preview(true) }]);
  return (
    <header className={styles.head}>
      <p className={styles.facts}>
        <span className={classNames(styles.state, styles[head.state])}>
          {t(`office-documents:state.${head.state}`)}
        </span>
        <OfficeLink href={list}>{kindName(collection)}</OfficeLink>
        <SavingWords saving={saving} />
        <WhoIsHere document={document} />
      </p>
      <div className={styles.titled}>
        <h1 tabIndex={-1}>{title}</h1>
        <div className={styles.headActs}>
          <OfficeButton look="outline" hotkey="V" onClick={() => preview(true)}>
            {t('office-documents:preview')}
          </OfficeButton>
          <MainAct document={document} acts={acts} />
        </div>
      </div>
      <Told document={document} acts={acts} />
      <Suspense>
        {isPreviewed && (
          <LatePreview document={document} presenter={presenter} close={() => preview(false)} />
        )}
      </Suspense>
    </header>
  );
}

/** Who else has the document open, and in which field. */
function WhoIsHere({ document }: { readonly document: OpenDocument }) {
  const { t } = useSpeech();
  const wordsOf = useWordsOfPath(document);
  return document.presence.map(({ by, field }) => (
    <span key={by} className={styles.here}>
      <b aria-hidden="true">{by.charAt(0)}</b>
      {field === null
        ? t('office-documents:isHere', { who: by })
        : t('office-documents:isHereIn', { who: by, what: wordsOf(field) })}
    </span>
  ));
}

/** The act that comes next; not before the person has chosen between two texts of one field. */
function MainAct({ document, acts }: { readonly document: OpenDocument; readonly acts: Acts }) {
  const { t } = useSpeech();
  const whenWords = useWhenWords();
  const { unsent, isActing } = document;
  const { next, when } = acts;
  if (next === null) return null;
  const isConflicting = [...unsent.values()].some(({ other }) => other !== null);
  const isUndated = next === 'schedule' && when?.at === '' && when.until === '';
  const isOff = isConflicting || isUndated;
  const changes = draftChanges(document);
  const words =
    next === 'schedule'
      ? whenWords(when)
      : next === 'publish' && changes > 0
        ? t('office-documents:publishChanges', { count: changes })
        : t(`office-documents:act.${next}`);
  return (
    <OfficeButton busy={isActing} aria-disabled={isOff} onClick={() => !isOff && acts.ask(next)}>
      {words}
    </OfficeButton>
  );
}

/** What came of the last act: that it was done, or why it was not. */
function Told({ document, acts: { done } }: { readonly document: OpenDocument; readonly acts: Acts }) {
  const { t } = useSpeech();
  const { realm } = useOffice().council;
  const { trouble, collection, id, head } = document;
  const page = head.isPublic ? addressOfPage(collection, id) : null;
  return (
    <div role="status" className={styles.told}>
      {trouble !== null && <p className={styles.bad}>{t(`office-documents:trouble.${trouble}`)}</p>}
      {trouble === null && done !== null && (
        <p>
          {t(`office-documents:done.${done}`)}{' '}
          {page !== null && (
            <a href={`${page}?realm=${realm}`} target="_blank" rel="noreferrer">
              {t('office-documents:seeOnPortal')}
            </a>
          )}
        </p>
      )}
    </div>
  );
}
