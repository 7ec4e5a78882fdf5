/** Large enough to keep a bucket busy, small enough for any memory. */
const AT_ONCE = 16

/** Does something with each of many, some at once. Fails with the first that failed, when none is under way any more. */
export async function inParts<Item>(
  items: AsyncIterable<Item>,
  work: (item: Item) => Promise<void>,
  at_once = AT_ONCE,
): Promise<void> {
  let part: Item[] = []
  const workOn = async () => {
    const ended = await Promise.allSettled(part.map(work))
    part = []
    const failed = ended.find((one) => one.status === 'rejected')
    if (failed) throw failed.reason
  }
  for await (const item of items) {
    part.push(item)
    if (part.length === at_once) await workOn()
  }
  await workOn()
}
