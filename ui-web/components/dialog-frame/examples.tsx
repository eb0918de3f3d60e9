import { useState } from 'react';
import { formatMoney } from '#application/text/numbers.ts';
import { cents } from '#domain/shared/money.ts';
import type { Examples } from '#ui-web/gallery/example.ts';
import { sampleProposals } from '#ui-web/gallery/sample-proposals.ts';
import { BudgetSegments } from '../budget-bar/budget-segments.tsx';
import { Button } from '../button/button.tsx';
import { ReceiptCodeBox } from '../receipt-code/receipt-code.tsx';
import { NumberedList } from '../step-list/numbered-list.tsx';
import { DialogFrame } from './dialog-frame.tsx';
import { SummaryLines } from './summary-lines.tsx';
import { SummaryList } from './summary-list.tsx';

const chosen = sampleProposals.filter(({ id }) =>
  ['p-2847', 'p-441', 'p-226', 'p-1841', 'p-579'].includes(id),
);

function Answers() {
  return (
    <SummaryList
      items={[
        {
          id: 'uno',
          title: '1. Propuestas elegidas',
          change: { text: 'Cambiar', hidden: 'la respuesta 1', href: '#q1' },
          children: (
            <>
              <BudgetSegments
                segments={chosen.map(({ id, amount }) => ({ id, identifier: id, share: amount }))}
                free={4_085_000}
              />
              <SummaryLines
                lines={[
                  ...chosen.map(({ title, amount }) => ({ text: title, value: formatMoney(amount) })),
                  { text: '5 propuestas', value: formatMoney(cents(15_915_000)), kind: 'total' as const },
                  { text: 'Sin gastar', value: formatMoney(cents(4_085_000)), kind: 'rest' as const },
                ]}
              />
            </>
          ),
        },
        {
          id: 'dos',
          title: '2. Biblioteca por la noche',
          change: { text: 'Cambiar', hidden: 'la respuesta 2', href: '#q2' },
          children: <p>Solo en época de exámenes</p>,
        },
      ]}
    />
  );
}

type Step = 'closed' | 'before' | 'after';

interface DialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

function BeforeSending({ open, onClose, onSend }: DialogProps & { readonly onSend: () => void }) {
  return (
    <DialogFrame
      open={open}
      title="Confirmación de la Encuesta"
      lead={
        <p>
          <strong>Aún no has votado.</strong> Repasa tus respuestas: después de enviar no podrás cambiarlas.
        </p>
      }
      onClose={onClose}
      footer={
        <>
          <Button look="outline" data-autofocus onClick={onClose}>
            Revisar Encuesta
          </Button>
          <Button onClick={onSend}>Enviar Encuesta</Button>
        </>
      }
    >
      <Answers />
    </DialogFrame>
  );
}

function AfterSending({ open, onClose }: DialogProps) {
  return (
    <DialogFrame
      open={open}
      identifier="presupuestos-participativos-2027"
      title="¡Tu voto se ha enviado correctamente!"
      lead={
        <>
          <p>
            <strong>Gracias por participar</strong>
          </p>
          <p>Recibido el 18 de noviembre de 2026, a las 10.51.</p>
        </>
      }
      onClose={onClose}
      footer={<Button onClick={onClose}>Salir</Button>}
    >
      <div className="stack stack-12 stretch">
        <h3>Código del justificante</h3>
        <ReceiptCodeBox code="K7QM2XRAVD5HN3TEW6PJB4ZC" />
        <p className="actions">
          <Button look="outline" size="short" icon="copy">
            Copiar el código
          </Button>
          <Button look="outline" size="short" icon="print">
            Imprimir
          </Button>
        </p>
      </div>
      <div className="stack stack-12">
        <h3>Y ahora, ¿qué?</h3>
        <NumberedList
          items={['La votación sigue abierta hasta el 27 de noviembre.', 'El 30 se publica el resultado.']}
        />
      </div>
    </DialogFrame>
  );
}

function Confirmation({ first }: { readonly first: Step }) {
  const [step, setStep] = useState<Step>(first);
  const close = () => setStep('closed');
  return (
    <>
      <p className="actions">
        <Button look="outline" onClick={() => setStep('before')}>
          Antes de enviar
        </Button>
        <Button look="outline" onClick={() => setStep('after')}>
          Después de enviar
        </Button>
      </p>
      <BeforeSending open={step === 'before'} onClose={close} onSend={() => setStep('after')} />
      <AfterSending open={step === 'after'} onClose={close} />
    </>
  );
}

export const examples: Examples = { Confirmation: () => <Confirmation first="closed" /> };

/** Open at once, for the screenshots of the gallery. */
export const openExamples: Examples = {
  before: () => <Confirmation first="before" />,
  after: () => <Confirmation first="after" />,
};
