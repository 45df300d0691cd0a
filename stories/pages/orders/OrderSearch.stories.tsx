import { expect } from 'storybook/test';
import { exampleOf } from '#mocks/contract-examples.ts';
import { anOrder } from '#mocks/fixtures/orders.ts';
import { orderScenarios } from '#mocks/handlers/orders.ts';
import { http } from '#mocks/http.ts';
import { OrdersPage } from '#src/pages/orders/OrdersPage.tsx';
import * as page from '#src/pages/orders/orders.route.ts';
import { paths } from '#src/domain/urls.ts';
import { behaviour } from '#storybook/behaviour.ts';
import { stateModes } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { say } from '#storybook/say.ts';

const at = (search = '') => ({ path: paths.orders, page, initialEntries: [paths.orders + search] });

/** Only the one who looks for something has an order. */
const searched = http.get('/p/myOrder/myOrder', ({ query, response }) =>
  response(200).json({
    ...exampleOf('pageMyOrders', 'empty'),
    records: query.get('key') === 'kettle' ? [anOrder({}, 'toDeliver')] : [],
  }),
);

const meta = preview.meta({
  component: OrdersPage,
  parameters: { layout: 'fullscreen', member: true, router: at(), chromatic: { modes: stateModes } },
});

export const Finds = meta.story({
  parameters: behaviour,
  beforeEach: ({ msw }) => msw.use(searched),
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByRole('searchbox', { name: say('orderSearch.label') });
    await userEvent.type(field, 'kettle{Enter}');
    await expect(await canvas.findAllByRole('link', { name: say('orderCard.view') })).toHaveLength(1);
    await userEvent.click(canvas.getByRole('button', { name: say('orderSearch.clear') }));
    await expect(await canvas.findByText(say('emptyOrders.all'))).toBeVisible();
  },
});

export const NoneFound = meta.story({
  parameters: { router: at('?key=zzz') },
  beforeEach: ({ msw }) => msw.use(orderScenarios.empty),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(say('noOrderFound.title', { text: 'zzz' }))).toBeVisible();
  },
});
