import { useState } from 'react';
import { publishAdmissionListCall } from '#adapters/wire/registrations/office/publish-list.ts';
import { useSpeech } from '#ui-web/speech.ts';
import { OfficeButton } from '../../parts/office-button.tsx';
import { OfficeLink } from '../../parts/office-link.tsx';
import { SureDialog } from '../../parts/sure-dialog.tsx';
import type { OneDeed } from '../../parts/use-one-deed.ts';
import { ToldNotice } from '../../parts/told-notice.tsx';
import { useOfficeMoment } from '../../parts/use-moment.ts';
import { useOffice } from '../../shell/office-context.ts';
import votes from '../../votes/votes.module.css';
import { hasOpenAppeal, lastMinuteOf, waitsForVerdict } from '../desk-words.ts';
import styles from '../registrations.module.css';
import { type DeskPartProps, useRegistrationDeed } from '../use-activity-desk.ts';

/** The list that can be published in a phase, if nothing waits any more; null: none. */
const nextList = (phase: string): 'provisional' | 'final' | null => {
  if (phase === 'checking') return 'provisional';
  return phase === 'resolving' ? 'final' : null;
};

/** Which lists are published, what is missing for the next one, and the draw. */
export function AdmissionListsPart({ desk, again }: DeskPartProps) {
  const { t } = useSpeech();
  const moment = useOfficeMoment();
  const { me } = useOffice();
  // The button goes once its list is published, and what is said of it stays.
  const deed = useRegistrationDeed();
  const { activity, applications } = desk;
  const { phase, mode, lists } = activity;
  const next = nextList(phase);
  const waiting =
    next === 'final'
      ? applications.filter(hasOpenAppeal).length
      : applications.filter((one) => waitsForVerdict(activity, one)).length;
  if (mode === 'firstCome') return null;
  return (
    <section className={styles.box} aria-labelledby="lists">
      <h2 id="lists">{t('office-registrations:lists.title')}</h2>
      <dl className={styles.facts}>
        {(['provisional', 'final'] as const).map((one) => (
          <div key={one}>
            <dt>{t(`office-registrations:lists.${one}`)}</dt>
            <dd>
              {lists[one] === null
                ? t('office-registrations:lists.not')
                : t('office-registrations:lists.since', { at: moment(lists[one]) })}
            </dd>
          </div>
        ))}
      </dl>
      <p>
        {t(`office-registrations:lists.now.${phase}`, {
          closes: moment(lastMinuteOf(activity.closes)),
          until: moment(lastMinuteOf(activity.appealsUntil)),
        })}
      </p>
      {next !== null && waiting > 0 && (
        <p className={votes.warning}>{t(`office-registrations:lists.missing.${next}`, { count: waiting })}</p>
      )}
      {next !== null && waiting === 0 && me.acts.has('registration.decide') && (
        <PublishList desk={desk} again={again} list={next} deed={deed} />
      )}
      <ToldNotice told={deed.told} />
      {lists.final !== null && (
        <p>
          <OfficeLink href={`/gestion/sorteos/${encodeURIComponent(activity.id)}`}>
            {t('office-registrations:lists.draw')}
          </OfficeLink>
        </p>
      )}
    </section>
  );
}

/** Publishes a list after a question: everybody in it is mailed. */
function PublishList({
  desk: { activity, applications },
  again,
  list,
  deed,
}: DeskPartProps & { readonly list: 'provisional' | 'final'; readonly deed: OneDeed }) {
  const { t } = useSpeech();
  const { council } = useOffice();
  const { call, realm } = council;
  const [isAsking, ask] = useState(false);
  const sent = applications.filter(({ state }) => state === 'sent');
  const admitted = sent.filter(({ verdict }) => verdict?.isAdmitted === true).length;
  const publish = async () => {
    ask(false);
    const done = await deed.act(
      () => call(publishAdmissionListCall, { realm, id: activity.id, body: { list } }),
      () => t('office-registrations:lists.done'),
    );
    if (done) again();
  };
  return (
    <>
      <p>
        <OfficeButton busy={deed.isBusy} onClick={() => ask(true)}>
          {t(`office-registrations:lists.publish.${list}`)}
        </OfficeButton>
      </p>
      <SureDialog
        isOpen={isAsking}
        title={t(`office-registrations:lists.sure.${list}`)}
        lead={t(`office-registrations:lists.sureText.${list}`, {
          admitted,
          excluded: sent.length - admitted,
        })}
        yes={t('office-registrations:lists.yes')}
        no={t('office-registrations:lists.no')}
        isBusy={deed.isBusy}
        cancel={() => ask(false)}
        confirm={() => void publish()}
      />
    </>
  );
}
