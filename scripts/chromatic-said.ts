/** Until this is said, Chromatic has not found out whose pictures these are. */
const welcome = /Authenticated with Chromatic/;

/** How it says that it does not know a token; of a very short one it breaks. */
const unknownToken = /Invalid.*--project-token|No app with code|Invalid count value/;

/**
 * Listens to what Chromatic says: gives on what is said once it knows the token, and says in one line that it does not.
 * `end` gives the rest when it has ended.
 */
export function hearChromatic(say: (text: string) => void) {
  let held: string | undefined = '';
  return {
    hear(text: string) {
      if (held === undefined) return say(text);
      held += text;
      if (!welcome.test(held)) return undefined;
      say(held);
      held = undefined;
      return undefined;
    },
    end() {
      if (held === undefined) return;
      if (unknownToken.test(held))
        say(
          'Chromatic does not know this CHROMATIC_PROJECT_TOKEN: it stands on the page Manage of the project.\n',
        );
      else say(held);
    },
  };
}
