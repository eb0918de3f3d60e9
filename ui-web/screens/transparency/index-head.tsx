import { useMemo } from 'react';
import { percentageMet } from '#domain/transparency/percentage.ts';
import { Icon } from '#ui-web/components/icon/icon.tsx';
import { SelectField } from '#ui-web/components/field/select-field.tsx';
import { Link } from '#ui-web/components/link/link.tsx';
import { PlainList } from '#ui-web/components/plain-list/plain-list.tsx';
import { Words } from '#ui-web/components/wording/wording.tsx';
import { useNavigate } from '#ui-web/shell/routing/navigation.ts';
import { ScreenTitle } from '#ui-web/shell/routing/screen-title.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import type { Language } from '#domain/shared/localized-text.ts';
import type { TransparencyIndex } from '#domain/transparency/transparency-index.ts';
import { type ChosenIndex, indexAddress } from './chosen-index.ts';
import { Rising } from './rising.tsx';
import styles from './screen.module.css';
import { shareWords } from './view-model.ts';
import { countYear } from '#domain/transparency/index-year.ts';

interface IndexHeadProps {
  readonly chosen: ChosenIndex;
  readonly indexes: readonly TransparencyIndex[];
  readonly save: (format: 'csv' | 'json') => void;
}

/** How many points are met, of which index and when, and the downloads. */
export function IndexHead({ chosen, indexes, save }: IndexHeadProps) {
  const { t, said, language } = useSpeech();
  const { counted, year, index } = chosen;
  const percentage = useMemo(() => percentageMet(counted), [counted]);
  return (
    <div className={`two-columns ${styles.head}`}>
      <div className="stack stack-24">
        <ScreenTitle of={t('transparency:title')} />
        <p className={styles.sum}>
          <b>{counted.met}</b>{' '}
          <span>
            <strong>{t('transparency:ofPoints', { count: counted.total, total: counted.total })}</strong>{' '}
            <span className={styles.share}>
              <Rising percentage={percentage} language={language} /> {t('transparency:completed')}
            </span>
          </span>
        </p>
        <p className="note">
          <Words of={said(index.name)} />
          {year !== null && ` · ${t('transparency:inYear', { year: year.year })}`}
        </p>
        <p>{t('transparency:lead')}</p>
      </div>
      <IndexChoice chosen={chosen} indexes={indexes} save={save} />
    </div>
  );
}

function IndexChoice({ chosen: { index, year, years }, indexes, save }: IndexHeadProps) {
  const { t, said, language } = useSpeech();
  const { go } = useNavigate();
  const [before] = years.filter((one) => year === null || one.year < year.year);
  return (
    <section className={styles.choice} aria-labelledby="index-choice">
      <h2 id="index-choice" className="text-20">
        {t('transparency:choice')}
      </h2>
      {indexes.length > 1 && (
        <SelectField
          label={t('transparency:edition')}
          value={index.edition}
          onChange={(edition) => go(indexAddress(edition, null))}
          options={indexes.map(({ edition, name }) => ({
            value: edition,
            text: `${said(name).text} (${edition})`,
          }))}
        />
      )}
      {years.length > 0 && (
        <PlainList className={styles.years} aria-label={t('transparency:years')}>
          {[null, ...years.map((one) => one.year)].map((one) => (
            <li key={one ?? 'now'}>
              <Link
                href={indexAddress(index.edition, one)}
                aria-current={one === (year?.year ?? null) ? 'true' : undefined}
              >
                {one ?? t('transparency:now')}
              </Link>
            </li>
          ))}
        </PlainList>
      )}
      {before !== undefined && (
        <p className="note">
          {t('transparency:before', { ...metIn(index, before, language), year: before.year })}
        </p>
      )}
      <p className={styles.files}>
        {(['csv', 'json'] as const).map((format) => (
          <button
            key={format}
            type="button"
            onClick={() => save(format)}
            aria-label={t(`transparency:save.${format}`)}
          >
            <Icon name="download" />
            {format.toUpperCase()}
          </button>
        ))}
      </p>
    </section>
  );
}

function metIn(index: TransparencyIndex, record: ChosenIndex['years'][number], language: Language) {
  const counted = countYear(index, record);
  return { met: counted.met, total: counted.total, share: shareWords(counted, language) };
}
