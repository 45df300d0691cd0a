import { expect, screen, waitFor, type within } from 'storybook/test';
import { aProblem } from '#mocks/contract-examples.ts';
import { anOrder } from '#mocks/fixtures/orders.ts';
import { aFile } from '#mocks/fixtures/photos.ts';
import { orderScenarios } from '#mocks/handlers/orders.ts';
import { refundRequestScenarios } from '#mocks/handlers/refunds-asked.ts';
import { pictureStoreDays } from '#mocks/handlers/upload.ts';
import { askRefundUrl } from '#src/domain/refund/after-sales-urls.ts';
import { paths } from '#src/domain/urls.ts';
import { AskRefund } from '#src/pages/refund/AskRefund.tsx';
import * as page from '#src/pages/refund/refund.route.ts';
import { behaviour } from '#storybook/behaviour.ts';
import { designOf } from '#storybook/design/pictures.ts';
import { screenModes, stateModes } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { like, likeText, say } from '#storybook/say.ts';
import { silent } from '../silent.ts';

const orderNumber = '260504080000000004';
const pngBytes = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0];
const aPicture = () => new File([new Uint8Array(pngBytes)], 'label.png', { type: 'image/png' });

const meta = preview.meta({
  component: AskRefund,
  args: { orderNumber, orderItemId: undefined, title: '' },
  parameters: {
    layout: 'fullscreen',
    member: true,
    router: { path: paths.refund, page, initialEntries: [askRefundUrl(orderNumber, 70_009)] },
    chromatic: { modes: stateModes },
    design: { pictures: designOf('refund-apply') },
  },
  beforeEach: ({ msw }) => msw.use(orderScenarios.detailToReceive, pictureStoreDays.takes),
});

type Canvas = ReturnType<typeof within>;

const shirt = (canvas: Canvas) =>
  canvas.findByRole('checkbox', { name: likeText(anOrder().items[0]?.prodName ?? '?') });

export const Default = meta.story({
  parameters: { chromatic: { modes: screenModes } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: say('refundPage.ask') })).toBeVisible();
    await expect(await shirt(canvas)).toBeChecked();
    await expect(await canvas.findByText(say('refundMoney.where'))).toBeVisible();
  },
});

export const Sends = meta.story({
  parameters: behaviour,
  play: async ({ canvas, userEvent }) => {
    await shirt(canvas);
    await userEvent.click(canvas.getByRole('radio', { name: say('It is damaged') }));
    await userEvent.type(canvas.getByRole('textbox', { name: say('refundForm.desc') }), 'A seam is open');
    await userEvent.upload(canvas.getByLabelText(say('Add photo')), aPicture());
    await expect(
      await canvas.findByRole('button', { name: say('uploadTile.remove', { name: 'label.png' }) }),
    ).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole('progressbar')).not.toBeInTheDocument());
    await userEvent.click(canvas.getByRole('button', { name: say('Send request') }));
    await expect(await screen.findByText(say('Request sent'))).toBeVisible();
    await expect(await canvas.findByRole('list', { name: say('Refund steps') })).toBeVisible();
  },
});

export const Invalid = meta.story({
  play: async ({ canvas, userEvent }) => {
    await shirt(canvas);
    await userEvent.click(canvas.getByRole('button', { name: say('Send request') }));
    await expect(await canvas.findByText(like('refundForm.faulty'))).toBeVisible();
  },
});

export const PictureRefused = meta.story({
  beforeEach: ({ msw }) => msw.use(pictureStoreDays.refuses),
  play: async ({ canvas, userEvent }) => {
    await shirt(canvas);
    await userEvent.upload(canvas.getByLabelText(say('Add photo')), aPicture());
    await expect(await canvas.findByText(say('uploader.failed', { count: 1 }))).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: say('It is damaged') }));
    await userEvent.click(canvas.getByRole('button', { name: say('Send request') }));
    await expect(await canvas.findByText(say('refundForm.waiting'))).toBeVisible();
  },
});

export const NotAPicture = meta.story({
  play: async ({ canvas, userEvent }) => {
    await shirt(canvas);
    await userEvent.upload(canvas.getByLabelText(say('Add photo')), aFile('words.png'));
    await expect(await canvas.findByText(say('pictures.wrongType'))).toBeVisible();
  },
});

export const WindowClosed = meta.story({
  beforeEach: ({ msw }) => msw.use(refundRequestScenarios.windowClosed),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(aProblem('refundWindowClosed').desc)).toBeVisible();
  },
});

export const ClosedMeanwhile = meta.story({
  beforeEach: ({ msw }) => msw.use(refundRequestScenarios.windowClosedMeanwhile),
  play: async ({ canvas, userEvent }) => {
    await shirt(canvas);
    await userEvent.click(canvas.getByRole('radio', { name: say('Poor quality') }));
    await userEvent.click(canvas.getByRole('button', { name: say('Send request') }));
    await expect(await canvas.findByText(aProblem('refundWindowClosed').desc)).toBeVisible();
  },
});

export const Kept = meta.story({
  play: async ({ canvas, userEvent }) => {
    await shirt(canvas);
    await userEvent.click(canvas.getByRole('radio', { name: say('It is damaged') }));
    await userEvent.type(canvas.getByRole('textbox', { name: say('refundForm.desc') }), 'A seam is open');
    await expect(canvas.getByRole('textbox', { name: say('refundForm.desc') })).toHaveValue('A seam is open');
  },
});

export const NothingToAsk = meta.story({
  beforeEach: ({ msw }) => msw.use(orderScenarios.detailToDeliver),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(say('Nothing in this order can be returned'))).toBeVisible();
  },
});

export const NotFound = meta.story({
  beforeEach: ({ msw }) => msw.use(orderScenarios.unknown),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(say('This page cannot be found'))).toBeVisible();
  },
});

export const Loading = meta.story({
  beforeEach: ({ msw, abortSignal }) => msw.use(silent('/p/myOrder/orderDetail', abortSignal)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: say('refundPage.ask') })).toBeVisible();
    await expect(canvas.queryByRole('checkbox')).not.toBeInTheDocument();
  },
});

export const Error = meta.story({
  beforeEach: ({ msw }) => msw.use(orderScenarios.detailFailing),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(say('Something went wrong'));
  },
});

export const LongText = meta.story({ globals: { language: 'ru', viewport: { value: 'phone' } } });

export const InChinese = meta.story({ globals: { language: 'zh', region: 'cn' } });
