import type { DutyWire, TodayWire } from '#adapters/wire/office/today.ts';
import { type DutyKind, dutyKinds } from '#domain/office/duties/duty.ts';
import { classNames } from '#ui-web/components/class-names.ts';
import { langOf } from '#ui-web/components/wording/wording.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import { Hotkey } from '../parts/hotkey.tsx';
import { OfficeButton } from '../parts/office-button.tsx';
import { useOffice } from '../shell/office-context.ts';
import { ReasonTiles } from './day-tiles.tsx';
import { OfficeLink } from '../parts/office-link.tsx';
import styles from './duty-groups.module.css';
import { addressOfDuty, reasonWords, tilesOf, toneOf } from './duty-words.ts';
import type { TodayPresenter, TodayState } from './presenter.ts';

interface GroupsProps {
  readonly state: Extract<TodayState, { kind: 'open' }>;
  readonly presenter: TodayPresenter;
}

/** What waits, a group a kind, each thing with its reason and one action. */
export function DutyGroups({ state, presenter }: GroupsProps) {
  const { t } = useSpeech();
  const { today, place } = state;
  const current = today.duties[place];
  return (
    <div>
      {dutyKinds
        .filter((kind) => today.counts[kind] > 0)
        .map((kind) => (
          <section key={kind} className={styles.group} aria-labelledby={`duty-${kind}`}>
            <div>
              <h2 id={`duty-${kind}`}>
                {t(`office-today:group.${kind}`)} <span className={styles.number}>{today.counts[kind]}</span>
              </h2>
              <p className={styles.hint}>{t(`office-today:hint.${kind}`)}</p>
            </div>
            <div>
              <ul role="list">
                {today.duties
                  .filter((duty) => duty.kind === kind)
                  .map((duty) => (
                    <DutyRow
                      key={`${duty.subject} ${typeof duty.where === 'string' ? duty.where : ''}`}
                      duty={duty}
                      isCurrent={duty === current}
                      taking={state.taking}
                      take={presenter.take}
                    />
                  ))}
              </ul>
              <MoreDuties today={today} kind={kind} />
            </div>
          </section>
        ))}
    </div>
  );
}

/** Says how many are not listed here. */
function MoreDuties({ today, kind }: { readonly today: TodayWire; readonly kind: DutyKind }) {
  const { t } = useSpeech();
  const hidden = today.counts[kind] - today.duties.filter((duty) => duty.kind === kind).length;
  if (hidden === 0) return null;
  return <p className={styles.more}>{t('office-today:more', { count: hidden })}</p>;
}

interface RowProps {
  readonly duty: DutyWire;
  readonly isCurrent: boolean;
  readonly taking: GroupsProps['state']['taking'];
  readonly take: TodayPresenter['take'];
}

function DutyRow({ duty, isCurrent, taking, take }: RowProps) {
  const { t, said, language } = useSpeech();
  const { town } = useOffice();
  const own = taking?.subject === duty.subject ? taking : null;
  const title = said(duty.title);
  const saying = { t, language, zone: town.timeZone };
  return (
    <li
      className={classNames(styles.row, isCurrent && styles.current)}
      data-duty={duty.subject}
      aria-current={isCurrent ? 'true' : undefined}
    >
      <div className={styles.why}>
        <ReasonTiles tiles={tilesOf(duty)} />
        <span className={styles[toneOf(duty)]}>{reasonWords(duty, saying)}</span>
      </div>
      <div className={styles.what}>
        <OfficeLink className={styles.title} href={addressOfDuty(duty)} lang={langOf(title)}>
          {duty.kind === 'comment' ? `«${title.text}»` : title.text}
        </OfficeLink>
        <small>
          <DutyFacts duty={duty} />
        </small>
        {own?.hasFailed === true && (
          <small role="alert" className={styles.late}>
            {t('office-today:notTaken')}
          </small>
        )}
      </div>
      <div className={styles.action}>
        <DutyAction duty={duty} isCurrent={isCurrent} isBusy={own?.hasFailed === false} take={take} />
      </div>
    </li>
  );
}

/** Its number, where it belongs, and whose it is. */
function DutyFacts({ duty: { kind, subject, where, whose, reason } }: { readonly duty: DutyWire }) {
  const { t, said } = useSpeech();
  const place = where === null ? null : said(where);
  const words = [
    ...(kind === 'request' || kind === 'proposal' ? [subject] : []),
    ...(kind === 'grant'
      ? [t(`office-people:roles.${typeof where === 'string' ? where : ''}.name`)]
      : kind === 'vote'
        ? [t(`office-today:signed.${typeof where === 'string' ? where : 'open'}`)]
        : place === null || place.text === ''
          ? []
          : [place.text]),
    ...(reason.kind === 'changes' ? [t(`office-today:change.${reason.what}`)] : []),
    ...(whose === null ? [] : [t(`office-today:whose.${whose}`)]),
    ...(reason.kind === 'handedOver' && reason.by !== null
      ? [t('office-today:handedOverBy', { who: reason.by })]
      : []),
    ...(reason.kind === 'personalData' ? [t('office-today:hidden')] : []),
  ];
  return <span lang={place === null ? undefined : langOf(place)}>{words.join(' · ')}</span>;
}

interface ActionProps extends Pick<RowProps, 'duty' | 'isCurrent' | 'take'> {
  readonly isBusy: boolean;
}

/** The one action. Taking happens here, everything else where the matter is. */
function DutyAction({ duty, isCurrent, isBusy, take }: ActionProps) {
  const { t, said } = useSpeech();
  const { me } = useOffice();
  const canTake = duty.action === 'take' && me.acts.has('request.assign');
  const words = t(`office-today:action.${duty.action === 'take' && !canTake ? 'open' : duty.action}`);
  const about = <span className="visually-hidden">: {said(duty.title).text}</span>;
  const hotkey = isCurrent ? t('office:keys.enter') : undefined;
  if (canTake)
    return (
      <OfficeButton
        look="outline"
        busy={isBusy}
        hotkey={hotkey}
        data-act=""
        onClick={() => void take(duty.subject, me.name)}
      >
        {words}
        {about}
      </OfficeButton>
    );
  return (
    <OfficeLink className={styles.go} href={addressOfDuty(duty)} data-act="">
      {words}
      {about}
      <Hotkey keyName={hotkey} />
    </OfficeLink>
  );
}
