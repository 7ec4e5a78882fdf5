export type MetKinds = ReturnType<typeof createMetKinds>

/** Kinds of elements in which nothing was wrong, of whatever was looked at before; shared by those who look side by side. */
export function createMetKinds() {
  const met = new Set<string>()
  /** Kinds that somebody looks at just now, with what they wait for. */
  const looked = new Map<string, Promise<void>>()

  return {
    /**
     * Looks at a screen that has a kind nobody has met, once nobody looks at one of its kinds. What is wrong is told of
     * every screen that has it: its kinds stay unmet.
     */
    async look(kinds: readonly string[], find: () => Promise<string[]>): Promise<string[]> {
      for (;;) {
        const others = new Set(kinds.flatMap((kind) => looked.get(kind) ?? []))
        if (others.size === 0) break
        await Promise.all(others)
      }
      const fresh = kinds.filter((kind) => !met.has(kind))
      if (fresh.length === 0) return []
      const { promise, resolve } = Promise.withResolvers<void>()
      for (const kind of fresh) looked.set(kind, promise)
      try {
        const found = await find()
        if (found.length === 0) for (const kind of fresh) met.add(kind)
        return found
      } finally {
        for (const kind of fresh) looked.delete(kind)
        resolve()
      }
    },
  }
}
