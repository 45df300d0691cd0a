import { delay, http as anyHttp, HttpResponse } from 'msw';
import { aProblem, exampleOf } from '../contract-examples.ts';
import { http, serviceRoot } from '../http.ts';

const serverError = 500;
const ofHome = [`${serviceRoot}/indexImgs`, `${serviceRoot}/indexTag/:part`] as const;
const everywhere = (answer: () => Response | Promise<Response>) =>
  ofHome.map((path) => anyHttp.get(path, answer));

/** Scenarios of the home page; `failing` and `silent` are lists: `msw.use(...homeScenarios.failing)`. */
export const homeScenarios = {
  failing: everywhere(() => HttpResponse.json(aProblem('serverError'), { status: serverError })),
  silent: everywhere(async () => {
    await delay('infinite');
    return HttpResponse.error();
  }),
  windowFailing: http.get('/indexTag/window', ({ response }) =>
    response('default').json(aProblem('serverError'), { status: serverError }),
  ),
  /** Nothing is planned for home. */
  noWindow: http.get('/indexTag/window', ({ response }) =>
    response(200).json(exampleOf('getHomeWindow', 'empty')),
  ),
  /** Nothing comes after this page of "more good stuff". */
  lastPage: http.get('/indexTag/moreGoodStuff', ({ response }) =>
    response(200).json(exampleOf('pageMoreGoodStuff', 'lastPage')),
  ),
  emptyTag: http.get('/indexTag/tagdetaillist', ({ response }) =>
    response(200).json(exampleOf('pageIndexTagProducts', 'empty')),
  ),
  tagFailing: http.get('/indexTag/tagdetaillist', ({ response }) =>
    response('default').json(aProblem('serverError'), { status: serverError }),
  ),
  unknownTag: http.get('/indexTag/tagdetaillist', ({ response }) => response(404).json(aProblem('notFound'))),
  campaign: http.get('/indexTag/list', ({ response }) =>
    response(200).json(exampleOf('listIndexSections', 'campaign')),
  ),
  noSections: http.get('/indexTag/list', ({ response }) => response(200).json([])),
  sectionsFailing: http.get('/indexTag/list', ({ response }) =>
    response('default').json(aProblem('serverError'), { status: serverError }),
  ),
  noTags: http.get('/indexTag/taglist', ({ response }) =>
    response(200).json(exampleOf('listIndexTags', 'empty')),
  ),
  /** "More good stuff": nothing at all, or not now. */
  noMore: http.get('/indexTag/moreGoodStuff', ({ response }) =>
    response(200).json(exampleOf('pageProducts', 'empty')),
  ),
  moreFailing: http.get('/indexTag/moreGoodStuff', ({ response }) =>
    response('default').json(aProblem('serverError'), { status: serverError }),
  ),
};
