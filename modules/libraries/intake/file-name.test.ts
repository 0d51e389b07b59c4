import { expect, it } from 'vitest'
import { cleanName } from './file-name.ts'

it.each([
  ['C:\\pedidos\\mayo.csv', 'mayo.csv'],
  ['../../etc/passwd', 'passwd'],
  ['lista\u202egnp.exe', 'listagnp.exe'],
  ['a\u0000b"<c>.xlsx', 'abc.xlsx'],
  ['  .hidden. ', 'hidden'],
  [`${'á'.repeat(200)}.xlsx`, `${'á'.repeat(95)}.xlsx`],
  ['', ''],
])('keeps of %j what may be shown and sent', (given, kept) => expect(cleanName(given)).toBe(kept))
