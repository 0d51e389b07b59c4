import { expect, test } from 'vitest'
import { screenKeys } from '#screens/table.ts'
import { files } from './routes.ts'

test('each screen of the table is shown by one file', () => {
  expect(Object.values(files).flat().toSorted()).toEqual(screenKeys.toSorted())
})
