type HtmlPolicy = { createHTML: (html: string) => string };
type WithTrustedTypes = { trustedTypes?: { createPolicy: (name: string, rules: HtmlPolicy) => HtmlPolicy } };

/** A `<` that does not begin one of the plain tags, or a link with nothing but its address. */
const strangeTag =
  /<(?!\/?(?:p|br|h[2-4]|[ou]l|li|strong|em|[biu]|blockquote|table|thead|tbody|tr|t[hd]|a)>|br ?\/>|a href="(?:https:\/\/|\/(?!\/))[^"<>]*">)/gi;

/** Everything but the plain tags turned into text: what the service has sanitised passes as it is. */
export const plainTagsOnly = (html: string) => html.replace(strangeTag, '&lt;');

/** The only policy of the pages that makes markup out of text (Content-Security-Policy: `trusted-types mall-html`). */
const policy = (globalThis as WithTrustedTypes).trustedTypes?.createPolicy('mall-html', {
  createHTML: plainTagsOnly,
});

/** Markup for `dangerouslySetInnerHTML`: a TrustedHTML where the browser enforces Trusted Types, else the same as text. */
export const trustedHtml = (html: string): string => (policy ? policy.createHTML(html) : plainTagsOnly(html));
