import { useEffect, useState } from 'react';
import { thingInHome } from '#domain/pocket/favourites/thing-in-home.ts';
import { usePlace } from '#ui-web/shell/council-context.ts';
import { useSpeech } from '#ui-web/speech.ts';
import { notesOf, type NotesOfDevice } from '../pocket-notes.ts';
import styles from '../pocket.module.css';
import { PocketIcon } from '../pocket-icon.tsx';

/** The address of the page without what chooses the town, the front-end and the language, and in one of its forms. */
function pathHere(): string {
  const { pathname, search } = window.location;
  const query = new URLSearchParams(search);
  for (const name of ['realm', 'portal', 'lang', 'locale']) query.delete(name);
  return query.size === 0 ? thingInHome(pathname) : `${pathname}?${query}`;
}

/** Marks a page as a favourite of this device, or no longer; `title` is its name in the pocket. */
export function FavouriteButton({ title }: { readonly title: string }) {
  const { council } = usePlace();
  const { t } = useSpeech();
  const [notes, setNotes] = useState<NotesOfDevice | null>(null);
  const [isOn, setOn] = useState(false);
  const [isUnkept, unkeep] = useState(false);
  useEffect(() => {
    const found = async () => {
      const { pocketNotes } = await council.services();
      const here = notesOf({ realm: council.realm, pocketNotes });
      setNotes(here);
      setOn(here.favourites().some(({ path }) => path === pathHere()));
    };
    // Without its script the page is as good as before.
    void found().catch(() => undefined);
  }, [council]);
  const press = () => {
    if (notes === null) return;
    const path = pathHere();
    const others = notes.favourites().filter((one) => one.path !== path);
    const isKept = notes.keepFavourites(isOn ? others : [{ title, path }, ...others]);
    setOn(isKept ? !isOn : isOn);
    unkeep(!isKept);
  };
  return (
    <p className={styles.favourite}>
      <button type="button" className={styles.heart} aria-pressed={isOn} onClick={press}>
        <PocketIcon name="heart" />
        {t('pocket:favourites.add')}
      </button>
      <span role="status" className="note">
        {isUnkept && t('pocket:favourites.unkept')}
      </span>
    </p>
  );
}
