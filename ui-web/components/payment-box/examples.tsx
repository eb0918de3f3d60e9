import type { Examples } from '#ui-web/gallery/example.ts';
import { PaymentBox, type PaymentStep } from './payment-box.tsx';

export const samplePaymentWords = {
  pay: 'Pagar 12,00 €',
  creating: 'Abriendo la página del banco…',
  newTab: 'Se abre la página del banco en otra pestaña. Esta se queda aquí, con todo lo que has escrito.',
  waiting: 'Esperando al banco…',
  waitingHint: 'Termina el pago en la otra pestaña. Aquí se actualiza solo.',
  openAgain: 'Abrir otra vez la página del banco',
  refused: 'El banco no ha aceptado el pago. No se ha cobrado nada.',
  review:
    'El banco ha cobrado un importe distinto del que se pedía. No pagues otra vez: el Ayuntamiento lo revisará.',
  failed: 'No hemos podido abrir la página del banco.',
  noBank: 'Ahora no se puede pagar aquí: el ayuntamiento todavía no tiene banco para este formulario.',
  retry: 'Intentarlo otra vez',
  paid: 'Pago completado.',
  returned: 'El Ayuntamiento te ha devuelto este pago. Para enviar la solicitud hay que pagar otra vez.',
};

const box = (step: PaymentStep, error?: string) => () => (
  <PaymentBox
    id={`pago-${step}`}
    concept="Recogida de enseres a domicilio, hasta 3 bultos"
    amount="12,00 €"
    step={step}
    words={samplePaymentWords}
    error={error}
    onPay={() => undefined}
    onOpenAgain={() => undefined}
  />
);

export const examples: Examples = {
  'To pay': box('toPay', 'No se ha podido enviar la solicitud: primero hay que pagar.'),
  Creating: box('creating'),
  Waiting: box('waiting'),
  Refused: box('refused'),
  'In review': box('review'),
  Failed: box('failed'),
  'No bank': box('noBank'),
  Paid: box('paid'),
  Returned: box('returned'),
};
