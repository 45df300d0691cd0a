import { delay } from 'msw';
import { aProblem, exampleOf } from '../contract-examples.ts';
import { aRegionGuess, someRegions } from '../fixtures/regions.ts';
import { http } from '../http.ts';

/** Scenarios of the regions. */
export const regionScenarios = {
  none: http.get('/salesRegions/all', ({ response }) => response(200).json([])),
  failing: http.get('/salesRegions/all', ({ response }) =>
    response('default').json(aProblem('serverError'), { status: 500 }),
  ),
  silent: http.get('/salesRegions/all', async ({ response }) => {
    await delay('infinite');
    return response(200).json(someRegions());
  }),
  /** The reader seems to be in Türkiye, in a country that is not served, or nobody knows where. */
  elsewhere: http.get('/salesRegions/detect', ({ response }) =>
    response(200).json(aRegionGuess({ countryCode: 'TR', regionId: 659_006_000_409 })),
  ),
  notServed: http.get('/salesRegions/detect', ({ response }) =>
    response(200).json(aRegionGuess({ countryCode: 'FR', regionId: null })),
  ),
  unknown: http.get('/salesRegions/detect', ({ response }) =>
    response(200).json(exampleOf('detectRegion', 'unknown')),
  ),
  detectFailing: http.get('/salesRegions/detect', ({ response }) =>
    response('default').json(aProblem('serverError'), { status: 500 }),
  ),
};
