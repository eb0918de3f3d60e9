import { useCallback, useState } from 'react';
import {
  listHallScreensCall,
  openHallScreenCall,
  withdrawHallScreenCall,
} from '#adapters/wire/appointments/hall-screens.ts';
import type { OfficeAnswer } from '#adapters/wire/appointments/setup.ts';
import { type HallScreenKind, hallScreenKinds } from '#domain/appointments/hall-screen.ts';
import { isLeft } from '#domain/shared/result.ts';
import { ErrorState } from '#ui-web/components/list-states/error-state.tsx';
import { LoadingList } from '#ui-web/components/list-states/loading-list.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import { OfficeButton } from '../../parts/office-button.tsx';
import { SureDialog } from '../../parts/sure-dialog.tsx';
import { type Told, ToldNotice } from '../../parts/told-notice.tsx';
import { useAnswer } from '../../parts/use-answer.ts';
import { useOfficeMoment } from '../../parts/use-moment.ts';
import { useOffice } from '../../shell/office-context.ts';
import { hallPath } from '../../hall/hall-path.ts';
import { CounterHead } from '../counter-head.tsx';
import styles from '../counter.module.css';

/** The screens of an office, and what is done with them. */
function useHallScreens(office: string) {
  const { t } = useSpeech();
  const { council } = useOffice();
  const { realm } = council;
  const ask = useCallback(
    () => council.call(listHallScreensCall, { realm: council.realm, office }),
    [council, office],
  );
  const [answer, again] = useAnswer(ask);
  const [told, tell] = useState<Told | null>(null);
  const [link, setLink] = useState<string | null>(null);
  const fail = () => tell({ isFault: true, words: t('office-counter:fault.failed') });
  const open = async (screen: HallScreenKind) => {
    const made = await council.call(openHallScreenCall, { realm, office, body: { screen } });
    if (isLeft(made)) return fail();
    setLink(`${window.location.origin}${hallPath}?realm=${realm}#${made.right.token}`);
    tell({ isFault: false, words: t(`office-counter:screens.opened.${screen}`) });
    return again();
  };
  const close = async (screen: string) => {
    const done = await council.call(withdrawHallScreenCall, { realm, office, screen, body: {} });
    if (isLeft(done)) return fail();
    setLink(null);
    tell({ isFault: false, words: t('office-counter:screens.closed') });
    return again();
  };
  return { answer, again, told, link, open, close };
}

/** The screens of the hall of an office: who is called, and tickets at the entrance, each by a link that can be withdrawn. */
export function HallScreensPage({ office }: { readonly office: OfficeAnswer }) {
  const { t } = useSpeech();
  const { answer, again, told, link, open, close } = useHallScreens(office.id);
  const [closing, setClosing] = useState<string | null>(null);
  const confirm = () => {
    if (closing !== null) void close(closing);
    setClosing(null);
  };
  return (
    <div className={styles.page}>
      <CounterHead office={office} title={t('office-counter:screens.title')} part="pantallas" />
      <p>{t('office-counter:screens.lead')}</p>
      <ToldNotice told={told} />
      {link !== null && (
        <p className={styles.link}>
          <a href={link} target="_blank" rel="noreferrer">
            {link}
          </a>
        </p>
      )}
      <div className={styles.links}>
        {hallScreenKinds.map((screen) => (
          <OfficeButton key={screen} look="outline" onClick={() => void open(screen)}>
            {t(`office-counter:screens.open.${screen}`)}
          </OfficeButton>
        ))}
      </div>
      {answer === null && <LoadingList title={t('office:loading')} />}
      {answer !== null &&
        (isLeft(answer) ? (
          <ErrorState
            title={t('office-counter:screens.notRead')}
            retry={{ text: t('office:again'), onClick: again }}
          />
        ) : (
          <ScreenRows screens={answer.right.items} withdraw={setClosing} />
        ))}
      <SureDialog
        isOpen={closing !== null}
        title={t('office-counter:screens.sure')}
        lead={t('office-counter:screens.sureLead')}
        yes={t('office-counter:screens.withdraw')}
        no={t('office-counter:cancel')}
        isBusy={false}
        cancel={() => setClosing(null)}
        confirm={confirm}
      />
    </div>
  );
}

interface RowsProps {
  readonly screens: readonly {
    readonly id: string;
    readonly screen: HallScreenKind;
    readonly by: string;
    readonly at: string;
  }[];
  readonly withdraw: (id: string) => void;
}

/** The screens that open, with who made them. */
function ScreenRows({ screens, withdraw }: RowsProps) {
  const { t } = useSpeech();
  const moment = useOfficeMoment();
  if (screens.length === 0) return <p>{t('office-counter:screens.none')}</p>;
  return (
    <ul role="list" className={styles.rows}>
      {screens.map(({ id, screen, by, at }) => (
        <li key={id} className={styles.screen}>
          <div className={styles.what}>
            <span>{t(`office-counter:screens.kind.${screen}`)}</span>
            <small>{t('office-counter:screens.made', { by, at: moment(at) })}</small>
          </div>
          <OfficeButton look="text" onClick={() => withdraw(id)}>
            {t('office-counter:screens.withdraw')}
          </OfficeButton>
        </li>
      ))}
    </ul>
  );
}
