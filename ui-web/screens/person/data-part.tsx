import { contactFields } from '#domain/forms/contact.ts';
import { Button } from '#ui-web/components/button/button.tsx';
import { TextField } from '#ui-web/components/field/text-field.tsx';
import { LedgerRow } from '#ui-web/components/ledger-row/ledger-row.tsx';
import { known } from '#ui-web/screens/request/kinds/parts/contact-part.tsx';
import styles from '#ui-web/screens/request/screen.module.css';
import { fieldIdOf, useFault, usePerson } from './person-context.ts';

function DataField({ part }: { readonly part: (typeof contactFields)[number] }) {
  const { presenter, speech, open } = usePerson();
  const { t } = speech;
  return (
    <TextField
      {...known[part]}
      id={fieldIdOf(part)}
      name={part}
      label={t(`request:contact.${part}`)}
      {...(part === 'telephone' && {
        hint: t('person:data.telephoneHint'),
        optional: t('request:optional'),
      })}
      width="100%"
      value={open.data[part]}
      error={useFault(part)}
      onChange={(text) => presenter.write(part, text)}
    />
  );
}

/** Names, telephone and e-mail: entered for the first time, or changed. */
export function DataPart() {
  const { presenter, speech, open } = usePerson();
  const { t } = speech;
  const isBusy = open.work === 'keep';
  return (
    <LedgerRow id="datos" title={t('person:data.title')} lead={<p>{t('person:data.lead')}</p>}>
      <form
        className={styles.fields}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void presenter.keep();
        }}
      >
        <div className={styles.pair}>
          {contactFields.map((part) => (
            <DataField key={part} part={part} />
          ))}
        </div>
        <p>
          <Button type="submit" busy={isBusy}>
            {t(isBusy ? 'person:data.saving' : open.profile ? 'person:data.save' : 'person:data.register')}
          </Button>
        </p>
      </form>
    </LedgerRow>
  );
}
