import { atom, computed } from 'nanostores'

/** Behaviour 2.8: so long a guard waits for loading tasks, and how often it looks. */
const LOADING_WAIT_MS = 5_000
const LOADING_STEP_MS = 200

/** Names of what is being worked on (behaviour 2.11): every call under way. */
export const $loadingTasks = atom<readonly string[]>([])

/** Whether the spinner is shown, once the eye notices that it waits (`src/enhance/page/show-loading.ts`). */
export const $isLoading = computed($loadingTasks, (tasks) => tasks.length > 0)

/** Keeps a task in the list while its work runs; two runs of one name are two tasks. */
export async function trackTask<T>(name: string, work: () => Promise<T>): Promise<T> {
  $loadingTasks.set([...$loadingTasks.get(), name])
  try {
    return await work()
  } finally {
    const tasks = $loadingTasks.get()
    $loadingTasks.set(tasks.toSpliced(tasks.indexOf(name), 1))
  }
}

/** When nothing is under way any more, or waiting has no sense: so that going on does not cut a call off. */
export async function untilLoaded(): Promise<void> {
  const waited = { ms: 0 }
  while ($isLoading.get() && waited.ms < LOADING_WAIT_MS) {
    await new Promise((resolve) => setTimeout(resolve, LOADING_STEP_MS))
    waited.ms += LOADING_STEP_MS
  }
}
