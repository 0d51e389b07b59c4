import { expect, it } from 'vitest'
import { languages } from '#kernel/language.ts'
import { columnsOf } from '#modules/people/staff/list-export.ts'
import { withShop } from '#tests/support/shop.ts'
import { isList, rowOf } from '#tests/support/staff-lists.ts'
import { staffRoutesOf } from '#tests/support/staff-routes.ts'
import { headingOf } from './list-headings.ts'

const shop = withShop()

it('names every column of a list that is taken along as a file, in three languages', async () => {
  const lists = (await staffRoutesOf(shop)).filter(isList).map(rowOf)
  expect(lists.length).toBeGreaterThan(40)
  const quoted = lists
    .flatMap(columnsOf)
    .flatMap(({ path }) => languages.map((language) => headingOf(path, language)))
    .filter((heading) => /^[«“]/.test(heading))
  expect([...new Set(quoted)]).toEqual([])
})
