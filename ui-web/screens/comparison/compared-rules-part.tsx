import { surveyAddress } from '#adapters/wire/processes/open-data-address.ts';
import { Breadcrumbs } from '#ui-web/components/breadcrumbs/breadcrumbs.tsx';
import { Conclusion } from '#ui-web/components/conclusion/conclusion.tsx';
import { HashList } from '#ui-web/components/hash-code/hash-code.tsx';
import { LedgerRow } from '#ui-web/components/ledger-row/ledger-row.tsx';
import { LoadingList } from '#ui-web/components/list-states/loading-list.tsx';
import { Notice } from '#ui-web/components/notice/notice.tsx';
import { CommandLine } from '#ui-web/components/recount-box/command-line.tsx';
import { FileLinks } from '#ui-web/screens/results/files/file-links.tsx';
import { marked } from '#ui-web/screens/survey/marked.tsx';
import { wayTo } from '#ui-web/screens/survey/way-to.ts';
import { usePlace } from '#ui-web/shell/council-context.ts';
import { ScreenTitle } from '#ui-web/shell/routing/screen-title.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import { comparisonFile } from './comparison-file.ts';
import { FiguresTable } from './figures-table.tsx';
import { MoneyByPlace } from './money-by-place.tsx';
import type { ChosenRules } from './compared-rules.ts';
import type { ComparisonState } from './presenter.ts';
import { RuleCards } from './rule-cards.tsx';
import styles from './screen.module.css';
import { comparisonView, type ComparisonView, letters } from './view-model.ts';
import { WhoIsFunded } from './who-is-funded.tsx';

interface ComparedRulesProps {
  readonly state: Extract<ComparisonState, { kind: 'here' }>;
  readonly onChoose: (chosen: ChosenRules) => void;
}

/** The comparison: the rules to choose, and their outcomes. */
export function ComparedRules({ state, onChoose }: ComparedRulesProps) {
  const speech = useSpeech();
  const { t } = speech;
  const { compared, comparison, refusal, computing } = state;
  const view = comparison && comparisonView(compared, comparison, speech);
  const { process } = compared.visit;
  const way = [
    ...wayTo(compared.visit, speech),
    { href: `/procesos-participativos/${process.slug}/participa`, text: t('comparison:results') },
  ];
  return (
    <div className="wrap">
      <Breadcrumbs label={t('comparison:way')} items={way} />
      <div className={`page-top full-width ${styles.head}`}>
        <ScreenTitle className="small-title" of={t('comparison:title')} />
        {view && <Conclusion>{marked(view.conclusion)}</Conclusion>}
        <p>
          {view && `${view.facts} `}
          {t('comparison:study')}
        </p>
        {!compared.agrees && (
          <Notice tone="error">
            <p>{t('comparison:differs')}</p>
          </Notice>
        )}
      </div>
      <LedgerRow id="rules" title={t('comparison:rules.title')} lead={<p>{t('comparison:rules.lead')}</p>}>
        <RuleCards compared={compared} rules={view?.rules ?? []} onChoose={onChoose} />
        {/* In the page before it has text: a screen reader announces only changes of a region that is already there. */}
        <div role="status" className={styles.status}>
          {computing && <p>{t('comparison:rules.computing')}</p>}
          {compared.unknown.length > 0 && (
            <Notice tone="warning">
              <p>{t('comparison:unknownRules', { names: compared.unknown.join(', ') })}</p>
            </Notice>
          )}
          {refusal !== null && (
            <Notice tone="warning">
              <p>{refusedWords(refusal, t)}</p>
            </Notice>
          )}
        </div>
      </LedgerRow>
      {computing && view === null && <LoadingList title={t('comparison:loading')} />}
      {view && comparison && (
        <Outcome
          state={state}
          view={view}
          file={<FileLinks survey={compared.survey} file={comparisonFile(compared, comparison, speech)} />}
        />
      )}
    </div>
  );
}

const refusedWords = (
  refusal: NonNullable<ComparedRulesProps['state']['refusal']>,
  t: ReturnType<typeof useSpeech>['t'],
): string =>
  refusal.kind === 'refused'
    ? t('comparison:refused', { letter: letters[refusal.at] })
    : t('comparison:failed');

interface OutcomeProps {
  readonly state: ComparedRulesProps['state'];
  readonly view: ComparisonView;
  readonly file: React.ReactNode;
}

function Outcome({ state: { compared }, view, file }: OutcomeProps) {
  const { t } = useSpeech();
  const { realm } = usePlace().council;
  const address = new URL(surveyAddress(realm, compared.survey.id), window.location.href).href;
  const command = `concejo budget compare ${address} --rules ${view.rules.map(({ syntax }) => syntax).join(',')}`;
  const places = [
    ['districts', 'district'],
    ['categories', 'category'],
  ] as const;
  return (
    <>
      <LedgerRow id="who" title={t('comparison:who.title')} lead={<p>{t('comparison:who.lead')}</p>}>
        <WhoIsFunded groups={view.groups} rules={view.rules} />
      </LedgerRow>
      <LedgerRow id="figures" title={t('comparison:figures.title')} lead={file}>
        <FiguresTable rows={view.figures} rules={view.rules} />
        <p className="note">{t('comparison:figures.giniNote')}</p>
        <p className="note">{t('comparison:figures.ejrNote')}</p>
      </LedgerRow>
      {places.map(
        ([key, word]) =>
          view[key].length > 1 && (
            <LedgerRow
              key={key}
              id={key}
              title={t(`comparison:places.${word}`)}
              lead={<p>{t('comparison:places.lead')}</p>}
            >
              <MoneyByPlace places={view[key]} rules={view.rules} />
            </LedgerRow>
          ),
      )}
      <LedgerRow id="repeat" title={t('comparison:repeat.title')} lead={<p>{t('comparison:repeat.same')}</p>}>
        <HashList items={[{ term: t('comparison:repeat.hash'), hash: compared.hash }]} />
        <CommandLine open summary={t('comparison:repeat.command')} command={command} />
      </LedgerRow>
    </>
  );
}
