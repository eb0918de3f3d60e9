import { useState } from 'react';
import { longestSource, valueLengths } from '#domain/registrations/act/draw-act.ts';
import { TextField } from '#ui-web/components/field/text-field.tsx';
import { Icon } from '#ui-web/components/icon/icon.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import { OfficeButton } from '../parts/office-button.tsx';
import { useOfficeMoment } from '../parts/use-moment.ts';
import type { DrawPresenter, ShownDraw } from './draw-presenter.ts';
import { DrawTrouble } from './trouble.tsx';
import styles from './draws.module.css';

interface ValueProps {
  readonly shown: ShownDraw;
  readonly presenter: DrawPresenter;
}

/** The person who signed first. */
function FirstSigner({ shown: { draw, isBusy }, presenter }: ValueProps) {
  const { t } = useSpeech();
  const moment = useOfficeMoment();
  const { waiting } = draw;
  if (waiting === null) return null;
  const { by, at, isMine, value, source } = waiting;
  return (
    <div className={styles.first}>
      <p className={styles.line}>
        <Icon name="check" /> {t('office-draws:value.waits', { who: by, at: moment(at) })}
      </p>
      <p>{t('office-draws:value.sourceIs', { source })}</p>
      {isMine && value !== null && <p>{t('office-draws:value.mine', { value })}</p>}
      <OfficeButton look="text" busy={isBusy} onClick={() => void presenter.takeBack()}>
        {t('office-draws:value.takeBack')}
      </OfficeButton>
    </div>
  );
}

/** The value that a person types, and the button that asks for their passkey. */
function OwnSignature({ shown: { draw, isBusy }, presenter }: ValueProps) {
  const { t } = useSpeech();
  const [value, setValue] = useState('');
  const [source, setSource] = useState('');
  const [hasSeen, see] = useState(false);
  const isFirst = draw.turn === 'first';
  const isReady = value.trim() !== '' && hasSeen && (!isFirst || source.trim() !== '');
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (isReady) void presenter.sign({ value, source });
      }}
    >
      {!isFirst && <p>{t('office-draws:value.again')}</p>}
      <TextField
        label={t('office-draws:value.value')}
        hint={t('office-draws:value.valueHint')}
        value={value}
        onChange={setValue}
        maxLength={valueLengths.most}
        autoComplete="off"
        spellCheck={false}
      />
      {isFirst && (
        <TextField
          label={t('office-draws:value.source')}
          hint={t('office-draws:value.sourceHint')}
          width="100%"
          value={source}
          onChange={setSource}
          maxLength={longestSource}
        />
      )}
      <label className={styles.check}>
        <input type="checkbox" checked={hasSeen} onChange={(event) => see(event.target.checked)} />
        <span>{t('office-draws:value.read')}</span>
      </label>
      <p>
        <OfficeButton type="submit" busy={isBusy} aria-disabled={!isReady}>
          <Icon name="signature" />{' '}
          {t(isBusy ? 'office-draws:value.busy' : `office-draws:value.${isFirst ? 'first' : 'second'}`)}
        </OfficeButton>
      </p>
    </form>
  );
}

/** The public value: typed and signed by two people, the second without seeing what the first one typed. */
export function PublicValuePart({ shown, presenter }: ValueProps) {
  const { t } = useSpeech();
  const { draw, trouble } = shown;
  return (
    <section className={styles.part} aria-labelledby="value">
      <h2 id="value">{t('office-draws:value.title')}</h2>
      <p className="note">{t('office-draws:value.text')}</p>
      <FirstSigner shown={shown} presenter={presenter} />
      {draw.turn === null ? (
        draw.refused !== 'samePerson' && <DrawTrouble why={draw.refused} />
      ) : (
        <OwnSignature shown={shown} presenter={presenter} />
      )}
      <DrawTrouble why={trouble} isNew />
    </section>
  );
}
