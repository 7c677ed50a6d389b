import { exportComparison } from 'contract/comparisons';
import { limits } from 'contract/limits';
import { call } from '#api/call.ts';
import { downloadAs } from '#features/exports/download-as.ts';

/** Downloads a comparison as a Word file with its marks. */
export function downloadComparison(
  earlier: string,
  later: string,
  { onlyChanged, title }: { onlyChanged: boolean; title: string },
): Promise<void> {
  return downloadAs('docx', title, () =>
    call(exportComparison, { body: { earlier, later, onlyChanged }, timeout: limits.fileTimeout }),
  );
}
