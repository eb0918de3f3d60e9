import type { FastifyReply } from 'fastify';
import { open311Speech } from '#adapters/wire/open311/open311.ts';
import type { Town } from '#domain/access/town.ts';
import type { Mailbox, Open311Offer } from '#domain/forms/mailbox.ts';
import { isService } from '#domain/forms/open311.ts';
import { isLanguage, type Language } from '#domain/shared/localized-text.ts';
import type { ServerParts } from '../../composition/server-parts.ts';
import { singleParameter, type TownRequest } from '../../plugins/in-town.ts';
import type { Open311Format } from './open311-answers.ts';

export type Open311Request = TownRequest<{ file?: string }>;

/** A mailbox that GeoReport offers as a service. */
export type Service = Mailbox & { readonly open311: Open311Offer };

/** Answers one call of a town; `name` is the name in the address, before its ending. */
export type Work = (
  town: Town,
  asked: {
    readonly request: Open311Request;
    readonly reply: FastifyReply;
    readonly format: Open311Format;
    readonly name: string;
  },
) => Promise<unknown>;

export async function servicesOf(council: ServerParts, { realm }: Town): Promise<readonly Service[]> {
  return (await council.mailboxes.all(realm)).flatMap(({ mailbox }) =>
    mailbox !== null && isService(mailbox) ? [mailbox] : [],
  );
}

/** The language that a program asks for, or the town's. */
export function languageFor(town: Town, request: Open311Request): Language {
  const asked = singleParameter(request, 'locale') ?? singleParameter(request, 'lang');
  return isLanguage(asked) ? asked : town.defaultLanguage;
}

/** The words of a service in that language. */
export const speechFor = (town: Town, request: Open311Request): ReturnType<typeof open311Speech> =>
  open311Speech(languageFor(town, request));
