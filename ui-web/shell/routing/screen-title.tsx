import { createContext, useContext, useEffect, useRef } from 'react';
import { langOf, textOf, type Wording } from '#ui-web/components/wording/wording.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import { usePlace } from '../council-context.ts';
import { contentId } from '../start/arrival.ts';

/** A screen drawn as a part of another: its title is a heading of that level, and does not name the page. */
export const TitleLevelContext = createContext<1 | 3>(1);

interface ScreenTitleProps {
  readonly of: Wording;
  /**
   * The name of the page if its h1 is something else's: the home page begins with a process, which has its own page.
   */
  readonly page?: string;
  readonly className?: string | undefined;
}

/**
 * The h1 of a screen. It names the page (`Presupuestos participativos 2027 · Vilanova de la Marjal`), and takes the
 * focus, which a navigation left on the main part, if the screen is drawn later than the navigation.
 */
export function ScreenTitle({ of, page, className }: ScreenTitleProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const town = useSpeech().said(usePlace().site.name).text;
  const text = textOf(of);
  const name = page ?? text;
  const level = useContext(TitleLevelContext);
  const Title = `h${level}` as const;
  useEffect(() => {
    if (level === 1) document.title = town === '' ? name : `${name} · ${town}`;
  }, [name, town, level]);
  useEffect(() => {
    if (document.activeElement?.id === contentId) heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <Title ref={heading} tabIndex={-1} lang={langOf(of)} className={className}>
      {text}
    </Title>
  );
}
