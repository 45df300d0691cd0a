const panels = {
  controls: 'addon-controls',
  interactions: 'storybook/interactions/panel',
  design: 'mall/design/panel',
};

type Seen = { id: string; tags: readonly string[] };

/** The panel that helps with a story: of a screen its steps, or the design where it has none; of all else its controls. */
export function helpfulPanel({ id, tags }: Seen): string {
  if (!/^(pages|journeys|shop)-/.test(id)) return panels.controls;
  return tags.includes('play-fn') ? panels.interactions : panels.design;
}

/** Gives the panel to open when a story is chosen, as long as nobody has opened another by hand. */
export function panelGuide() {
  let given: string | undefined;
  return (story: Seen, open: string | undefined): string | undefined => {
    if (given !== undefined && open !== given) return undefined;
    given = helpfulPanel(story);
    return given;
  };
}
