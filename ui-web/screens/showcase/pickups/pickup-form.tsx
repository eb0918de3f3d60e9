import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { PublicOffer } from '#adapters/wire/showcase/public-listing.ts';
import { longestPickupName, mostPiecesAsked } from '#domain/showcase/pickup.ts';
import { Button } from '#ui-web/components/button/button.tsx';
import { SelectField } from '#ui-web/components/field/select-field.tsx';
import { TextField } from '#ui-web/components/field/text-field.tsx';
import { Notice } from '#ui-web/components/notice/notice.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import styles from '../showcase.module.css';
import { pickupFailureKey } from './failure-key.ts';
import type { PickupsOfDevice } from './use-pickups.ts';

interface FormProps {
  readonly shop: string;
  readonly offer: PublicOffer;
  readonly pickups: PickupsOfDevice;
  readonly close: () => void;
}

/** How many pieces and under which name a shop sets something aside. */
export function PickupForm({ shop, offer, pickups, close }: FormProps) {
  const { t } = useSpeech();
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector('select')?.focus(), []);
  const [pieces, setPieces] = useState('1');
  const [name, setName] = useState('');
  const [failure, setFailure] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() === '') return setFailure('name');
    setBusy(true);
    const failed = await pickups.ask({ shop, offer: offer.id, pieces: Number(pieces), name });
    setBusy(false);
    setFailure(failed);
    if (failed !== null) return undefined;
    close();
    // What is set aside is above: the reader is led there.
    return document.querySelector<HTMLElement>('#guardado')?.focus();
  };
  const most = Math.min(mostPiecesAsked, Math.max(1, offer.left));
  const options = Array.from({ length: most }, (_, n) => ({ value: String(n + 1), text: String(n + 1) }));
  return (
    <form ref={form} className={styles.form} onSubmit={(event) => void send(event)} noValidate>
      <SelectField label={t('showcase:form.pieces')} options={options} value={pieces} onChange={setPieces} />
      <TextField
        label={t('showcase:form.name')}
        hint={t('showcase:form.nameHint')}
        value={name}
        onChange={setName}
        maxLength={longestPickupName}
        autoComplete="given-name"
        {...(failure === 'name' && { error: t('showcase:failure.name') })}
      />
      {failure !== null && failure !== 'name' && (
        <Notice tone="error" live="assertive">
          <p>{t(pickupFailureKey(failure))}</p>
        </Notice>
      )}
      <div className={styles.buttons}>
        <Button type="submit" busy={isBusy}>
          {t('showcase:form.send')}
        </Button>
        <Button look="text" onClick={close}>
          {t('showcase:form.leave')}
        </Button>
      </div>
      <p className="note">{t('showcase:form.pay')}</p>
    </form>
  );
}
