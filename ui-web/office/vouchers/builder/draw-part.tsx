import { formatCount } from '#application/text/numbers.ts';
import type { VoucherCampaign } from '#domain/vouchers/campaign.ts';
import { lotsOf } from '#domain/vouchers/draw/lots.ts';
import { useSpeech } from '#ui-web/speech.ts';
import type { FormPart } from '../../documents/form/form-tree.ts';
import { idOf, mayWrite, useForm } from '../../documents/form/form-place.ts';
import { MomentField } from '../../votes/builder/moment-field.tsx';
import { NamedParts } from '../../votes/builder/question-place.tsx';
import styles from '../vouchers.module.css';

interface DrawProps {
  /** Null as long as the draft cannot be read. */
  readonly campaign: VoucherCampaign | null;
  readonly parts: readonly FormPart[];
}

/** When people enter the draw, what each wins and for how long; nothing while whoever comes first has the vouchers. */
export function DrawPart({ campaign, parts }: DrawProps) {
  const { t } = useSpeech();
  const { document, write } = useForm();
  const draw = campaign?.draw;
  if (campaign === null || draw === undefined) return null;
  const count = lotsOf(campaign, draw.lot).reduce((sum, { lots }) => sum + lots, 0);
  return (
    <>
      <div className={styles.days}>
        {(['drawFrom', 'drawUntil'] as const).map((path) => (
          <div key={path} id={idOf(path)}>
            <MomentField
              label={t(`office-fields:name.${path}`)}
              hint={t(`office-vouchers:days.${path}`)}
              value={document.shown.get(path)}
              isReadOnly={!mayWrite(document, null)}
              onChange={(value) => write([{ path, value }])}
            />
          </div>
        ))}
      </div>
      <NamedParts parts={parts} names={['lot', 'drawDays']} />
      <p role="status">
        <b>{t('office-vouchers:draw.lots', { n: formatCount(count) })}</b>{' '}
        {campaign.deskShare > 0 && t('office-vouchers:draw.desk')}
      </p>
    </>
  );
}
