import type { Fields } from '#domain/documents/fields.ts';
import type { CampaignFault } from '#domain/vouchers/campaign-fault.ts';
import { Icon } from '#ui-web/components/icon/icon.tsx';
import { goToField } from '../../documents/editor/go-to-field.ts';
import { OfficeButton } from '../../parts/office-button.tsx';
import styles from '../vouchers.module.css';
import { placeOfFault } from './drafted-campaign.ts';
import { useFaultSentence } from './use-fault-sentence.ts';

interface FaultListProps {
  readonly shown: Fields;
  readonly faults: readonly CampaignFault[];
  /** The members of the rules that are written here. */
  readonly of: readonly string[];
}

const isOf = (names: readonly string[], path: string): boolean => names.includes(path.split('/', 1).join(''));

/** What is wrong with the fields of a section, each with the way to its field. */
export function FaultList({ shown, faults, of }: FaultListProps) {
  const sentence = useFaultSentence();
  const own = faults.filter(({ path }) => isOf(of, path));
  if (own.length === 0) return null;
  return (
    <ul role="list" className={styles.faults}>
      {own.map((fault) => (
        <li key={`${fault.kind} ${fault.path}`}>
          <Icon name="warning" />
          <OfficeButton look="text" onClick={() => goToField(placeOfFault(shown, fault))}>
            {sentence({ kind: fault.kind, ...fault.facts })}
          </OfficeButton>
        </li>
      ))}
    </ul>
  );
}
