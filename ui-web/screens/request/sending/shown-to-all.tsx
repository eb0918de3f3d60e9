import type { Mailbox } from '#domain/forms/mailbox.ts';
import { showsToAll } from '#domain/forms/publication.ts';
import type { Speech } from '#ui-web/speech.ts';
import styles from '../screen.module.css';
import { useFormTools } from '../form-context.ts';

/** What every visitor may see of a request, and when; null if nothing. */
export function shownWords(mailbox: Mailbox, { t }: Speech): string | null {
  if (!showsToAll(mailbox)) return null;
  // Other programs get only the place, unless neighbours see the title too.
  return t(`request:${mailbox.showsNearby ? 'shown' : 'shownPlace'}.${mailbox.publish}`);
}

/** Says to the writer, before sending, who will read what. */
export function ShownToAll({ mailbox }: { readonly mailbox: Mailbox }) {
  const { speech } = useFormTools();
  const words = shownWords(mailbox, speech);
  return (
    words !== null && (
      <p className={styles.shown} data-shown>
        {words}
      </p>
    )
  );
}
