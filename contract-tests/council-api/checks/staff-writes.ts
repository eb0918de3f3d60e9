import { addressAt } from '#adapters/wire/address-at.ts';
import { keepViewCall } from '#adapters/wire/desk/keep-view.ts';
import { listViewsCall } from '#adapters/wire/desk/list-views.ts';
import { handleRequestCall } from '#adapters/wire/requests/handle-request.ts';
import { readForStaffCall } from '#adapters/wire/requests/read-staff-request.ts';
import { enterRequestCall } from '#adapters/wire/staff-requests/enter-request.ts';
import { mergeRequestCall } from '#adapters/wire/staff-requests/merge-request.ts';
import { keepTemplateCall } from '#adapters/wire/templates/keep-template.ts';
import { listTemplatesCall } from '#adapters/wire/templates/list-templates.ts';
import type { JsonCall } from '#adapters/wire/call.ts';
import { type Ask, again, askAsStaff, type HttpAnswer } from '../ask.ts';
import { type Check, type Trial, trial } from '../check.ts';
import { type Finding, firstFinding } from '../finding.ts';
import type { KnownMailbox } from '../known-town.ts';
import { answersAsDocumented, differs, isRecord, valueAt } from '../read-answer.ts';
import { deviceOf } from '../test-visit.ts';
import { filledForm, isPlain } from './support/filled-form.ts';
import { whereWritable, type WritableTown } from './support/visitor.ts';
import { whereStaffMay } from './staff-reads.ts';

/** A key that names an intent of this run. */
const keyOf = ({ visit }: WritableTown, intent: string) => deviceOf(visit, intent).deviceId;

const at = ({ realm }: WritableTown, path: string): string => addressAt(path, { realm });

/** A call about the request that was entered by the first of these requests, or by another one. */
const about = (town: WritableTown, act: string, body?: object, place = 0): Ask =>
  askAsStaff(`${at(town, '/api/{realm}/staff/requests')}/{${place}.iid}${act}`, body);

/** Enters a request for a person, as at a desk. */
function enterAs(town: WritableTown, one: KnownMailbox, intent: string): Ask | null {
  const form = filledForm(town, one);
  if (form === null) return null;
  const { body: request } = form;
  const how = { channel: 'desk', consent: { shown: 'Prueba de contrato' }, key: keyOf(town, intent) };
  return askAsStaff(at(town, enterRequestCall.path), { mailbox: one.doc._id, request, ...how });
}

/** Checks with the first form that a program can fill in. */
const enteredCheck = (
  id: Check['id'],
  needed: readonly string[],
  trials: (town: WritableTown, enter: (intent: string) => Ask | null) => Trial | null,
): Check => ({
  id,
  clause: 'interfaces §api',
  from: ['mailboxes', 'staff'],
  writes: true,
  trials: whereWritable(
    whereStaffMay(['request.read', 'request.enter', ...needed], (town) => {
      const one = town.mailboxes.find(isPlain);
      const made = one === undefined ? null : trials(town, (intent) => enterAs(town, one, intent));
      return made === null ? [] : [made];
    }),
  ),
});

const inForm = (calls: readonly JsonCall[], answers: readonly HttpAnswer[]): Finding | null =>
  firstFinding(
    answers.map((answer, place) => ({ answer, call: calls[place] })),
    ({ answer, call }) => (call === undefined ? null : answersAsDocumented(call, answer)),
  );

const colleague = 'Persona de prueba';
const note = 'Nota de prueba';

/** Entered, noted, assigned, answered, and the answer taken back. */
function handle(town: WritableTown, entered: Ask): Trial {
  const intent = (name: string) => ({ key: keyOf(town, `adm-05 ${name}`) });
  const answer = { status: 'Resuelta', message: 'Respuesta de prueba', undo: true, ...intent('answer') };
  const asks = [
    entered,
    about(town, '', { note, ...intent('note') }),
    about(town, '', { assignedTo: colleague, ...intent('assign') }),
    about(town, '', answer),
    about(town, '/undo', intent('answer')),
    about(town, ''),
  ];
  const forms = [enterRequestCall, handleRequestCall, handleRequestCall, handleRequestCall, readForStaffCall];
  return trial(asks, (...answers) => {
    const [first, , , answered, , read] = answers.map(({ json }) => json);
    const notes = valueAt(read, 'notes');
    const texts = Array.isArray(notes) ? notes.map((one) => valueAt(one, 'text')) : [];
    return (
      inForm([...forms, readForStaffCall], answers) ??
      differs('management.channel', valueAt(first, 'management', 'channel'), 'desk') ??
      differs('status', valueAt(answered, 'status'), 'Resuelta') ??
      differs('status', valueAt(read, 'status'), valueAt(first, 'status')) ??
      differs('assignedTo', valueAt(read, 'assignedTo'), colleague) ??
      differs('notes', texts, [note])
    );
  });
}

/** Two requests, of which the first is merged into the second and separated again. */
function merge(town: WritableTown, one: Ask, other: Ask): Trial {
  // The number of the second one is known only when it has been entered.
  const merging = { ...about(town, '/merge', { into: '{1.iid}' }) };
  const asks = [one, other, merging, about(town, '', undefined, 1), about(town, '/separate', {})];
  return trial([...asks, again(about(town, '', undefined, 1))], (...answers) => {
    const [first, second, merged, into, apart, left] = answers.map(({ json }) => json);
    const calls = [enterRequestCall, enterRequestCall, mergeRequestCall, readForStaffCall];
    return (
      inForm([...calls, mergeRequestCall, readForStaffCall], answers) ??
      differs('mergedInto', valueAt(merged, 'mergedInto'), valueAt(second, 'iid')) ??
      differs('duplicates', valueAt(into, 'duplicates'), [valueAt(first, 'iid')]) ??
      differs('status', valueAt(apart, 'status'), valueAt(first, 'status')) ??
      differs('duplicates', valueAt(left, 'duplicates'), [])
    );
  });
}

/** Something that is kept under a name, is in its list then, and is removed. */
const keptCheck = (
  id: Check['id'],
  act: string,
  { keep, list, body }: { readonly keep: JsonCall; readonly list: JsonCall; readonly body: object },
): Check => ({
  id,
  clause: 'interfaces §api',
  from: ['staff'],
  writes: true,
  trials: whereWritable(
    whereStaffMay([act], (town) => {
      const listed = askAsStaff(at(town, list.path));
      const asks = [
        askAsStaff(at(town, keep.path), body),
        again(listed),
        askAsStaff(`${at(town, keep.path)}/{0.id}/remove`, {}),
        again(listed, 3),
      ];
      const has = ({ json }: HttpAnswer, id: unknown) => {
        const items = valueAt(json, 'items');
        return Array.isArray(items) && items.some((item) => isRecord(item) && item['id'] === id);
      };
      return [
        trial(asks, (...answers) => {
          const [kept, before, removed, after] = answers as [HttpAnswer, HttpAnswer, HttpAnswer, HttpAnswer];
          const name = valueAt(kept.json, 'id');
          return (
            inForm([keep, list], [kept, before]) ??
            differs('items', has(before, name), true) ??
            differs('status', removed.status, 200) ??
            inForm([list], [after]) ??
            differs('items', has(after, name), false)
          );
        }),
      ];
    }),
  ),
});

/** What staff change, with the token of a program, in a town for tests. */
export const staffWriteChecks: readonly Check[] = [
  enteredCheck('adm-05', ['request.note', 'request.assign', 'request.answer'], (town, enter) => {
    const entered = enter('adm-05');
    return entered && handle(town, entered);
  }),
  enteredCheck('adm-06', ['request.merge'], (town, enter) => {
    const [one, other] = [enter('adm-06 one'), enter('adm-06 other')];
    return one && other && merge(town, one, other);
  }),
  keptCheck('adm-07', 'request.answer', {
    keep: keepTemplateCall,
    list: listTemplatesCall,
    body: { name: 'Prueba de contrato', text: { es: 'Hola, {nombre}.' } },
  }),
  keptCheck('adm-08', 'request.read', {
    keep: keepViewCall,
    list: listViewsCall,
    body: { name: 'Prueba de contrato', query: 'status=Recibida', isShared: false },
  }),
];
