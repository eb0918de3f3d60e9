import { type KeyboardEvent, useId, useState } from 'react';
import { flushSync } from 'react-dom';
import { addressOf } from '#adapters/wire/address-of.ts';
import { readTownFileContentCall } from '#adapters/wire/files/read-town-file-content.ts';
import { classNames } from '#ui-web/components/class-names.ts';
import { Icon, type IconName } from '#ui-web/components/icon/icon.tsx';
import { handle } from '#ui-web/components/ranked-list/draggable-list.ts';
import { useSpeech } from '#ui-web/speech.ts';
import { fileNameIn } from '../../files/known-file.ts';
import { useOffice } from '../../shell/office-context.ts';
import { idOf, isToDo, useForm } from './form-place.ts';
import type { DrawParts, FormPart, ListPart } from './form-tree.ts';
import formStyles from './form.module.css';
import styles from './list.module.css';
import { itemWords } from './item-words.ts';
import { useIsAsked } from './use-is-asked.ts';
import type { ItemActs } from './use-items.ts';

interface ListItemProps {
  readonly draw: DrawParts;
  readonly item: ListPart['items'][number];
  readonly at: number;
  readonly last: number;
  readonly name: string;
  readonly mayChange: boolean;
  readonly isOpenFirst: boolean;
  readonly acts: ItemActs;
}

const hasToDo = (parts: readonly FormPart[], isDue: (part: FormPart) => boolean): boolean =>
  parts.some((part) => {
    if (part.kind === 'list') return part.items.some((item) => hasToDo(item.parts, isDue));
    return part.kind === 'group' ? part.isThere && hasToDo(part.parts(), isDue) : isDue(part);
  });

/** The picture of an item. One that no published page uses is sent to staff alone. */
function ItemPicture({ address }: { readonly address: string }) {
  const { realm } = useOffice().council;
  const [isPublic, setPublic] = useState(true);
  const name = fileNameIn(realm, address);
  const source =
    isPublic || name === null ? address : addressOf(readTownFileContentCall, { realm, name, w: '480' });
  return <img src={source} alt="" loading="lazy" onError={() => setPublic(false)} />;
}

/** An item: its first words, and its fields once it is opened. */
export function ListItem(props: ListItemProps) {
  const { item, at, name, isOpenFirst, draw, acts, last, mayChange } = props;
  const { t, language } = useSpeech();
  const { document, columns } = useForm();
  const id = useId();
  const { text, picture } = itemWords(item.parts, document.shown, language);
  const isEmpty = text === '' && picture === null;
  const [isOpen, open] = useState(isOpenFirst || isEmpty);
  const isDrawn = useIsAsked(item.path) || isOpen;
  const isDue = (part: FormPart) => part.kind === 'text' && isToDo(part, columns, document);
  const label = `${at + 1} · ${text === '' ? name : text}`;
  return (
    <li data-id={item.key} className={styles.item}>
      <div className={styles.itemHead}>
        {mayChange && last > 0 && (
          <span className={styles.handle} aria-hidden="true" {...handle}>
            <Icon name="handle" />
          </span>
        )}
        <h4>
          <button
            type="button"
            id={idOf(item.path)}
            className={styles.itemOpen}
            aria-expanded={isDrawn}
            aria-controls={id}
            onClick={() => open(!isDrawn)}
          >
            {picture !== null && <ItemPicture key={picture} address={picture} />}
            <span>{label}</span>
            {!isDrawn && hasToDo(item.parts, isDue) && (
              <i
                className={classNames(formStyles.tile, formStyles.missing)}
                title={t('office-documents:toDoInside')}
              >
                <span className="visually-hidden">{t('office-documents:toDoInside')}</span>
              </i>
            )}
          </button>
        </h4>
        {mayChange && <MoveButtons {...{ acts, label, at, last }} itemKey={item.key} />}
      </div>
      <div id={id} className={styles.itemBody}>
        {isDrawn && draw(item.parts)}
      </div>
    </li>
  );
}

interface MoveButtonsProps {
  readonly acts: ItemActs;
  readonly itemKey: string;
  readonly label: string;
  readonly at: number;
  readonly last: number;
}

/** Moving, copying and taking out an item. The arrows move it too, and the focus stays on its button. */
function MoveButtons({ acts, itemKey, label, at, last }: MoveButtonsProps) {
  const { t } = useSpeech();
  const moved = (to: number, button: HTMLElement) => {
    flushSync(() => acts.move(itemKey, to));
    button.focus();
  };
  const byArrow = (event: KeyboardEvent<HTMLButtonElement>) => {
    const to = { ArrowUp: at - 1, ArrowDown: at + 1, Home: 0, End: last }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    moved(to, event.currentTarget);
  };
  const button = (text: string, icon: IconName, isOff: boolean, act: (button: HTMLElement) => void) => (
    <button
      type="button"
      className={styles.itemAct}
      aria-label={`${text}: ${label}`}
      aria-disabled={isOff}
      onKeyDown={icon === 'up' || icon === 'down' ? byArrow : undefined}
      onClick={({ currentTarget }) => !isOff && act(currentTarget)}
    >
      <Icon name={icon} />
    </button>
  );
  return (
    <span className={styles.itemActs}>
      {last > 0 && button(t('office-documents:moveUp'), 'up', at === 0, (one) => moved(at - 1, one))}
      {last > 0 && button(t('office-documents:moveDown'), 'down', at === last, (one) => moved(at + 1, one))}
      {button(t('office-documents:copyItem'), 'copy', false, () => acts.copy(itemKey))}
      {button(t('office-documents:remove'), 'cross', false, () => acts.remove(itemKey))}
    </span>
  );
}
