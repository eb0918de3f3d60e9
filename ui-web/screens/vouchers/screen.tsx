import { useEffect, useMemo, use } from 'react';
import { EmptyState } from '#ui-web/components/list-states/empty-state.tsx';
import { Link } from '#ui-web/components/link/link.tsx';
import { LoadingList } from '#ui-web/components/list-states/loading-list.tsx';
import { Notice } from '#ui-web/components/notice/notice.tsx';
import type { ServiceCouncil } from '#ui-web/composition/council.ts';
import { formatClock } from '#application/text/dates.ts';
import { formatCount } from '#application/text/numbers.ts';
import { useSlicedViewModel } from '#ui-web/presenter.ts';
import { langOf } from '#ui-web/components/wording/wording.tsx';
import { usePlace } from '#ui-web/shell/council-context.ts';
import { AddedPart } from '#ui-web/shell/routing/added-part.tsx';
import { belowPart } from '#ui-web/shell/routing/below-part.tsx';
import { latePart } from '#ui-web/shell/routing/late-part.tsx';
import { Failure } from '#ui-web/shell/routing/failure.tsx';
import type { RouteParams } from '#ui-web/shell/routing/late-screen.ts';
import { MissingDocument } from '#ui-web/shell/routing/missing-document.tsx';
import { ScreenTitle } from '#ui-web/shell/routing/screen-title.tsx';
import { useOpened } from '#ui-web/shell/start/first-view.ts';
import { useSpeech } from '#ui-web/speech.ts';
import type { CampaignAnswer } from '#adapters/wire/vouchers/campaign.ts';
import { DrawClosed } from './draw/draw-facts.tsx';
import { CampaignFront } from './campaign-front.tsx';
import { CampaignLinks } from './campaign-links.tsx';
import { vouchersPresenter, type VouchersPresenter } from './presenter.ts';
import { ShopsComing } from './shops-frame.tsx';
import type { VouchersPage } from './state.ts';
import { type CampaignMoment, dayText, lastDayOf, momentOf, opensLater } from './view-model.ts';
import styles from './vouchers.module.css';

const FailureNotice = latePart(
  async () => (await import('./failure-notice.tsx')).FailureNotice,
  undefined,
  'vouchers-parts',
);
const OrderForm = latePart(
  async () => {
    const [file] = await Promise.all([import('./order-form.tsx'), import('./send-order.ts')]);
    return file.OrderForm;
  },
  undefined,
  'vouchers-parts',
);
const ReportPart = latePart(
  async () => (await import('./report/report-part.tsx')).ReportPart,
  undefined,
  'vouchers-parts',
);
const DrawForm = latePart(
  async () => (await import('./draw/draw-form.tsx')).DrawForm,
  undefined,
  'vouchers-parts',
);
const ShopsPart = belowPart(
  latePart(
    async () => (await import('./shops-part.tsx')).ShopsPart,
    undefined,
    'vouchers-parts',
    ShopsComing,
  ),
  ShopsComing,
);
const WalletPart = latePart(
  async () => (await import('./wallet-part.tsx')).WalletPart,
  undefined,
  'vouchers-parts',
);
const FollowBox = latePart(
  async () => (await import('#ui-web/screens/following/follow-box.tsx')).FollowBox,
  undefined,
  'vouchers-parts',
);

const isComing = ({ campaigns }: VouchersPage): boolean => campaigns.kind === 'waiting';

/** The portal of vouchers: what is left, buying, the vouchers of this device, and where they are used. */
export function VoucherPortalScreen({ params }: { readonly params?: RouteParams }) {
  const named = params?.key ?? null;
  const { council } = usePlace();
  const services = use(council.services());
  const ports = useMemo((): ServiceCouncil => ({ ...council, ...services }), [council, services]);
  const opening = {
    name: 'vouchers',
    make: () => vouchersPresenter(ports),
    open: (one: VouchersPresenter) => one.open(named),
    // Vouchers may have been given since the page was made.
    renew: (one: VouchersPresenter) => one.open(named),
  };
  const presenter = useOpened(opening, ports, [named]);
  useEffect(() => {
    void presenter.adopt();
    const seen = () => document.visibilityState === 'visible' && void presenter.refresh();
    document.addEventListener('visibilitychange', seen);
    return () => document.removeEventListener('visibilitychange', seen);
  }, [presenter]);
  const page = useSlicedViewModel(presenter, isComing);
  return (
    <div className={styles.page}>
      {page.campaigns.kind === 'here' ? (
        <Campaign {...page.campaigns} page={page} presenter={presenter} />
      ) : (
        <Without page={page} presenter={presenter} named={named} />
      )}
    </div>
  );
}

interface PageProps {
  readonly page: VouchersPage;
  readonly presenter: VouchersPresenter;
}

/** The page while no campaign is here: one's own vouchers are shown all the same. */
function Without({ page, presenter, named }: PageProps & { readonly named: string | null }) {
  const { council, site } = usePlace();
  const { t } = useSpeech();
  const { campaigns } = page;
  return (
    <div className="wrap">
      <div className="page-top">
        <ScreenTitle of={t('vouchers:title')} />
      </div>
      {campaigns.kind === 'waiting' && <LoadingList title={t('vouchers:loading')} />}
      {campaigns.kind === 'refused' && (
        <Failure
          whole
          title={t('vouchers:failed')}
          refused={campaigns}
          zone={site.timeZone}
          retry={() => void presenter.open(named)}
        />
      )}
      {campaigns.kind === 'missing' && (
        <>
          <MissingDocument list="/bonos" words={t('vouchers:missing')} />
          <CampaignLinks all={campaigns.all} />
        </>
      )}
      {campaigns.kind === 'none' && (
        <EmptyState title={t('vouchers:none')}>
          <p>{t('vouchers:noneHint')}</p>
        </EmptyState>
      )}
      {page.orders.length > 0 && <WalletPart page={page} presenter={presenter} now={council.clock.now} />}
    </div>
  );
}

interface CampaignProps extends PageProps {
  readonly campaign: CampaignAnswer;
  readonly all: readonly Pick<CampaignAnswer, 'id' | 'title'>[];
}

function Campaign({ campaign, all, page, presenter }: CampaignProps) {
  const { council } = usePlace();
  const moment = momentOf(campaign, council.clock.now());
  return (
    <>
      <CampaignFront campaign={campaign} moment={moment} />
      <div className="wrap">
        {all.length > 1 && <CampaignLinks campaign={campaign.id} all={all} />}
        <section className={styles.row} aria-labelledby="order-head">
          <OrderHead campaign={campaign} moment={moment} />
          <div className={styles.matter}>
            {moment === 'open' ? (
              <OrderForm campaign={campaign} page={page} presenter={presenter} />
            ) : (
              <NotOpen {...{ campaign, moment, page, presenter }} />
            )}
            {opensLater(campaign, council.clock.now()) && (
              <AddedPart>
                <FollowBox kind="campaign" id={campaign.id} />
              </AddedPart>
            )}
            <Conditions campaign={campaign} />
          </div>
        </section>
        <WalletPart page={page} presenter={presenter} now={council.clock.now} />
        <ShopsPart />
        <AddedPart key={campaign.id}>
          <ReportPart id={campaign.id} />
        </AddedPart>
      </div>
    </>
  );
}

/** What is in place of buying: the form of a draw whose window is open, or why there is nothing. */
function NotOpen({ campaign, moment, page, presenter }: MomentProps & PageProps) {
  const { draw } = campaign;
  if (moment === 'list' && draw !== undefined) return <DrawForm {...{ campaign, draw, page, presenter }} />;
  return <NoOrder campaign={campaign} moment={moment} page={page} />;
}

const isSold = ({ types }: CampaignAnswer): boolean => types.some(({ price }) => price > 0);

/** Who may have vouchers. */
function OrderHead({ campaign, moment }: MomentProps) {
  const { t } = useSpeech();
  const ofDraw = campaign.draw !== undefined && campaign.draw.state !== 'over';
  // Once nobody can enter any more, nobody is told to.
  const isClosed = moment === 'drawing' || moment === 'drawn';
  const heading = isClosed ? 'vouchers:draw.title' : 'vouchers:draw.enter';
  const ofOrder = isSold(campaign) ? 'vouchers:form.buy' : 'vouchers:form.apply';
  return (
    <div className={styles.head}>
      <h2 id="order-head">{t(ofDraw ? heading : ofOrder)}</h2>
      <p>{t(`vouchers:form.who.${campaign.register}`)}</p>
      {campaign.minimumAge !== null && <p>{t('vouchers:form.age', { age: String(campaign.minimumAge) })}</p>}
    </div>
  );
}

function Conditions({ campaign }: Pick<CampaignProps, 'campaign'>) {
  const { t, said } = useSpeech();
  const conditions = said(campaign.conditions);
  if (conditions.text === '') return null;
  return (
    <details>
      <summary>{t('vouchers:conditions')}</summary>
      <p className={styles.conditions} lang={langOf(conditions)}>
        {conditions.text}
      </p>
    </details>
  );
}

interface MomentProps extends Pick<CampaignProps, 'campaign'> {
  readonly moment: CampaignMoment;
}

/** What is there in place of the form, and what went wrong before it closed. */
function NoOrder({ campaign, moment, page }: MomentProps & Pick<PageProps, 'page'>) {
  return (
    <>
      <Moment campaign={campaign} moment={moment} />
      {page.failure !== null && <FailureNotice failure={page.failure} campaign={campaign} />}
    </>
  );
}

/** Why no vouchers can be had just now, and when there will be. */
function Moment({ campaign, moment }: MomentProps) {
  const speech = useSpeech();
  const { t } = speech;
  const { timeZone } = usePlace().site;
  const { pause, issue, ended, redeem, draw } = campaign;
  const opens = draw === undefined ? issue.from : draw.from;
  if (moment === 'paused')
    return (
      <Notice tone="warning">
        <p>
          <strong>{t('vouchers:paused')}</strong> {pause?.reason}
        </p>
      </Notice>
    );
  if (moment === 'ended' || moment === 'cancelled')
    return (
      <Notice tone="warning">
        <p>
          <strong>{t(`vouchers:closed.${moment}`)}</strong> {ended?.reason}
        </p>
        {moment === 'ended' && (
          <p>{t('vouchers:closed.use', { day: lastDayOf(redeem.until, timeZone, speech) })}</p>
        )}
      </Notice>
    );
  if ((moment === 'drawing' || moment === 'drawn') && draw !== undefined) return <DrawClosed draw={draw} />;
  if (moment === 'soldOut') return <SoldOut campaign={campaign} />;
  const day = dayText(moment === 'notYet' ? opens : issue.until, timeZone, speech);
  return <p>{t(moment === 'notYet' ? 'vouchers:failure.notYet' : 'vouchers:failure.over', { day })}</p>;
}

/** That no voucher is left, and where or when there are others. */
function SoldOut({ campaign: { next, leftAtDesk } }: Pick<CampaignProps, 'campaign'>) {
  const speech = useSpeech();
  const { t, language } = speech;
  const { timeZone } = usePlace().site;
  const wave = next && {
    count: next.vouchers,
    n: formatCount(next.vouchers),
    day: dayText(next.at, timeZone, speech),
    time: formatClock(Date.parse(next.at), timeZone, language),
  };
  return (
    <EmptyState level={3} title={t(wave ? 'vouchers:soldOut.now' : 'vouchers:soldOut.all')}>
      {wave && <p>{t('vouchers:soldOut.wave', wave)}</p>}
      {leftAtDesk > 0 && (
        <p>{t('vouchers:soldOut.desk', { count: leftAtDesk, n: formatCount(leftAtDesk) })}</p>
      )}
      <p>{t('vouchers:soldOut.back')}</p>
      {wave && (
        <p>
          {t('vouchers:soldOut.tell')} <Link href="/bolsillo/ajustes">{t('vouchers:soldOut.tellOn')}</Link>
        </p>
      )}
    </EmptyState>
  );
}
