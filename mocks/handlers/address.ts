import { aProblem, exampleOf } from '../contract-examples.ts';
import { http } from '../http.ts';

/** Other days of the addresses. */
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
};
