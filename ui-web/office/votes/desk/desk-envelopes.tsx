import type { DeskSeen } from '#adapters/wire/voting-desk/desk.ts';
import { useSpeech } from '#ui-web/speech.ts';
import { OfficeButton } from '../../parts/office-button.tsx';
import styles from './desk.module.css';

type DeskBox = DeskSeen['boxes'][number];

interface EnvelopesProps {
  readonly boxes: readonly DeskBox[];
  readonly isBusy: boolean;
  readonly move: (box: string) => void;
}

/** What is done with the envelopes of a box when it is sealed. */
function Pile({ box, boxes, isBusy, move }: EnvelopesProps & { readonly box: DeskBox }) {
  const { t } = useSpeech();
  const { envelopes } = box;
  if (envelopes === null) return null;
  const to = boxes.find(({ id }) => id === envelopes.to)?.name ?? '';
  return (
    <li>
      <b>{box.name}</b>
      <span>{t(`office-polling:pile.${envelopes.deed}`, { to })}</span>
      {envelopes.deed === 'join' && (
        <OfficeButton look="outline" busy={isBusy} onClick={() => move(box.id)}>
          {t('office-polling:pile.moved', { to })}
        </OfficeButton>
      )}
    </li>
  );
}

/** Double envelopes: how they are given without a line, and when they are opened. */
export function DeskEnvelopes(props: EnvelopesProps) {
  const { t } = useSpeech();
  return (
    <section className={styles.panel} aria-labelledby="sobres">
      <header>
        <h2 id="sobres">{t('office-polling:envelopes.title')}</h2>
        <span>{t('office-polling:envelopes.when')}</span>
      </header>
      <ul role="list">
        {(['outer', 'inner', 'many'] as const).map((one) => (
          <li key={one}>
            <b>{t(`office-polling:envelopes.${one}.title`)}</b>
            <span>{t(`office-polling:envelopes.${one}.words`)}</span>
          </li>
        ))}
        {props.boxes.map((box) => (
          <Pile key={box.id} {...props} box={box} />
        ))}
      </ul>
    </section>
  );
}
