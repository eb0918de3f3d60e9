import { useCallback, useState } from 'react';
import { previewDocumentCall } from '#adapters/wire/office-documents/preview-document.ts';
import { isLeft } from '#domain/shared/result.ts';
import { DialogFrame } from '#ui-web/components/dialog-frame/dialog-frame.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import { OfficeButton } from '../../parts/office-button.tsx';
import { useAnswer } from '../../parts/use-answer.ts';
import { useOffice } from '../../shell/office-context.ts';
import { previewWidths, PreviewFrame } from './preview-frame.tsx';
import styles from './editor.module.css';
import type { OpenDocument } from './open-document.ts';
import type { EditorPresenter } from './presenter.ts';

interface PreviewProps {
  readonly document: OpenDocument;
  readonly presenter: EditorPresenter;
  readonly close: () => void;
}

/** The page of the portal with the draft in it, as wide as a phone or a desk. It is drawn again only if somebody asks. */
export function Preview({ document: { collection, id }, presenter, close }: PreviewProps) {
  const { t } = useSpeech();
  const { council } = useOffice();
  const [width, setWidth] = useState<(typeof previewWidths)[number]>('phone');
  const ask = useCallback(async () => {
    await presenter.send();
    return council.call(previewDocumentCall, { realm: council.realm, collection, id, body: {} });
  }, [presenter, council, collection, id]);
  const [answer, again] = useAnswer(ask);
  const address = answer === null || isLeft(answer) ? null : answer.right.address;
  return (
    <DialogFrame
      open
      wide
      title={t('office-documents:preview')}
      onClose={close}
      footer={
        <OfficeButton look="outline" data-autofocus="" onClick={close}>
          {t('office:close')}
        </OfficeButton>
      }
    >
      <div className={styles.widths} role="group" aria-label={t('office-documents:widths.label')}>
        {previewWidths.map((one) => (
          <button key={one} type="button" aria-pressed={one === width} onClick={() => setWidth(one)}>
            {t(`office-documents:widths.${one}`)}
          </button>
        ))}
        <button type="button" onClick={again}>
          {t('office-documents:drawAgain')}
        </button>
      </div>
      {answer !== null && address === null && <p role="alert">{t('office-documents:noPreview')}</p>}
      {address !== null && <PreviewFrame key={address} address={address} width={width} />}
    </DialogFrame>
  );
}
