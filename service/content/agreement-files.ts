import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { shippedFile } from '#service/db/project-root.ts';
import type { AgreementText } from './agreements.ts';

/** Reads an agreement from the folder `agreements`. */
export const agreementFile: AgreementText = (type, lang) =>
  readFile(join(shippedFile('service/content/agreements'), `${type}.${lang}.html`), 'utf8');
