/** What a device says of itself, as the names of its browser and system; null where it says nothing that is known. */
export type Device = { browser: string | null; system: string | null };

type Names = readonly (readonly [name: string, sign: RegExp])[];

/** The order matters: most browsers also carry the names of others. */
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

/** User-Agent headers are cut by browsers at far less; what is longer was made up. */
const longest = 512;

const nameIn = (names: Names, text: string) => names.find(([, sign]) => sign.test(text))?.[0] ?? null;

/** Reads the User-Agent header: two names, without versions, which change every month. */
export function deviceOf(userAgent: string | null): Device {
  const text = (userAgent ?? '').slice(0, longest);
  return { browser: nameIn(browsers, text), system: nameIn(systems, text) };
}

/** One text per kind of device, to tell whether an account has been on such a one. */
export const deviceLabel = ({ browser, system }: Device) => `${browser ?? '?'} / ${system ?? '?'}`;
