import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { shippedFile } from '#service/db/project-root.ts';
import type { AgreementText } from './agreements.ts';

/** The agreements as they lie beside this file. */
export const agreementFile: AgreementText = (type, lang) =>
  readFile(join(shippedFile('service/content/agreements'), `${type}.${lang}.html`), 'utf8');
