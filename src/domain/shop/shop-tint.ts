const pairs = /[0-9a-f]{2}/g;
const channelMost = 255;
const linearBelow = 0.04045;
const weights = [0.2126, 0.7152, 0.0722] as const;
const flare = 0.05;
/** White letters on it, the small ones too, with something to spare for the drawing behind them. */
const contrastLeast = 6.2;
const darker = 0.94;

const linear = (channel: number) => {
  const share = channel / channelMost;
  return share <= linearBelow ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
};

const contrastWithWhite = (channels: readonly number[]) =>
  (1 + flare) /
  (channels.reduce((sum, channel, place) => sum + linear(channel) * (weights[place] ?? 0), 0) + flare);

/** A shop's own colour (`#rrggbb`), as dark as white words on it need it; undefined where it has none. */
export function wallTint(tint: string | undefined): string | undefined {
  let channels = (tint?.match(pairs) ?? []).map((pair) => Number.parseInt(pair, 16));
  if (channels.length !== weights.length) return undefined;
  while (contrastWithWhite(channels) < contrastLeast) channels = channels.map((one) => one * darker);
  return `#${channels.map((one) => Math.round(one).toString(16).padStart(2, '0')).join('')}`;
}
