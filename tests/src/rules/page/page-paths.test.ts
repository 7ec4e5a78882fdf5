import { expect, test } from 'vitest'
import { toBikeModelPath, toBikePath, toNewsPath, toProductPath } from '#src/rules/page/page-paths.ts'

test('A key is one segment of the path to its page, whatever letters it has', () => {
  expect(toProductPath('wave-disc')).toBe('/product/wave-disc/')
  expect(toProductPath('a/b c?d#e%日')).toBe('/product/a%2Fb%20c%3Fd%23e%25%E6%97%A5/')
  expect(toNewsPath('50%20')).toBe('/news/50%2520/')
})

test('A model of a bike is two segments; what follows the first slash of its name is the model', () => {
  expect(toBikeModelPath('ya', 'kz/09')).toBe('/bike/ya/kz%2F09/')
  expect(toBikePath('ya/kz/09')).toBe('/bike/ya/kz%2F09/')
})
