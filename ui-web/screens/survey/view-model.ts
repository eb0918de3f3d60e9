import { textOf, type Wording } from '#ui-web/components/wording/wording.tsx';
import type { Speech } from '#ui-web/speech.ts';
import { censusQuestionsOf, votingAgeOf } from './identity/census-questions.ts';
import { type Announcement, announcementOf } from './announcements/announcement.ts';
import { fieldErrors, summaryErrors } from './sending/fault-words.ts';
import { isChecked } from './identity/identity-form.ts';
import { type IdentityView, identityView } from './identity/identity-view.ts';
import { momentInWords } from './moments.ts';
import { namesPage, pageLead } from './page-title.ts';
import {
  type ProgressView,
  progressView,
  type SectionView,
  sectionViews,
} from './questions/sections-view.ts';
import type { OpenState } from './state.ts';
import { asksCensus, type Visit } from './visit.ts';

/** The open survey, put into words. */
export interface OpenView {
  readonly lead: Wording | null;
  readonly draft: string | null;
  /** That the answers are lost with the page; null if this browser keeps them. */
  readonly notKept: string | null;
  /** The council's own HTML. */
  readonly details: Wording | null;
  readonly sections: readonly SectionView[];
  readonly progress: ProgressView | null;
  readonly census: {
    readonly message: Wording | null;
    /** Age and census that a voter needs. */
    readonly who: string;
    readonly info: Wording | null;
    /** The labels of the secrets, if the council asks questions of its own; else empty. */
    readonly questions: readonly Wording[];
    readonly errors: Readonly<Record<string, string>>;
    /** Null in towns that do not check identities. */
    readonly identity: IdentityView | null;
  } | null;
  readonly mayChange: boolean;
  readonly maySend: boolean;
  /** Why sending is not offered yet. */
  readonly notYet: string;
  readonly errors: readonly { readonly href: string; readonly text: string }[];
  readonly announcement: Announcement | null;
}

export function openView(open: OpenState, speech: Speech): OpenView {
  const { visit, restoredAt, census } = open;
  const asked = asksCensus(visit);
  const checked = isChecked(open.identity);
  const sections = sectionViews(open, speech);
  return {
    lead: pageLead(visit, speech),
    draft:
      restoredAt === null
        ? null
        : speech.t(open.hasVoted ? 'survey:draft.keptAgain' : 'survey:draft.kept', {
            moment: momentInWords(restoredAt, visit.now, visit.zone, speech),
          }),
    notKept: open.keepsDrafts ? null : speech.t('survey:draft.notKept'),
    details: namesPage(visit.main) ? filled(speech.said(visit.main.details)) : null,
    sections,
    progress: progressView(open, sections, speech),
    census: asked ? censusView(open, speech) : null,
    mayChange: visit.chain.some(({ canChangeVote }) => canChangeVote),
    maySend: !asked || (census.authorised && checked),
    notYet: speech.t(checked ? 'survey:census.notYet' : 'survey:identity.notYet'),
    errors: summaryErrors(open, speech),
    announcement: announcementOf(open, speech),
  };
}

const censusView = (open: OpenState, speech: Speech): OpenView['census'] => ({
  message: ofCensus('censusMessage', open.visit, speech),
  who: whoWords(votingAgeOf(open.visit), speech),
  info: ofCensus('censusInfo', open.visit, speech),
  questions: censusQuestionsOf(open.visit).map((question) => speech.said(question)),
  errors: fieldErrors(open, speech),
  identity: identityView(open, speech),
});

const whoWords = (age: number | null, { t }: Speech): string =>
  age === null ? t('survey:census.whoListed') : t('survey:census.who', { age });

const filled = (text: Wording): Wording | null => (textOf(text) === '' ? null : text);

/** The council's text about its census, of the first survey that has one. */
function ofCensus(what: 'censusMessage' | 'censusInfo', { chain }: Visit, { said }: Speech): Wording | null {
  const found = chain.find((survey) => survey.census && survey[what] !== null);
  return found ? filled(said(found[what])) : null;
}
