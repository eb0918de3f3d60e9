import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Icon, type IconName } from '../icon/icon.tsx';
import styles from './notice.module.css';

export type NoticeTone = 'info' | 'warning' | 'error' | 'ok';

const icons: Readonly<Record<NoticeTone, IconName>> = {
  info: 'info',
  warning: 'warning',
  error: 'warning',
  ok: 'check',
};

interface NoticeProps {
  readonly tone: NoticeTone;
  readonly icon?: IconName;
  /** Announced when it appears: `polite` after the present announcement, `assertive` at once. */
  readonly live?: 'polite' | 'assertive';
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

const roles = { polite: 'status', assertive: 'alert' } as const;

/** A notice, with bar, icon and text. */
export function Notice({ tone, icon = icons[tone], live, actions, children }: NoticeProps) {
  return (
    <div className={classNames(styles.notice, styles[tone])} role={live && roles[live]}>
      <Icon name={icon} className={styles.sign} />
      <div className={styles.body}>
        <div className={styles.words}>{children}</div>
        {actions}
      </div>
    </div>
  );
}
