import { useEffect, useRef } from 'react';
import { langOf, textOf, type Wording } from '#ui-web/components/wording/wording.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import { usePlace } from './council-context.ts';
import { contentId } from './arrival.ts';

/**
 * The h1 of a screen. It names the page (`Presupuestos participativos 2027 · Vilanova de la Marjal`), and takes the
 * focus that a navigation left waiting on the main part when the screen comes later than the navigation.
 */
export function ScreenTitle({ of, className }: { readonly of: Wording; readonly className?: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const town = useSpeech().said(usePlace().site.name).text;
  const text = textOf(of);
  useEffect(() => {
    document.title = town === '' ? text : `${text} · ${town}`;
  }, [text, town]);
  useEffect(() => {
    if (document.activeElement?.id === contentId) heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <h1 ref={heading} tabIndex={-1} lang={langOf(of)} className={className}>
      {text}
    </h1>
  );
}
