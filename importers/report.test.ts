import { expect, it } from 'vitest'
import { pathToOpen } from './report.ts'

it('tells where the report of an import lies so that it can be opened from where one stands', () => {
  expect(pathToOpen('/srv/shop/data/import-reports/a.tsv', '/srv/shop')).toBe('data/import-reports/a.tsv')
  expect(pathToOpen('/var/lib/palace-shop/import-reports/a.tsv', '/srv/shop')).toBe('/var/lib/palace-shop/import-reports/a.tsv')
})
