import { Icon } from '../icon/icon.tsx';
import { PlainList } from '../plain-list/plain-list.tsx';
import { langOf, textOf, type Wording } from '../wording/wording.tsx';
import styles from './document-list.module.css';

export interface DocumentItem {
  readonly href: string;
  readonly title: Wording;
  /** "PDF, 412 kB". */
  readonly detail: string;
  /** Name of the file if the address should be saved rather than opened; true keeps its own. */
  readonly download?: string | true;
}

/** Files to read or to download. They are files, so the links are not the router's. */
export function DocumentList({ documents }: { readonly documents: readonly DocumentItem[] }) {
  return (
    <PlainList className={styles.documents}>
      {documents.map((document) => (
        <li key={document.href}>
          <a href={document.href} download={document.download}>
            <Icon name="download" />
            <span lang={langOf(document.title)}>{textOf(document.title)}</span>{' '}
            <small>{document.detail}</small>
          </a>
        </li>
      ))}
    </PlainList>
  );
}
