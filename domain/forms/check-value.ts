import { isLeft } from '../shared/result.ts';
import { readIdentity } from '../census/identity-number.ts';
import { checkLength, checkText, mostText } from './check-text.ts';
import { isEmail, longestContact } from './contact.ts';
import type { FileKind, Value } from './entry.ts';
import type { Coordinates } from '../shared/coordinates.ts';
import type { Field, FieldOption } from './field.ts';
import { mostImages, takenKinds } from './file-kind.ts';
import type { FieldFault } from './form-fault.ts';

type Faults = readonly FieldFault[];
type Of<K extends Value['kind']> = Extract<Value, { kind: K }>;

const none: Faults = [];
const strange: Faults = [{ kind: 'strangeValue' }];
const isBlank = (text: string) => text.trim() === '';

/** A choice without a list is one of a list that the form does not hold, such as the town's categories. */
function checkOption(options: readonly FieldOption[], text: string): Faults {
  if (options.length === 0) return checkLength(text, mostName);
  const isOne = isBlank(text) || options.some(({ value }) => value === text);
  return isOne ? none : [{ kind: 'notAnOption', found: text }];
}
/** No street or category has a longer name. */
const mostName = 300;

function checkTexts(field: Extract<Field, { kind: 'selectmultiple' }>, texts: readonly string[]): Faults {
  const { most, options } = field;
  const wrong = texts.flatMap((text) => checkOption(options, text));
  if (most === null || texts.length <= most) return wrong;
  return [...wrong, { kind: 'tooMany', most, found: texts.length }];
}

function checkFiles(kind: 'image' | 'file' | 'pdf', { files }: Of<'files'>): Faults {
  const taken: readonly FileKind[] = takenKinds[kind];
  const strangers = files.filter((file) => !taken.includes(file.kind));
  const wrong = strangers.map(({ name }): FieldFault => ({ kind: 'fileNotTaken', file: name, taken }));
  if (kind === 'image' && files.length > mostImages)
    return [...wrong, { kind: 'tooManyImages', most: mostImages, found: files.length }];
  if (kind === 'file' && files.length > mostFiles)
    return [...wrong, { kind: 'tooMany', most: mostFiles, found: files.length }];
  const unsigned = files.filter((file) => kind === 'pdf' && file.kind === 'pdf' && !file.isSigned);
  return [...wrong, ...unsigned.map(({ name }): FieldFault => ({ kind: 'unsigned', file: name }))];
}
/** The most documents of one request. */
const mostFiles = 10;

export const isPlace = ({ lat, lng }: Coordinates): boolean => Math.abs(lat) <= 90 && Math.abs(lng) <= 180;

function checkCensus({ identity, secrets }: Of<'census'>): Faults {
  if (isBlank(identity)) return none;
  if (isLeft(readIdentity(identity))) return [{ kind: 'identityMisspelt' }];
  return secrets.some((secret) => !isBlank(secret)) ? none : [{ kind: 'secretsMissing' }];
}

/** What is wrong with a contact that was written. */
export function checkContact(value: Value): Faults {
  if (value.kind !== 'contact') return strange;
  const { contact } = value;
  const long = Object.values(contact).flatMap((text) => checkLength(text, longestContact));
  const { email = '' } = contact;
  return isBlank(email) || isEmail(email) ? long : [...long, { kind: 'invalidEmail', part: 'email' }];
}

/** What is wrong with a given answer. Whether an answer is required is checked elsewhere. */
export function checkValue(field: Exclude<Field, { kind: 'group' }>, value: Value): Faults {
  switch (field.kind) {
    case 'text':
      return value.kind === 'text' ? checkText(field, value.text) : strange;
    case 'textarea':
      return value.kind === 'text' ? checkLength(value.text, field.maxlength ?? mostText) : strange;
    case 'category':
    case 'select':
    case 'radio':
      return value.kind === 'text' ? checkOption(field.options, value.text) : strange;
    case 'collection':
    case 'search':
    case 'callejero':
      return value.kind === 'text' ? checkLength(value.text, mostName) : strange;
    case 'key':
      if (value.kind !== 'text') return strange;
      return isBlank(value.text) || field.valid.includes(value.text.trim()) ? none : [{ kind: 'notAKey' }];
    case 'selectmultiple':
      return value.kind === 'texts' ? checkTexts(field, value.texts) : strange;
    case 'checkbox':
      return value.kind === 'flag' ? none : strange;
    case 'image':
    case 'file':
    case 'pdf':
      return value.kind === 'files' ? checkFiles(field.kind, value) : strange;
    case 'map':
      if (value.kind !== 'place') return strange;
      return value.coordinates === null || isPlace(value.coordinates) ? none : [{ kind: 'notAPlace' }];
    case 'contact':
      return checkContact(value);
    case 'census':
      return value.kind === 'census' ? checkCensus(value) : strange;
    case 'captcha':
      return value.kind === 'captcha' ? none : strange;
  }
}
