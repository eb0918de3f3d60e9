import type { ReactNode } from 'react';
import type { OfficeAnswer } from '#adapters/wire/appointments/setup.ts';
import { SectionTabs } from '#ui-web/components/section-tabs/section-tabs.tsx';
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
    kind: 'open' as const,
    href: counterHref(office.id, one),
    text: t(`office-counter:tab.${one ?? 'mostrador'}`),
    current: one === part,
  }));
  return (
    <header className={styles.head}>
      <SectionTabs label={t('office-counter:title')} tabs={tabs} />
      <h1 tabIndex={-1}>{title}</h1>
      <div className={styles.facts}>
        <span>{said(office.title).text}</span>
        {children}
      </div>
    </header>
  );
}
