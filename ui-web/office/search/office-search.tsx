import { useCallback, useEffect, useRef, useState } from 'react';
import { DialogFrame } from '#ui-web/components/dialog-frame/dialog-frame.tsx';
import { Icon } from '#ui-web/components/icon/icon.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import { OfficeButton } from '../parts/office-button.tsx';
import { useScreenKeys } from '../shell/keys.tsx';
import { SearchBox } from './search-box.tsx';
import styles from './search.module.css';

/** Ctrl K, also while something is typed elsewhere; not behind an open dialog. */
function useSearchKey(begin: () => void): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
      if (key.toLowerCase() !== 'k' || !(ctrlKey || metaKey) || altKey || shiftKey) return;
      // The browser's own search would take the person out of the page.
      event.preventDefault();
      if (document.querySelector('dialog[open]') === null) begin();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [begin]);
}

/** The focus goes to the content, where single keys act; a screen that opens moves it to its title. */
const toContent = () => document.getElementById('content')?.focus({ preventScroll: true });

function SheetButton({ open }: { readonly open: () => void }) {
  const { t } = useSpeech();
  return (
    <button type="button" className={styles.narrow} onClick={open}>
      <Icon name="search" />
      <span className="visually-hidden">{t('office:search.label')}</span>
    </button>
  );
}

/** The search over everything: a field in the bar; on a phone a button that opens a sheet. */
export function OfficeSearch() {
  const { t } = useSpeech();
  const field = useRef<HTMLInputElement>(null);
  const [isSheetOpen, showSheet] = useState(false);
  const begin = useCallback(() => {
    if (matchMedia('(max-width: 47.99em)').matches) return showSheet(true);
    field.current?.focus();
    field.current?.select();
    return undefined;
  }, []);
  useSearchKey(begin);
  useScreenKeys([{ key: '/', words: t('office:search.begin'), act: begin }]);
  return (
    <>
      <div className={styles.wide}>
        <SearchBox field={field} onLeave={toContent} />
      </div>
      <SheetButton open={() => showSheet(true)} />
      <SearchSheet isOpen={isSheetOpen} close={() => showSheet(false)} />
    </>
  );
}

function SearchSheet({ isOpen, close }: { readonly isOpen: boolean; readonly close: () => void }) {
  const { t } = useSpeech();
  const field = useRef<HTMLInputElement>(null);
  // The dialog gives the focus back when it goes; what was opened gets it then.
  const [isLeft, leave] = useState(false);
  useEffect(() => {
    if (isOpen) field.current?.focus();
    else if (isLeft) toContent();
  }, [isOpen, isLeft]);
  return (
    <DialogFrame
      open={isOpen}
      title={t('office:search.label')}
      onClose={close}
      footer={
        <OfficeButton look="outline" onClick={close}>
          {t('office:close')}
        </OfficeButton>
      }
    >
      <div className={styles.sheet}>
        <SearchBox
          field={field}
          isSheet
          onLeave={() => {
            leave(true);
            close();
          }}
        />
      </div>
    </DialogFrame>
  );
}
