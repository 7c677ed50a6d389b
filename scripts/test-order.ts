import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Files that last long and wait for most of it, for a process that is killed or one that starts anew. */
const long = ['delivery-faults.test.ts', 'start.test.ts', 'reading-report.test.ts', 'backup.test.ts'];

/** Projects in the order in which they run: of one kind after the other, as processes are kept within a project only. */
const projects = ['browser', 'components', 'code'];

/** Runs what lasts long first, so that nothing is left to run alone at the end; else the larger file first. */
export default class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ project, moduleId }: TestSpecification) =>
      2 * projects.indexOf(project.name) + (long.some((name) => moduleId.endsWith(`/${name}`)) ? 0 : 1);
    return (await super.sort(files)).sort((one, other) => place(one) - place(other));
  }
}
