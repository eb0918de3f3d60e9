import { type SubsidyPage, yearsOffered } from '#application/subsidies/subsidy-page.ts';
import { SectionTabs } from '#ui-web/components/section-tabs/section-tabs.tsx';
import { SwitchBar } from '#ui-web/components/switch-bar/switch-bar.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import type { AddressWith } from './addresses.ts';
import styles from './screen.module.css';

interface PartProps {
  readonly page: SubsidyPage;
  readonly at: AddressWith;
}

/** Calls and grants. */
export function Tabs({ page, at }: PartProps) {
  const { t } = useSpeech();
  const isCalls = page.view === 'calls';
  return (
    <SectionTabs
      label={t('subsidies:tabs.label')}
      tabs={[
        {
          kind: 'open',
          href: at({ view: 'calls', sort: null }),
          text: t('subsidies:tabs.calls'),
          note: t('subsidies:tabs.callsNote'),
          current: isCalls,
        },
        {
          kind: 'open',
          href: isCalls ? at({ view: 'by-call', sort: { by: 'amount', descending: true } }) : at({}),
          text: t('subsidies:tabs.grants'),
          note: t('subsidies:tabs.grantsNote'),
          current: !isCalls,
        },
      ]}
    />
  );
}

/** The years, and how grants are grouped. */
export function SubsidyViews({ page, at, thisYear }: PartProps & { readonly thisYear: number }) {
  const { t } = useSpeech();
  const years = yearsOffered(thisYear).map((year) => ({
    href: at({ year }),
    text: String(year),
    current: page.year === year,
  }));
  const all = { href: at({ year: null }), text: t('subsidies:all'), current: page.year === null };
  return (
    <div className={styles.head}>
      <SwitchBar label={t('subsidies:years')} look="apart" items={[all, ...years]} />
      {page.view !== 'calls' && (
        <SwitchBar
          label={t('subsidies:views.label')}
          look="joined"
          items={[
            {
              href: at({ view: 'by-call' }),
              text: t('subsidies:views.byCall'),
              current: page.view === 'by-call',
            },
            {
              href: at({ view: 'grants' }),
              text: t('subsidies:views.grants'),
              current: page.view === 'grants',
            },
          ]}
        />
      )}
    </div>
  );
}
