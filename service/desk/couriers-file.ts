import { CsvError, parse } from 'csv-parse/sync';
import type { Scan } from '#service/logistics/parcels.ts';
import { scanWordOf } from '#service/logistics/rules.ts';
import { DeskFault } from './desk-fault.ts';

/** A report in a courier's file, with the number of its line and of its parcel. */
export type FileScan = { line: number; trackingNumber: string; scan: Scan };

type Row = { info: { lines: number }; record: Partial<Record<string, string>> };

/** Names that couriers give to the columns that are read → our names; other columns are ignored. */
const columns: Record<string, string> = {
  number: 'number',
  parcel: 'number',
  tracking: 'number',
  'tracking number': 'number',
  time: 'time',
  date: 'time',
  timestamp: 'time',
  state: 'state',
  status: 'state',
  event: 'state',
  text: 'text',
  note: 'text',
  description: 'text',
  place: 'place',
  location: 'place',
  expected: 'expected',
  eta: 'expected',
};

const named = (header: string) =>
  columns[
    header
      .trim()
      .toLowerCase()
      .replaceAll(/[\s_-]+/g, ' ')
  ] ?? `other ${header}`;

/**
 * Reads a courier's file: CSV with a header line, columns separated by comma, semicolon or tab. Returns the reports, oldest first,
 * and a sentence for each line that could not be read. Throws a `DeskFault` when the text is no CSV.
 */
export function readCouriersFile(text: string): { scans: FileScan[]; faults: string[] } {
  const faults: string[] = [];
  const scans = rowsOf(text).flatMap(({ info, record }) => {
    const read = scanOf(record, info.lines);
    if (typeof read !== 'string') return [read];
    faults.push(`line ${info.lines}: ${read}`);
    return [];
  });
  return { scans: scans.toSorted((a, b) => a.scan.at.getTime() - b.scan.at.getTime()), faults };
}

function rowsOf(text: string): Row[] {
  try {
    return parse(text, {
      bom: true,
      columns: (header: string[]) => header.map(named),
      delimiter: [',', ';', '\t'],
      info: true,
      skip_empty_lines: true,
      trim: true,
    }) as unknown as Row[];
  } catch (fault) {
    if (!(fault instanceof CsvError)) throw fault;
    throw new DeskFault(`This is no CSV file: ${fault.message}`);
  }
}

/** The report of a line, or a sentence that says why the line cannot be read. */
function scanOf(row: Row['record'], line: number): FileScan | string {
  const { number = '', time = '', state = '', text, place, expected } = row;
  if (number === '') return 'it names no parcel';
  // A time without its UTC offset is refused, because it would be ambiguous.
  if (!/^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}(:\d{2}(\.\d+)?)?\s?(Z|[+-]\d{2}:?\d{2})$/.test(time))
    return `“${time}” is no time with its zone, as 2026-11-22T08:42:00+05:30`;
  const at = new Date(time.replace(' ', 'T').replace(/\s/, ''));
  if (Number.isNaN(at.getTime())) return `“${time}” is no time`;
  if (expected && !/^\d{4}-\d{2}-\d{2}$/.test(expected)) return `“${expected}” is no day`;
  const word = scanWordOf(state);
  const note = [text, word === 'NEWS' ? state : ''].find((one) => one);
  if (word === 'NEWS' && !note) return 'it reports nothing';
  return {
    line,
    trackingNumber: number,
    scan: {
      word,
      at,
      note: note?.slice(0, 300),
      location: place?.slice(0, 120) || undefined,
      expectedOn: expected || undefined,
    },
  };
}
