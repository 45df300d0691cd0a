const panels = {
  controls: 'addon-controls',
  interactions: 'storybook/interactions/panel',
  design: 'mall/design/panel',
  messages: 'mall/messages/panel',
};

type Seen = { id: string; tags: readonly string[] };

/**
 * The panel that helps with a story: of a screen its steps, or the design where it has none; of a walk by hand the messages
 * that the shop sends, its codes above all; of all else its controls.
 */
export function helpfulPanel({ id, tags }: Seen): string {
  if (!/^(pages|journeys|shop)-/.test(id)) return panels.controls;
  if (tags.includes('play-fn')) return panels.interactions;
  return id.startsWith('journeys-') ? panels.messages : panels.design;
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
