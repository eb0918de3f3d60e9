import { changesBetween, type FieldChange } from '../../documents/field-changes.ts';
import { documentFields, type FieldPath } from '../../documents/fields.ts';
import { isSameJson, type Json } from '../../documents/json.ts';
import { isLanguage } from '../../shared/localized-text.ts';
import { type Either, left, right } from '../../shared/result.ts';
import type { VoucherCampaign } from '../campaign.ts';
import { campaignJson } from './frozen-campaign.ts';

/** What a change of an opened campaign may be: a later end, another spelling or translation of a text, more to give. */
export type AllowedCampaignKind = 'later' | 'text' | 'more';

/** One allowed change of a field of an opened campaign. */
export interface AllowedCampaignChange extends FieldChange {
  readonly kind: AllowedCampaignKind;
}

/** A field that is fixed: since the opening or, as what is corrected and enlarged, since the first voucher. */
export interface FixedCampaignField {
  readonly kind: 'fixed';
  readonly path: FieldPath;
  readonly since: 'opening' | 'firstVoucher';
}

const ends: ReadonlySet<string> = new Set(['issue/until', 'redeem/until']);
const texts: ReadonlySet<string> = new Set([
  'title',
  'summary',
  'conditions',
  'types/*/title',
  'areas/*/title',
]);
const amounts: ReadonlySet<string> = new Set([
  'budget',
  'deskShare',
  'types/*/most',
  'areas/*/most',
  'waves/*/vouchers',
]);

const templateOf = (path: FieldPath): string =>
  path
    .split('/')
    .map((step) => (/^@./u.test(step) ? '*' : step))
    .join('/');

const isTextPath = (path: FieldPath): boolean => {
  const template = templateOf(path);
  const end = template.lastIndexOf('/');
  return texts.has(template) || (isLanguage(template.slice(end + 1)) && texts.has(template.slice(0, end)));
};

const isGrown = (was: Json | undefined, value: Json | undefined): boolean =>
  typeof was === 'number' && typeof value === 'number' && value > was;

/** A wave that is added at the end: its two fields, and the longer order of the list. */
function isNewWave({ path, was, value }: FieldChange): boolean {
  if (path === 'waves/@')
    return (
      Array.isArray(was) && Array.isArray(value) && isSameJson([...value].slice(0, was.length), [...was])
    );
  return was === undefined && /^waves\/@\d+\/(?:at|vouchers)$/u.test(path);
}

/** A text is corrected or translated, never taken away; one that was empty may be written in each language. */
function isCorrected({ path, was, value }: FieldChange): boolean {
  if (!isTextPath(path)) return false;
  if (value === undefined) return was === '';
  return typeof value === 'string' && value.trim() !== '' && (was === undefined || typeof was === 'string');
}

/** What a change of one field of an opened campaign is; null if it is never allowed. It is the only such decision. */
export function allowedCampaignKind(change: FieldChange): AllowedCampaignKind | null {
  const { path, was, value } = change;
  if (ends.has(path)) return isGrown(was, value) ? 'later' : null;
  if (isCorrected(change)) return 'text';
  if (amounts.has(templateOf(path)) && isGrown(was, value)) return 'more';
  return isNewWave(change) ? 'more' : null;
}

/**
 * What makes the wanted campaign of the one that was opened; empty if they are the same. Until the first voucher, texts are
 * corrected and there may be more; after it, only the ends are later. Left: the first field that is fixed.
 */
export function changesOfCampaign(
  opened: VoucherCampaign,
  wanted: VoucherCampaign,
  hasVouchers: boolean,
): Either<FixedCampaignField, readonly AllowedCampaignChange[]> {
  const allowed: AllowedCampaignChange[] = [];
  for (const change of changesBetween(
    documentFields(campaignJson(opened)),
    documentFields(campaignJson(wanted)),
  )) {
    const kind = allowedCampaignKind(change);
    if (kind === null) return left({ kind: 'fixed', path: change.path, since: 'opening' });
    if (hasVouchers && kind !== 'later')
      return left({ kind: 'fixed', path: change.path, since: 'firstVoucher' });
    allowed.push({ ...change, kind });
  }
  return right(allowed);
}
