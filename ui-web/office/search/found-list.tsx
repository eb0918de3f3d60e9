import { useEffect, useRef } from 'react';
import { cutAt } from '#ui-web/components/pick-list/marked-part.ts';
import { classNames } from '#ui-web/components/class-names.ts';
import { isPlainPress } from '#ui-web/components/link/plain-press.ts';
import { useSpeech } from '#ui-web/speech.ts';
import { OfficeButton } from '../parts/office-button.tsx';
import { OfficeLink } from '../parts/office-link.tsx';
import { byKind, type OfficeFind } from './finds.ts';
import type { OfficeSearchState } from './presenter.ts';
import styles from './search.module.css';

/** The id of an option of the list that belongs to a field. */
export const optionId = (field: string, place: number): string => `${field}-${String(place)}`;

interface FoundListProps {
  /** Of the field. */
  readonly id: string;
  readonly state: OfficeSearchState;
  readonly finds: readonly OfficeFind[];
  readonly chosen: number;
  readonly isShown: boolean;
  readonly isSheet: boolean;
  readonly again: () => void;
  readonly picked: (find: OfficeFind) => void;
}

/** What was found, by kind; and words when there is nothing, or when the council could not be asked. */
export function FoundList(props: FoundListProps) {
  const { id, state, finds, chosen, isShown, isSheet, again } = props;
  const { t } = useSpeech();
  const list = useRef<HTMLDivElement>(null);
  const { text, status } = state;
  const isBlank = text.trim() === '';
  useEffect(() => {
    list.current?.querySelectorAll('[role=option]')[chosen]?.scrollIntoView({ block: 'nearest' });
  }, [chosen]);
  const isNothing = !isBlank && status === 'found' && finds.length === 0;
  return (
    <div className={classNames(styles.panel, isSheet && styles.still)} hidden={!isShown}>
      <div
        ref={list}
        id={`${id}-list`}
        role="listbox"
        aria-label={t(isBlank ? 'office:search.recent' : 'office:search.found')}
        hidden={finds.length === 0}
      >
        <Groups {...props} />
      </div>
      {isNothing && <p className={styles.words}>{t('office:search.none', { text: text.trim() })}</p>}
      {!isBlank && status === 'waiting' && finds.length === 0 && (
        <p className={styles.words}>{t('office:search.waiting')}</p>
      )}
      {!isBlank && (status === 'failed' || status === 'refused') && (
        <div className={styles.words}>
          <p>{t('office:search.failed')}</p>
          <OfficeButton look="outline" onClick={again}>
            {t('office:again')}
          </OfficeButton>
        </div>
      )}
      {!isSheet && finds.length > 0 && <p className={styles.hint}>{t('office:search.hint')}</p>}
      <p role="status" className="visually-hidden">
        {isShown && !isBlank && <Said status={status} count={finds.length} text={text.trim()} />}
      </p>
    </div>
  );
}

interface SaidProps extends Pick<OfficeSearchState, 'status' | 'text'> {
  readonly count: number;
}

/** The outcome, for a reader who does not see the list. */
function Said({ status, count, text }: SaidProps) {
  const { t } = useSpeech();
  if (status === 'failed' || status === 'refused') return t('office:search.failed');
  if (status !== 'found') return null;
  return count === 0 ? t('office:search.none', { text }) : t('office:search.count', { count });
}

/** Before anything is sought, what was opened last is one group. */
const groupsOf = ({ text }: OfficeSearchState, finds: readonly OfficeFind[]) =>
  text.trim() === '' ? [{ kind: 'recent' as const, finds }] : byKind(finds);

/** Groups with their options; the places of the options count through all groups. */
function Groups({ id, state, finds, chosen, picked }: FoundListProps) {
  const { t } = useSpeech();
  if (finds.length === 0) return null;
  return groupsOf(state, finds).map(({ kind, finds: those }) => (
    <div key={kind} role="group" aria-labelledby={`${id}-${kind}`}>
      <div className={styles.kind} id={`${id}-${kind}`}>
        {t(kind === 'recent' ? 'office:search.recent' : `office:search.kinds.${kind}`)}
      </div>
      {those.map((find) => {
        const place = finds.indexOf(find);
        return (
          <Option
            key={find.kind + find.path}
            id={optionId(id, place)}
            find={find}
            sought={state.text}
            isChosen={place === chosen}
            picked={picked}
          />
        );
      })}
    </div>
  ));
}

interface OptionProps {
  readonly id: string;
  readonly find: OfficeFind;
  readonly sought: string;
  readonly isChosen: boolean;
  readonly picked: (find: OfficeFind) => void;
}

/** A title with the part that was looked for. */
function MarkedTitle({ title, sought }: { readonly title: string; readonly sought: string }) {
  const [before, part, after] = cutAt(title, sought);
  return (
    <span dir="auto">
      {before}
      {part !== '' && <mark>{part}</mark>}
      {after}
    </span>
  );
}

/** A link, so that it can be opened in another tab too. The field has the keys and the focus. */
function Option({ id, find, sought, isChosen, picked }: OptionProps) {
  const { title, detail, path } = find;
  return (
    <OfficeLink
      id={id}
      role="option"
      aria-selected={isChosen}
      tabIndex={-1}
      className={styles.option}
      href={path}
      onMouseDown={(event) => event.preventDefault()}
      onClick={(event) => {
        if (isPlainPress(event)) picked(find);
      }}
    >
      <MarkedTitle title={title} sought={sought} />
      {detail !== null && <small> {detail}</small>}
    </OfficeLink>
  );
}
