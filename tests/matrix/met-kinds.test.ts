import { describe, expect, test } from 'vitest'
import { createMetKinds } from './met-kinds.ts'

/** Something to look with: counts how often it is asked, and answers when it is told to. */
function createLook(found: string[]) {
  const { promise, resolve } = Promise.withResolvers<void>()
  let times = 0
  return {
    answer: resolve,
    times: () => times,
    find: async () => {
      times += 1
      await promise
      return found
    },
  }
}

describe('kinds of elements that axe has met', () => {
  test('two who meet a kind at once look at it once', async () => {
    const kinds = createMetKinds()
    const look = createLook([])
    const both = Promise.all([kinds.look(['a', 'b'], look.find), kinds.look(['b'], look.find)])
    look.answer()
    expect(await both).toEqual([[], []])
    expect(look.times()).toBe(1)
  })

  test('a screen with one kind more is looked at', async () => {
    const kinds = createMetKinds()
    const look = createLook([])
    look.answer()
    await kinds.look(['a'], look.find)
    await kinds.look(['a', 'b'], look.find)
    expect(look.times()).toBe(2)
  })

  test('what is wrong is told of every screen that has it', async () => {
    const kinds = createMetKinds()
    const look = createLook(['image-alt: img'])
    const both = Promise.all([kinds.look(['a'], look.find), kinds.look(['a'], look.find)])
    look.answer()
    expect(await both).toEqual([['image-alt: img'], ['image-alt: img']])
  })

  test('a look that fails leaves nobody waiting', async () => {
    const kinds = createMetKinds()
    const fails = kinds.look(['a'], () => Promise.reject(new Error('The page has gone.')))
    const look = createLook([])
    look.answer()
    await expect(fails).rejects.toThrow('The page has gone.')
    expect(await kinds.look(['a'], look.find)).toEqual([])
    expect(look.times()).toBe(1)
  })
})
