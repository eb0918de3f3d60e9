import { useEffect, useState } from 'react';
import { formatCount } from '#application/text/numbers.ts';
import type { SurveyId } from '#domain/shared/ids.ts';
import { HashCode } from '#ui-web/components/hash-code/hash-code.tsx';
import { LedgerRow } from '#ui-web/components/ledger-row/ledger-row.tsx';
import { Link } from '#ui-web/components/link/link.tsx';
import { CommandLine } from '#ui-web/components/recount-box/command-line.tsx';
import { usePlace } from '#ui-web/shell/council-context.ts';
import { useSpeech } from '#ui-web/speech.ts';
import { readSigned, type SignedAndRead } from './read-signed.ts';

/** The part of addresses that leads here: news of a result has it. */
const place = 'closing-record';

/** Results that load above push the record down: they may take longer than other parts of a page. */
const [calm, above] = [1500, 24];

/** Scrolls to the record, and stays there while the page grows. */
function holdNote(): () => void {
  const topOf = () =>
    (document.getElementById(place)?.getBoundingClientRect().top ?? 0) + window.scrollY - above;
  let isLeft = false;
  const holding = import('#ui-web/shell/routing/hold-position.ts').then(({ holdPosition }) =>
    isLeft ? undefined : holdPosition(topOf, calm),
  );
  return () => {
    isLeft = true;
    void holding.then((end) => end?.());
  };
}

/** The closing record of a vote; null while it is not known, or if there is none. */
function useSigned(survey: SurveyId): SignedAndRead | null {
  const { council } = usePlace();
  const [signed, setSigned] = useState<SignedAndRead | null>(null);
  useEffect(() => {
    let isHere = true;
    const ask = async () => {
      const found = await readSigned(council, survey);
      if (isHere) setSigned(found);
    };
    void ask();
    return () => {
      isHere = false;
    };
  }, [council, survey]);
  return signed;
}

/** How many ballots came by which way, and what was checked by hand, if it is published. */
function Channels({ paper }: Pick<SignedAndRead, 'paper'>) {
  const { t } = useSpeech();
  const [main] = paper?.surveys ?? [];
  if (paper === null) return null;
  return (
    <>
      {main !== undefined && (
        <p>{t('results:record.channels', { web: formatCount(main.web), paper: formatCount(main.paper) })}</p>
      )}
      {paper.samples.map(({ number, size, boxes, wrong, mostWrong }) => {
        const of = boxes.reduce((sum, { ballots }) => sum + ballots, 0);
        if (wrong === null || mostWrong === null) return null;
        const [checked, all, bad, most] = [size, of, wrong, mostWrong].map(formatCount);
        return <p key={number}>{t('results:record.sample', { size: checked, of: all, wrong: bad, most })}</p>;
      })}
    </>
  );
}

/** The closing record that two people signed, below the results of its vote. */
export function RecordNote({ survey }: { readonly survey: SurveyId }) {
  const { t } = useSpeech();
  const { council } = usePlace();
  const signed = useSigned(survey);
  const isHere = signed !== null;
  useEffect(() => {
    // The browser looked for the place of the address before the record was there.
    return isHere && window.location.hash === `#${place}` ? holdNote() : undefined;
  }, [isHere]);
  if (signed === null) return null;
  const { record, paper } = signed;
  const path = `/api/${council.realm}/surveys/${survey}/record`;
  const address = new URL(path, window.location.href).href;
  return (
    <LedgerRow
      id={place}
      level={2}
      title={t('results:record.title')}
      lead={<p>{t('results:record.who', { who: record.signatures.map(({ name }) => name).join(', ') })}</p>}
    >
      <div className="stack stack-8 stretch">
        <Channels paper={paper} />
        <p>
          <HashCode hash={record.hash} />
        </p>
        <p>
          <Link href={path} download={`acta-${survey}.json`}>
            {t('results:record.download')}
          </Link>
        </p>
        <CommandLine
          summary={t('results:record.verify')}
          command={`concejo survey record --verify ${address}`}
        />
      </div>
    </LedgerRow>
  );
}
