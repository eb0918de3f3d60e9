import { contactName, placesContact } from '../contact-block.ts';
import type { Entry, ExtraValue, Value } from '../entry.ts';
import type { AnswerField } from '../field.ts';
import type { Home } from '../kind-rules.ts';
import { answerFieldsOf, type Mailbox } from '../mailbox.ts';
import { shownEntry } from '../shown-fields.ts';
import { inExtra } from '../value-kinds.ts';
import { autoTitle } from './auto-title.ts';
import { homeOf } from './field-home.ts';
import type { RequestBody } from './request-body.ts';

const textOf = (value: Value | undefined): string => (value?.kind === 'text' ? value.text.trim() : '');
const idsOf = (value: Value | undefined): readonly string[] =>
  value?.kind === 'files' ? value.files.map(({ id }) => id) : [];

function extraOf(mailbox: Mailbox, fields: readonly AnswerField[], asked: Entry): RequestBody['extra'] {
  const answers = fields.flatMap((field): readonly (readonly [string, ExtraValue])[] => {
    const value = homeOf(mailbox, field) === 'extra' ? asked.get(field.name) : undefined;
    const sent = value === undefined ? null : inExtra(value);
    return sent === null ? [] : [[field.name, sent]];
  });
  return new Map(answers);
}

/**
 * Puts the answers in their places of the request. Only answers to fields that are asked are sent; a missing title is
 * made from the body.
 */
export function requestBody(
  mailbox: Mailbox,
  entry: Entry,
  sending: Pick<RequestBody, 'payment' | 'acceptsPrivacy' | 'isPrivate'>,
): RequestBody {
  const top = mailbox.pages.flatMap(({ fields }) => fields);
  const asked = shownEntry(top, entry);
  const fields = answerFieldsOf(mailbox);
  const answerAt = (home: Home): Value | undefined => {
    const field = fields.find((one) => homeOf(mailbox, one) === home && asked.has(one.name));
    return field && asked.get(field.name);
  };
  const [place, census, captcha] = [answerAt('coordinates'), answerAt('census'), answerAt('captcha')];
  const contact = placesContact(mailbox) ? answerAt('contact') : entry.get(contactName);
  const text = textOf(answerAt('body'));
  return {
    title: textOf(answerAt('title')) || autoTitle(text),
    body: text,
    category: textOf(answerAt('category')) || null,
    contact: contact?.kind === 'contact' && mailbox.contact.mode !== 'no' ? contact.contact : {},
    images: idsOf(answerAt('images')),
    files: idsOf(answerAt('files')),
    coordinates: place?.kind === 'place' ? place.coordinates : null,
    address: textOf(answerAt('address')) || null,
    census: census?.kind === 'census' ? { id: census.identity, secrets: census.secrets } : null,
    captcha: captcha?.kind === 'captcha' ? { id: captcha.id, answer: captcha.answer } : null,
    extra: extraOf(mailbox, fields, asked),
    ...sending,
  };
}
