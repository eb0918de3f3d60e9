import { useCallback, useState } from 'react';
import { DialogFrame } from '#ui-web/components/dialog-frame/dialog-frame.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import { OfficeButton } from '../../parts/office-button.tsx';
import { useAnswer } from '../../parts/use-answer.ts';
import { useOffice } from '../../shell/office-context.ts';
import { useKindName } from '../list/kind-name.ts';
import { findDocuments, type FoundDocument } from './find-documents.ts';
import styles from './pick.module.css';

interface PickDocumentProps {
  /** Null: any document that has a page on the portal. */
  readonly collection: string | null;
  readonly title: string;
  readonly close: () => void;
  readonly take: (found: FoundDocument) => void;
}

/** Chooses a document by its title. */
export function PickDocument({ collection, title, close, take }: PickDocumentProps) {
  const { t } = useSpeech();
  const [words, setWords] = useState('');
  return (
    <DialogFrame
      open
      title={title}
      onClose={close}
      footer={
        <OfficeButton look="outline" onClick={close}>
          {t('office:close')}
        </OfficeButton>
      }
    >
      <div className={styles.pick}>
        <SearchInput words={words} setWords={setWords} />
        <FoundDocuments collection={collection} words={words.trim()} take={take} />
      </div>
    </DialogFrame>
  );
}

interface SearchInputProps {
  readonly words: string;
  readonly setWords: (words: string) => void;
}

function SearchInput({ words, setWords }: SearchInputProps) {
  const { t } = useSpeech();
  return (
    <input
      type="search"
      data-autofocus=""
      aria-label={t('office-documents:searchLabel')}
      placeholder={t('office-documents:searchLabel')}
      value={words}
      onChange={(event) => setWords(event.target.value)}
    />
  );
}

/** What is found so far; Enter takes the focused one, as everywhere. */
function FoundDocuments({
  collection,
  words,
  take,
}: Pick<PickDocumentProps, 'collection' | 'take'> & { readonly words: string }) {
  const { t, said } = useSpeech();
  const { council } = useOffice();
  const kindName = useKindName();
  const ask = useCallback(
    async () => ({ items: await findDocuments(council, collection, words) }),
    [council, collection, words],
  );
  const [found] = useAnswer(ask);
  if (found === null) return <p className="note">{t('office:loading')}</p>;
  if (found.items === null) return <p role="alert">{t('office-documents:listFailed')}</p>;
  return (
    <>
      <p role="status" className="note">
        {found.items.length === 0
          ? t('office-documents:nothing')
          : t('office-documents:pick.found', { count: found.items.length })}
      </p>
      <ul role="list" className={styles.found}>
        {found.items.map((one) => (
          <li key={`${one.collection}/${one.id}`}>
            <button type="button" onClick={() => take(one)}>
              <span>{said(one.title).text || one.id}</span>
              <small>
                {collection === null && `${kindName(one.collection)} · `}
                {one.isPublic ? t('office-documents:state.published') : t('office-documents:pick.notPublic')}
              </small>
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
