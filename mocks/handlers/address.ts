import { delay } from 'msw';
import { aProblem, exampleOf } from '../contract-examples.ts';
import { http } from '../http.ts';

/** Scenarios of the addresses. */
export const addressScenarios = {
  none: http.get('/p/address/list', ({ response }) =>
    response(200).json(exampleOf('listAddresses', 'empty')),
  ),
  failing: http.get('/p/address/list', ({ response }) =>
    response('default').json(aProblem('serverError'), { status: 500 }),
  ),
  refusing: http.post('/p/address/addAddr', ({ response }) => response(422).json(aProblem('areaInvalid'))),
  areasFailing: http.get('/area/listByPid', ({ response }) =>
    response('default').json(aProblem('serverError'), { status: 500 }),
  ),
  noAreas: http.get('/area/listByPid', ({ response }) => response(200).json([])),
  areasSilent: http.get('/area/listByPid', async ({ response }) => {
    await delay('infinite');
    return response(200).json([]);
  }),
  silent: http.get('/p/address/list', async ({ response }) => {
    await delay('infinite');
    return response(200).json(exampleOf('listAddresses', 'empty'));
  }),
  unknown: http.get('/p/address/addrInfo/{addrId}', ({ response }) =>
    response(404).json(aProblem('notFound')),
  ),
  /** There are twenty, or a field is wrong. */
  full: http.post('/p/address/addAddr', ({ response }) => response(409).json(aProblem('addressLimit'))),
  invalid: http.post('/p/address/addAddr', ({ response }) => response(422).json(aProblem('fieldsInvalid'))),
  addFailing: http.post('/p/address/addAddr', ({ response }) =>
    response('default').json(aProblem('serverError'), { status: 500 }),
  ),
  addSilent: http.post('/p/address/addAddr', async ({ response }) => {
    await delay('infinite');
    return response(200).json(exampleOf('addAddress', 'ok'));
  }),
  /** It was deleted in another tab. */
  gone: http.put('/p/address/updateAddr', ({ response }) => response(404).json(aProblem('notFound'))),
  deleteFailing: http.delete('/p/address/deleteAddr/{addrId}', ({ response }) =>
    response('default').json(aProblem('serverError'), { status: 500 }),
  ),
};
