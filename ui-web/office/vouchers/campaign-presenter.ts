import { BehaviorSubject } from 'rxjs';
import { pauseCampaignCall } from '#adapters/wire/vouchers/office/pause-campaign.ts';
import type { OfficeCampaignAnswer } from '#adapters/wire/vouchers/office/office-campaign.ts';
import { readOfficeCampaignCall } from '#adapters/wire/vouchers/office/read-office-campaign.ts';
import { redraftCampaignCall } from '#adapters/wire/vouchers/office/redraft-campaign.ts';
import { signCampaignCall } from '#adapters/wire/vouchers/office/sign-campaign.ts';
import { takeCampaignSignatureBackCall } from '#adapters/wire/vouchers/office/take-campaign-signature-back.ts';
import { type Either, isLeft } from '#domain/shared/result.ts';
import type { OfficeCouncil } from '#ui-web/composition/office.ts';
import { type Presenter, presented } from '#ui-web/presenter.ts';

/** A campaign as the council has it, and what is being done with it. */
export interface LoadedCampaign {
  readonly kind: 'open';
  readonly campaign: OfficeCampaignAnswer;
  readonly isBusy: boolean;
  /** Why the last act was not done. */
  readonly trouble: string | null;
}

export type CampaignState = { readonly kind: 'loading' | 'missing' | 'failed' | 'refused' } | LoadedCampaign;

/** What is signed of a campaign. */
export interface CampaignSigned {
  readonly what: 'open' | 'change' | 'cancel';
  readonly turn: 'first' | 'second';
  readonly hash: string;
  readonly reason?: string;
}

/** A campaign: read, signed, paused. */
export interface CampaignPresenter extends Presenter<CampaignState> {
  readonly load: () => Promise<void>;
  readonly sign: (given: CampaignSigned) => Promise<boolean>;
  readonly takeBack: () => Promise<boolean>;
  readonly pause: (isPaused: boolean, reason: string) => Promise<boolean>;
  /** Writes the draft anew from what was signed. */
  readonly redraft: () => Promise<boolean>;
}

const whyOf = (refusal: object): string =>
  'where' in refusal && typeof refusal.where === 'string' ? refusal.where : 'other';

export function campaignPresenter(council: OfficeCouncil, id: string): CampaignPresenter {
  const state = new BehaviorSubject<CampaignState>({ kind: 'loading' });
  const { realm, call } = council;
  const load = async () => {
    const answer = await call(readOfficeCampaignCall, { realm, id });
    const now = state.value;
    if (!isLeft(answer)) {
      const { isBusy, trouble } = now.kind === 'open' ? now : { isBusy: false, trouble: null };
      state.next({ kind: 'open', campaign: answer.right, isBusy, trouble });
    } else if (now.kind !== 'open') {
      const { kind } = answer.left;
      state.next({ kind: kind === 'notFound' ? 'missing' : kind === 'notAllowed' ? 'refused' : 'failed' });
    }
  };
  /** Does one act at a time; says why it was refused beside the campaign as it is by now. */
  const act = async (ask: () => Promise<Either<object, OfficeCampaignAnswer>>): Promise<boolean> => {
    const before = state.value;
    if (before.kind !== 'open' || before.isBusy) return false;
    state.next({ ...before, isBusy: true, trouble: null });
    const answer = await ask();
    if (!isLeft(answer)) {
      state.next({ kind: 'open', campaign: answer.right, isBusy: false, trouble: null });
      return true;
    }
    state.next({ ...before, isBusy: false, trouble: whyOf(answer.left) });
    await load();
    return false;
  };
  return {
    ...presented(state),
    load,
    sign: (given) => act(() => call(signCampaignCall, { realm, id, body: given })),
    takeBack: () => act(() => call(takeCampaignSignatureBackCall, { realm, id, body: {} })),
    pause: (isPaused, reason) =>
      act(() => call(pauseCampaignCall, { realm, id, body: { isPaused, reason } })),
    redraft: () => act(() => call(redraftCampaignCall, { realm, id, body: {} })),
  };
}
