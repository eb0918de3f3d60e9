import { Icon } from '../icon/icon.tsx';
import styles from './download-link.module.css';

interface DownloadLinkProps {
  readonly href: string;
  /** "XLSX". */
  readonly text: string;
  /** "Descargar la tabla en XLSX". */
  readonly label: string;
  readonly download?: string | true;
}

/** One format of what is beside it, as a download. */
export function DownloadLink({ href, text, label, download = true }: DownloadLinkProps) {
  return (
    <a className={styles.download} href={href} aria-label={label} download={download}>
      <Icon name="download" />
      {text}
    </a>
  );
}
