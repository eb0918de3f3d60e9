import { Button } from '../button/button.tsx';
import { Notice } from '../notice/notice.tsx';
import styles from './payment-box.module.css';

export type PaymentStep =
  | 'toPay'
  | 'creating'
  | 'waiting'
  | 'refused'
  | 'review'
  | 'failed'
  | 'noBank'
  | 'returned'
  | 'paid';

export interface PaymentWords {
  /** "Pagar 12,00 €". */
  readonly pay: string;
  readonly creating: string;
  readonly newTab: string;
  readonly waiting: string;
  readonly waitingHint: string;
  readonly openAgain: string;
  readonly refused: string;
  /** The bank took another amount: there is nothing to press. */
  readonly review: string;
  readonly failed: string;
  /** Payment is not possible: the council has not named its bank yet. */
  readonly noBank: string;
  readonly retry: string;
  /** "Pago completado." */
  readonly paid: string;
  /** What was paid went back: it can be paid again. */
  readonly returned: string;
}

interface PaymentBoxProps {
  readonly id: string;
  readonly concept: string;
  readonly amount: string;
  readonly step: PaymentStep;
  readonly words: PaymentWords;
  readonly error?: string | undefined;
  readonly onPay: () => void;
  readonly onOpenAgain: () => void;
}

/** The cost of a request and the state of its payment. The tab of the bank opens from the press itself. */
export function PaymentBox(props: PaymentBoxProps) {
  const { id, concept, amount, step, words, error } = props;
  return (
    <div className={styles.box} id={id} tabIndex={-1}>
      <p className={styles.line}>
        <span>{concept}</span>
        <b>{amount}</b>
      </p>
      {error !== undefined && step !== 'paid' && (
        <Notice tone="error">
          <p>{error}</p>
        </Notice>
      )}
      <Standing {...props} />
      <div className="visually-hidden" role="status">
        {step === 'paid' && words.paid}
        {step === 'waiting' && words.waiting}
      </div>
    </div>
  );
}

function Standing({ step, words, onPay, onOpenAgain }: PaymentBoxProps) {
  switch (step) {
    case 'paid':
      return (
        <Notice tone="ok">
          <p>
            <strong>{words.paid}</strong>
          </p>
        </Notice>
      );
    case 'waiting':
      return (
        <>
          <p>
            <strong>{words.waiting}</strong>
          </p>
          <p className="note">{words.waitingHint}</p>
          <Button look="outline" size="short" onClick={onOpenAgain}>
            {words.openAgain}
          </Button>
        </>
      );
    case 'review':
      return (
        <Notice tone="warning" live="assertive">
          <p>{words.review}</p>
        </Notice>
      );
    case 'refused':
    case 'failed':
    case 'noBank':
      return (
        <>
          <Notice tone="error" live="assertive">
            <p>{words[step]}</p>
          </Notice>
          <Button look="outline" size="short" icon="repeat" onClick={onPay}>
            {words.retry}
          </Button>
        </>
      );
    case 'toPay':
    case 'returned':
    case 'creating':
      return <ToPay step={step} words={words} onPay={onPay} />;
    default:
      return step satisfies never;
  }
}

interface ToPayProps extends Pick<PaymentBoxProps, 'words' | 'onPay'> {
  readonly step: 'toPay' | 'returned' | 'creating';
}

/** The button to pay, also once what was paid went back. */
const ToPay = ({ step, words, onPay }: ToPayProps) => (
  <>
    {step === 'returned' && (
      <Notice tone="warning" live="assertive">
        <p>{words.returned}</p>
      </Notice>
    )}
    <Button look="outline" icon="card" busy={step === 'creating'} onClick={onPay}>
      {step === 'creating' ? words.creating : words.pay}
    </Button>
    <p className="note">{words.newTab}</p>
  </>
);
