import { formatDay } from '#application/text/dates.ts';
import type { Town } from '#domain/access/town.ts';
import type { Mailbox } from '#domain/forms/mailbox.ts';
import type { CouncilRequest } from '#domain/forms/request.ts';
import type { FactsOfRequest } from '#domain/office/templates/template.ts';
import { dayAt } from '#domain/shared/calendar-day.ts';
import { type Language, textFor } from '#domain/shared/localized-text.ts';

/** What a template says of a request, in a language. `mailbox`: its form; null if the town no longer has it. */
export const factsOfRequest =
  (town: Town, request: CouncilRequest, mailbox: Pick<Mailbox, 'title'> | null) =>
  (language: Language): FactsOfRequest => ({
    nombre: (request.contact.firstName ?? '').trim(),
    numero: request.iid,
    calle: request.address ?? '',
    fecha: formatDay(dayAt(request.createdAt, town.timeZone), language),
    buzon: mailbox === null ? '' : textFor(mailbox.title, language, town.defaultLanguage).text,
  });
