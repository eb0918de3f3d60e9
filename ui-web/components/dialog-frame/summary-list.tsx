import type { ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import { Link } from '../link/link.tsx';
import { PlainOrder } from '../plain-list/plain-list.tsx';
import styles from './summary-list.module.css';

export interface SummaryItem {
  readonly id: string;
  readonly title: ReactNode;
  /** The link back to the answer: an address, or an action of the dialog. `hidden` names the answer. */
  readonly change?: {
    readonly text: string;
    readonly hidden?: string;
    readonly href?: string;
    readonly onClick?: () => void;
  };
  readonly children: ReactNode;
}

function Change({ text, hidden, href, onClick }: NonNullable<SummaryItem['change']>) {
  const words = (
    <span>
      {text}
      {hidden !== undefined && <span className="visually-hidden"> {hidden}</span>}
    </span>
  );
  if (href !== undefined) {
    return (
      <Link href={href} onClick={onClick}>
        {words}
      </Link>
    );
  }
  return (
    <Button look="text" size="short" onClick={onClick}>
      {words}
    </Button>
  );
}

/** Every answer once more, in order, before it is sent. */
export function SummaryList({ items }: { readonly items: readonly SummaryItem[] }) {
  return (
    <PlainOrder className={styles.list}>
      {items.map((item) => (
        <li key={item.id}>
          <div className={styles.head}>
            <h3>{item.title}</h3>
            {item.change && <Change {...item.change} />}
          </div>
          {item.children}
        </li>
      ))}
    </PlainOrder>
  );
}
