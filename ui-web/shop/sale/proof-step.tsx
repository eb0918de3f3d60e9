import { useState } from 'react';
import { isLeft } from '#domain/shared/result.ts';
import { Button } from '#ui-web/components/button/button.tsx';
import { ChoiceCard } from '#ui-web/components/choice/choice-card.tsx';
import { ErrorSummary } from '#ui-web/components/field/error-summary.tsx';
import { ErrorText } from '#ui-web/components/field/error-text.tsx';
import { TextField } from '#ui-web/components/field/text-field.tsx';
import { Notice } from '#ui-web/components/notice/notice.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import { type MaskedPhoto, openPhoto } from '../../office/works/mask/masked-photo.ts';
import { useShop } from '../shop-context.ts';
import styles from '../shop.module.css';
import { TillTitle } from '../step-head.tsx';
import { MaskStep } from './mask-step.tsx';
import { PictureField } from './picture-field.tsx';
import { isWithoutLine, lackingProof, type SaleDraft } from './sale-state.ts';
import { type PictureTrouble, sendPhoto, sendTicket } from './send-picture.ts';

interface ProofStepProps {
  readonly draft: SaleDraft;
  /** The number was refused: it is not that of the voucher's holder. */
  readonly isOtherPerson: boolean;
  readonly change: (part: Partial<SaleDraft>) => void;
  readonly next: () => void;
  readonly signedOut: () => void;
}

type Kind = 'ticket' | 'photo';

/** Sends pictures, and knows which one is on its way or did not arrive. */
function usePictures({ draft, change, signedOut }: ProofStepProps) {
  const shop = useShop();
  const [busy, setBusy] = useState<Kind | null>(null);
  const [trouble, setTrouble] = useState<{ readonly kind: Kind; readonly why: PictureTrouble } | null>(null);
  const of = { key: draft.key, campaign: draft.looked?.campaign.id ?? '' };
  const store = async (kind: Kind, sending: ReturnType<typeof sendTicket>) => {
    setBusy(kind);
    setTrouble(null);
    const sent = await sending;
    setBusy(null);
    if (!isLeft(sent)) {
      change({ [kind]: sent.right });
      return true;
    }
    if (sent.left === 'signedOut') signedOut();
    else setTrouble({ kind, why: sent.left });
    return false;
  };
  return {
    busy,
    trouble,
    fault: (kind: Kind) => (why: PictureTrouble) => setTrouble({ kind, why }),
    ticket: (file: File) => store('ticket', sendTicket(shop, file, of)),
    photo: (photo: MaskedPhoto) => store('photo', sendPhoto(shop, photo, { ...of, kind: 'identity' })),
  };
}

const fieldOf = { noTicket: 'ticket', noPhoto: 'photo', noNumber: 'number', notSeen: 'seen' } as const;

/** The proof of a sale: the ticket, and whose voucher it is by the campaign's rule. */
export function ProofStep(props: ProofStepProps) {
  const { draft, isOtherPerson, change, next } = props;
  const { t } = useSpeech();
  const pictures = usePictures(props);
  const [isTried, setTried] = useState(false);
  const [masking, setMasking] = useState<MaskedPhoto | null>(null);
  const lacking = lackingProof(draft);
  const missing = (one: (typeof lacking)[number]) =>
    isTried && lacking.includes(one) ? t(`shop:proof.${one}`) : undefined;
  const damaged = (kind: Kind) =>
    pictures.trouble?.kind === kind
      ? t(pictures.trouble.why === 'notPicture' ? 'shop:proof.notPicture' : 'shop:proof.failed')
      : undefined;
  const openForMask = async (file: File) => {
    const photo = await openPhoto(file);
    setMasking(photo);
    if (photo === null) pictures.fault('photo')('notPicture');
  };
  if (masking !== null)
    return (
      <MaskStep
        photo={masking}
        onChange={setMasking}
        isBusy={pictures.busy === 'photo'}
        error={damaged('photo')}
        save={() => void pictures.photo(masking).then((isStored) => isStored && setMasking(null))}
        again={() => setMasking(null)}
      />
    );
  const go = () => (lacking.length === 0 ? next() : setTried(true));
  return (
    <>
      <TillTitle>{t('shop:proof.title')}</TillTitle>
      {isTried && lacking.length > 0 && (
        <ErrorSummary
          title={t('shop:proof.missing', { count: lacking.length })}
          errors={lacking.map((one) => ({ href: `#${fieldOf[one]}`, text: t(`shop:proof.${one}`) }))}
          closeLabel={t('shop:proof.close')}
          onClose={() => setTried(false)}
        />
      )}
      <TicketField
        draft={draft}
        isBusy={pictures.busy === 'ticket'}
        error={damaged('ticket') ?? missing('noTicket')}
        onFile={(file) => void pictures.ticket(file)}
      />
      <IdentityProofField
        {...{ draft, change, isOtherPerson, missing, damaged }}
        isBusy={pictures.busy === 'photo'}
        enter={go}
        openForMask={(file) => void openForMask(file)}
      />
      <Button wide busy={pictures.busy !== null} onClick={go}>
        {t('shop:proof.summary')}
      </Button>
    </>
  );
}

interface TicketFieldProps {
  readonly draft: SaleDraft;
  readonly isBusy: boolean;
  readonly error: string | undefined;
  readonly onFile: (file: File) => void;
}

/** The picture of the ticket, and whether it has come before. */
function TicketField({ draft, isBusy, error, onFile }: TicketFieldProps) {
  const { t } = useSpeech();
  return (
    <PictureField
      id="ticket"
      title={t('shop:proof.ticket')}
      hint={t('shop:proof.ticketNone')}
      take={t(draft.ticket === null ? 'shop:proof.ticketTake' : 'shop:proof.ticketAgain')}
      there={draft.ticket && t(draft.ticket.id === null ? 'shop:line.pictureKept' : 'shop:proof.ticketThere')}
      error={error}
      isBusy={isBusy}
      busyWords={t('shop:proof.sending')}
      onFile={onFile}
    >
      {draft.ticket?.isRepeated === true && (
        <Notice tone="warning" live="polite">
          <p>{t('shop:proof.ticketRepeated')}</p>
        </Notice>
      )}
    </PictureField>
  );
}

interface IdentityProofFieldProps extends Pick<ProofStepProps, 'draft' | 'change' | 'isOtherPerson'> {
  readonly missing: (one: ReturnType<typeof lackingProof>[number]) => string | undefined;
  readonly damaged: (kind: Kind) => string | undefined;
  readonly isBusy: boolean;
  readonly enter: () => void;
  readonly openForMask: (file: File) => void;
}

/** Whose voucher it is, by the rule of the campaign. */
function IdentityProofField(props: IdentityProofFieldProps) {
  const { draft, change, isOtherPerson, missing, damaged, isBusy, enter, openForMask } = props;
  const { t } = useSpeech();
  const rule = draft.looked?.campaign.identityProof ?? 'number';
  return (
    <>
      {rule === 'photo' && (
        <PictureField
          id="photo"
          title={t('shop:proof.dni')}
          hint={t('shop:proof.photo')}
          take={t(draft.photo === null ? 'shop:proof.photoTake' : 'shop:proof.photoAgain')}
          there={
            draft.photo && t(draft.photo.id === null ? 'shop:line.pictureKept' : 'shop:proof.photoThere')
          }
          error={damaged('photo') ?? missing('noPhoto')}
          isBusy={isBusy}
          busyWords={t('shop:proof.sending')}
          onFile={openForMask}
        />
      )}
      {rule === 'number' && (
        <NumberField
          number={draft.number}
          error={missing('noNumber') ?? (isOtherPerson ? t('shop:proof.notMember') : undefined)}
          isOtherPerson={isOtherPerson}
          isUnchecked={isWithoutLine(draft)}
          change={(number) => change({ number })}
          enter={enter}
        />
      )}
      {rule === 'shown' && (
        <section className={styles.proof} aria-labelledby="shown-title">
          <h2 id="shown-title">{t('shop:proof.dni')}</h2>
          <p className="note">{t('shop:proof.seenHint')}</p>
          {missing('notSeen') !== undefined && <ErrorText>{missing('notSeen')}</ErrorText>}
          <ChoiceCard
            id="seen"
            kind="checkbox"
            title={t('shop:proof.seen')}
            checked={draft.isSeen}
            onToggle={(isSeen) => change({ isSeen })}
          />
        </section>
      )}
    </>
  );
}

interface NumberFieldProps {
  readonly number: string;
  readonly error: string | undefined;
  readonly isOtherPerson: boolean;
  /** Without a line nobody compares it now. */
  readonly isUnchecked: boolean;
  readonly change: (number: string) => void;
  readonly enter: () => void;
}

/** The identity number of the customer. It is compared, and kept nowhere. */
function NumberField({ number, error, isOtherPerson, isUnchecked, change, enter }: NumberFieldProps) {
  const { t } = useSpeech();
  return (
    <section className={styles.proof} aria-labelledby="number-title">
      <h2 id="number-title">{t('shop:proof.dni')}</h2>
      <TextField
        id="number"
        label={t('shop:proof.number')}
        hint={t(isUnchecked ? 'shop:line.numberHint' : 'shop:proof.numberHint')}
        error={error}
        width="100%"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        value={number}
        onChange={change}
        onKeyDown={(event) => {
          if (event.key === 'Enter') enter();
        }}
      />
      {isOtherPerson && <p className="note">{t('shop:proof.notMemberHelp')}</p>}
    </section>
  );
}
