import { aCardSession } from '#mocks/fixtures/bank-card.ts';
import { http } from '#mocks/http.ts';

/** The fields of a processor that stand in the workbench: filled in, empty, or without an answer. */
export const cardFields = (how: 'filled' | 'empty' | 'silent' = 'filled') =>
  http.post('/p/bankCard/session', ({ response }) =>
    response(200).json(
      aCardSession({ hostedFieldsUrl: `${window.location.origin}/card-fields.html?${how}=1` }),
    ),
  );
