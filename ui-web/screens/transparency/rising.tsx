import { useEffect, useRef, useState } from 'react';
import { withPercent } from '#application/text/numbers.ts';
import type { Language } from '#domain/shared/localized-text.ts';
import type { Percentage } from '#domain/transparency/percentage.ts';
import { risingPercentage, stepInterval, stepsTo } from '#domain/transparency/rising-percentage.ts';
import { prefersReducedMotion } from '#ui-web/components/reduced-motion.ts';
import { indexPercent } from './view-model.ts';

interface RisingProps {
  readonly percentage: Percentage;
  readonly language: Language;
}

/**
 * A percentage that counts up once it comes into view. The final figure is in the document from the beginning, for
 * screen readers, search and print; the figure that rises is hidden from them.
 */
export function Rising({ percentage, language }: RisingProps) {
  const target = useRef<HTMLSpanElement>(null);
  const [step, setStep] = useState<number | null>(null);
  useEffect(() => {
    const element = target.current;
    if (element === null || prefersReducedMotion() || !('IntersectionObserver' in window)) return undefined;
    let timer: ReturnType<typeof setInterval> | undefined;
    const watcher = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      watcher.disconnect();
      const began = performance.now();
      // Steps depend on the clock: a browser that skips frames still ends in time.
      timer = setInterval(() => {
        const now = Math.floor((performance.now() - began) / stepInterval(percentage));
        setStep(now >= stepsTo(percentage) ? null : now);
        if (now >= stepsTo(percentage)) clearInterval(timer);
      }, 30);
    });
    watcher.observe(element);
    return () => {
      watcher.disconnect();
      clearInterval(timer);
    };
  }, [percentage]);
  const shown = (figure: Percentage) => withPercent(indexPercent(figure), language);
  const final = shown(percentage);
  if (step === null) return <span ref={target}>{final}</span>;
  return (
    <span ref={target}>
      <span className="visually-hidden">{final}</span>
      <span aria-hidden="true">{shown(risingPercentage(percentage, step))}</span>
    </span>
  );
}
