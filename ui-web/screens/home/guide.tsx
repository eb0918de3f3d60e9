import { LedgerRow } from '#ui-web/components/ledger-row/ledger-row.tsx';
import { Link } from '#ui-web/components/link/link.tsx';
import { StepList } from '#ui-web/components/step-list/step-list.tsx';
import { usePlace } from '#ui-web/shell/council-context.ts';
import { useSpeech } from '#ui-web/speech.ts';

/* Identifiers chosen for the tiles they give (domain/appearance/tile.ts): leaf, wave and star. */
const steps = [
  { step: 'propose', identifier: 'como-apoya' },
  { step: 'support', identifier: 'step-support' },
  { step: 'vote', identifier: 'paso-3' },
] as const;

/** How to take part, in three steps; the whole text is the council's own guide. */
export function Guide() {
  const { t } = useSpeech();
  const { site } = usePlace();
  const wordedSteps = steps.map(({ step, identifier }) => ({
    identifier,
    title: t(`home:steps.${step}.title`),
    text: t(`home:steps.${step}.text`),
  }));
  return (
    <LedgerRow
      id="guia"
      title={t('home:howTo')}
      {...(site.guide !== null && { lead: <Link href="/guia">{t('home:wholeGuide')}</Link> })}
    >
      <StepList steps={wordedSteps} />
    </LedgerRow>
  );
}
