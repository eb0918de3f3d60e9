import { useLocation, useSearch } from 'wouter';
import { useSpeech } from '#ui-web/speech.ts';
import styles from '../tools/tools.module.css';

/** Whether the address asks for the map in place of the list. */
export const showsMap = (search: string): boolean => new URLSearchParams(search).get('ver') === 'mapa';

/** The list or the map, in the address. */
export function ListOrMap() {
  const { t } = useSpeech();
  const [path, navigate] = useLocation();
  const search = useSearch();
  const isMap = showsMap(search);
  const turn = (toMap: boolean) => {
    const query = new URLSearchParams(search);
    if (toMap) query.set('ver', 'mapa');
    else query.delete('ver');
    navigate(query.size === 0 ? path : `${path}?${query}`);
  };
  return (
    <div className={styles.switch} role="group" aria-label={t('office-desk:map.switch')}>
      {[false, true].map((toMap) => (
        <button key={String(toMap)} type="button" aria-pressed={toMap === isMap} onClick={() => turn(toMap)}>
          {t(toMap ? 'office-desk:map.map' : 'office-desk:map.list')}
        </button>
      ))}
    </div>
  );
}
