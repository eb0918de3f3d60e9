import * as t from 'io-ts';
import { hasNews } from '#domain/forms/sender/request-thread.ts';
import type { CouncilRequest, Reference } from '#domain/forms/request.ts';
import type { LocalizedText } from '#domain/shared/localized-text.ts';
import { localizedText } from '../decode.ts';

/** A request in the list of its sender. */
export const ownRequestWire = t.type({
  _id: t.string,
  iid: t.string,
  mailbox: t.string,
  /** The title of its form; null if the town no longer has that form. */
  form: t.union([localizedText, t.null]),
  title: t.string,
  status: t.string,
  createdAt: t.string,
  updatedAt: t.string,
  hasNews: t.boolean,
});
type OwnRequestWire = t.TypeOf<typeof ownRequestWire>;

export function writeOwnRequest(request: CouncilRequest, form: LocalizedText | null): OwnRequestWire {
  const { id, iid, mailbox, title, status } = request;
  const [createdAt, updatedAt] = [request.createdAt, request.updatedAt].map((at) =>
    new Date(at).toISOString(),
  );
  return {
    _id: id,
    iid,
    mailbox,
    form,
    title,
    status,
    createdAt: createdAt ?? '',
    updatedAt: updatedAt ?? '',
    hasNews: hasNews(request),
  };
}

/** A request that the reader sent, for their list. */
export interface ListedRequest {
  readonly id: Reference;
  readonly iid: string;
  /** The title of its form; null if the town no longer has that form. */
  readonly form: LocalizedText | null;
  readonly title: string;
  readonly status: string;
  readonly createdAt: string;
  readonly hasNews: boolean;
}

export const readOwnRequests = ({
  items,
  itemsCount,
}: {
  readonly items: readonly OwnRequestWire[];
  readonly itemsCount: number;
}): { readonly items: readonly ListedRequest[]; readonly total: number } => ({
  items: items.map(({ _id, iid, form, title, status, createdAt, hasNews: news }) => ({
    id: _id as Reference,
    iid,
    form,
    title,
    status,
    createdAt,
    hasNews: news,
  })),
  total: itemsCount,
});
