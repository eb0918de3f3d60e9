import type { ShownAlert } from '#domain/pocket/alerts/alert-book.ts';
import { Button } from '#ui-web/components/button/button.tsx';
import { classNames } from '#ui-web/components/class-names.ts';
import { Link } from '#ui-web/components/link/link.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import type { PocketPartProps } from '../part-props.ts';
import styles from '../pocket.module.css';
import { PocketIcon } from '../pocket-icon.tsx';
import { useWhen } from '../when-words.ts';

interface RowProps extends Pick<PocketPartProps, 'presenter'> {
  readonly alert: ShownAlert;
}

/** One alert: its words lead to the rest; it can be saved and deleted. */
export function AlertRow({ alert, presenter }: RowProps) {
  const { t, said } = useSpeech();
  const { moment } = useWhen();
  const { id, kind, title, when, path, at, isSeen, isSaved } = alert;
  const name = said(title).text;
  const text = t(`pocket:alert.${kind}`, { title: name, when: when === null ? '' : moment(when) });
  return (
    <li className={classNames(styles.alert, isSeen && styles.seen)}>
      <span className={styles.mark} aria-hidden="true" />
      <div>
        <p>
          {!isSeen && <span className="visually-hidden">{t('pocket:alerts.new')} </span>}
          <Link href={path}>{text}</Link>
        </p>
        <p className="note">{moment(at)}</p>
        <p>
          <Button look="text" size="short" onClick={() => presenter.remove(id)}>
            {t('pocket:alerts.delete')}
            <span className="visually-hidden">: {text}</span>
          </Button>
        </p>
      </div>
      <button type="button" className={styles.icon} aria-pressed={isSaved} onClick={() => presenter.save(id)}>
        <PocketIcon name="bookmark" />
        <span className="visually-hidden">
          {t('pocket:alerts.save')}: {text}
        </span>
      </button>
    </li>
  );
}
