import { formatClock } from '#application/text/dates.ts';
import { formatCount } from '#application/text/numbers.ts';
import type { CampaignAnswer } from '#adapters/wire/vouchers/campaign.ts';
import { LinkButton } from '#ui-web/components/button/link-button.tsx';
import { Hero } from '#ui-web/components/hero/hero.tsx';
import { StatusLine } from '#ui-web/components/ribbon/status-line.tsx';
import { TileBand } from '#ui-web/components/tile/tile-band.tsx';
import { langOf } from '#ui-web/components/wording/wording.tsx';
import { usePlace } from '#ui-web/shell/council-context.ts';
import { ScreenTitle } from '#ui-web/shell/routing/screen-title.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import { DrawFigures, useDayAndTime } from './draw/draw-facts.tsx';
import { type CampaignMoment, dayText, lastDayOf } from './view-model.ts';
import styles from './vouchers.module.css';

const ribbons = {
  cancelled: 'finished',
  ended: 'finished',
  notYet: 'upcoming',
  over: 'finished',
  paused: 'upcoming',
  soldOut: 'finished',
  open: 'active',
  list: 'active',
  drawing: 'upcoming',
  drawn: 'finished',
} as const;

interface FrontProps {
  readonly campaign: CampaignAnswer;
  readonly moment: CampaignMoment;
}

/** What the campaign is, what is left, and the way to it. */
export function CampaignFront({ campaign, moment }: FrontProps) {
  const speech = useSpeech();
  const { t, said } = speech;
  const { timeZone } = usePlace().site;
  const { leftAtDesk, types, ended } = campaign;
  const isClosed = moment === 'ended' || moment === 'cancelled';
  const isSold = types.some(({ price }) => price > 0);
  return (
    <Hero identifier={campaign.id}>
      <StatusLine state={ribbons[moment]} stateText={t(`vouchers:moment.${moment}`)}>
        {isClosed && ended !== null && dayText(ended.at, timeZone, speech)}
        {!isClosed && <WhenWords campaign={campaign} moment={moment} />}
      </StatusLine>
      <ScreenTitle of={said(campaign.title)} />
      <p className="lead" lang={langOf(said(campaign.summary))}>
        {said(campaign.summary).text}
      </p>
      {moment !== 'over' && !isClosed && <Supply campaign={campaign} />}
      <p className="actions">
        {moment === 'open' && (
          <LinkButton href="#comprar" iconAfter="arrow">
            {t(isSold ? 'vouchers:buy' : 'vouchers:apply')}
          </LinkButton>
        )}
        {moment === 'list' && (
          <LinkButton href="#comprar" iconAfter="arrow">
            {t('vouchers:draw.enter')}
          </LinkButton>
        )}
        <a href="#donde">{t('vouchers:where.title')}</a>
      </p>
      {leftAtDesk > 0 && !isClosed && !isDrawn(campaign) && (
        <p className="note">{t('vouchers:atDesk', { count: leftAtDesk, n: formatCount(leftAtDesk) })}</p>
      )}
    </Hero>
  );
}

/** Whether its vouchers are for those of a draw: nobody need hurry, and none are left for who comes first. */
const isDrawn = ({ draw }: CampaignAnswer): boolean => draw !== undefined && draw.state !== 'over';

/** From when or until when there is something to do here. */
function WhenWords({ campaign, moment }: FrontProps) {
  const { issue, draw } = campaign;
  const speech = useSpeech();
  const { t } = speech;
  const { timeZone } = usePlace().site;
  const { from, until } = useDayAndTime();
  const isOfDraw = draw !== undefined && isDrawn(campaign);
  if (isOfDraw && moment === 'notYet') return t('vouchers:draw.from', from(draw.from));
  if (isOfDraw && moment === 'list') return t('vouchers:draw.until', until(draw.until));
  if (moment === 'notYet') return t('vouchers:from', { day: dayText(issue.from, timeZone, speech) });
  const day = lastDayOf(issue.until, timeZone, speech);
  return isOfDraw ? t('vouchers:draw.last', { day }) : t('vouchers:until', { day });
}

/** What is left or, as long as vouchers are for those of a draw, how many lots and people there are. */
function Supply({ campaign }: Pick<FrontProps, 'campaign'>) {
  const { draw } = campaign;
  return draw !== undefined && isDrawn(campaign) ? (
    <DrawFigures draw={draw} />
  ) : (
    <WhatIsLeft campaign={campaign} />
  );
}

/** How wide a part is. Set by the script: the policy of the page refuses styles in what the server has drawn. */
const grown = (part: number) => (element: HTMLElement | null) => {
  if (element) element.style.flexGrow = String(part);
};

function WhatIsLeft({ campaign: { id, left, vouchers, counted } }: Pick<FrontProps, 'campaign'>) {
  const { t, language } = useSpeech();
  const { timeZone } = usePlace().site;
  const share = vouchers === 0 ? 0 : Math.round((left / vouchers) * 100);
  return (
    <div className={styles.left}>
      <p>
        <strong>{t('vouchers:left', { count: left, n: formatCount(left) })}</strong>
        <span>
          {t('vouchers:of', {
            n: formatCount(vouchers),
            time: formatClock(Date.parse(counted), timeZone, language),
          })}
        </span>
      </p>
      <div className={styles.track} role="img" aria-label={t('vouchers:share', { share: String(share) })}>
        <span ref={grown(share)}>
          <TileBand height={28} identifier={id} />
        </span>
        <span className={styles.gone} ref={grown(100 - share)} />
      </div>
    </div>
  );
}
