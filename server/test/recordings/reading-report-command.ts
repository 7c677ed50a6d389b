import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openTextExtraction } from '#platform/text-extraction/extract-text.ts';
import { describeReport, readRecordings } from './reading-report.ts';

// npm run reading-report -- FOLDER: reads recorded payloads of all sources and reports what became of each file.
const [folder = '.'] = process.argv.slice(2);
const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
const extraction = openTextExtraction();
const report = await readRecordings({ root: folder, paths, read: (path) => readFile(path) }, extraction);
await extraction.close();
process.stdout.write(describeReport(report));
