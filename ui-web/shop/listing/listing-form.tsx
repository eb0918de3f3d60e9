import { type FormEvent, useState } from 'react';
import type { OwnListing } from '#adapters/wire/showcase/own-listing.ts';
import { dayAt } from '#domain/shared/calendar-day.ts';
import { isLanguage, languages } from '#domain/shared/localized-text.ts';
import { ageOfListing, daysUnconfirmed } from '#domain/showcase/listing-age.ts';
import { mostOffers } from '#domain/showcase/typed-listing.ts';
import { Button } from '#ui-web/components/button/button.tsx';
import { ErrorSummary } from '#ui-web/components/field/error-summary.tsx';
import { SelectField } from '#ui-web/components/field/select-field.tsx';
import { TextField } from '#ui-web/components/field/text-field.tsx';
import { Notice } from '#ui-web/components/notice/notice.tsx';
import { languageNames } from '#ui-web/i18n/language-names.ts';
import { useSpeech } from '#ui-web/speech.ts';
import { useShop } from '../shop-context.ts';
import { dayInWords } from '../words.ts';
import { DetailsFields } from './details-fields.tsx';
import { useListingFault } from './listing-fault.ts';
import styles from './listing.module.css';
import { OfferFields } from './offer-fields.tsx';
import { OtherWordsPart } from './other-words-part.tsx';
import { PhotoPart } from './photo-part.tsx';
import { VisitsPart } from './visits-part.tsx';
import { isSameListing, typedOf, useListing, type WrittenListing } from './use-listing.ts';

interface FormProps {
  readonly first: OwnListing;
  readonly signedOut: () => void;
}

/** What the shop says of itself, to write or to confirm. */
export function ListingForm({ first, signedOut }: FormProps) {
  const { t, language } = useSpeech();
  const faultOf = useListingFault();
  const { own, outcome, isBusy, save, close } = useListing(first, signedOut);
  const [typed, setTyped] = useState(() => typedOf(first, language));
  const wrong = outcome?.kind === 'wrong' ? outcome.fields : [];
  const send = (event: FormEvent) => {
    event.preventDefault();
    void save(typed);
  };
  const isSame = own.listing !== null && isSameListing(typedOf(own, language), typed);
  return (
    <section className="stack stack-24 stretch" aria-labelledby="listing-form">
      {wrong.length > 0 && (
        <ErrorSummary
          key={wrong.join()}
          title={t('shop-desk:apply.wrong', { count: wrong.length })}
          errors={wrong.map((field) => ({ href: `#listing-${field}`, text: faultOf(field) }))}
          closeLabel={t('shop:proof.close')}
          onClose={close}
        />
      )}
      <p id="listing-form">{t('shop-desk:listing.words')}</p>
      <AgeOfOwn own={own} />
      {outcome !== null && outcome.kind !== 'wrong' && (
        <Notice tone={outcome.kind === 'saved' ? 'ok' : 'error'} live="polite">
          <p>{t(`shop-desk:listing.${outcome.kind}`)}</p>
        </Notice>
      )}
      <form className="stack stack-24 stretch" onSubmit={send} noValidate>
        <WordFields typed={typed} wrong={wrong} change={setTyped} />
        <OffersFields typed={typed} wrong={wrong} change={setTyped} />
        <OtherWordsPart typed={typed} wrong={wrong} change={setTyped} />
        <Button type="submit" wide busy={isBusy}>
          {t(isSame ? 'shop-desk:listing.same' : 'shop-desk:listing.save')}
        </Button>
      </form>
      {own.listing !== null && (
        <>
          <PhotoPart first={first.photos} signedOut={signedOut} />
          <VisitsPart visits={first.visits} />
        </>
      )}
    </section>
  );
}

/** When the listing was confirmed, and what follows if that is long ago. */
function AgeOfOwn({ own: { listing } }: { readonly own: OwnListing }) {
  const { t, language } = useSpeech();
  const { now, timeZone } = useShop();
  if (listing === null) return <p>{t('shop-desk:listing.none')}</p>;
  const confirmed = Date.parse(listing.confirmed);
  const age = ageOfListing(confirmed, now());
  if (age === 'fresh')
    return (
      <p className="note">
        {t('shop-desk:listing.confirmed', { when: dayInWords(dayAt(confirmed, timeZone), language) })}
      </p>
    );
  return (
    <Notice tone="warning">
      <p>{t(`shop-desk:listing.${age}`, { count: daysUnconfirmed(confirmed, now()) })}</p>
    </Notice>
  );
}

interface FieldsProps {
  readonly typed: WrittenListing;
  readonly wrong: readonly string[];
  readonly change: (typed: WrittenListing) => void;
}

/** The language of the listing: one in which it says something already is none to choose. */
function LanguageField({ typed, change }: Pick<FieldsProps, 'typed' | 'change'>) {
  const { t } = useSpeech();
  const free = languages.filter((one) => typed.others.every(({ language }) => language !== one));
  return (
    <SelectField
      label={t('shop-desk:listing.language')}
      value={typed.language}
      options={free.map((value) => ({ value, text: languageNames[value] }))}
      onChange={(chosen) => isLanguage(chosen) && change({ ...typed, language: chosen })}
    />
  );
}

function WordFields({ typed, wrong, change }: FieldsProps) {
  const { t } = useSpeech();
  const faultOf = useListingFault();
  const shared = (field: 'sells' | 'hours' | 'telephone') => ({
    id: `listing-${field}`,
    label: t(`shop-desk:listing.${field}`),
    width: '100%',
    value: typed[field],
    onChange: (value: string) => change({ ...typed, [field]: value }),
    ...(wrong.includes(field) && { error: faultOf(field) }),
  });
  return (
    <>
      <LanguageField typed={typed} change={change} />
      <TextField {...shared('sells')} hint={t('shop-desk:listing.sellsHint')} multiline={2} />
      <TextField {...shared('hours')} hint={t('shop-desk:listing.hoursHint')} multiline={2} />
      <TextField {...shared('telephone')} optional={t('shop-desk:apply.optional')} type="tel" />
      <DetailsFields
        typed={typed.details ?? {}}
        wrong={wrong}
        change={(details) => change({ ...typed, details })}
      />
      <label className={styles.shown}>
        <input
          type="checkbox"
          checked={typed.isShown}
          onChange={(event) => change({ ...typed, isShown: event.target.checked })}
        />
        {t('shop-desk:listing.shown')}
      </label>
    </>
  );
}

function OffersFields({ typed, wrong, change }: FieldsProps) {
  const { t } = useSpeech();
  const { newKey, now, timeZone } = useShop();
  const faultOf = useListingFault();
  const { offers } = typed;
  const put = (next: WrittenListing['offers']) => change({ ...typed, offers: next });
  const add = () => {
    const today = dayAt(now(), timeZone);
    put([...offers, { id: newKey(), title: '', from: today, until: today, pieces: 0 }]);
  };
  return (
    <fieldset className="stack stack-24 stretch" id="listing-offers" tabIndex={-1}>
      <legend>
        <h2>{t('shop-desk:listing.offers')}</h2>
      </legend>
      {offers.map((offer, n) => (
        <OfferFields
          key={offer.id}
          n={n}
          offer={offer}
          error={wrong.includes(`offer.${n}`) ? faultOf(`offer.${n}`) : null}
          change={(one) => put(offers.with(n, one))}
          remove={() => put(offers.filter((_, at) => at !== n))}
        />
      ))}
      {offers.length < mostOffers && (
        <Button look="outline" icon="plus" onClick={add}>
          {t('shop-desk:listing.add')}
        </Button>
      )}
    </fieldset>
  );
}
