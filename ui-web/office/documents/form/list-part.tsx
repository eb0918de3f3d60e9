import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { Icon } from '#ui-web/components/icon/icon.tsx';
import { Dragging } from '#ui-web/components/ranked-list/dragging.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import { OfficeButton } from '../../parts/office-button.tsx';
import { useKnownWords } from '../../parts/use-known-words.ts';
import { goToField } from '../editor/go-to-field.ts';
import { AddFiles } from './add-files.tsx';
import { BringBack } from './bring-back.tsx';
import { idOf, mayWrite, useFieldHelp, useFieldName, useForm } from './form-place.ts';
import type { DrawParts, ListPart } from './form-tree.ts';
import formStyles from './form.module.css';
import styles from './list.module.css';
import { ListItem } from './list-item.tsx';
import { MoreItems, useShownItems } from './shown-items.tsx';
import type { ItemActs } from './use-items.ts';

/** Lists up to this length show their items open, if they are not within another item. */
const fewItems = 2;

/** A list of objects: each item with its fields, its place and what can be done with it. */
export function ListPartView({ part, draw }: { readonly part: ListPart; readonly draw: DrawParts }) {
  const { t } = useSpeech();
  const { document } = useForm();
  const { path, items, field } = part;
  const name = useFieldName()(field);
  const help = useFieldHelp()(field);
  const list = useRef<HTMLOListElement>(null);
  const { acts, shown, rest, more } = useShownItems(path, items);
  const mayChange = mayWrite(document, null);
  const areOpen = items.length <= fewItems && !path.includes('@');
  return (
    <div role="group" className={styles.list} aria-label={name} id={idOf(path)} tabIndex={-1}>
      <h3>
        {name} <span>{t('office-documents:items', { count: items.length })}</span>
      </h3>
      {help !== undefined && <p className={formStyles.groupHelp}>{help}</p>}
      <ol role="list" ref={list}>
        {shown.map((item, at) => (
          <ListItem
            key={item.key}
            {...{ item, at, name, mayChange, acts, draw }}
            isOpenFirst={areOpen}
            last={items.length - 1}
          />
        ))}
      </ol>
      <MoreItems {...{ path, rest, more }} className={styles.listActs} />
      {mayChange && items.length > 1 && (
        <Dragging list={list} ids={shown.map(({ key }) => key)} onMove={acts.move} />
      )}
      <p className="visually-hidden" role="status">
        {acts.said}
      </p>
      {mayChange && <ListActs part={part} acts={acts} name={name} />}
    </div>
  );
}

/** Adding to a list, and taking back what was removed. */
function ListActs({
  part,
  acts,
  name,
}: {
  readonly part: ListPart;
  readonly acts: ItemActs;
  readonly name: string;
}) {
  const { t } = useSpeech();
  const { field } = part;
  const add = () => {
    let path = '';
    flushSync(() => {
      path = acts.add();
    });
    goToField(path);
  };
  const words = useKnownWords()(
    `office-fields:add.${field.label}`,
    t('office-documents:add', { what: name }),
  );
  return (
    <div className={styles.listActs}>
      <AddFiles part={part} acts={acts} />
      <OfficeButton look="outline" onClick={add}>
        <Icon name="plus" /> {words}
      </OfficeButton>
      <BringBack acts={acts} />
    </div>
  );
}
