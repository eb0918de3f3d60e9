import {
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { Icon } from '#ui-web/components/icon/icon.tsx';
import { useViewModel } from '#ui-web/presenter.ts';
import { useSpeech } from '#ui-web/speech.ts';
import { useOffice } from '../shell/office-context.ts';
import { placesFor } from '../shell/places.ts';
import { useKindName } from '../documents/list/kind-name.ts';
import { answeredFind, byKind, type OfficeFind, placesFound } from './finds.ts';
import { FoundList, optionId } from './found-list.tsx';
import { searchPresenter, type OfficeSearchState } from './presenter.ts';
import { keepFind, recentFinds } from './recent.ts';
import styles from './search.module.css';

/** What is listed for what was typed; without a text, what was opened last. */
function useFinds({ text, found, status }: OfficeSearchState): readonly OfficeFind[] {
  const speech = useSpeech();
  const kindName = useKindName();
  const { me, council } = useOffice();
  if (text.trim() === '') return recentFinds({ realm: council.realm, name: me.name });
  // Finds of an earlier text would answer a question that nobody asks any more.
  const answered = status === 'idle' ? [] : found.map((one) => answeredFind(one, { ...speech, kindName }));
  const all = [...answered, ...placesFound(text, placesFor(me.acts), speech)];
  return byKind(all).flatMap(({ finds }) => finds);
}

/** Follows the link of an option as the pressed keys say: with Ctrl in another tab. */
function press(option: HTMLElement | null, { ctrlKey, metaKey }: { ctrlKey: boolean; metaKey: boolean }) {
  option?.dispatchEvent(
    new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey, metaKey, button: 0 }),
  );
}

const plain = { ctrlKey: false, metaKey: false };

/** Which option is chosen: the first one of what was found, until the arrows move. */
function useChoice(id: string, { text, status }: OfficeSearchState, count: number) {
  const [moved, move] = useState<number | null>(null);
  const isAwaited = useRef(false);
  const first = text.trim() === '' ? -1 : 0;
  const at = Math.min(moved ?? first, count - 1);
  const isWaiting = status === 'waiting';
  useEffect(() => {
    if (!isAwaited.current || isWaiting) return;
    isAwaited.current = false;
    press(document.getElementById(optionId(id, Math.max(at, 0))), plain);
  }, [isWaiting, id, at]);
  return {
    at,
    reset: () => {
      move(null);
      isAwaited.current = false;
    },
    step: (by: 1 | -1) => {
      if (count > 0) move((at === -1 && by === -1 ? count - 1 : at + by + count) % count);
    },
    /** Enter before the answer opens the first one that is found. */
    open: (keys: { ctrlKey: boolean; metaKey: boolean }) => {
      if (isWaiting && moved === null) isAwaited.current = true;
      else press(document.getElementById(optionId(id, at)), keys);
    },
  };
}

/** With one of these there is something to look for in the council; screens are found without. */
const searchingActs = ['document.read', 'payment.read'] as const;

interface SearchBoxProps {
  readonly field: RefObject<HTMLInputElement | null>;
  /** Something was opened, or nothing is looked for any more. */
  readonly onLeave: () => void;
  /** The list is always there: in the sheet of a phone. */
  readonly isSheet?: boolean;
}

/** The state of a field, and what typing, keys and leaving it do. */
function useSearchBox({ onLeave, isSheet = false }: SearchBoxProps) {
  const { council, me, askWho } = useOffice();
  const id = useId();
  const [presenter] = useState(() =>
    searchPresenter(
      council,
      searchingActs.some((act) => me.acts.has(act)),
    ),
  );
  const state = useViewModel(presenter);
  const { text, status } = state;
  const [isOpen, setOpen] = useState(isSheet);
  const finds = useFinds(state);
  const choice = useChoice(id, state, finds.length);
  const isBlank = text.trim() === '';
  const isShown = isOpen && (!isBlank || finds.length > 0);

  useEffect(() => {
    if (status === 'refused') askWho();
  }, [status, askWho]);

  const type = (typed: string) => {
    choice.reset();
    setOpen(true);
    presenter.type(typed);
  };
  const close = () => {
    choice.reset();
    setOpen(isSheet);
  };
  const picked = (find: OfficeFind) => {
    keepFind({ realm: council.realm, name: me.name }, find);
    presenter.type('');
    close();
    onLeave();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      if (isShown) choice.step(event.key === 'ArrowDown' ? 1 : -1);
      else setOpen(true);
    } else if (event.key === 'Enter') choice.open(event);
    else if (event.key === 'Escape' && !isSheet && isShown) close();
    else if (event.key === 'Escape' && !isBlank) type('');
    else return;
    event.preventDefault();
  };
  const show = () => setOpen(true);
  return { id, state, finds, chosen: choice.at, isShown, type, close, show, picked, onKeyDown, presenter };
}

/** A field that looks for something in everything that the person may see, with what was found below it. */
export function SearchBox(props: SearchBoxProps) {
  const { t } = useSpeech();
  const { field, isSheet = false } = props;
  const { presenter, close, show, type, onKeyDown, ...list } = useSearchBox(props);
  const { id, state, finds, chosen, isShown } = list;
  const isExpanded = isShown && finds.length > 0;
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) close();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the list closes when the focus goes
    <div role="search" aria-label={t('office:search.label')} className={styles.search} onBlur={onBlur}>
      <label className={styles.field} htmlFor={id}>
        <Icon name="search" />
        <span className="visually-hidden">{t('office:search.label')}</span>
        <input
          ref={field}
          id={id}
          type="text"
          role="combobox"
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="go"
          maxLength={200}
          placeholder={t('office:search.placeholder')}
          aria-autocomplete="list"
          aria-keyshortcuts="Control+K"
          aria-expanded={isExpanded}
          aria-controls={`${id}-list`}
          aria-activedescendant={isExpanded && chosen >= 0 ? optionId(id, chosen) : undefined}
          value={state.text}
          onFocus={show}
          onChange={(event) => type(event.target.value)}
          onKeyDown={onKeyDown}
        />
        <kbd aria-hidden="true">{t('office:search.key')}</kbd>
      </label>
      <FoundList {...list} isSheet={isSheet} again={presenter.again} />
    </div>
  );
}
