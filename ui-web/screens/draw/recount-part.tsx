import { useState } from 'react';
import type { DrawHead } from '#adapters/wire/registrations/draw/draw.ts';
import { formatCount } from '#application/text/numbers.ts';
import { Button } from '#ui-web/components/button/button.tsx';
import { HashList } from '#ui-web/components/hash-code/hash-code.tsx';
import { Icon } from '#ui-web/components/icon/icon.tsx';
import { LedgerRow } from '#ui-web/components/ledger-row/ledger-row.tsx';
import { Link } from '#ui-web/components/link/link.tsx';
import { Notice } from '#ui-web/components/notice/notice.tsx';
import { CommandLine } from '#ui-web/components/recount-box/command-line.tsx';
import { RecountBox } from '#ui-web/components/recount-box/recount-box.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import type { DrawRecounter } from '#ui-web/composition/draws/draw-beside.ts';
import type { RecountedDraw } from '#ui-web/composition/draws/recounted-draw.ts';
import styles from './draw.module.css';
import { useDrawWords } from './use-draw-words.ts';
import { WhyPart } from './why-part.tsx';

interface RecountProps {
  readonly draw: DrawHead;
  /** The address of the draw. */
  readonly path: string;
  readonly recounter: DrawRecounter;
}

/** What was found, with each thing that does not hold. */
function Found({ draw, found }: Pick<RecountProps, 'draw'> & { readonly found: RecountedDraw }) {
  const { t, language } = useSpeech();
  const words = useDrawWords(draw);
  if (found.kind !== 'recounted')
    return (
      <Notice tone="warning" live="polite">
        <p>{t(`draw:recount.${found.kind}`)}</p>
      </Notice>
    );
  const { faults, same, applications, isDrawn, took } = found;
  if (faults.length > 0)
    return (
      <Notice tone="error" live="polite">
        <p>
          <strong>{t('draw:recount.differs')}</strong>
        </p>
        <ul>
          {faults.map(({ kind, of }) => (
            <li key={`${kind} ${of}`}>
              {kind === 'position' || kind === 'place'
                ? words(`fault.${kind}`, { of })
                : t(`draw:fault.${kind}`, { of })}
            </li>
          ))}
        </ul>
      </Notice>
    );
  const seconds = new Intl.NumberFormat(language === 'va' ? 'ca' : language, {
    maximumFractionDigits: 1,
    minimumFractionDigits: 1,
  }).format(Math.max(took / 1000, 0.1));
  const counts = { same: formatCount(same), all: formatCount(applications) };
  return (
    <Notice tone="ok" live="polite">
      <p>
        {isDrawn ? (
          <>
            <strong>{t('draw:recount.same', { seconds })}</strong> {words('sameOf', counts)}
          </>
        ) : (
          t('draw:recount.sealed')
        )}
      </p>
    </Notice>
  );
}

/** The files of a draw, its hashes, and the command that verifies it. */
function DrawFiles({ draw, path }: Pick<RecountProps, 'draw' | 'path'>) {
  const { t } = useSpeech();
  const { act, listHash, seedHash } = draw;
  const hashes = [
    { term: t('draw:recount.listHash'), hash: listHash },
    { term: t('draw:recount.seedHash'), hash: seedHash },
    ...(act === null
      ? []
      : [
          { term: t('draw:recount.seed'), hash: act.seed },
          { term: t('draw:recount.resultHash'), hash: act.resultHash },
        ]),
  ];
  const record = new URL(`${path}/record`, window.location.href).href;
  return (
    <>
      <p className={styles.files}>
        <Link href={`${path}/record`} download={`sorteo-${draw.activity}.json`}>
          {t('draw:recount.file')}
        </Link>
        {act !== null && (
          <Link href={`${path}/pdf`} download={`sorteo-${draw.activity}.pdf`}>
            {t('draw:recount.pdf')}
          </Link>
        )}
      </p>
      <details className={styles.hashes}>
        <summary>{t('draw:recount.hashes')}</summary>
        <HashList items={hashes} />
      </details>
      <CommandLine summary={t('draw:recount.command')} command={`concejo draw verify ${record}`} />
    </>
  );
}

/** Draws again in the browser, and then explains applications. */
export function DrawRecountPart({ draw, path, recounter }: RecountProps) {
  const { t } = useSpeech();
  const [found, setFound] = useState<RecountedDraw | null>(null);
  const [isBusy, setBusy] = useState(false);
  const recount = async (): Promise<RecountedDraw> => {
    setBusy(true);
    const now = await recounter.recount(`${path}/record`);
    setFound(now);
    setBusy(false);
    return now;
  };
  const isHere = found?.kind === 'recounted';
  return (
    <>
      <LedgerRow id="recuento" title={t('draw:recount.title')} lead={<p>{t('draw:recount.lead')}</p>}>
        <RecountBox>
          {found !== null && !isBusy && <Found draw={draw} found={found} />}
          <p>
            <Button busy={isBusy} onClick={() => void recount()}>
              <Icon name="repeat" />{' '}
              {t(isBusy ? 'draw:recount.busy' : isHere ? 'draw:recount.again' : 'draw:recount.go')}
            </Button>
          </p>
          <DrawFiles draw={draw} path={path} />
        </RecountBox>
      </LedgerRow>
      {draw.act !== null && (
        <WhyPart
          draw={draw}
          why={async (id) => {
            if (found?.kind !== 'recounted' && (await recount()).kind !== 'recounted') return 'unreachable';
            return recounter.why(id);
          }}
        />
      )}
    </>
  );
}
