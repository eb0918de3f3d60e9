import { useMemo } from 'react';
import type { Language } from '#domain/shared/localized-text.ts';
import { classNames } from '#ui-web/components/class-names.ts';
import { useSpeech } from '#ui-web/speech.ts';
import type { OpenDocument } from '../../documents/editor/open-document.ts';
import type { EditorPresenter } from '../../documents/editor/presenter.ts';
import { SavingWords } from '../../documents/editor/saving-words.tsx';
import formStyles from '../../documents/form/form.module.css';
import { useOffice } from '../../shell/office-context.ts';
import shared from '../../votes/builder/builder.module.css';
import styles from '../vouchers.module.css';
import { CampaignPlace, useCampaignParts } from './campaign-place.tsx';
import { CampaignPreview } from './campaign-preview.tsx';
import { CampaignSection } from './campaign-section.tsx';
import { type DraftedCampaign, draftedCampaign } from './drafted-campaign.ts';
import { OfflineLoss } from './offline-loss.tsx';
import { SupplyWords } from './supply-words.tsx';
import { CampaignDays } from './campaign-days.tsx';
import { DrawPart } from './draw-part.tsx';
import { WaveRows } from './wave-rows.tsx';

interface BuilderProps {
  readonly draft: OpenDocument;
  readonly editor: EditorPresenter;
}

interface BarProps {
  readonly languages: readonly Language[];
  readonly columns: readonly Language[];
  readonly choose: (language: Language) => void;
}

/** Which language stands beside the first, or alone on a narrow screen. */
function LanguageButtons({ languages, columns, choose }: BarProps) {
  const { t } = useSpeech();
  return (
    <div role="group" aria-label={t('office-documents:languages')} className={shared.languages}>
      {languages.map((one) => (
        <button key={one} type="button" aria-pressed={columns.includes(one)} onClick={() => choose(one)}>
          {t(`office-documents:language.${one}`)}
        </button>
      ))}
    </div>
  );
}

interface SectionsProps {
  readonly draft: OpenDocument;
  readonly drafted: DraftedCampaign | null;
}

const days = ['issueFrom', 'issueUntil', 'redeemFrom', 'redeemUntil'] as const;
const ofShop = ['identityProof', 'samePricePerSale', 'mixed', 'returnDays', 'perShop'] as const;

/** All fields of a campaign, by what they are about. */
function Sections({ draft, drafted }: SectionsProps) {
  const parts = useCampaignParts(draft);
  const section = { shown: draft.shown, faults: drafted?.faults ?? [], parts };
  const of = ['budget', 'types', 'perPerson'];
  return (
    <>
      <CampaignSection {...section} name="texts" fields={['title', 'summary', 'conditions']} />
      <CampaignSection {...section} name="types" fields={['funds', 'types', 'perPerson']} of={of}>
        {drafted !== null && <SupplyWords campaign={drafted.campaign} />}
      </CampaignSection>
      <CampaignSection {...section} name="days" of={days}>
        <CampaignDays />
      </CampaignSection>
      <CampaignSection {...section} name="who" fields={['register', 'minimumAge', 'areas']} />
      <CampaignSection {...section} name="share" fields={['deskShare']} of={['deskShare', 'waves']}>
        <WaveRows />
      </CampaignSection>
      <CampaignSection {...section} name="draw" fields={['giving']} of={['draw']}>
        <DrawPart campaign={drafted?.campaign ?? null} parts={parts} />
      </CampaignSection>
      <CampaignSection {...section} name="shop" fields={ofShop} />
      <CampaignSection {...section} name="offline" fields={['offline']}>
        {drafted !== null && <OfflineLoss campaign={drafted.campaign} />}
      </CampaignSection>
    </>
  );
}

/** The rules of a campaign in plain words, with what residents will read of them. */
export function CampaignBuilder({ draft, editor }: BuilderProps) {
  const { town, council } = useOffice();
  const { shown, id, languages, saving } = draft;
  const drafted = useMemo(
    () => draftedCampaign(shown, id, { zone: town.timeZone, now: council.clock.now() }),
    [shown, id, town, council],
  );
  return (
    <CampaignPlace draft={draft} editor={editor}>
      {({ columns, isNarrow, choose }) => (
        <div className={styles.builder}>
          <div className={classNames(styles.form, columns.length > 1 && formStyles.two)}>
            <div className={shared.toolbar}>
              <LanguageButtons
                languages={isNarrow ? languages : languages.slice(1)}
                {...{ columns, choose }}
              />
              <SavingWords saving={saving} />
            </div>
            <Sections {...{ draft, drafted }} />
          </div>
          {drafted !== null && <CampaignPreview campaign={drafted.campaign} count={drafted.faults.length} />}
        </div>
      )}
    </CampaignPlace>
  );
}
