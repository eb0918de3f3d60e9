import { act, render } from '@testing-library/react';
import { checkOfficeDocumentCall } from '#adapters/wire/office-documents/check-document.ts';
import { changeDocumentCall } from '#adapters/wire/office-documents/change-document.ts';
import { listOfficeDocumentsCall } from '#adapters/wire/office-documents/list-documents.ts';
import { pollDocumentCall } from '#adapters/wire/office-documents/poll-document.ts';
import { readOfficeDocumentCall } from '#adapters/wire/office-documents/read-document.ts';
import { listRequestsCall } from '#adapters/wire/requests/list-requests.ts';
import { readMailbox } from '#adapters/wire/requests/mailbox.ts';
import type { CallAnswer } from '#adapters/wire/call.ts';
import { applyChanges } from '#domain/documents/field-changes.ts';
import { documentFields, documentOf, type Fields } from '#domain/documents/fields.ts';
import type { JsonObject } from '#domain/documents/json.ts';
import { faultsOf } from '#domain/forms/mailbox.ts';
import { realmId } from '#domain/shared/ids.ts';
import { isLeft, right } from '#domain/shared/result.ts';
import { aFormCouncil } from '#ui-web/screens/request/samples/sample-form.ts';
import { type StubbedCall, stubCall } from '#ui-web/shell/samples/sample-calls.ts';
import { anOffice } from '../shell/sample-office.tsx';
import { TriedFormsContext } from './live/tried-forms.ts';

type Read = CallAnswer<typeof readOfficeDocumentCall>;

const counts = { status: [], mailbox: [], assignedTo: [], priority: [], due: [], hasReply: [], approval: [] };
const status: Pick<Read, 'state' | 'isPublic' | 'schedule' | 'acts'> = {
  state: 'published',
  isPublic: true,
  schedule: null,
  acts: ['withdraw'],
};

interface Built {
  readonly document: JsonObject;
  readonly mayChange?: Read['mayChange'];
  readonly languages?: Read['languages'];
  readonly calls?: readonly StubbedCall[];
}

/** The calls of an office that keeps one mailbox. */
function officeOf({ document, mayChange = 'all', languages = ['es', 'va'] }: Built) {
  const published: Fields = documentFields(document);
  let [fields, version]: [Fields, number] = [published, 1];
  const now = () => documentOf(fields);
  const calls = [
    stubCall(readOfficeDocumentCall, async () =>
      right({
        ...status,
        version,
        collection: 'mailboxes',
        id: 'enseres',
        fields: [...published] as never,
        draft: [],
        outdated: [],
        older: [],
        presence: [],
        mayChange,
        languages: [...languages],
      }),
    ),
    stubCall(changeDocumentCall, async ({ body: { changes } }) => {
      const asked = changes.map(({ path, was, value }) => ({ path, was, value })) as never;
      ({ fields } = applyChanges(fields, asked));
      version += 1;
      const answered = changes.map(({ path }) => ({ path, value: fields.get(path) }));
      return right({ ...status, version, fields: answered as never, conflicts: [], older: [], presence: [] });
    }),
    stubCall(pollDocumentCall, async () => right({ version, draft: null, presence: [] } as never)),
    stubCall(checkOfficeDocumentCall, async () => {
      const read = readMailbox({ ...now(), _id: 'enseres' }, realmId('vilanova'));
      const faults = isLeft(read) ? [] : faultsOf(read.right);
      const items = faults.map((fault) => ({
        kind: fault.kind,
        path: 'field' in fault ? [fault.field] : [],
        field: '',
        isError: true,
        particulars: 'at' in fault ? { at: fault.at } : {},
      }));
      return right({ items, version });
    }),
    stubCall(listRequestsCall, async () => right({ items: [], itemsCount: 341, counts })),
    stubCall(listOfficeDocumentsCall, async () =>
      right({
        items: [],
        itemsCount: 0,
        counts: [{ collection: 'lista-centros', state: 'published', count: 2 }],
      } as never),
    ),
  ];
  return { calls, now };
}

/** For tests: the builder of a mailbox, open; `now` is its draft as the council has it. */
export async function openBuilder(built: Built) {
  history.replaceState(null, '', '/gestion/buzones/enseres');
  Element.prototype.scrollIntoView = () => Promise.resolve();
  const { calls, now } = officeOf(built);
  const { office, presenter } = anOffice({ calls: [...calls, ...(built.calls ?? [])] });
  const sent: unknown[] = [];
  render(
    <TriedFormsContext
      value={async ({ mailbox }) => {
        const { council, sent: bodies } = aFormCouncil(null);
        sent.push(bodies);
        const form = async () => right(mailbox() as never);
        return { ...council, requests: { ...council.requests, mailbox: form } };
      }}
    >
      {office}
    </TriedFormsContext>,
  );
  await act(() => presenter.open());
  return { now, sent };
}
