import { useCallback, useState } from 'react';
import type { CallAnswer } from '#adapters/wire/call.ts';
import { listTokensCall } from '#adapters/wire/office/list-tokens.ts';
import { makeTokenCall } from '#adapters/wire/office/make-token.ts';
import type { readMeCall } from '#adapters/wire/office/read-me.ts';
import { revokeTokenCall } from '#adapters/wire/office/revoke-token.ts';
import { isForPrograms } from '#domain/office/access/program-token.ts';
import { endOfDay, parseDay } from '#domain/shared/calendar-day.ts';
import { isLeft } from '#domain/shared/result.ts';
import { SelectField } from '#ui-web/components/field/select-field.tsx';
import { TextField } from '#ui-web/components/field/text-field.tsx';
import { Notice } from '#ui-web/components/notice/notice.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import { useAnswer } from '../parts/use-answer.ts';
import { OfficeButton } from '../parts/office-button.tsx';
import { scopeWords } from '../people/role-words.ts';
import { useOffice } from '../shell/office-context.ts';
import { SecretText } from '../parts/secret-text.tsx';
import styles from './access.module.css';
import { faultWords } from './fault-words.ts';
import { useDayOfMoment } from '../parts/use-moment.ts';
import { RowAct } from './row-act.tsx';

type Token = CallAnswer<typeof listTokensCall>['items'][number];
type Grant = CallAnswer<typeof readMeCall>['grants'][number];

/** Tokens for programs: each for one of the roles of the person who makes it. */
export function OwnTokens({ grants }: { readonly grants: readonly Grant[] }) {
  const { t } = useSpeech();
  const { council } = useOffice();
  const { realm, call } = council;
  const [text, setText] = useState<string | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const [came, readAgain] = useAnswer(useCallback(() => call(listTokensCall, { realm }), [call, realm]));
  const items: readonly Token[] = came === null || isLeft(came) ? [] : came.right.items;
  const revoke = async (token: string) => {
    const done = await call(revokeTokenCall, { realm, token });
    setFault(isLeft(done) ? faultWords(t, done.left) : null);
    readAgain();
  };
  const made = (secret: string) => {
    setText(secret);
    readAgain();
  };
  const now = council.clock.now();
  const usable = grants.filter(
    ({ role, from, until }) =>
      isForPrograms(role) && from !== null && (until === null || Date.parse(until) > now),
  );
  return (
    <section className={styles.card} aria-labelledby="own-tokens">
      <h2 id="own-tokens">{t('office-access:tokens.title')}</h2>
      <p className="note">{t('office-access:tokens.text')}</p>
      {items.length === 0 && <p>{t('office-access:tokens.none')}</p>}
      <ul role="list" className={styles.rows}>
        {items.map((one) => (
          <TokenRow key={one.id} token={one} revoke={() => void revoke(one.id)} />
        ))}
      </ul>
      {fault !== null && (
        <Notice tone="error" live="assertive">
          <p>{fault}</p>
        </Notice>
      )}
      {text !== null && (
        <Notice tone="ok" live="polite">
          <p>{t('office-access:tokens.once')}</p>
          <SecretText>{text}</SecretText>
        </Notice>
      )}
      {usable.length > 0 && <TokenForm grants={usable} onMade={made} />}
    </section>
  );
}

function TokenRow({ token, revoke }: { readonly token: Token; readonly revoke: () => void }) {
  const { t } = useSpeech();
  const day = useDayOfMoment();
  const end = token.revokedAt ?? new Date(Date.parse(token.until) - 1).toISOString();
  return (
    <li>
      <span className={styles.what}>
        <span>{token.name}</span>
        <small>
          {t(`office-people:roles.${token.role}.name`)} · {scopeWords(t, token.scope)} ·{' '}
          {t(`office-access:tokens.state.${token.state}`, { day: day(end) })} ·{' '}
          {t('office-access:tokens.by', { name: token.madeBy.name })}
        </small>
      </span>
      {token.state === 'valid' && (
        <RowAct words={t('office-access:tokens.revoke')} name={token.name} onClick={revoke} />
      )}
    </li>
  );
}

interface TokenFormProps {
  readonly grants: readonly Grant[];
  readonly onMade: (text: string) => void;
}

function TokenForm({ grants, onMade }: TokenFormProps) {
  const { t } = useSpeech();
  const { council, town } = useOffice();
  const [name, setName] = useState('');
  const [picked, setPicked] = useState('0');
  const [last, setLast] = useState('');
  const [fault, setFault] = useState<string | null>(null);
  const make = async () => {
    const [grant, day] = [grants[Number(picked)], parseDay(last)];
    if (grant === undefined || day === null || name.trim() === '') {
      setFault(t('office-access:tokens.refused'));
      return;
    }
    const until = new Date(endOfDay(day, town.timeZone)).toISOString();
    const body = { name, role: grant.role, scope: grant.scope, until };
    const made = await council.call(makeTokenCall, { realm: council.realm, body });
    if (isLeft(made)) {
      const isOurs = made.left.kind === 'tokenRefused';
      setFault(isOurs ? t('office-access:tokens.refused') : faultWords(t, made.left));
      return;
    }
    setFault(null);
    setName('');
    setLast('');
    onMade(made.right.text);
  };
  return (
    <form
      noValidate
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        void make();
      }}
    >
      <TextField label={t('office-access:tokens.name')} value={name} onChange={setName} maxLength={80} />
      <SelectField
        label={t('office-access:tokens.role')}
        value={picked}
        width="100%"
        onChange={setPicked}
        options={grants.map(({ role, scope }, index) => ({
          value: String(index),
          text: `${t(`office-people:roles.${role}.name`)} · ${scopeWords(t, scope)}`,
        }))}
      />
      <TextField
        type="date"
        label={t('office-access:tokens.until')}
        value={last}
        onChange={setLast}
        error={fault ?? undefined}
      />
      <OfficeButton type="submit" look="outline">
        {t('office-access:tokens.make')}
      </OfficeButton>
    </form>
  );
}
