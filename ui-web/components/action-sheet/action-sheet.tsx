import { Button } from '../button/button.tsx';
import { DialogFrame } from '../dialog-frame/dialog-frame.tsx';
import { Icon, type IconName } from '../icon/icon.tsx';
import { PlainList } from '../plain-list/plain-list.tsx';
import styles from './action-sheet.module.css';

export interface SheetAction {
  readonly id: string;
  readonly icon: IconName;
  readonly text: string;
}

interface ActionSheetProps {
  readonly title: string;
  readonly actions: readonly SheetAction[];
  readonly cancel: string;
  /** Called within the press itself, so that a file chooser or another tab may open from it. */
  readonly onAct: (id: string) => void;
  readonly onClose: () => void;
}

/** A few actions, within reach of the thumb: at the foot of a narrow page, in the middle of a wide one. */
export function ActionSheet({ title, actions, cancel, onAct, onClose }: ActionSheetProps) {
  return (
    <DialogFrame
      open
      sheet
      title={title}
      onClose={onClose}
      footer={
        <Button look="outline" onClick={onClose}>
          {cancel}
        </Button>
      }
    >
      <PlainList className={styles.actions}>
        {actions.map(({ id, icon, text }) => (
          <li key={id}>
            <button type="button" onClick={() => onAct(id)}>
              <Icon name={icon} />
              {text}
            </button>
          </li>
        ))}
      </PlainList>
    </DialogFrame>
  );
}
