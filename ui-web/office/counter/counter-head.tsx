import type { ReactNode } from 'react';
import type { OfficeAnswer } from '#adapters/wire/appointments/setup.ts';
import { Link } from '#ui-web/components/link/link.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import { useOfficeTitle } from '../shell/office-context.ts';
import { counterHref } from './counter-href.ts';
import styles from './counter.module.css';

interface HeadProps {
  readonly office: OfficeAnswer;
  readonly title: string;
  readonly part?: 'esperas' | 'pantallas';
  readonly children?: ReactNode;
}

/** The title of a page of the counter, where it is, and the pages beside it. */
export function CounterHead({ office, title, part, children }: HeadProps) {
  const { t, said } = useSpeech();
  useOfficeTitle([title, said(office.title).text].join(' · '));
  const tabs = ([undefined, 'esperas', 'pantallas'] as const).map((one) => ({
    href: counterHref(office.id, one),
    text: t(`office-counter:tab.${one ?? 'mostrador'}`),
    current: one === part,
  }));
  return (
    <header className={styles.head}>
      <nav aria-label={t('office-counter:title')} className={styles.tabs}>
        {tabs.map(({ href, text, current }) => (
          <Link key={href} href={href} aria-current={current ? 'page' : undefined}>
            {text}
          </Link>
        ))}
      </nav>
      <h1 tabIndex={-1}>{title}</h1>
      <div className={styles.facts}>
        <span>{said(office.title).text}</span>
        {children}
      </div>
    </header>
  );
}
