import { useEffect, useMemo, useState } from 'react';
import { listMailboxesCall } from '#adapters/wire/requests/list-mailboxes.ts';
import type { LocalizedText } from '#domain/shared/localized-text.ts';
import { isRight } from '#domain/shared/result.ts';
import { useSpeech } from '#ui-web/speech.ts';
import { useOffice } from '../shell/office-context.ts';

/** The name of a mailbox by its id; its id while the name is unknown. */
export type MailboxNames = (id: string) => string;

/** The titles of the town's open mailboxes by their ids; none while they are not here. */
export function useMailboxTitles(): ReadonlyMap<string, LocalizedText> {
  const { council } = useOffice();
  const [titles, setTitles] = useState<ReadonlyMap<string, LocalizedText>>(new Map());
  useEffect(() => {
    const ask = async () => {
      const read = await council.call(listMailboxesCall, { realm: council.realm });
      if (isRight(read)) setTitles(new Map(read.right.items.map(({ _id, title }) => [_id, title])));
    };
    void ask();
  }, [council]);
  return titles;
}

/** The names of the town's mailboxes in the reader's language. */
export function useMailboxNames(): MailboxNames {
  const { said } = useSpeech();
  const titles = useMailboxTitles();
  return useMemo(() => (id) => said(titles.get(id)).text || id, [titles, said]);
}
