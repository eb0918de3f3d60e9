import { type FormEvent, useState } from 'react';
import { type OwnDoor, startDoorDeviceCall } from '#adapters/wire/tickets/door/own-door.ts';
import { isLeft } from '#domain/shared/result.ts';
import { Button } from '#ui-web/components/button/button.tsx';
import { TextField } from '#ui-web/components/field/text-field.tsx';
import { Notice } from '#ui-web/components/notice/notice.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import { useDoorMeans } from '../door-context.ts';
import styles from '../door.module.css';

interface CodeFormProps {
  /** Whether this device was a scanner before, and is none any more. */
  readonly isEnded: boolean;
  readonly inside: (own: OwnDoor) => void;
}

/** Makes this device a scanner, by the paper code that staff gave. */
export function CodeForm({ isEnded, inside }: CodeFormProps) {
  const { t } = useSpeech();
  const { call, realm } = useDoorMeans();
  const [code, setCode] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<'ended' | 'refused' | 'wait' | 'line' | null>(
    isEnded ? 'ended' : null,
  );
  const start = async () => {
    setBusy(true);
    const answer = await call(startDoorDeviceCall, { realm, body: { code } });
    setBusy(false);
    if (!isLeft(answer)) return inside(answer.right);
    const { kind } = answer.left;
    if (kind === 'tooManyAttempts') return setTrouble('wait');
    return setTrouble(kind === 'doorNotAuthorised' ? 'refused' : 'line');
  };
  const enter = (event: FormEvent) => {
    event.preventDefault();
    void start();
  };
  return (
    <form className={styles.start} onSubmit={enter} noValidate>
      <h1>{t('door:start.title')}</h1>
      {trouble !== null && (
        <Notice tone="error" live="assertive">
          <p>
            <strong>{t(`door:start.${trouble}`)}</strong>
          </p>
        </Notice>
      )}
      <p>{t('door:start.words')}</p>
      <TextField
        label={t('door:start.code')}
        hint={t('door:start.codeHint')}
        width="100%"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        value={code}
        onChange={setCode}
      />
      <Button type="submit" wide busy={isBusy}>
        {t('door:start.enter')}
      </Button>
    </form>
  );
}
