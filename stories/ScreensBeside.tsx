import { useState } from 'react';
import { storyAddress } from '../.storybook/docs/story-address.ts';
import { type JudgedScreen, screensBeside } from './screens-beside.ts';

const widths = [390, 834, 1024, 1280, 1920] as const;
const themes = ['light', 'dark'] as const;
const languages = ['en', 'zh', 'ru'] as const;
/** The designs are drawn at these widths, in px. */
const drawn = { phone: 390, wide: 1280 };
/** Room for one picture on the page, and how much of a screen is shown, in px. */
const room = 520;
const tallest = 2600;

type Choice<T> = { name: string; all: readonly T[]; chosen: T; onChoose: (one: T) => void };

function Choices<T extends string | number>({ name, all, chosen, onChoose }: Choice<T>) {
  return (
    <fieldset style={{ display: 'inline-flex', gap: 12, border: 0, padding: '0 24px 0 0', margin: 0 }}>
      <legend style={{ float: 'left', paddingRight: 12, fontWeight: 600 }}>{name}</legend>
      {all.map((one) => (
        <label key={one} style={{ display: 'inline-flex', gap: 4, alignItems: 'center', minHeight: 44 }}>
          <input type="radio" name={name} checked={one === chosen} onChange={() => onChoose(one)} />
          {one}
        </label>
      ))}
    </fieldset>
  );
}

type LookProps = { width: number; theme: string; language: string };

/** A screen as its story shows it, live and at the chosen width, with the drawing of the nearest width beside it. */
function Pair({
  screen: { name, story, design },
  width,
  theme,
  language,
}: LookProps & { screen: JudgedScreen }) {
  const scale = Math.min(1, room / width);
  const file = `./design/${design}-${width <= drawn.phone ? drawn.phone : drawn.wide}.webp`;
  const box = { width: width * scale, height: tallest * scale, overflow: 'auto', border: '1px solid #8884' };
  return (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 16 }}>
      <figure style={{ margin: 0 }}>
        <figcaption>The design</figcaption>
        <div style={box}>
          <img src={file} alt={`${name}, as designed`} loading="lazy" style={{ width: '100%' }} />
        </div>
      </figure>
      <figure style={{ margin: 0 }}>
        <figcaption>The shop</figcaption>
        <div style={{ ...box, overflow: 'hidden' }}>
          {/* eslint-disable-next-line react/iframe-missing-sandbox -- a page of this origin, which needs its own service worker */}
          <iframe
            title={`${name}, ${width} px, ${theme}, ${language}`}
            src={storyAddress(story, { theme, language })}
            loading="lazy"
            style={{
              width,
              height: tallest,
              border: 0,
              transform: `scale(${scale})`,
              transformOrigin: '0 0',
            }}
          />
        </div>
      </figure>
    </div>
  );
}

/** The main screens beside their drawings, at any width, theme and language, with what was judged of each. */
export function ScreensBeside() {
  const [width, setWidth] = useState<number>(drawn.wide);
  const [theme, setTheme] = useState<string>('light');
  const [language, setLanguage] = useState<string>('en');
  return (
    <>
      <div style={{ position: 'sticky', top: 0, zIndex: 1, background: 'Canvas', padding: '8px 0' }}>
        <Choices name="Width" all={widths} chosen={width} onChoose={setWidth} />
        <Choices name="Theme" all={themes} chosen={theme} onChoose={setTheme} />
        <Choices name="Language" all={languages} chosen={language} onChoose={setLanguage} />
      </div>
      {screensBeside.map((screen) => (
        <section key={screen.story}>
          <h2>{screen.name}</h2>
          <dl>
            <dt>Seen first</dt>
            <dd>{screen.first}</dd>
            <dt>Is it the right thing?</dt>
            <dd>{screen.right}</dd>
            <dt>Is anything there that no shopper needs?</dt>
            <dd>{screen.needless}</dd>
            <dt>Other than drawn, on purpose</dt>
            <dd>{screen.onPurpose}</dd>
          </dl>
          <Pair screen={screen} width={width} theme={theme} language={language} />
        </section>
      ))}
    </>
  );
}
