import { formatDayOfYear } from '#application/text/dates.ts';
import { formatCount, formatMoney } from '#application/text/numbers.ts';
import type { OfficeCampaignAnswer } from '#adapters/wire/vouchers/office/office-campaign.ts';
import type { Json } from '#domain/documents/json.ts';
import { dayAt } from '#domain/shared/calendar-day.ts';
import { cents } from '#domain/shared/money.ts';
import { useSpeech } from '#ui-web/speech.ts';
import { useOffice } from '../../shell/office-context.ts';
import votes from '../../votes/votes.module.css';

type Drafted = OfficeCampaignAnswer['drafted'][number];

/** The name of a changed field, by the last member of its path that is no language and no place. */
export function useChangedName(): (path: string) => string {
  const { t, speaker } = useSpeech();
  return (path) => {
    const names = path.split('/').filter((step) => !/^(?:@.*|\d+)$/u.test(step));
    const found = [names.join('_'), ...names.toReversed()].find((name) =>
      speaker.exists(`office-vouchers:changed.${name}`),
    );
    return found === undefined ? path : t(`office-vouchers:changed.${found}`);
  };
}

/** A value of the rules as people write it: money, a day, a number, a text. */
function useValueWords(): (change: Pick<Drafted, 'path' | 'kind'>, value: Json | undefined) => string {
  const { language } = useSpeech();
  const { town } = useOffice();
  return ({ path, kind }, value) => {
    if (typeof value === 'string') return value;
    if (typeof value !== 'number') return '';
    if (path === 'budget') return formatMoney(cents(value));
    const isMoment = kind === 'later' || path.endsWith('/at');
    // An end is the first moment after the last day.
    const at = kind === 'later' ? value - 1 : value;
    return isMoment ? formatDayOfYear(dayAt(at, town.timeZone), language) : formatCount(value);
  };
}

/** What the draft would change of an opened campaign, or what of it is fixed. */
export function DraftedChanges({
  campaign: { drafted, fixed },
}: {
  readonly campaign: OfficeCampaignAnswer;
}) {
  const { t } = useSpeech();
  const nameOf = useChangedName();
  const words = useValueWords();
  return (
    <>
      <h3>{t('office-vouchers:change.draft')}</h3>
      {fixed !== null && (
        <p className={votes.bad}>
          {t(`office-vouchers:change.fixed.${fixed.since}`, { what: nameOf(fixed.path) })}
        </p>
      )}
      <ul className={votes.marked}>
        {drafted
          .filter(({ path }) => !path.endsWith('/@'))
          .map((change) => (
            <li key={change.path}>
              {nameOf(change.path)}: <del>{words(change, change.was)}</del>{' '}
              <ins>{words(change, change.value)}</ins>
            </li>
          ))}
      </ul>
    </>
  );
}
