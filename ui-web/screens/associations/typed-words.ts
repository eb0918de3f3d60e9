import { useState } from 'react';
import { useLocation } from 'wouter';
import type { DirectoryPage } from '#application/directory/directory-page.ts';
import { useNavigate } from '#ui-web/shell/routing/navigation.ts';
import { directoryAddress } from './addresses.ts';

export const searchFieldId = 'associations-search';

/** A search counts at each key; the address follows when the field is left or sent. */
export function useWords(page: DirectoryPage) {
  const { addressOf } = useNavigate();
  const [, navigate] = useLocation();
  const [typed, setTyped] = useState({ words: page.search, since: page.search });
  const words = typed.since === page.search ? typed.words : page.search;
  const keep = () => {
    if (words.trim() === page.search) return;
    navigate(addressOf(directoryAddress({ ...page, search: words.trim() })), { replace: true });
  };
  const clear = () => {
    setTyped({ words: '', since: page.search });
    if (page.search !== '') navigate(addressOf(directoryAddress({ ...page, search: '' })), { replace: true });
    // The button disappears with the text that it clears, so the focus goes to the field.
    document.getElementById(searchFieldId)?.focus();
  };
  return { words, keep, clear, type: (next: string) => setTyped({ words: next, since: page.search }) };
}
