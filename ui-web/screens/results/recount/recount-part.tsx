import { ballotsAddress, surveyAddress } from '#adapters/wire/processes/open-data-address.ts';
import { formatCount } from '#application/text/numbers.ts';
import { Button } from '#ui-web/components/button/button.tsx';
import { LinkButton } from '#ui-web/components/button/link-button.tsx';
import { HashList } from '#ui-web/components/hash-code/hash-code.tsx';
import type { Level } from '#ui-web/components/heading/heading.tsx';
import { Notice } from '#ui-web/components/notice/notice.tsx';
import { PlainList } from '#ui-web/components/plain-list/plain-list.tsx';
import { CommandLine } from '#ui-web/components/recount-box/command-line.tsx';
import { RecountBox } from '#ui-web/components/recount-box/recount-box.tsx';
import { textOf } from '#ui-web/components/wording/wording.tsx';
import { usePlace } from '#ui-web/shell/council-context.ts';
import { useSpeech } from '#ui-web/speech.ts';
import { BallotSearch } from './ballot-search.tsx';
import { resultKinds } from '../kinds/result-kinds.ts';
import type { RecountProps } from './recount-props.ts';
import { recountRefusal, verdictView } from './recount-view.ts';
import { ResultRow } from '../parts/result-row.tsx';

/** How a reader counts again: here, with the list on their own computer, or with the command line. */
export function RecountPart({ survey, state, presenter, level }: RecountProps & { readonly level: Level }) {
  const { t, said } = useSpeech();
  const { realm } = usePlace().council;
  const counting = state.recount.kind === 'counting';
  const { isRecounted, command } = resultKinds[survey.question.kind];
  const before = state.recount.kind === 'none' || counting;
  const address = new URL(surveyAddress(realm, survey.id), window.location.href).href;
  return (
    <ResultRow
      survey={survey}
      part="recount"
      level={level}
      title={t('results:recount.title')}
      lead={<p>{t('results:recount.lead')}</p>}
    >
      <RecountBox>
        {!isRecounted && state.recount.kind !== 'refused' ? (
          <p>{t('results:recount.free')}</p>
        ) : (
          <Verdict survey={survey} state={state} />
        )}
        <p className="actions">
          {isRecounted && (
            <Button size="short" icon="repeat" busy={counting} onClick={() => void presenter.countAgain()}>
              {t(
                counting
                  ? 'results:recount.counting'
                  : before
                    ? 'results:recount.start'
                    : 'results:recount.again',
              )}
            </Button>
          )}
          <LinkButton
            href={ballotsAddress(realm, survey.id)}
            look="outline"
            size="short"
            icon="download"
            aria-label={`${t('results:recount.list')}: ${textOf(said(survey.title))}`}
            download={`${t('results:ballotsFile')}-${survey.id}.jsonl`}
          >
            {t('results:recount.list')}
          </LinkButton>
        </p>
        <BallotSearch survey={survey} state={state} presenter={presenter} />
        {command !== null && (
          <CommandLine summary={t('results:recount.commandLine')} command={`${command} ${address}`} />
        )}
      </RecountBox>
    </ResultRow>
  );
}

/** Whether the list is that of the closing record; nothing if the vote has none, or if the record does not name the list. */
function RecordVerdict({
  record,
}: Pick<Extract<RecountProps['state']['recount'], { kind: 'counted' }>, 'record'>) {
  const { t } = useSpeech();
  if (record === null || record.some(({ kind }) => kind === 'notInRecord')) return null;
  const count = record.find((one) => one.kind === 'otherCount' || one.kind === 'channels');
  const words =
    count === undefined
      ? t(record.length === 0 ? 'results:recount.recordAgrees' : 'results:recount.recordList')
      : t('results:recount.recordCount', {
          recorded: formatCount(count.recorded),
          counted: formatCount(count.counted),
        });
  return (
    <Notice tone={record.length === 0 ? 'ok' : 'error'}>
      <p>{words}</p>
    </Notice>
  );
}

/** Agreement or difference, with both fingerprints. */
export function Verdict({ survey, state: { recount } }: Pick<RecountProps, 'survey' | 'state'>) {
  const speech = useSpeech();
  const { t } = speech;
  switch (recount.kind) {
    case 'none':
    case 'counting':
      return <p>{t('results:recount.intro')}</p>;
    case 'refused':
      return (
        <Notice tone="error" live="assertive">
          <p>{recountRefusal(recount.refusal, speech)}</p>
        </Notice>
      );
    case 'counted': {
      const { claimed, counted } = recount.recount;
      const verdict = verdictView(recount.recount, survey, speech);
      return (
        <>
          <Notice tone={verdict.agrees ? 'ok' : 'error'} live={verdict.agrees ? 'polite' : 'assertive'}>
            <p>
              <strong>{verdict.verdict}</strong> {verdict.text}
            </p>
            {!verdict.agrees && (
              <PlainList>
                {verdict.differences.map((difference) => (
                  <li key={difference}>{difference}</li>
                ))}
              </PlainList>
            )}
          </Notice>
          <RecordVerdict record={recount.record} />
          <HashList
            items={[
              { term: t('results:recount.hashPublished'), hash: claimed ?? '' },
              { term: t('results:recount.hashCounted'), hash: counted },
            ]}
          />
        </>
      );
    }
    default:
      return recount satisfies never;
  }
}
