import { type Language, languageTags } from '#service/domain/language.ts';

/** The content of a message, from which the texts for mail and text message are made. */
export type Letter = {
  subject: string;
  /** Sentences of the mail, one paragraph each. */
  paragraphs: readonly string[];
  /** A one-time code, shown large between the first paragraph and the rest. */
  code?: string;
  /** The same content as a text message. */
  short: string;
};

/** The small print below a mail: why it was sent, and the words and address of its stop link. */
export type Foot = { why: string; link: string; href: string };

/** A message in one language: text and HTML of a mail, and the text message (`short`). */
export type Written = { subject: string; text: string; html: string; short: string };

/** Writes a letter as plain text and as HTML. */
export function written(
  { subject, paragraphs, code, short }: Letter,
  language: Language,
  foot?: Foot,
): Written {
  const [first = '', ...rest] = paragraphs;
  const lines = [first, ...(code === undefined ? [] : [code]), ...rest, 'iCan Mall'];
  const below = foot ? [`-- \n${foot.why}\n${foot.link}: ${foot.href}`] : [];
  return {
    subject,
    text: [...lines, ...below].join('\n\n'),
    html: frame({ subject, first, rest, code, foot }, language),
    short,
  };
}

const escaped = (text: string) => text.replaceAll(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

type Framed = {
  subject: string;
  first: string;
  rest: readonly string[];
  code: string | undefined;
  foot: Foot | undefined;
};

/** The HTML of a mail: one column for every width, light and dark, without any external picture, font or script. */
function frame({ subject, first, rest, code, foot }: Framed, language: Language) {
  const paragraph = (text: string) => `<p style="margin:0 0 16px">${escaped(text)}</p>`;
  const large =
    code === undefined
      ? ''
      : `<p class="code" style="margin:0 0 16px;padding:16px;border-radius:12px;background:#f4f1ec;font:700 32px/1.2 monospace;letter-spacing:6px;text-align:center">${escaped(code)}</p>`;
  const small = foot
    ? `<p class="foot" style="margin:24px 0 0;padding-top:16px;border-top:1px solid #d9d3ca;font-size:13px;color:#5f584e">${escaped(foot.why)} <a href="${escaped(foot.href)}" style="color:inherit">${escaped(foot.link)}</a></p>`
    : '';
  return `<!doctype html>
<html lang="${languageTags[language]}" dir="ltr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>${escaped(subject)}</title>
<style>@media (prefers-color-scheme:dark){body,.sheet{background:#1c1a17!important;color:#f4f1ec!important}.code{background:#2c2925!important}.foot{color:#c9c2b8!important;border-color:#4a443c!important}}</style>
</head>
<body style="margin:0;background:#faf8f5;color:#221f1b;font:16px/1.5 system-ui,-apple-system,'Segoe UI',sans-serif">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" class="sheet" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;background:#ffffff;border-radius:16px"><tr><td style="padding:32px 24px">
<p style="margin:0 0 24px;font-weight:700">iCan Mall</p>
<h1 style="margin:0 0 16px;font-size:22px;line-height:1.3">${escaped(subject)}</h1>
${paragraph(first)}${large}${rest.map(paragraph).join('')}${small}
</td></tr></table>
</td></tr></table>
</body>
</html>`;
}
