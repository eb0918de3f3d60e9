import { useEffect, useRef, useState } from 'react';
import { lookAtSetupLinkCall } from '#adapters/wire/setup/look-at-link.ts';
import { makeTownCall } from '#adapters/wire/setup/make-town.ts';
import { readTownName, realmFault } from '#domain/access/realm-name.ts';
import { townTimeZones } from '#domain/access/town-time-zones.ts';
import { isLeft } from '#domain/shared/result.ts';
import { Notice } from '#ui-web/components/notice/notice.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import { invitationPath } from '../access/invitation.tsx';
import { LanguagesQuestion } from './languages-question.tsx';
import { NameQuestion } from './name-question.tsx';
import { type NewTownProps, realmOf, type TypedTown } from './new-town-props.ts';
import { PersonQuestion } from './person-question.tsx';

const questions = ['name', 'languages', 'person'] as const;
type Question = (typeof questions)[number];

/** The question that a part belongs to, so that the person sees what is wrong with it. */
const questionOf = (part: string): Question => (part === 'languages' || part === 'person' ? part : 'name');

/** Keeps what is typed and which question is asked. */
function useQuestions({ call, link, go, whenInvalid }: QuestionsProps) {
  const { language } = useSpeech();
  const [typed, setTyped] = useState<TypedTown>({
    name: '',
    realm: null,
    timeZone: townTimeZones[0],
    languages: [language],
    person: '',
  });
  const [question, setQuestion] = useState<Question>('name');
  const [wrong, setWrong] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const change = (part: Partial<TypedTown>) => {
    setWrong(null);
    setTyped((before) => ({ ...before, ...part }));
  };
  const ask = (next: Question) => {
    setWrong(null);
    setQuestion(next);
  };
  /** Shows what is wrong with a part where it is asked. */
  const refuse = (refused: { readonly kind: string; readonly where?: string | undefined }) => {
    if (refused.kind === 'setupLinkInvalid') return whenInvalid();
    const part = refused.kind === 'townRefused' ? (refused.where ?? 'name') : 'failed';
    if (part !== 'failed') setQuestion(questionOf(part));
    setWrong(part);
  };
  const send = async (work: () => Promise<void>) => {
    setBusy(true);
    await work();
    setBusy(false);
  };
  const checkName = () =>
    send(async () => {
      const realm = realmOf(typed);
      const fault = realmFault(realm);
      if (readTownName(typed.name) === null) return setWrong('name');
      if (fault !== null) return setWrong(`realm.${fault}`);
      const looked = await call(lookAtSetupLinkCall, { body: { link, realm } });
      if (isLeft(looked)) refuse(looked.left);
      else ask('languages');
    });
  const make = () =>
    send(async () => {
      const { name, languages, timeZone, person } = typed;
      const body = { link, name, realm: realmOf(typed), languages, timeZone, person };
      const made = await call(makeTownCall, { body });
      if (isLeft(made)) return refuse(made.left);
      const { realm, invitation } = made.right;
      go(`${invitationPath}?realm=${encodeURIComponent(realm)}#${invitation}`);
    });
  return { typed, question, wrong, isBusy, change, ask, checkName, make };
}

export interface QuestionsProps extends NewTownProps {
  readonly whenInvalid: () => void;
}

/** The three questions before a town is made, one on each screen. */
export function NewTownQuestions(props: QuestionsProps) {
  const { t } = useSpeech();
  const { typed, question, wrong, isBusy, change, ask, checkName, make } = useQuestions(props);
  const place = useRef<HTMLDivElement>(null);
  const before = useRef(question);
  useEffect(() => {
    if (before.current === question) return;
    before.current = question;
    place.current?.querySelector('h1')?.focus();
  }, [question]);
  const shared = { typed, wrong, isBusy, change };
  return (
    <div ref={place} className="stack stack-24">
      <p className="note">
        {t('office-setup:new.of', { n: questions.indexOf(question) + 1, of: questions.length })}
      </p>
      {wrong === 'failed' && (
        <Notice tone="error" live="assertive">
          <p>{t('office-setup:new.failed')}</p>
        </Notice>
      )}
      {question === 'name' && (
        <NameQuestion {...shared} next={() => void checkName()} back={() => ask('name')} />
      )}
      {question === 'languages' && (
        <LanguagesQuestion {...shared} next={() => ask('person')} back={() => ask('name')} />
      )}
      {question === 'person' && (
        <PersonQuestion {...shared} next={() => void make()} back={() => ask('languages')} />
      )}
    </div>
  );
}
