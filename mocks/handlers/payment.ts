import { delay } from 'msw';
import { aProblem, exampleOf } from '../contract-examples.ts';
import { aPaidPayInfo, aPayAnswer, aPayInfo, aPayment, onlyByCard } from '../fixtures/payment.ts';
import { http } from '../http.ts';

const refused = (name: string) =>
  http.post('/p/order/pay', ({ response }) => response(409).json(aProblem(name)));
const answered = (how: 'challenge' | 'declined' | 'switchToCod') =>
  http.post('/p/order/pay', ({ response }) => response(200).json(aPayAnswer(how)));
const stands = (stage: 'succeeded' | 'failed' | 'requiresAction' | 'expired') =>
  http.get('/p/payment/{payNo}', ({ response }) => response(200).json(aPayment({}, stage)));

/** Scenarios of paying; by default the card pays at once, and a payment that is looked at is on its way. */
export const paymentScenarios = {
  paid: http.get('/p/order/getOrderPayInfoByOrderNumber', ({ response }) =>
    response(200).json(aPaidPayInfo()),
  ),
  /** The courier takes no money for these orders. */
  onlyByCard: http.get('/p/order/getOrderPayInfoByOrderNumber', ({ response }) =>
    response(200).json(aPayInfo({ payMethods: onlyByCard() })),
  ),
  unknown: http.get('/p/order/getOrderPayInfoByOrderNumber', ({ response }) =>
    response(404).json(aProblem('notFound')),
  ),
  failing: http.get('/p/order/getOrderPayInfoByOrderNumber', ({ response }) =>
    response('default').json(aProblem('serverError'), { status: 500 }),
  ),
  silent: http.get('/p/order/getOrderPayInfoByOrderNumber', async ({ response }) => {
    await delay('infinite');
    return response(200).json(aPayInfo());
  }),
  challenge: answered('challenge'),
  declined: answered('declined'),
  switchedToCod: answered('switchToCod'),
  /** The bank takes its time. */
  processing: http.post('/p/order/pay', ({ response }) => response(200).json(aPayment())),
  alreadyPaid: refused('orderAlreadyPaid'),
  orderClosed: refused('orderClosed'),
  inProgress: refused('payInProgress'),
  notOffered: refused('payTypeNotAllowed'),
  cardTokenInvalid: http.post('/p/order/pay', ({ response }) =>
    response(422).json(aProblem('cardTokenInvalid')),
  ),
  payFailing: http.post('/p/order/pay', ({ response }) =>
    response('default').json(aProblem('serverError'), { status: 500 }),
  ),
  paySilent: http.post('/p/order/pay', async ({ response }) => {
    await delay('infinite');
    return response(200).json(aPayAnswer('succeeded'));
  }),
  succeeded: stands('succeeded'),
  failed: stands('failed'),
  requiresAction: stands('requiresAction'),
  expired: stands('expired'),
  paymentUnknown: http.get('/p/payment/{payNo}', ({ response }) => response(404).json(aProblem('notFound'))),
  paymentFailing: http.get('/p/payment/{payNo}', ({ response }) =>
    response('default').json(aProblem('serverError'), { status: 500 }),
  ),
  /** The bank could not make sure who it was, or the challenge came too late. */
  challengeFailed: http.post('/p/payment/{payNo}/confirm', ({ response }) =>
    response(200).json(exampleOf('confirmPayment', 'failed')),
  ),
  challengeTooLate: http.post('/p/payment/{payNo}/confirm', ({ response }) =>
    response(409).json(aProblem('payNotWaiting')),
  ),
  cancelTooLate: http.post('/p/payment/{payNo}/cancel', ({ response }) =>
    response(409).json(aProblem('payNotWaiting')),
  ),
};
