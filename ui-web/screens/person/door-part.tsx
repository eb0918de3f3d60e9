import { Button } from '#ui-web/components/button/button.tsx';
import { CheckCard } from '#ui-web/components/choice/check-card.tsx';
import { TextField } from '#ui-web/components/field/text-field.tsx';
import { LedgerRow } from '#ui-web/components/ledger-row/ledger-row.tsx';
import styles from '#ui-web/screens/request/screen.module.css';
import { CodeField } from './code-field.tsx';
import { fieldIdOf, useFault, usePerson } from './person-context.ts';

/**
 * Access with a mailed code, for a person who entered their data on another device; for one who is signed in, with
 * another address of theirs.
 */
export function DoorPart() {
  const { presenter, speech, open } = usePerson();
  const { t } = speech;
  const { door, work, profile, isHeld } = open;
  const isOther = profile !== null;
  const { isAsked } = door;
  const ask = t(work === 'ask' ? 'person:door.asking' : isAsked ? 'person:door.again' : 'person:door.ask');
  return (
    <LedgerRow
      id="entrar"
      title={t(isOther ? 'person:door.other' : 'person:door.title')}
      lead={<p>{t(isOther ? 'person:door.otherLead' : 'person:door.lead')}</p>}
    >
      <form
        className={styles.fields}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void (isAsked ? presenter.enter() : presenter.ask());
        }}
      >
        <TextField
          id={fieldIdOf('door')}
          type="email"
          autoComplete="email"
          label={t('person:door.email')}
          width="22em"
          value={door.email}
          error={useFault('door')}
          onChange={(email) => presenter.writeDoor({ email })}
        />
        {isAsked && (
          <CodeField at="doorCode" value={door.code} onChange={(code) => presenter.writeDoor({ code })} />
        )}
        {isHeld && !isOther && <AlsoMine />}
        <p className="actions">
          {isAsked && (
            <Button type="submit" busy={work === 'enter'}>
              {t(work === 'enter' ? 'person:door.entering' : 'person:door.enter')}
            </Button>
          )}
          <Button
            look="outline"
            type={isAsked ? 'button' : 'submit'}
            busy={work === 'ask'}
            onClick={isAsked ? () => void presenter.ask() : undefined}
          >
            {ask}
          </Button>
        </p>
      </form>
    </LedgerRow>
  );
}

/** Whether what this device holds of another address is theirs too. */
function AlsoMine() {
  const { presenter, speech, open } = usePerson();
  return (
    <CheckCard
      title={speech.t('person:door.mine')}
      detail={speech.t('person:door.mineNote')}
      checked={open.door.isAlsoMine}
      onChange={(isAlsoMine) => presenter.writeDoor({ isAlsoMine })}
    />
  );
}
