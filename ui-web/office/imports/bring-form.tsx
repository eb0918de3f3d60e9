import { type DragEvent, useId, useState } from 'react';
import { classNames } from '#ui-web/components/class-names.ts';
import { FilePicker } from '#ui-web/components/file-list/file-picker.tsx';
import { importTable } from '#domain/imports/layouts/layouts.ts';
import { useSpeech } from '#ui-web/speech.ts';
import { OfficeButton } from '../parts/office-button.tsx';
import payments from '../payments/payments.module.css';
import styles from './imports.module.css';
import { useOffice } from '../shell/office-context.ts';
import { CensusFacts } from './census-facts.tsx';
import type { ImportsProps } from './imports-props.ts';
import { tablesFor } from './presenter.ts';
import { TemplateLink } from './template-link.tsx';
import { TableOptions } from './table-options.tsx';

/** Which table it is, where it is, and what no column says. */
export function BringForm({ state, presenter }: ImportsProps) {
  const { t } = useSpeech();
  const { me } = useOffice();
  const { said, needs, isBusy, look } = state;
  const id = useId();
  return (
    <form
      className={styles.bring}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void presenter.lookAt();
      }}
    >
      <div className={styles.options}>
        <div className={styles.option}>
          <label htmlFor={id}>{t('office-imports:layout')}</label>
          <select
            id={id}
            value={said.layout}
            onChange={({ target }) => presenter.say({ layout: target.value })}
          >
            {tablesFor(me.acts).map((name) => (
              <option key={name} value={name}>
                {t(`office-imports:layouts.${name}`)}
              </option>
            ))}
          </select>
          <TemplateLink layout={importTable(said.layout)} />
        </div>
        <TableOptions state={state} presenter={presenter} />
      </div>
      <CensusFacts state={state} presenter={presenter} />
      <SourcePlace state={state} presenter={presenter} />
      {needs !== null && needs !== 'reason' && (
        <span role="alert" className={payments.error}>
          {t(`office-imports:needs.${needs}`)}
        </span>
      )}
      <OfficeButton type="submit" look={look === null ? 'full' : 'outline'} busy={isBusy}>
        {t(isBusy ? 'office-imports:reading' : 'office-imports:look')}
      </OfficeButton>
    </form>
  );
}

const accept =
  '.xlsx,.ods,.csv,.tsv,.txt,text/csv,text/plain,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet,application/vnd.oasis.opendocument.spreadsheet';

/** Where a file is chosen or dropped, and cells are pasted. */
function SourcePlace({ state, presenter }: ImportsProps) {
  const { t } = useSpeech();
  const id = useId();
  const [isOver, setOver] = useState(false);
  const { source } = state.said;
  const bring = (file: File | undefined) => {
    if (file !== undefined) presenter.say({ source: { name: file.name, content: file } });
  };
  const over = (isIn: boolean) => (event: DragEvent) => {
    event.preventDefault();
    setOver(isIn);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- a second way to choose a file, for a pointer
    <div
      className={classNames(payments.drop, isOver && payments.over)}
      onDragOver={over(true)}
      onDragLeave={over(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        bring(event.dataTransfer.files[0]);
      }}
    >
      {source === null ? (
        <>
          <FilePicker id={id} icon="document" accept={accept} onPick={([picked]) => bring(picked)}>
            {t('office-imports:choose')}
          </FilePicker>
          <small className={payments.small}>{t('office-imports:drop')}</small>
          <PastePlace paste={(text) => presenter.say({ source: pasted(text, t('office-imports:pasted')) })} />
        </>
      ) : (
        <p className={payments.chosen}>
          <b>
            {t('office-imports:chosen', {
              name: source.name,
              size: Math.ceil(source.content.size / 1024),
            })}
          </b>{' '}
          <OfficeButton look="text" onClick={() => presenter.say({ source: null })}>
            {t('office-imports:remove')}
          </OfficeButton>
        </p>
      )}
    </div>
  );
}

const pasted = (text: string, name: string) => ({
  name,
  content: new Blob([text], { type: 'text/plain' }),
});

/**
 * Where cells are pasted. The text is taken from the clipboard and never put into the field: drawing five megabytes would
 * stop the page.
 */
function PastePlace({ paste }: { readonly paste: (text: string) => void }) {
  const { t } = useSpeech();
  const id = useId();
  return (
    <div className={styles.paste}>
      <label htmlFor={id}>{t('office-imports:paste')}</label>
      <textarea
        id={id}
        rows={2}
        value=""
        onChange={({ target }) => paste(target.value)}
        onPaste={(event) => {
          event.preventDefault();
          paste(event.clipboardData.getData('text/plain'));
        }}
      />
    </div>
  );
}
