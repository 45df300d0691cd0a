/** The names of a device's browser and operating system, from the User-Agent header; null when the header names none that we know. */
export type Device = { browser: string | null; system: string | null };

type Names = readonly (readonly [name: string, sign: RegExp])[];

/** The order matters: the User-Agent of most browsers also contains the names of other browsers. */
const browsers: Names = [
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera', /\b(?:OPR|Opera|OPT)\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Yandex Browser', /\bYaBrowser\//],
  ['UC Browser', /\bUCBrowser\//],
  ['WeChat', /\bMicroMessenger\//],
  ['QQ Browser', /\bM?QQBrowser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Chrome|CriOS|Chromium)\//],
  ['Safari', /\bVersion\/[\d.]+.*\bSafari\//],
];

const systems: Names = [
  ['HarmonyOS', /\b(?:HarmonyOS|OpenHarmony)\b/],
  ['Android', /\bAndroid\b/],
  ['iPadOS', /\biPad\b/],
  ['iOS', /\biP(?:hone|od)\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bMac(?:intosh| OS X)\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Linux', /\b(?:Linux|X11)\b/],
];

/** Characters of the User-Agent header that are read. Headers of real browsers are far shorter. */
const longest = 512;

const nameIn = (names: Names, text: string) => names.find(([, sign]) => sign.test(text))?.[0] ?? null;

/** Reads browser and operating system from the User-Agent header, without versions, because versions change every month. */
export function deviceOf(userAgent: string | null): Device {
  const text = (userAgent ?? '').slice(0, longest);
  return { browser: nameIn(browsers, text), system: nameIn(systems, text) };
}

/** The text under which a kind of device is stored, to tell whether an account has signed in on this kind before. */
export const deviceLabel = ({ browser, system }: Device) => `${browser ?? '?'} / ${system ?? '?'}`;
