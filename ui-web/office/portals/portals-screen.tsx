import { useCallback, useState } from 'react';
import { listPortalsCall, type PortalSwitch } from '#adapters/wire/portals/staff-portals.ts';
import { isLeft } from '#domain/shared/result.ts';
import { ErrorState } from '#ui-web/components/list-states/error-state.tsx';
import { LoadingList } from '#ui-web/components/list-states/loading-list.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import { SureDialog } from '../parts/sure-dialog.tsx';
import { ToldNotice } from '../parts/told-notice.tsx';
import { useAnswer } from '../parts/use-answer.ts';
import frame from '../shell/frame.module.css';
import { useOffice, useOfficeTitle } from '../shell/office-context.ts';
import { PortalRow } from './portal-row.tsx';
import styles from './portals.module.css';
import { useSwitch } from './use-switch.ts';

/** The front-ends of the town: which are open, who switched them, and a button that does. */
export function PortalsScreen() {
  const { t } = useSpeech();
  const { council } = useOffice();
  const { call, realm } = council;
  useOfficeTitle(t('office:places.portals'));
  const [answer, again] = useAnswer(useCallback(() => call(listPortalsCall, { realm }), [call, realm]));
  return (
    <div className={frame.body}>
      <div className="stack stack-8">
        <h1 tabIndex={-1}>{t('office:places.portals')}</h1>
        <p className="note">{t('office-portals:lead')}</p>
      </div>
      {answer === null && <LoadingList title={t('office:loading')} />}
      {answer !== null && isLeft(answer) && (
        <ErrorState title={t('office-portals:notRead')} retry={{ text: t('office:again'), onClick: again }} />
      )}
      {answer !== null && !isLeft(answer) && <PortalList read={answer.right.items} />}
    </div>
  );
}

function PortalList({ read }: { readonly read: readonly PortalSwitch[] }) {
  const { t } = useSpeech();
  const { items, deed, change } = useSwitch(read);
  const [closing, setClosing] = useState<string | null>(null);
  const named = (portal: string | null) => (portal === null ? '' : t(`office-portals:names.${portal}`));
  const close = async () => {
    if (closing !== null) await change(closing, false);
    setClosing(null);
  };
  return (
    <>
      <ToldNotice told={deed.told} />
      <ul role="list" className={styles.list}>
        {items.map((one) => (
          <PortalRow
            key={one.portal}
            state={one}
            press={() => (one.isOpen ? setClosing(one.portal) : void change(one.portal, true))}
          />
        ))}
      </ul>
      <SureDialog
        isOpen={closing !== null}
        title={t('office-portals:sureTitle', { portal: named(closing) })}
        lead={t('office-portals:sureLead')}
        yes={t('office-portals:yes')}
        no={t('office-portals:no')}
        isBusy={deed.isBusy}
        cancel={() => setClosing(null)}
        confirm={() => void close()}
      />
    </>
  );
}
