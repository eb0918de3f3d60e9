import { lazy, Suspense, useState } from 'react';
import { useSpeech } from '#ui-web/speech.ts';
import { OfficeButton } from '../../parts/office-button.tsx';
import styles from './form.module.css';
import { orNothing, type ValueInputProps, writtenValue } from './value-props.ts';

const LatePick = lazy(async () => ({ default: (await import('../pick/pick-document.tsx')).PickDocument }));

/** An address of the web, or of a page of the portal, which can be chosen by its title. */
export function AddressInput({ id, value, onChange, isReadOnly, describedBy }: ValueInputProps) {
  const { t } = useSpeech();
  const [isPicking, pick] = useState(false);
  return (
    <>
      <span className={styles.word}>
        <input
          id={id}
          type="text"
          inputMode="url"
          value={writtenValue(value)}
          readOnly={isReadOnly}
          spellCheck={false}
          autoComplete="off"
          maxLength={4000}
          aria-describedby={describedBy}
          onChange={(event) => onChange(orNothing(event.target.value.trim()))}
        />
        {!isReadOnly && (
          <OfficeButton look="text" aria-describedby={describedBy} onClick={() => pick(true)}>
            {t('office-documents:pick.page')}
          </OfficeButton>
        )}
      </span>
      {isPicking && (
        <Suspense>
          <LatePick
            collection={null}
            title={t('office-documents:pick.page')}
            close={() => pick(false)}
            take={({ address }) => {
              pick(false);
              if (address !== null) onChange(address);
            }}
          />
        </Suspense>
      )}
    </>
  );
}
