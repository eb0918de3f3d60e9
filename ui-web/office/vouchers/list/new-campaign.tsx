import { useState } from 'react';
import { useLocation } from 'wouter';
import { createDocumentCall } from '#adapters/wire/office-documents/create-document.ts';
import { campaignDocuments } from '#domain/documents/document-parts.ts';
import type { JsonObject } from '#domain/documents/json.ts';
import type { Language } from '#domain/shared/localized-text.ts';
import { isLeft } from '#domain/shared/result.ts';
import { DialogFrame } from '#ui-web/components/dialog-frame/dialog-frame.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import { OfficeButton } from '../../parts/office-button.tsx';
import { useOffice } from '../../shell/office-context.ts';
import shared from '../../votes/votes.module.css';
import { campaignHref } from '../campaign-href.ts';

/** What a new campaign begins with: what most of them are, and the proof that asks for the least of a person. */
const beginning = (title: string, language: Language, typeTitle: string): JsonObject => ({
  title: { [language]: title },
  types: [{ title: { [language]: typeTitle }, uses: 1 }],
  register: 'census',
  identityProof: 'photo',
  samePricePerSale: 1,
  mixed: false,
});

/** A new campaign, as a draft with a title. */
export function NewCampaign({ close }: { readonly close: () => void }) {
  const { t } = useSpeech();
  const { council, town } = useOffice();
  const [, navigate] = useLocation();
  const [title, setTitle] = useState('');
  const [hasFailed, fail] = useState(false);
  const isReady = title.trim() !== '';
  const make = async () => {
    const body = beginning(title.trim(), town.defaultLanguage, t('office-vouchers:new.type'));
    const made = await council.call(createDocumentCall, {
      realm: council.realm,
      collection: campaignDocuments,
      body: { body },
    });
    if (isLeft(made)) fail(true);
    else navigate(campaignHref(made.right.id));
  };
  return (
    <DialogFrame
      open
      title={t('office-vouchers:new.button')}
      onClose={close}
      footer={
        <>
          <OfficeButton aria-disabled={!isReady} onClick={() => isReady && void make()}>
            {t('office-vouchers:new.make')}
          </OfficeButton>
          <OfficeButton look="outline" onClick={close}>
            {t('office:close')}
          </OfficeButton>
        </>
      }
    >
      <div className={shared.dialog}>
        <label htmlFor="titulo-campana">{t('office-vouchers:new.title')}</label>
        <input
          id="titulo-campana"
          data-autofocus=""
          value={title}
          onChange={(event) => setTitle(event.target.value)}
        />
        {hasFailed && <p role="alert">{t('office-vouchers:failed')}</p>}
      </div>
    </DialogFrame>
  );
}
