import { Button } from '../button/button.tsx';
import { Icon, type IconName } from '../icon/icon.tsx';
import { PlainList } from '../plain-list/plain-list.tsx';
import styles from './file-list.module.css';

/** A file of a request: being sent, sent, or refused. Sizes and reasons are given as text. */
export interface ListedFile {
  readonly id: string;
  readonly name: string;
  /** "1,8 MB", "Subiendo: 62 % de 3,1 MB", or why it was refused. */
  readonly note: string;
  readonly state: 'sending' | 'sent' | 'failed' | 'refused';
  /** Percent, while it is being sent. */
  readonly progress?: number;
  /** A small picture of it, as a data address. */
  readonly thumbnail?: string | null;
}

export interface FileListWords {
  readonly remove: string;
  readonly cancel: string;
  readonly retry: string;
  readonly discard: string;
  /** The name of a file's progress bar: "Subida: banco.jpg". */
  readonly progressOf: (name: string) => string;
}

interface FileListProps {
  readonly files: readonly ListedFile[];
  readonly words: FileListWords;
  readonly icon?: IconName;
  readonly onRemove: (id: string) => void;
  readonly onRetry: (id: string) => void;
}

/** Files with their sizes, their progress and their actions. */
export function FileList({ files, words, icon = 'photo', onRemove, onRetry }: FileListProps) {
  if (files.length === 0) return null;
  return (
    <PlainList className={styles.files}>
      {files.map((file) => (
        <li key={file.id} className={isWrong(file) ? styles.wrong : undefined}>
          <Picture file={file} icon={icon} />
          <span>
            <b>{file.name}</b>
            {/* Progress is not announced step by step; its end is. */}
            <small role={isWrong(file) ? 'alert' : undefined}>{file.note}</small>
            {file.state === 'sending' && (
              <progress max={100} value={file.progress} aria-label={words.progressOf(file.name)} />
            )}
          </span>
          <span className={styles.actions}>
            {file.state === 'failed' && (
              <Action text={words.retry} name={file.name} onClick={() => onRetry(file.id)} />
            )}
            <Action text={removal(file, words)} name={file.name} onClick={() => onRemove(file.id)} />
          </span>
        </li>
      ))}
    </PlainList>
  );
}

const isWrong = ({ state }: ListedFile) => state === 'failed' || state === 'refused';

const removal = ({ state }: ListedFile, words: FileListWords): string =>
  state === 'sending' ? words.cancel : state === 'refused' ? words.discard : words.remove;

function Picture({ file, icon }: { readonly file: ListedFile; readonly icon: IconName }) {
  if (file.thumbnail) return <img src={file.thumbnail} alt="" width={56} height={56} />;
  return (
    <span className={styles.picture}>
      <Icon name={isWrong(file) ? 'warning' : icon} />
    </span>
  );
}

interface ActionProps {
  readonly text: string;
  readonly name: string;
  readonly onClick: () => void;
}

function Action({ text, name, onClick }: ActionProps) {
  return (
    <Button look="text" size="short" onClick={onClick}>
      {text}
      <span className="visually-hidden"> {name}</span>
    </Button>
  );
}
