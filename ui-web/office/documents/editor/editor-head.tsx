import { lazy, Suspense, useState } from 'react';
import type { DocumentAct } from '#domain/documents/state.ts';
import { useSpeech } from '#ui-web/speech.ts';
import { OfficeButton } from '../../parts/office-button.tsx';
import { OfficeLink } from '../../parts/office-link.tsx';
import { useScreenKeys } from '../../shell/keys.tsx';
import type { EditorProps } from './editor-props.ts';
import { useKindName } from '../kind-name.ts';
import styles from './editor.module.css';
import { SavingWords } from './saving-words.tsx';

const LatePreview = lazy(async () => ({ default: (await import('./preview.tsx')).Preview }));

/** The act that the screen offers first. */
const firstActs: readonly DocumentAct[] = ['publish', 'republish', 'review'];

/** What the document is, whether it is stored, who else is here, and the next act. */
export function EditorHead({ document, presenter, list, title }: EditorProps & { readonly title: string }) {
  const { t } = useSpeech();
  const [isPreviewed, preview] = useState(false);
  const { head, presence, saving, unsent, collection, isActing } = document;
  const next = firstActs.find((act) => head.acts.includes(act));
  const isConflicting = [...unsent.values()].some(({ other }) => other !== null);
  useScreenKeys([{ key: 'v', words: t('office-documents:preview'), act: () => preview(true) }]);
  const kind = useKindName()(collection);
  return (
    <header className={styles.head}>
      <p className={styles.facts}>
        <span className={styles.state}>{t(`office-documents:state.${head.state}`)}</span>
        <OfficeLink href={list}>{kind}</OfficeLink>
        <SavingWords saving={saving} />
        {presence.map(({ by }) => (
          <span key={by} className={styles.here}>
            {t('office-documents:isHere', { who: by })}
          </span>
        ))}
      </p>
      <div className={styles.titled}>
        <h1 tabIndex={-1}>{title}</h1>
        <div className={styles.headActs}>
          <OfficeButton look="outline" hotkey="V" onClick={() => preview(true)}>
            {t('office-documents:preview')}
          </OfficeButton>
          {next !== undefined && (
            <OfficeButton
              busy={isActing}
              aria-disabled={isConflicting}
              onClick={() => !isConflicting && void presenter.act(next)}
            >
              {t(`office-documents:act.${next}`)}
            </OfficeButton>
          )}
        </div>
      </div>
      <Suspense>
        {isPreviewed && (
          <LatePreview document={document} presenter={presenter} close={() => preview(false)} />
        )}
      </Suspense>
    </header>
  );
}
