import type { ReactNode } from 'react';
import type { OfficeAnswer } from '#adapters/wire/appointments/setup.ts';
import { Link } from '#ui-web/components/link/link.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import { useOfficeTitle } from '../shell/office-context.ts';
import { counterHref, type CounterPart, counterParts } from './counter-href.ts';
import styles from './counter.module.css';

interface HeadProps {
  readonly office: OfficeAnswer;
  readonly title: string;
  readonly part?: CounterPart | undefined;
  readonly children?: ReactNode;
}

/** The pages of an office's counter. */
function CounterTabs({ office, part }: Pick<HeadProps, 'office' | 'part'>) {
  const { t } = useSpeech();
  return (
    <nav aria-label={t('office-counter:title')} className={styles.tabs}>
      {[undefined, ...counterParts].map((one) => (
        <Link
          key={one ?? ''}
          href={counterHref(office.id, one)}
          aria-current={one === part ? 'page' : undefined}
        >
          {t(`office-counter:tab.${one ?? 'mostrador'}`)}
        </Link>
      ))}
    </nav>
  );
}

/** The title of a page of the counter, where it is, and the pages beside it. */
export function CounterHead({ office, title, part, children }: HeadProps) {
  const { said } = useSpeech();
  useOfficeTitle([title, said(office.title).text].join(' · '));
  return (
    <header className={styles.head}>
      <CounterTabs office={office} part={part} />
      <h1 tabIndex={-1}>{title}</h1>
      <div className={styles.facts}>
        <span>{said(office.title).text}</span>
        {children}
      </div>
    </header>
  );
}
