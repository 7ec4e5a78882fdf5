import { readdirSync, readFileSync, statSync } from 'node:fs'
import { expect, test } from 'vitest'
import { listThemes } from '#themes/resolve-slot.ts'
import { FOLDER, GALLERY_SCREENS, toGalleryPage } from './gallery-page.ts'

/** What a reader of the repository loads at most. */
const MOST_BYTES = 4_000_000

test('the gallery shows six screens of every theme and no others (`npm run gallery` takes them)', () => {
  const pictures = readdirSync(FOLDER).filter((file) => file.endsWith('.webp'))
  const wanted = listThemes().flatMap((theme) => GALLERY_SCREENS.map(({ name }) => `${theme}-${name}.webp`))
  expect(pictures.sort()).toEqual(wanted.sort())
  expect(readFileSync(`${FOLDER}/README.md`, 'utf8')).toBe(toGalleryPage(listThemes()))
  const bytes = pictures.reduce((sum, file) => sum + statSync(`${FOLDER}/${file}`).size, 0)
  expect(bytes).toBeLessThanOrEqual(MOST_BYTES)
})

test('each theme says what it is for', () => {
  for (const section of toGalleryPage(listThemes()).split('\n## ').slice(1))
    expect(section.split('\n\n')[1]).toMatch(/^[A-Z].*\.$/)
})
