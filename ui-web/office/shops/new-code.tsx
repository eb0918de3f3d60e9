import { useState } from 'react';
import { type Either, isLeft } from '#domain/shared/result.ts';
import { TextField } from '#ui-web/components/field/text-field.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import { OfficeButton } from '../parts/office-button.tsx';
import { useOfficeMoment } from '../parts/use-moment.ts';
import styles from './shops.module.css';
import type { ShopTrouble } from './use-shops.ts';

interface NewCodeProps {
  readonly shop: string;
  readonly giveCode: (
    name: string,
  ) => Promise<Either<ShopTrouble, { readonly code: string; readonly until: string }>>;
}

/** A paper code for a device: it is shown once, to be printed. */
export function NewCode({ shop, giveCode }: NewCodeProps) {
  const { t } = useSpeech();
  const moment = useOfficeMoment();
  const [name, setName] = useState('');
  const [given, setGiven] = useState<{ readonly code: string; readonly until: string } | null>(null);
  const [trouble, setTrouble] = useState<ShopTrouble | null>(null);
  const give = async () => {
    const came = await giveCode(name);
    setTrouble(isLeft(came) ? came.left : null);
    if (isLeft(came)) return;
    setName('');
    setGiven(came.right);
  };
  return (
    <section className={styles.part} aria-labelledby="shop-code">
      <h2 id="shop-code">{t('office-shops:code.title')}</h2>
      <p className="note">{t('office-shops:code.lead')}</p>
      <TextField
        label={t('office-shops:code.name')}
        hint={t('office-shops:code.nameHint')}
        error={trouble === null ? undefined : t(`office-shops:trouble.${trouble}`)}
        value={name}
        maxLength={60}
        onChange={setName}
      />
      <div className={styles.acts}>
        <OfficeButton look="outline" onClick={() => void give()}>
          {t('office-shops:code.make')}
        </OfficeButton>
      </div>
      {given !== null && (
        <div role="status" className={styles.part}>
          <p>{t('office-shops:code.for', { shop, until: moment(given.until) })}</p>
          <p className={styles.code}>{given.code.replaceAll(/(.{4})(?=.)/gu, '$1-')}</p>
          <div className={styles.acts}>
            <OfficeButton look="outline" onClick={() => window.print()}>
              {t('office-shops:code.print')}
            </OfficeButton>
          </div>
        </div>
      )}
    </section>
  );
}
