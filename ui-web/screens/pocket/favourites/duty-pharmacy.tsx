import { dutiesFrom, type Pharmacy, type PharmacyDuty, type PharmacyRota } from '#domain/pharmacies/rota.ts';
import { metresBetween } from '#domain/shared/distance.ts';
import { distanceIn } from '#ui-web/components/map/distance.ts';
import { Button } from '#ui-web/components/button/button.tsx';
import { MoreIcon } from '#ui-web/components/icon/more-icon.tsx';
import { useHere } from '#ui-web/components/map/use-here.ts';
import { PlainList } from '#ui-web/components/plain-list/plain-list.tsx';
import { usePlace } from '#ui-web/shell/council-context.ts';
import { storedCookieChoice } from '#ui-web/shell/frame/cookie-choice.ts';
import { useSpeech } from '#ui-web/speech.ts';
import styles from '../pocket.module.css';
import { PocketIcon } from '../pocket-icon.tsx';
import { useWhen } from '../when-words.ts';

/** For how many days ahead the duties are shown. */
const daysAhead = 7;

interface DutyProps {
  readonly rota: PharmacyRota | null;
  readonly isAsking: boolean;
}

/** Who is on duty now, until when, and who comes next. */
export function DutyPharmacy({ rota, isAsking }: DutyProps) {
  const { t } = useSpeech();
  const { council, site } = usePlace();
  const now = council.clock.now();
  const duties = rota === null ? [] : dutiesFrom(rota, now, site.timeZone, daysAhead);
  const [first, ...next] = duties;
  return (
    <section className={styles.section} aria-labelledby="pharmacy">
      <h2 id="pharmacy">{t('pocket:pharmacy.title')}</h2>
      {first === undefined ? (
        <p>{t(rota === null && isAsking ? 'pocket:pharmacy.asking' : 'pocket:pharmacy.none')}</p>
      ) : (
        <OnDuty duty={first} />
      )}
      {next.length > 0 && <NextDuties duties={next} />}
    </section>
  );
}

function OnDuty({ duty: { pharmacy, until } }: { readonly duty: PharmacyDuty }) {
  const { t, said } = useSpeech();
  const { moment } = useWhen();
  const { title, address, phone, coordinates } = pharmacy;
  const name = said(title).text;
  return (
    <div className={styles.card}>
      <div className={styles.pharmacy}>
        <p className={styles.onDuty}>{t('pocket:pharmacy.now')}</p>
        <h3>{name}</h3>
        <p>{said(address).text}</p>
        <p>{t('pocket:pharmacy.until', { when: moment(until) })}</p>
        <p className="actions">
          {phone !== '' && (
            <a className={styles.action} href={`tel:${phone.replaceAll(' ', '')}`}>
              <MoreIcon name="phone" />
              {t('pocket:pharmacy.call')}
            </a>
          )}
          {coordinates !== null && (
            <a className={styles.action} href={wayTo(coordinates)} rel="noopener noreferrer">
              <PocketIcon name="map" />
              {t('pocket:pharmacy.go')}
            </a>
          )}
        </p>
        {coordinates !== null && <Distance to={coordinates} />}
      </div>
    </div>
  );
}

/** A map of the device or of the web, at that place. */
const wayTo = ({ lat, lng }: NonNullable<Pharmacy['coordinates']>): string =>
  `https://www.openstreetmap.org/?mlat=${lat}&mlon=${lng}#map=18/${lat}/${lng}`;

/** How far it is, once the reader asks: only then is the device asked where it is. */
function Distance({ to }: { readonly to: NonNullable<Pharmacy['coordinates']> }) {
  const { t } = useSpeech();
  const { here, refused, isAsking, find } = useHere();
  if (storedCookieChoice()?.proposals.geolocation === false)
    return <p className="note">{t('pocket:pharmacy.off')}</p>;
  const far = here === null ? null : distanceIn(metresBetween(here, to));
  return (
    <>
      {far === null && (
        <Button look="text" size="short" busy={isAsking} onClick={() => void find()}>
          {t('pocket:pharmacy.far')}
        </Button>
      )}
      <p role="status" className="note">
        {refused !== null && t(`pocket:pharmacy.${refused === 'denied' ? 'denied' : 'notLocated'}`)}
        {far !== null && t(`pocket:pharmacy.${far.unit}`, { n: far.n })}
      </p>
    </>
  );
}

function NextDuties({ duties }: { readonly duties: readonly PharmacyDuty[] }) {
  const { t, said } = useSpeech();
  const { moment, capital } = useWhen();
  return (
    <details className={styles.next}>
      <summary>{t('pocket:pharmacy.next')}</summary>
      <PlainList className={styles.rows}>
        {duties.map(({ from, pharmacy: { title, address, phone } }) => (
          <li key={from} className={styles.row}>
            <span>
              <b>{said(title).text}</b>
              <span className={styles.rowNote}>
                {capital(moment(from))} · {said(address).text}
              </span>
            </span>
            {phone !== '' && <a href={`tel:${phone.replaceAll(' ', '')}`}>{phone}</a>}
          </li>
        ))}
      </PlainList>
    </details>
  );
}
