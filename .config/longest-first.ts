import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Files that take many times as long as others; if they began last, the other core would wait. */
const longest =
  /\/(accessibility|words-of-reading|words-of-doing|fuzz\/post|fuzz\/get|real-elections|council-api|on-postgres|killed-process|kill|cuts|office-walk|voucher-story-walk)\.test\.tsx?$|contracts\/run\.test\.ts$/u;

/** Begins each project's longest files first. If no earlier runs are recorded, only the size of a file is known. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // oxlint-disable-next-line unicorn/no-array-sort -- not the one of arrays
    const sorted = await super.sort(files);
    const projects = [...new Set(sorted.map(({ project }) => project))];
    return projects.flatMap((project) => {
      const own = sorted.filter((file) => file.project === project);
      const isLong = ({ moduleId }: TestSpecification) => longest.test(moduleId);
      return [...own.filter(isLong), ...own.filter((file) => !isLong(file))];
    });
  }
}
