import { createHash } from 'node:crypto'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/**
 * The files that take minutes begin first: at the end there are only short ones left, so that no worker waits for the other.
 * Among the rest vitest's own order stays. Who asks for another order (`npm run bench -- shuffle`) gets it.
 */
export default class WholeShopsFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // vitest keeps of its option only what it says of tests, which with us goes for files, too.
    const { shuffle, seed } = this.ctx.config.sequence
    if (shuffle) return shuffleFiles(files, seed)
    const [first, rest] = [true, false].map((is_first) =>
      files.filter(({ project }) => (project.name === 'whole shops') === is_first),
    )
    return [...(await super.sort(first ?? [])), ...(await super.sort(rest ?? []))]
  }
}

/** vitest's own way is not exported. */
function shuffleFiles(files: TestSpecification[], seed: number): TestSpecification[] {
  const toPlace = ({ project, moduleId }: TestSpecification) =>
    createHash('sha256').update(`${seed} ${project.name} ${moduleId}`).digest('hex')
  const places = new Map(files.map((file) => [file, toPlace(file)]))
  return files.toSorted((one, other) => (places.get(one)! < places.get(other)! ? -1 : 1))
}
