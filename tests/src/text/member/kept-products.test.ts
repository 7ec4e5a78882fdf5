import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { favouriteTexts } from '#src/text/member/favourites.ts'
import { keepText } from '#src/text/product/keep-product.ts'

const root = fileURLToPath(new URL('../../../../', import.meta.url))

test('What is kept to buy and what is kept for later have a word each, which say the difference', () => {
  expect([favouriteTexts.heart, keepText.bookmark]).toEqual(['お気に入り', 'あとで見る'])
  const texts = ['src/text', 'themes', 'sites'].flatMap((folder) =>
    readdirSync(root + folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => readFileSync(`${parentPath}/${name}`, 'utf8')),
  )
  expect(texts.filter((text) => text.includes('ブックマーク'))).toEqual([])
})
