import './workbench.css';
import './fonts.css';
import addonA11y from '@storybook/addon-a11y';
import addonDocs from '@storybook/addon-docs';
import { definePreview } from '@storybook/react-vite';
import addonMsw from 'msw-storybook-addon';
import { startWorker } from '#mocks/browser.ts';
import { browserNavigation } from '#src/state/browser-navigation.ts';
import { forgetServerClock } from '#src/state/server-clock.ts';
import { preloadAll } from '#src/state/lazy-hydrate.tsx';
import { withPaidModes } from './chromatic-modes.ts';
import { argsIn } from './conditions/data-sets.ts';
import { dayInDataSet } from './conditions/day-in-data-set.ts';
import { withLongText } from './conditions/long-text.ts';
import { hangUp, line } from './conditions/network.ts';
import type { DesignPicture } from './design/pictures.ts';
import { DocsFrame } from './docs/DocsFrame.tsx';
import { DocsPage } from './docs/DocsPage.tsx';
import { stopClock } from './fixed-clock.ts';
import {
  dataSetOf,
  globalTypes,
  initialGlobals,
  isMember,
  regionOf,
  setConditions,
  conditionsKey,
} from './globals.ts';
import { partModes, widths } from './modes.ts';
import { retryingUserEvent } from './retrying-user-event.ts';
import { dress } from './page-dress.ts';
import { reloads } from './reloads.ts';
import { ShopFrame } from './service/ShopFrame.tsx';
import type { ShopStart } from './service/the-shop.ts';
import { lookInScreen } from './screen-canvas.ts';
import { StoryFrame, type StoryRouter } from './StoryFrame.tsx';

declare module '@storybook/react-vite' {
  interface Parameters {
    /** The address of a story and, for a screen, its route module or routes. */
    router?: StoryRouter;
    /** The reader is signed in. */
    member?: boolean;
    /** The story is the whole shop, answered by the product service itself, and begins at an address of it. */
    shop?: ShopStart;
    /** Reference pictures, shown in the panel Design. */
    design?: { pictures: DesignPicture[] };
  }
}

/** A story may ask and be answered only what the contract has: a fault is written on the page, where the test-runner finds it. */
const report = (fault: string) => {
  console.error(`Not the contract: ${fault}`);
  document.documentElement.dataset.misfit = fault;
};

stopClock();

const anywhere: StoryRouter = {};

export default definePreview({
  addons: [
    addonA11y(),
    addonDocs(),
    addonMsw(() => startWorker(report, { day: dayInDataSet, gate: [line] })),
  ],
  tags: ['autodocs'],
  argTypesEnhancers: [withPaidModes],
  parameters: {
    // A program wants to know what is wrong; what is right is for the panel, and takes a quarter of axe's time.
    a11y: { test: 'error', options: navigator.webdriver ? { resultTypes: ['violations'] } : {} },
    chromatic: { modes: partModes, prefersReducedMotion: 'reduce' },
    layout: 'padded',
    controls: { expanded: true, sort: 'requiredFirst' },
    docs: { container: DocsFrame, page: DocsPage, toc: { headingSelector: 'h2', title: 'On this page' } },
    viewport: {
      options: Object.fromEntries(
        Object.entries(widths).map(([name, width]) => [
          name,
          { name: `${width} px`, styles: { width: `${width}px`, height: '900px' } },
        ]),
      ),
    },
    options: {
      // Read by Storybook without being run: no names from elsewhere.
      storySort: {
        order: [
          'Welcome',
          'Requirements',
          'The shop',
          'Foundations',
          'Primitives',
          'Parts',
          [
            'Frame of the page',
            'Home and offers',
            'Search and filters',
            'Products',
            'Prices',
            'Group buys',
            'Shops',
            'Kept and seen',
            'Cart',
            'Vouchers',
            'Checkout and payment',
            'Orders',
            'Refunds',
            'Reviews',
            'Coins and wallet',
            'Invitations',
            'Addresses',
            'Chat',
            'Notifications',
          ],
          'Modals',
          'Tabs',
          'Empty states',
          'Screens',
          'Journeys',
        ],
      },
    },
  },
  globalTypes,
  initialGlobals,
  async beforeEach(context) {
    const { globals } = context;
    context.userEvent = retryingUserEvent(context.userEvent);
    window.localStorage.clear();
    window.sessionStorage.clear();
    delete document.documentElement.dataset.misfit;
    forgetServerClock();
    Object.assign(browserNavigation, { reload: () => reloads.next(), replace: reloads.next });
    await setConditions(globals);
    // Parts that sleep until the reader's first touch are awake in every story.
    window.dispatchEvent(new Event('scroll'));
    await preloadAll();
    const lookAgain = context.parameters.router?.page && lookInScreen(context.canvasElement);
    return () => {
      lookAgain?.();
      hangUp();
    };
  },
  decorators: [
    (Story, { args, globals, parameters, id }) => {
      dress(globals);
      if (parameters.shop)
        return (
          <ShopFrame
            key={`${id} ${conditionsKey(globals)}`}
            language={String(globals.language)}
            region={regionOf(globals)}
          />
        );
      return (
        <StoryFrame
          key={`${id} ${conditionsKey(globals)}`}
          language={globals.language}
          region={regionOf(globals)}
          router={parameters.router ?? anywhere}
          member={isMember(globals, parameters.member)}
        >
          <Story args={withLongText(argsIn(args, dataSetOf(globals)))} />
        </StoryFrame>
      );
    },
  ],
});
