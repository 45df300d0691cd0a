import './workbench.css';
import addonA11y from '@storybook/addon-a11y';
import addonDocs from '@storybook/addon-docs';
import { definePreview } from '@storybook/react-vite';
import addonMsw from 'msw-storybook-addon';
import { startWorker } from '#mocks/browser.ts';
import { fallbackLanguage, isLanguage, languageCodes, languages } from '#src/i18n/languages.ts';
import { wakeAll } from '#src/state/sleeping.tsx';
import { stopClock } from './fixed-clock.ts';
import { partModes, themes, widths } from './modes.ts';
import { regions } from './regions.ts';
import { StoryFrame, type StoryRouter } from './StoryFrame.tsx';

declare module '@storybook/react-vite' {
  interface Parameters {
    /** The address of a story and, for a screen, its route module or routes. */
    router?: StoryRouter;
    /** The reader is signed in. */
    member?: boolean;
  }
}

/** A story may ask and be answered only what the contract has: a fault is written on the page, where the test-runner finds it. */
const report = (fault: string) => {
  console.error(`Not the contract: ${fault}`);
  document.documentElement.dataset.misfit = fault;
};

stopClock();

const anywhere: StoryRouter = {};
const items = (names: Record<string, string>) =>
  Object.entries(names).map(([value, title]) => ({ value, title }));
const isRegion = (code: unknown): code is keyof typeof regions => Object.hasOwn(regions, String(code));

export default definePreview({
  addons: [addonA11y(), addonDocs(), addonMsw(() => startWorker(report))],
  parameters: {
    a11y: { test: 'error' },
    chromatic: { modes: partModes },
    layout: 'padded',
    controls: { expanded: true },
    viewport: {
      options: Object.fromEntries(
        Object.entries(widths).map(([name, width]) => [
          name,
          { name: `${width} px`, styles: { width: `${width}px`, height: '900px' } },
        ]),
      ),
    },
    options: { storySort: { order: ['foundations', 'design-system', 'pages', 'journeys'] } },
  },
  globalTypes: {
    language: {
      description: 'Language of the interface',
      toolbar: {
        icon: 'globe',
        dynamicTitle: true,
        items: items(Object.fromEntries(languageCodes.map((code) => [code, languages[code].name]))),
      },
    },
    region: {
      description: 'Sales region',
      toolbar: {
        icon: 'location',
        dynamicTitle: true,
        items: items(Object.fromEntries(Object.entries(regions).map(([code, { name }]) => [code, name]))),
      },
    },
    theme: { description: 'Theme', toolbar: { icon: 'contrast', dynamicTitle: true, items: [...themes] } },
  },
  initialGlobals: { language: fallbackLanguage, region: 'lk', theme: 'light' },
  async beforeEach() {
    window.localStorage.clear();
    window.sessionStorage.clear();
    delete document.documentElement.dataset.misfit;
    // Parts that sleep until the reader's first touch are awake in every story.
    window.dispatchEvent(new Event('scroll'));
    await wakeAll();
  },
  decorators: [
    (Story, { globals, parameters, id }) => {
      const language = isLanguage(globals.language) ? globals.language : fallbackLanguage;
      const region = isRegion(globals.region) ? globals.region : 'lk';
      const { documentElement: root } = document;
      root.lang = languages[language].tag;
      root.dataset.theme = globals.theme;
      root.dataset.region = region;
      return (
        <StoryFrame
          key={id}
          language={language}
          region={region}
          router={parameters.router ?? anywhere}
          member={parameters.member ?? false}
        >
          <Story />
        </StoryFrame>
      );
    },
  ],
});
