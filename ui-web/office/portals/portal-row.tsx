import type { PortalSwitch } from '#adapters/wire/portals/staff-portals.ts';
import { keepPlace } from '#ui-web/shell/routing/navigation.ts';
import { useSpeech } from '#ui-web/speech.ts';
import { OfficeButton } from '../parts/office-button.tsx';
import { OfficeLink } from '../parts/office-link.tsx';
import { useOfficeMoment } from '../parts/use-moment.ts';
import styles from './portals.module.css';

interface PortalRowProps {
  readonly state: PortalSwitch;
  readonly press: () => void;
}

/** A front-end: its name and address, whether it is open, who switched it, and a button. */
export function PortalRow({ state: { portal, home, isOpen, changed }, press }: PortalRowProps) {
  const { t } = useSpeech();
  const moment = useOfficeMoment();
  const name = t(`office-portals:names.${portal}`);
  const who = changed && { who: changed.by, when: moment(changed.at) };
  const said = isOpen ? 'office-portals:openedBy' : 'office-portals:closedBy';
  return (
    <li>
      <div className={styles.name}>
        <h2>{name}</h2>
        <OfficeLink href={keepPlace(home, location.search)}>{home}</OfficeLink>
        <p className="note">{who === null ? t('office-portals:asLoaded') : t(said, who)}</p>
      </div>
      <p className={isOpen ? styles.open : styles.closed}>
        {t(isOpen ? 'office-portals:open' : 'office-portals:closed')}
      </p>
      <OfficeButton
        look="outline"
        aria-label={t(isOpen ? 'office-portals:closeOf' : 'office-portals:reopenOf', { portal: name })}
        onClick={press}
      >
        {t(isOpen ? 'office-portals:close' : 'office-portals:reopen')}
      </OfficeButton>
    </li>
  );
}
