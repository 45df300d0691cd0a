import './workbench.css';
import './fonts.css';
import addonA11y from '@storybook/addon-a11y';
import addonDocs from '@storybook/addon-docs';
import { definePreview } from '@storybook/react-vite';
import addonMsw from 'msw-storybook-addon';
import { startWorker } from '#mocks/browser.ts';
import { pageDoor } from '#src/state/page-door.ts';
import { wakeAll } from '#src/state/sleeping.tsx';
import { argsIn } from './conditions/data-sets.ts';
import { dayInDataSet } from './conditions/day-in-data-set.ts';
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
  standSign,
} from './globals.ts';
import { partModes, widths } from './modes.ts';
import { patientHand } from './patient-hand.ts';
import { dress } from './page-dress.ts';
import { reloads } from './reloads.ts';
import { StoryFrame, type StoryRouter } from './StoryFrame.tsx';

declare module '@storybook/react-vite' {
  interface Parameters {
    /** The address of a story and, for a screen, its route module or routes. */
    router?: StoryRouter;
    /** The reader is signed in. */
    member?: boolean;
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
  parameters: {
    a11y: { test: 'error' },
    chromatic: { modes: partModes },
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
      storySort: { order: ['Welcome', 'foundations', 'design-system', 'pages', 'journeys'] },
    },
  },
  globalTypes,
  initialGlobals,
  async beforeEach(context) {
    const { globals } = context;
    context.userEvent = patientHand(context.userEvent);
    window.localStorage.clear();
    window.sessionStorage.clear();
    delete document.documentElement.dataset.misfit;
    Object.assign(pageDoor, { reload: () => reloads.next(), replace: reloads.next });
    await setConditions(globals);
    // Parts that sleep until the reader's first touch are awake in every story.
    window.dispatchEvent(new Event('scroll'));
    await wakeAll();
    return hangUp;
  },
  decorators: [
    (Story, { args, globals, parameters, id }) => {
      dress(globals);
      return (
        <StoryFrame
          key={`${id} ${standSign(globals)}`}
          language={globals.language}
          region={regionOf(globals)}
          router={parameters.router ?? anywhere}
          member={isMember(globals, parameters.member)}
        >
          {dataSetOf(globals) === 'story' ? <Story /> : <Story args={argsIn(args, dataSetOf(globals))} />}
        </StoryFrame>
      );
    },
  ],
});
