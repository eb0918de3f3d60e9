import * as t from 'io-ts';
import { readMoment, type TimeZone } from '#domain/shared/calendar-day.ts';
import { proposalId } from '#domain/shared/ids.ts';
import { cents } from '#domain/shared/money.ts';
import type { SurveyProposal } from '#domain/voting/survey-proposal.ts';
import { euros, localizedText, orNull } from '../decode.ts';

/** A proposal that asks for part of the budget, as the council's API gives it. */
export const surveyProposalWire = t.intersection([
  t.type({ _id: t.string, title: localizedText, amount: euros }),
  t.partial({
    text: orNull(localizedText),
    body: orNull(localizedText),
    headerImage: orNull(t.string),
    headerImageAlt: orNull(localizedText),
    publishPeriod: orNull(t.partial({ start: orNull(t.string) })),
    data: orNull(
      t.partial({
        barrio: orNull(localizedText),
        category: orNull(localizedText),
        shortTitle: orNull(localizedText),
      }),
    ),
  }),
]);

export const readSurveyProposal = (
  wire: t.TypeOf<typeof surveyProposalWire>,
  zone: TimeZone,
): SurveyProposal => ({
  id: proposalId(wire._id),
  title: wire.title,
  shortTitle: wire.data?.shortTitle ?? null,
  text: wire.text ?? null,
  body: wire.body ?? null,
  amount: cents(wire.amount),
  area: wire.data?.barrio ?? null,
  category: wire.data?.category ?? null,
  image: wire.headerImage ?? null,
  imageAlt: wire.headerImageAlt ?? null,
  published: readMoment(wire.publishPeriod?.start ?? '', zone)?.day ?? null,
});
