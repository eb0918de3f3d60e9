import { type SyntheticEvent, useEffect, useMemo, useRef, useState } from 'react';
import { entriesWithin } from '#domain/forms/builder/entry-tree.ts';
import { checkForm } from '#domain/forms/check-form.ts';
import { fieldsWithin } from '#domain/forms/field.ts';
import { faultsOf, fieldsOf, type Mailbox } from '#domain/forms/mailbox.ts';
import { shownEntry, shownFields } from '#domain/forms/shown-fields.ts';
import { languageTag, type Language } from '#domain/shared/localized-text.ts';
import { LinkContext, type LinkComponent } from '#ui-web/components/link/link.tsx';
import { LoadingList } from '#ui-web/components/list-states/loading-list.tsx';
import { useViewModel } from '#ui-web/presenter.ts';
import { FormContext } from '#ui-web/screens/request/form-context.ts';
import { paymentId } from '#ui-web/screens/request/form/field-ids.ts';
import { FormPagePart } from '#ui-web/screens/request/form/form-page.tsx';
import { FormTabs } from '#ui-web/screens/request/form/form-tabs.tsx';
import type { RequestPresenter } from '#ui-web/screens/request/presenter.ts';
import type { OpenForm } from '#ui-web/screens/request/state.ts';
import { PlaceContext, type CouncilPlace } from '#ui-web/shell/council-context.ts';
import { SpeechContext, useSpeech } from '#ui-web/speech.ts';
import { useForm } from '../../documents/form/form-place.ts';
import { OfficeButton } from '../../parts/office-button.tsx';
import { useFaultWords } from '../../parts/use-fault-words.ts';
import { useOffice } from '../../shell/office-context.ts';
import { useBuilder } from '../builder/builder-place.ts';
import styles from './live-form.module.css';
import { fieldAround, useLitField } from './lit-field.ts';
import { type TriedForm, useTriedForm } from './use-tried-form.ts';

/** A link of the form leads to the portal, beside what is being built. */
const PortalLink: LinkComponent = ({ children, ...attributes }) => (
  <a {...attributes} target="_blank" rel="noreferrer">
    {children}
  </a>
);

/** What became of trying to send: nothing yet, all in order, or a payment that is not made here. */
type Tried = 'not' | 'fine' | 'unpaid';

/** The form as residents see it, with what is being written. It can be filled in, and nothing of it is sent. */
export function LiveForm() {
  const { t } = useSpeech();
  const { mailbox } = useBuilder();
  if (mailbox === null) return <p className={styles.note}>{t('office-mailbox:live.unread')}</p>;
  const faults = faultsOf(mailbox);
  const [fault] = faults;
  if (fault === undefined) return <OpenableForm mailbox={mailbox} />;
  return (
    <p className={styles.note}>
      {t(fault.kind === 'noFields' ? 'office-mailbox:live.empty' : 'office-mailbox:live.faulty')}
    </p>
  );
}

interface LanguageSwitchProps {
  readonly language: Language;
  readonly choose: (language: Language) => void;
}

/** The languages of the town, of which the form is shown in one. */
function LanguageSwitch({ language, choose }: LanguageSwitchProps) {
  const { t } = useSpeech();
  const { languages } = useForm().document;
  return (
    <div role="group" className={styles.languages} aria-label={t('office-mailbox:live.language')}>
      {languages.map((one) => (
        <button
          key={one}
          type="button"
          aria-pressed={one === language}
          aria-label={`${one} · ${t(`office-documents:language.${one}`)}`}
          onClick={() => choose(one)}
        >
          {one}
        </button>
      ))}
    </div>
  );
}

function OpenableForm({ mailbox }: { readonly mailbox: Mailbox }) {
  const { t } = useSpeech();
  const { languages } = useForm().document;
  const [language, choose] = useState<Language>(languages[0] ?? 'es');
  const form = useTriedForm(mailbox, language);
  return (
    <>
      {languages.length > 1 && <LanguageSwitch language={language} choose={choose} />}
      {form === null ? (
        <LoadingList title={t('office:loading')} rows={4} />
      ) : (
        <FormToTry key={language} form={form} language={language} />
      )}
    </>
  );
}

/** The presenter of the form, with everything that would leave the page replaced. */
function triedPresenter(presenter: RequestPresenter, told: (tried: Tried) => void): RequestPresenter {
  const review = () => {
    const open = presenter.current();
    if (open.kind !== 'open') return;
    const consent = { acceptsPrivacy: open.acceptsPrivacy, isPaid: true };
    const isFine = checkForm(open.mailbox, open.entry, consent).length === 0;
    told(isFine ? 'fine' : 'not');
    if (!isFine) presenter.review();
  };
  return { ...presenter, review, send: async () => undefined, sendWhenBack: () => undefined };
}

function FormToTry({ form, language }: { readonly form: TriedForm; readonly language: Language }) {
  const { t } = useSpeech();
  const { town } = useOffice();
  const state = useViewModel(form.presenter);
  const [tried, tell] = useState<Tried>('not');
  const name = useChosenName();
  const { speech } = form;
  const tools = useMemo(
    () => ({
      presenter: triedPresenter(form.presenter, tell),
      speech,
      zone: town.timeZone,
      profileHref: '/perfil',
    }),
    [form.presenter, speech, town],
  );
  const place = useMemo(
    () =>
      ({
        council: form.council,
        site: { name: town.name, timeZone: town.timeZone },
      }) as unknown as CouncilPlace,
    [form.council, town],
  );
  if (state.kind !== 'open') return <p className={styles.note}>{t('office-mailbox:live.faulty')}</p>;
  const startAnew = () => {
    tell('not');
    void form.presenter.startAfresh();
  };
  return (
    <>
      {isHidden(state, name) && <p className={styles.hidden}>{t('office-mailbox:live.hidden')}</p>}
      <SpeechContext value={speech}>
        <PlaceContext value={place}>
          <LinkContext value={PortalLink}>
            <FormContext value={tools}>
              <DrawnForm open={state} presenter={form.presenter} {...{ name, language, tell }} />
            </FormContext>
          </LinkContext>
        </PlaceContext>
      </SpeechContext>
      <p role="status" className={styles.told}>
        {tried !== 'not' && t(`office-mailbox:live.${tried}`)}
      </p>
      <p className={styles.acts}>
        <OfficeButton look="outline" onClick={() => tools.presenter.review()}>
          {t('office-mailbox:live.tryErrors')}
        </OfficeButton>
        <OfficeButton look="text" onClick={startAnew}>
          {t('office-mailbox:live.clear')}
        </OfficeButton>
      </p>
      <p className={styles.note}>{t('office-mailbox:live.note')}</p>
    </>
  );
}

interface DrawnFormProps {
  readonly open: OpenForm;
  readonly presenter: RequestPresenter;
  /** The name of the chosen field. */
  readonly name: string | null;
  readonly language: Language;
  readonly tell: (tried: Tried) => void;
}

/** The name of the field that is chosen in the builder; null if something else is. */
function useChosenName(): string | null {
  const { chosen, form } = useBuilder();
  if (chosen.kind !== 'entry') return null;
  return entriesWithin(form.entries).find(({ path }) => path === chosen.path)?.name ?? null;
}

/** Turns to the page with the chosen field when another one is chosen. */
function useChosenPage({ open, presenter }: Pick<DrawnFormProps, 'open' | 'presenter'>, name: string | null) {
  const pages = open.mailbox.pages.map(({ id, fields }) => [
    id,
    ...fieldsWithin(fields).map((field) => field.name),
  ]);
  const page = name === null ? -1 : pages.findIndex((names) => names.includes(name));
  const seen = useRef(name);
  useEffect(() => {
    if (seen.current === name) return;
    seen.current = name;
    if (page >= 0 && page !== open.page) presenter.goTo(page);
  }, [name, page, open.page, presenter]);
}

/** Whether the chosen field is in the form and not asked now. */
function isHidden({ mailbox, entry }: OpenForm, name: string | null): boolean {
  if (name === null || !fieldsOf(mailbox).some((field) => field.name === name)) return false;
  const fields = mailbox.pages.flatMap((page) => page.fields);
  return !shownFields(fields, shownEntry(fields, entry)).some((field) => field.name === name);
}

function DrawnForm({ open, presenter, name, language, tell }: DrawnFormProps) {
  const office = useBuilder();
  const area = useRef<HTMLFormElement>(null);
  const errors = useFaultWords(open);
  useChosenPage({ open, presenter }, name);
  useLitField(area, name);
  const light = ({ target }: SyntheticEvent) => {
    const entries = entriesWithin(office.form.entries);
    const names = new Set(entries.map((entry) => entry.name));
    const found = area.current === null ? null : fieldAround(target as Element, area.current, names);
    const entry = found === null ? undefined : entries.find((one) => one.name === found);
    if (entry !== undefined && found !== name) office.choose({ kind: 'entry', path: entry.path }, true);
  };
  const press = (event: SyntheticEvent) => {
    const isPayment = (event.target as Element).closest(`#${paymentId} button`) !== null;
    if (!isPayment) return light(event);
    // A payment opens the page of the bank: here it is only said.
    event.preventDefault();
    event.stopPropagation();
    tell('unpaid');
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- listens to the fields in it
    <form
      ref={area}
      noValidate
      className={styles.form}
      lang={languageTag(language)}
      onSubmit={(event) => event.preventDefault()}
      onFocusCapture={light}
      onClickCapture={press}
    >
      {open.mailbox.hasTabs && <FormTabs open={open} />}
      <FormPagePart open={open} errors={errors} />
    </form>
  );
}
