import { HttpResponse } from 'msw';
import type { Address } from '#openapi/schema.gen.ts';
import { someAddresses } from '#mocks/fixtures/address.ts';
import { someDistricts, someProvinces, someTowns } from '#mocks/fixtures/regions.ts';
import { http } from '#mocks/http.ts';

/** A service with these addresses. */
export const listed = (addresses: Address[]) =>
  http.get('/p/address/list', ({ response }) => response(200).json(addresses));

/** The provinces, and what lies below the one and below the district. */
export const areas = http.get('/area/listByPid', ({ query, response }) => {
  const pid = Number(query.get('pid'));
  if (pid === 0) return response(200).json(someProvinces());
  return response(200).json(pid === someDistricts()[0]?.areaId ? someTowns() : someDistricts());
});

/** The service that remembers which is the default, and what was deleted. */
export function keeping() {
  let kept = someAddresses();
  return [
    http.get('/p/address/list', ({ response }) => response(200).json(kept)),
    http.put('/p/address/defaultAddr/{addrId}', ({ params }) => {
      kept = kept.map((one) => ({ ...one, commonAddr: one.addrId === Number(params.addrId) }));
      return new HttpResponse(null, { status: 204 });
    }),
    http.delete('/p/address/deleteAddr/{addrId}', ({ params }) => {
      kept = kept.filter((one) => one.addrId !== Number(params.addrId));
      return new HttpResponse(null, { status: 204 });
    }),
  ];
}
