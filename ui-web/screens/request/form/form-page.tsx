import { contactName, placesContact } from '#domain/forms/contact-block.ts';
import type { Entry } from '#domain/forms/entry.ts';
import type { Field, FormPage } from '#domain/forms/field.ts';
import { groupNeeds } from '#domain/forms/needs/group-needs.ts';
import { shownEntry, isShown } from '#domain/forms/shown-fields.ts';
import { CouncilHtml } from '#ui-web/components/council-html/council-html.tsx';
import { LedgerRow } from '#ui-web/components/ledger-row/ledger-row.tsx';
import { Words } from '#ui-web/components/wording/wording.tsx';
import { BackToReview } from './back-to-review.tsx';
import { fieldId, paymentId } from './field-ids.ts';
import { useFormTools } from '../form-context.ts';
import { FieldList } from './form-field.tsx';
import { PaymentPart } from '../payment/payment-part.tsx';
import { ContactPart, isPrefilled } from '../kinds/parts/contact-part.tsx';
import { GroupHint } from './group-hint.tsx';
import { GroupError } from './group-error.tsx';
import styles from '../screen.module.css';
import { ConsentPart, EndOfPage, SendingNotice } from '../sending/send-part.tsx';
import { KeepPrivate, ShownToAll } from '../sending/shown-to-all.tsx';
import type { OpenForm } from '../state.ts';

interface Section {
  readonly key: string;
  /** Null for fields without a group. */
  readonly group: Extract<Field, { kind: 'group' }> | null;
  readonly fields: readonly Field[];
  /** The group before fields without one: their section is named after it. */
  readonly after: string | null;
}

/** A title that may be left out is asked for after the text of which it is made then: what is needed comes first. */
function neededFirst(fields: readonly Field[]): readonly Field[] {
  const title = fields.findIndex(({ name, kind }) => name === 'title' && kind === 'text');
  const body = fields.findIndex(({ name }) => name === 'body');
  const moved = fields[title];
  if (moved === undefined || title > body || moved.required || moved.requireIf !== null) return fields;
  return [...fields.slice(0, title), ...fields.slice(title + 1, body + 1), moved, ...fields.slice(body + 1)];
}

/** Groups of a page are its sections; fields between them share one. */
function sectionsOf({ fields }: FormPage): readonly Section[] {
  const sections: Section[] = [];
  for (const field of neededFirst(fields)) {
    const last = sections.at(-1);
    if (field.kind === 'group' && !field.box)
      sections.push({ key: field.name, group: field, fields: field.fields, after: null });
    else if (last && last.group === null)
      sections[sections.length - 1] = { ...last, fields: [...last.fields, field] };
    else sections.push({ key: field.name, group: null, fields: [field], after: last?.key ?? null });
  }
  return sections;
}

interface PageProps {
  readonly open: OpenForm;
  readonly errors: ReadonlyMap<string, string>;
}

/** The contact block, on the page where the mailbox has it. */
function ContactBlock({ open, errors }: PageProps) {
  const { t, said } = useFormTools().speech;
  const { contact } = open.mailbox;
  return (
    <LedgerRow
      id="contacto"
      title={contact.title === null ? t('request:contact.title') : said(contact.title).text}
    >
      <div className={styles.fields}>
        <ContactPart
          name={contactName}
          request={contact}
          value={open.entry.get(contactName)}
          errors={errors}
          isFilled={isPrefilled(open, contactName)}
        />
        <BackToReview open={open} name={contactName} />
      </div>
    </LedgerRow>
  );
}

interface SectionProps extends PageProps {
  readonly section: Section;
  /** The answers that conditions of fields look at. */
  readonly asked: Entry;
}

/** A group of fields with its title and its error, or the fields between two groups. */
function SectionPart({ section: { key, group, fields, after }, open, asked, errors }: SectionProps) {
  const { t, said } = useFormTools().speech;
  const needs = group && groupNeeds(group, asked);
  return (
    <LedgerRow
      id={group === null ? `seccion-${key}` : fieldId(group.name)}
      title={
        group === null ? (
          t(after === null ? 'request:yours' : 'request:more')
        ) : (
          <Words of={said(group.title)} />
        )
      }
      partOf={after === null ? undefined : `${fieldId(after)}-name`}
      {...(group?.hint && { lead: <CouncilHtml of={said(group.hint)} /> })}
    >
      <div
        className={styles.fields}
        {...(group?.fieldset && { role: 'group', 'aria-labelledby': `${fieldId(group.name)}-name` })}
      >
        {needs && <GroupHint needs={needs} />}
        {group && <GroupError id={`${fieldId(group.name)}-error`} error={errors.get(fieldId(group.name))} />}
        <FieldList
          fields={fields}
          open={open}
          asked={asked}
          errors={errors}
          isCounted={needs !== null && needs.atLeast > 0}
        />
      </div>
    </LedgerRow>
  );
}

/** What ends a page: the consent on the last one, what became of the sending, and the buttons. */
function PageEnd({ open, errors }: PageProps) {
  const { t } = useFormTools().speech;
  const { mailbox, page } = open;
  const last = page === mailbox.pages.length - 1;
  return (
    <LedgerRow
      id="enviar"
      title={
        mailbox.hasTabs
          ? t('request:pages.number', { n: page + 1, of: mailbox.pages.length })
          : t('request:sendTitle')
      }
    >
      <div className={styles.fields}>
        {last && <ShownToAll open={open} />}
        {last && <KeepPrivate open={open} />}
        {last && mailbox.privacy.isAsked && <ConsentPart open={open} errors={errors} />}
        <SendingNotice open={open} />
        <EndOfPage open={open} />
      </div>
    </LedgerRow>
  );
}

/** The fields of the page that is open, the blocks that belong to it, and its button. */
export function FormPagePart({ open, errors }: PageProps) {
  const { t } = useFormTools().speech;
  const { mailbox, page, entry } = open;
  const shown = mailbox.pages[page];
  if (!shown) return null;
  const asked = shownEntry(
    mailbox.pages.flatMap(({ fields }) => fields),
    entry,
  );
  const last = page === mailbox.pages.length - 1;
  const hasBlock = mailbox.contact.mode !== 'no' && !placesContact(mailbox);
  const { position } = mailbox.contact;
  return (
    <>
      {hasBlock && position === 'up' && page === 0 && <ContactBlock open={open} errors={errors} />}
      {sectionsOf(shown)
        .filter(({ group }) => group === null || isShown(group, asked))
        .map((section) => (
          <SectionPart key={section.key} section={section} open={open} asked={asked} errors={errors} />
        ))}
      {hasBlock && position === 'down' && last && <ContactBlock open={open} errors={errors} />}
      {last && mailbox.payment !== null && (
        <LedgerRow id="tasa" title={t('request:payment.title')}>
          <div className={styles.fields}>
            <PaymentPart payment={mailbox.payment} state={open.payment} error={errors.get(paymentId)} />
          </div>
        </LedgerRow>
      )}
      <PageEnd open={open} errors={errors} />
    </>
  );
}
