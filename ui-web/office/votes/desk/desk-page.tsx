import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { DeskSeen } from '#adapters/wire/voting-desk/desk.ts';
import { moveEnvelopesCall } from '#adapters/wire/voting-desk/move-envelopes.ts';
import { readDeskCall } from '#adapters/wire/voting-desk/read-desk.ts';
import { isLeft } from '#domain/shared/result.ts';
import { EmptyState } from '#ui-web/components/list-states/empty-state.tsx';
import { ErrorState } from '#ui-web/components/list-states/error-state.tsx';
import { LoadingList } from '#ui-web/components/list-states/loading-list.tsx';
import { Icon } from '#ui-web/components/icon/icon.tsx';
import { useViewModel } from '#ui-web/presenter.ts';
import { useSpeech } from '#ui-web/speech.ts';
import { OfficeLink } from '../../parts/office-link.tsx';
import { useAnswer } from '../../parts/use-answer.ts';
import frame from '../../shell/frame.module.css';
import { useScreenKeys } from '../../shell/keys.tsx';
import { useOffice, useOfficeTitle } from '../../shell/office-context.ts';
import { voteHref } from '../list/votes-list.tsx';
import { DeskEnvelopes } from './desk-envelopes.tsx';
import { DeskKiosks } from './kiosks/desk-kiosks.tsx';
import { DeskAnswerBox, DeskDeeds, NumberForm } from './desk-person.tsx';
import { PassMade } from './passes/pass-made.tsx';
import { pollingPresenter } from './polling-presenter.ts';
import styles from './desk.module.css';

/** Milliseconds between two looks at the boxes. */
const often = 15_000;
/** A person whom nobody did anything for is forgotten after this number of milliseconds. */
const forgotten = 60_000;

/** The desk of a vote: whether a person may vote, and what is done for them. */
export function PollingDeskPage({ id }: { readonly id: string }) {
  const { t } = useSpeech();
  const { council } = useOffice();
  const ask = useCallback(() => council.call(readDeskCall, { realm: council.realm, id }), [council, id]);
  const [answer, again] = useAnswer(ask);
  useEffect(() => {
    const timer = setInterval(() => document.visibilityState === 'visible' && again(), often);
    return () => clearInterval(timer);
  }, [again]);
  if (answer !== null && !isLeft(answer)) return <OpenDesk id={id} desk={answer.right} again={again} />;
  const isNoDesk = answer !== null && answer.left.kind === 'deskRefused';
  return (
    <div className={frame.body}>
      <h1 tabIndex={-1}>{t('office-polling:title')}</h1>
      {answer === null && <LoadingList title={t('office:loading')} />}
      {answer !== null && !isNoDesk && (
        <ErrorState title={t('office-polling:notRead')} retry={{ text: t('office:again'), onClick: again }} />
      )}
      {isNoDesk && (
        <EmptyState title={t('office-polling:noDesk')}>
          <OfficeLink href={voteHref(id)}>{t('office-polling:toVote')}</OfficeLink>
        </EmptyState>
      )}
    </div>
  );
}

interface OpenDeskProps {
  readonly id: string;
  readonly desk: DeskSeen;
  readonly again: () => void;
}

function OpenDesk({ id, desk, again }: OpenDeskProps) {
  const { t, said } = useSpeech();
  const title = said(desk.title).text;
  useOfficeTitle(`${t('office-polling:title')} · ${title}`);
  const { council } = useOffice();
  const [isMoving, setMoving] = useState(false);
  const move = async (box: string) => {
    setMoving(true);
    await council.call(moveEnvelopesCall, { realm: council.realm, id, body: { box } });
    setMoving(false);
    again();
  };
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <p className={styles.facts}>
          <OfficeLink href={voteHref(id)}>{title}</OfficeLink>
          <OfficeLink href={`${voteHref(id)}/dia`}>{t('office-polling:toDay')}</OfficeLink>
        </p>
        <h1 tabIndex={-1}>{t('office-polling:title')}</h1>
      </header>
      <div className={styles.two}>
        <DeskCounter id={id} desk={desk} />
        <div className={styles.side}>
          <DeskKiosks id={id} kiosks={desk.kiosks} opens={desk.gives} again={again} />
          <DeskEnvelopes boxes={desk.boxes} isBusy={isMoving} move={(box) => void move(box)} />
        </div>
      </div>
    </div>
  );
}

/** The counter itself: a number, an answer, a deed, and the focus back in the field. */
function DeskCounter({ id, desk }: Omit<OpenDeskProps, 'again'>) {
  const { t } = useSpeech();
  const { council } = useOffice();
  const [presenter] = useState(() => pollingPresenter(council, id));
  const step = useViewModel(presenter);
  const field = useRef<HTMLInputElement>(null);
  const open = desk.boxes.filter(({ state }) => state === 'open');
  const [chosen, choose] = useState<string | null>(null);
  const [isPassing, setPassing] = useState(!desk.gives && desk.passesEnvelopes);
  const box = open.find((one) => one.id === chosen) ?? (open.length === 1 ? open[0] : undefined);
  // Before the answer is drawn: the officer types the next number as soon as it is seen.
  useLayoutEffect(() => {
    if (step.kind !== 'ready' && step.kind !== 'passed') return;
    if (field.current !== null) field.current.value = '';
    if (step.kind === 'ready') field.current?.focus();
  }, [step]);
  useEffect(() => {
    if (step.kind !== 'found' && step.kind !== 'passed') return undefined;
    const timer = setTimeout(presenter.next, forgotten);
    return () => clearTimeout(timer);
  }, [step, presenter]);
  useScreenKeys([{ key: 'escape', words: t('office-polling:nothing'), act: presenter.next }]);
  const submit = (identity: string) => {
    if (!isPassing) void presenter.look(identity);
    else if (box !== undefined) void presenter.pass(identity, { box: box.id, way: 'envelope' });
  };
  const isShut = isPassing ? !desk.passesEnvelopes : !desk.gives;
  return (
    <section className={styles.counter} aria-label={t('office-polling:title')}>
      <header>
        <b>{box === undefined ? t('office-polling:title') : t('office-polling:atBox', { box: box.name })}</b>
        <span>{t(isShut ? 'office-polling:shut' : 'office-polling:open')}</span>
      </header>
      <div className={styles.body}>
        <DeskChoices {...{ open, isPassing, setPassing, choose, desk }} chosen={box?.id ?? ''} />
        <NumberForm
          field={field}
          isPassing={isPassing}
          isBusy={['busy', 'unsure', 'passed'].includes(step.kind) || (isPassing && box === undefined)}
          submit={submit}
        />
        <DeskAnswerBox step={step} isPassing={isPassing} />
        {step.kind === 'passed' && <PassMade key={step.pass} made={step} next={presenter.next} />}
        <DeskDeeds
          step={step}
          box={desk.gives ? (box?.name ?? null) : null}
          makesPasses={desk.gives && desk.kiosks.length > 0}
          give={() => box && void presenter.give({ box: box.id, way: 'box' })}
          makePass={() => void presenter.makePass()}
          sendAgain={() => void presenter.sendAgain()}
          next={presenter.next}
        />
        <p className={styles.note}>
          <Icon name="lock" />
          <span>{t('office-polling:secret')}</span>
        </p>
      </div>
    </section>
  );
}

interface ChoicesProps {
  readonly desk: DeskSeen;
  readonly open: DeskSeen['boxes'];
  readonly chosen: string;
  readonly choose: (box: string) => void;
  readonly isPassing: boolean;
  readonly setPassing: (is: boolean) => void;
}

/** The box of this desk, and whether people stand before it or envelopes of a desk without a line are passed. */
function DeskChoices({ desk, open, chosen, choose, isPassing, setPassing }: ChoicesProps) {
  const { t } = useSpeech();
  return (
    <div className={styles.choices}>
      <label>
        <span>{t('office-polling:box')}</span>
        <select value={chosen} onChange={({ target }) => choose(target.value)}>
          <option value="">
            {t(open.length === 0 ? 'office-polling:noBox' : 'office-polling:chooseBox')}
          </option>
          {open.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <fieldset>
        <legend>{t('office-polling:what')}</legend>
        {([false, true] as const).map((passing) => (
          <label key={String(passing)}>
            <input
              type="radio"
              name="what"
              checked={isPassing === passing}
              disabled={passing ? !desk.passesEnvelopes : false}
              onChange={() => setPassing(passing)}
            />
            {t(passing ? 'office-polling:whatEnvelopes' : 'office-polling:whatPeople')}
          </label>
        ))}
      </fieldset>
    </div>
  );
}
