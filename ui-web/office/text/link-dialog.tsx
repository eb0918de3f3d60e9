import { type FormEvent, useEffect, useId, useState } from 'react';
import { DialogFrame } from '#ui-web/components/dialog-frame/dialog-frame.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import { OfficeButton } from '../parts/office-button.tsx';
import { type LinkPlace, meantAddress } from './links.ts';
import styles from './text.module.css';
import type { OwnPage, RichTextFieldProps } from './text-props.ts';

interface LinkDialogProps {
  readonly place: LinkPlace;
  readonly findPages: RichTextFieldProps['findPages'];
  /** Makes the link; without an address, it is removed. */
  readonly done: (address: string | null, words: string) => void;
  readonly close: () => void;
}

/** Where a link leads, and its words: an address, or a page of the portal that is looked for by words. */
export function LinkDialog({ place, findPages, done, close }: LinkDialogProps) {
  const { t } = useSpeech();
  const id = useId();
  const [address, setAddress] = useState(place.address);
  const [words, setWords] = useState(place.words);
  const [isTried, setTried] = useState(false);
  const meant = meantAddress(address);
  const isWrong = isTried && meant === null;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // The dialog is within the form of a document, which must not be sent with it.
    event.stopPropagation();
    setTried(true);
    if (meant !== null) done(meant, words.trim() === '' ? address.trim() : words);
  };
  const pages = usePages(address, findPages);
  const choose = (page: OwnPage) => {
    setAddress(page.address);
    if (words.trim() === '') setWords(page.title);
  };
  return (
    <DialogFrame
      open
      title={t(place.isLink ? 'office-text:link.change' : 'office-text:link.new')}
      onClose={close}
      footer={<LinkButtons id={id} place={place} done={done} close={close} />}
    >
      <form id={id} className={styles.link} onSubmit={submit}>
        <label htmlFor={`${id}-to`}>{t('office-text:link.to')}</label>
        <p className="note" id={`${id}-hint`}>
          {t(findPages ? 'office-text:link.hintPages' : 'office-text:link.hint')}
        </p>
        {isWrong && (
          <p className={styles.wrong} id={`${id}-error`}>
            {t('office-text:link.wrong')}
          </p>
        )}
        <input
          id={`${id}-to`}
          data-autofocus
          value={address}
          autoComplete="off"
          aria-invalid={isWrong || undefined}
          aria-describedby={isWrong ? `${id}-error` : `${id}-hint`}
          onChange={(event) => setAddress(event.target.value)}
        />
        <FoundPages pages={pages} choose={choose} />
        <label htmlFor={`${id}-words`}>{t('office-text:link.words')}</label>
        <input id={`${id}-words`} value={words} onChange={(event) => setWords(event.target.value)} />
      </form>
    </DialogFrame>
  );
}

function LinkButtons({
  id,
  place,
  done,
  close,
}: Omit<LinkDialogProps, 'findPages'> & { readonly id: string }) {
  const { t } = useSpeech();
  return (
    <>
      <OfficeButton type="submit" form={id}>
        {t('office-text:link.done')}
      </OfficeButton>
      {place.isLink && (
        <OfficeButton look="outline" onClick={() => done(null, place.words)}>
          {t('office-text:link.remove')}
        </OfficeButton>
      )}
      <OfficeButton look="text" onClick={close}>
        {t('office-text:link.cancel')}
      </OfficeButton>
    </>
  );
}

function FoundPages({
  pages,
  choose,
}: {
  readonly pages: readonly OwnPage[];
  readonly choose: (page: OwnPage) => void;
}) {
  const { t } = useSpeech();
  if (pages.length === 0) return null;
  return (
    <ul role="list" className={styles.pages} aria-label={t('office-text:link.pages')}>
      {pages.map((page) => (
        <li key={page.address}>
          <button type="button" onClick={() => choose(page)}>
            {page.title} <small>{page.address}</small>
          </button>
        </li>
      ))}
    </ul>
  );
}

/** Pages of the portal by the words that are written where the address goes; an address looks for none. */
function usePages(written: string, findPages: RichTextFieldProps['findPages']): readonly OwnPage[] {
  const [pages, setPages] = useState<readonly OwnPage[]>([]);
  const words = written.trim();
  const isAddress = words.length < 2 || meantAddress(words) !== null;
  useEffect(() => {
    if (findPages === undefined || isAddress) return undefined;
    let isCurrent = true;
    const rest = setTimeout(async () => {
      const found = await findPages(words);
      if (isCurrent) setPages(found.slice(0, 6));
    }, 200);
    return () => {
      isCurrent = false;
      clearTimeout(rest);
    };
  }, [words, isAddress, findPages]);
  return isAddress ? [] : pages;
}
