import { describe, expect, it } from 'vitest'
import { expressionsBuiltBy, expressionsIn, slowAmong } from './support/expressions.ts'
import { sourceFiles } from './support/source-files.ts'

const isTest = (name: string) => /\.test\.tsx?$|^(tests|benchmarks)\//.test(name)
const files = sourceFiles()
  .filter(({ name }) => !isTest(name))
  .map(({ name, text }) => ({ name, ...expressionsIn({ name, text }) }))
/** Built once, as the file is loaded, of words that stand in it; nothing that anybody sends becomes an expression. */
const building = ['kernel/route-paths.ts', 'modules/libraries/intake/copies.ts', 'modules/goods/search/index/fold.ts']
/** Who gives it the words, where it holds none itself. */
const wordsFrom: Record<string, string> = { 'kernel/route-paths.ts': 'screens/addresses.ts' }

describe('the regular expressions of the shop', () => {
  it('take as many steps as a text has characters, not the square of it or more', { timeout: 1_800_000 }, () => {
    const written = files.flatMap(({ written }) => written)
    expect(written.length).toBeGreaterThan(500)
    expect(slowAmong(written)).toEqual([])
  })

  it('are built while it runs in few places, which hold to it too', { timeout: 600_000 }, async () => {
    expect(files.filter(({ builds }) => builds).map(({ name }) => name)).toEqual(building)
    for (const name of building) {
      const built = await expressionsBuiltBy(wordsFrom[name] ?? name)
      expect(built).not.toEqual([])
      expect(slowAmong(built)).toEqual([])
    }
  })

  it('are found in a file and told apart: one that begins anew at each character, and one that doubles with each', () => {
    const text = 'const end = /[,;]+$/\nconst nested = (text: string) => /^(?:a+)+$/u.test(text)\nconst fine = /^a+$/'
    const { written } = expressionsIn({ name: 'modules/example.ts', text })
    expect(slowAmong(written)).toEqual([
      'modules/example.ts:1: /[,;]+$/ is 2nd degree polynomial',
      'modules/example.ts:2: /^(?:a+)+$/u is exponential',
    ])
  })
})
