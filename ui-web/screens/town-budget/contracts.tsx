import { useMemo } from 'react';
import { townDictionary } from '#adapters/wire/town-dictionary.ts';
import { formatDay } from '#application/text/dates.ts';
import { formatMoney } from '#application/text/numbers.ts';
import { dayAt } from '#domain/shared/calendar-day.ts';
import { type MinorContractLimits, minorLimitsOn, type Topic } from '#domain/town-budget/dictionary.ts';
import { Breadcrumbs } from '#ui-web/components/breadcrumbs/breadcrumbs.tsx';
import { HelpPanel } from '#ui-web/components/help-panel/help-panel.tsx';
import { QueryTable } from '#ui-web/screens/tables/query-table.tsx';
import { usePlace } from '#ui-web/shell/council-context.ts';
import { ScreenTitle } from '#ui-web/shell/routing/screen-title.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import { SourceLine, TermList } from './term-list.tsx';
import styles from './screen.module.css';

const explained: readonly Topic[] = ['contractState', 'contractProcedure', 'contractType', 'contractField'];

/** What a council contracts, with the terms of the table explained beside it. */
export function ContractsScreen() {
  const { council, site } = usePlace();
  const { t } = useSpeech();
  const dictionary = useMemo(() => townDictionary(), []);
  const limits = minorLimitsOn(dictionary, dayAt(council.clock.now(), site.timeZone));
  const before = dictionary.minorContracts.find(({ from }) => limits !== null && from < limits.from);
  return (
    <div className="wrap">
      <Breadcrumbs
        label={t('shell:breadcrumbs')}
        items={[
          { href: '/', text: t('shell:home') },
          { href: '/presupuesto', text: t('budget:title.none') },
        ]}
      />
      <div className="page-top stack">
        <ScreenTitle of={t('budget:contracts.title')} />
        <p className="lead">{t('budget:contracts.lead')}</p>
        {limits && <MinorContracts limits={limits} before={before} />}
        {limits && <SourceLine dictionary={dictionary} source={limits.source} where={limits.where} />}
      </div>
      <div className="stack stack-24 stretch">
        <HelpPanel
          button={t('budget:contracts.help')}
          close={t('budget:contracts.close')}
          title={t('budget:contracts.help')}
        >
          {explained.map((topic) => (
            <section key={topic} className={styles.explained}>
              <h2>{t(`budget:topic.${topic}`)}</h2>
              <TermList
                dictionary={dictionary}
                terms={dictionary.terms.filter((term) => term.topic === topic)}
              />
            </section>
          ))}
        </HelpPanel>
        <QueryTable name="contratos" />
      </div>
    </div>
  );
}

interface MinorContractsProps {
  readonly limits: MinorContractLimits;
  readonly before: MinorContractLimits | undefined;
}

/** The thresholds in force, with their day, and those before. */
function MinorContracts({ limits, before }: MinorContractsProps) {
  const { t, language } = useSpeech();
  const words = ({ from, works, others }: MinorContractLimits) => ({
    day: formatDay(from, language),
    works: formatMoney(works),
    others: formatMoney(others),
  });
  return (
    <p>
      {t('budget:contracts.minor', words(limits))} {t('budget:contracts.minorTerms')}{' '}
      {before && t('budget:contracts.minorBefore', words(before))}
    </p>
  );
}
