import type { ServiceAnswer } from '#adapters/wire/appointments/setup.ts';
import { Button } from '#ui-web/components/button/button.tsx';
import { FindAmong } from '#ui-web/components/find-among/find-among.tsx';
import { classNames } from '#ui-web/components/class-names.ts';
import { MoreIcon } from '#ui-web/components/icon/more-icon.tsx';
import { PlainList } from '#ui-web/components/plain-list/plain-list.tsx';
import { TileWall } from '#ui-web/components/tile/tile-wall.tsx';
import { langOf } from '#ui-web/components/wording/wording.tsx';
import { findingWords } from '#ui-web/shell/words/finding-words.ts';
import { latePart } from '#ui-web/shell/routing/late-part.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import styles from '../appointments.module.css';
import { feeText, visitMinutes } from '../view-model.ts';
import { StepFrame } from './step-frame.tsx';
import type { BookingStepProps } from './step-props.ts';

const ServiceOptions = latePart(
  async () => (await import('./service-options.tsx')).ServiceOptions,
  undefined,
  'appointments-parts',
);

/** The words of a search among the services, and what is searched of each. */
function useFinding(services: readonly ServiceAnswer[]) {
  const speech = useSpeech();
  const { t, said } = speech;
  const words = { ...findingWords('answer', speech), label: t('appointments:service.find') };
  const entries = services.map(({ id, title, summary }) => ({
    id,
    text: `${said(title).text} ${said(summary).text}`,
  }));
  return { words, entries };
}

/** What a person needs: the services, with what to bring, how long it takes and what it costs. */
export function ServiceStep({ page, choices, presenter }: BookingStepProps) {
  const { t } = useSpeech();
  const { words, entries } = useFinding(choices.services);
  return (
    <StepFrame step="service" title={t('appointments:service.title')} page={page}>
      <FindAmong entries={entries} words={words} past="after-services">
        {(away) => (
          <PlainList className={styles.services}>
            {choices.services.map((service) => (
              <li key={service.id} className={away.has(service.id) ? 'only-paper' : undefined}>
                <ServiceRow {...{ service, page, choices, presenter }} />
              </li>
            ))}
          </PlainList>
        )}
      </FindAmong>
      <div id="after-services" tabIndex={-1} />
    </StepFrame>
  );
}

interface ServiceRowProps extends BookingStepProps {
  readonly service: ServiceAnswer;
}

function ServiceRow({ service, page, choices, presenter }: ServiceRowProps) {
  const { t, said } = useSpeech();
  const { id } = service;
  const isOpen = page.chosen.services[0] === id;
  const title = said(service.title);
  const minutes = visitMinutes(choices.services, { services: [id], people: 1 });
  const fee = feeText([service]);
  return (
    <>
      <h3 className={styles.serviceHead}>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={`service-${id}`}
          onClick={() => presenter.only(id)}
        >
          <TileWall identifier={id} format="row" className={styles.tile} />
          <span>
            <b lang={langOf(title)}>{title.text}</b>
            <small>
              {t('appointments:minutes', { count: minutes, n: String(minutes) })} ·{' '}
              {fee ?? t('appointments:free')}
            </small>
          </span>
          <MoreIcon name="open" className={classNames(styles.arrow, isOpen && styles.turned)} />
        </button>
      </h3>
      <div id={`service-${id}`} hidden={!isOpen} className={styles.inside}>
        {isOpen && <ServiceMatter {...{ service, page, choices, presenter }} />}
      </div>
    </>
  );
}

/** What to bring, what else can be done in the same appointment, for how many people, and the way on. */
function ServiceMatter({ service, page, choices, presenter }: ServiceRowProps) {
  const { t, said } = useSpeech();
  const summary = said(service.summary);
  return (
    <>
      {summary.text !== '' && <p lang={langOf(summary)}>{summary.text}</p>}
      <PapersToBring services={[service]} />
      <p className="note">{t(`appointments:booker.${service.booker}`)}</p>
      <ServiceOptions {...{ service, page, choices, presenter }} />
      <p className="actions">
        <Button iconAfter="arrow" onClick={() => void presenter.toOffices()}>
          {t('appointments:service.go')}
        </Button>
      </p>
    </>
  );
}

/** What to bring, a line each, each line once. */
export function PapersToBring({ services }: { readonly services: readonly ServiceAnswer[] }) {
  const { t, said } = useSpeech();
  const papers = services.flatMap((service) => service.papers.map((paper) => said(paper)));
  const lines = papers.filter(({ text }, at) => papers.findIndex((one) => one.text === text) === at);
  if (lines.length === 0) return null;
  return (
    <div>
      <p>
        <strong>{t('appointments:bring')}</strong>
      </p>
      <ul className={styles.papers}>
        {lines.map((line) => (
          <li key={line.text} lang={langOf(line)}>
            {line.text}
          </li>
        ))}
      </ul>
    </div>
  );
}
