import { useId, useState } from 'react';
import { plainSummary } from '#domain/content/plain-summary.ts';
import { Button } from '../button/button.tsx';
import { CouncilHtml } from '../council-html/council-html.tsx';
import { DialogFrame } from '../dialog-frame/dialog-frame.tsx';
import { Heading, type Level } from '../heading/heading.tsx';
import { Icon } from '../icon/icon.tsx';
import { langOf, textOf, type Wording, Words } from '../wording/wording.tsx';
import styles from './help-card.module.css';

export interface HelpCardWords {
  /** "Leer la explicación entera: Remanente". */
  readonly more: string;
  readonly close: string;
  /** The title of the frame: "En el tesauro". */
  readonly thesaurus: string;
}

interface HelpCardProps {
  readonly name: Wording;
  /** As a council wrote it: HTML of plain elements. */
  readonly description: Wording;
  /** The page of a thesaurus about it: on a host that the town allows (domain/content/thesaurus.ts). */
  readonly frame?: string | null;
  readonly words: HelpCardWords;
  readonly level?: Level;
}

/** How much of a description a card shows, in characters (specification 2, section 9). */
const longest = 320;

/** The meaning of a word: its beginning on a card, the whole in a window, with the thesaurus if the town has one. */
export function HelpCard(props: HelpCardProps) {
  const { name, description, frame = null, words, level = 3 } = props;
  const id = useId();
  const [open, setOpen] = useState(false);
  const summary = plainSummary(textOf(description), longest);
  const hasMore = summary.endsWith('…') || frame !== null;
  return (
    <aside className={styles.card} aria-labelledby={id}>
      <Icon name="help" className={styles.sign} />
      <div className="stack stack-8">
        <Heading level={level} id={id} lang={langOf(name)} className="text-18">
          {textOf(name)}
        </Heading>
        <p lang={langOf(description)}>{summary}</p>
        {hasMore && (
          <Button
            look="text"
            size="short"
            aria-haspopup="dialog"
            aria-label={`${words.more}: ${textOf(name)}`}
            onClick={() => setOpen(true)}
          >
            {words.more}
          </Button>
        )}
      </div>
      <DialogFrame
        open={open}
        title={<Words of={name} />}
        onClose={() => setOpen(false)}
        footer={<Button onClick={() => setOpen(false)}>{words.close}</Button>}
      >
        <CouncilHtml of={description} />
        {frame !== null && (
          <iframe
            className={styles.frame}
            src={frame}
            title={`${words.thesaurus}: ${textOf(name)}`}
            loading="lazy"
            referrerPolicy="no-referrer"
            sandbox="allow-scripts"
          />
        )}
      </DialogFrame>
    </aside>
  );
}
