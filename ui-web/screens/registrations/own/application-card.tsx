import { Link } from '#ui-web/components/link/link.tsx';
import { langOf } from '#ui-web/components/wording/wording.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import { RegistrationFailed } from '../registration-failed.tsx';
import { activityAddress, codeText } from '../words.ts';
import { AppealPart } from './appeal-part.tsx';
import { StateOfApplication } from './state-of-application.tsx';
import { CorrectPart } from './correct-part.tsx';
import { EndPart } from './end-part.tsx';
import { OfferPart } from './offer-part.tsx';
import { groupNamed, type OwnApplicationProps } from './own-props.ts';
import { PlanPart } from './plan-part.tsx';
import { ProofsPart } from './proofs-part.tsx';
import styles from '../registrations.module.css';

/** An application of this device: its state, what comes next, and what can be done in it. */
export function ApplicationCard(props: OwnApplicationProps) {
  const { one, activity, page } = props;
  const { t, said } = useSpeech();
  const title = said(one.activity.title);
  const wishes = one.content.wishes.map((wish) => said(groupNamed(activity, wish)?.title ?? wish).text);
  const { failure } = page;
  return (
    <section className={styles.own} aria-labelledby={`application-${one.id}`}>
      <h3 id={`application-${one.id}`} tabIndex={-1} lang={langOf(title)}>
        <Link href={activityAddress(one.activity.id)}>{title.text}</Link>
      </h3>
      <p className="note">
        {t('registrations:own.code')} <b className={styles.code}>{codeText(one.code)}</b>
        {one.place === null && wishes.length > 0 && ` · ${wishes.join(' · ')}`}
      </p>
      <StateOfApplication {...props} />
      {failure?.of === one.id && <RegistrationFailed failure={failure} />}
      <OfferPart {...props} />
      <PlanPart {...props} />
      <AppealPart {...props} />
      <ProofsPart {...props} />
      {one.family !== null && (
        <p className="note">
          {t('registrations:own.family')} <b className={styles.code}>{codeText(one.family)}</b>
        </p>
      )}
      <CorrectPart {...props} />
      <EndPart {...props} />
    </section>
  );
}
