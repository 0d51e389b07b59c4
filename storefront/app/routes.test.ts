import { expect, test } from 'vitest'
import { standsIn } from '#screens/shops.ts'
import { screenKeys } from '#screens/table.ts'
import { affiliatedFiles, files } from './routes.ts'

test.each([
  ['the main shop', files, ''],
  ['an affiliated shop', affiliatedFiles, '/mill'],
])('each screen of %s is shown by one file', (_shop, shown, path) => {
  expect(Object.values(shown).flat().toSorted()).toEqual(screenKeys.filter((key) => standsIn(path, key)).toSorted())
})
