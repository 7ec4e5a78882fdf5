import { BaseSequencer, type TestSpecification } from 'vitest/node'

/**
 * The files that take minutes begin first: at the end there are only short ones left, so that no worker waits for the other.
 * Among the rest vitest's own order stays.
 */
export default class WholeShopsFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const [first, rest] = [true, false].map((is_first) =>
      files.filter(({ project }) => (project.name === 'whole shops') === is_first),
    )
    return [...(await super.sort(first ?? [])), ...(await super.sort(rest ?? []))]
  }
}
