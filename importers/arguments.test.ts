import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'
import { readArguments } from './arguments.ts'

const folder = temporaryFolder(afterAll)
mkdirSync(path.join(folder, 'onix'))
for (const name of ['books.tsv.gz', 'objects.tsv', 'isbn_only.txt.gz', 'onix/b.xml', 'onix/a.onx', 'onix/README.md'])
  writeFileSync(path.join(folder, name), '')
const inFolder = (name: string) => path.join(folder, name)

describe('npm run import --', () => {
  it.each([['--help'], ['-h'], ['help'], ['books', '--help']])('%s asks for help', (...args) =>
    expect(readArguments(args, undefined)).toBeNull(),
  )
  it('takes files by name', () => {
    expect(readArguments(['books', 'x.tsv', '--batch', '50'], undefined)).toMatchObject({ books: 'x.tsv', batchSize: 50 })
    expect(readArguments(['onix', 'a.xml', 'b.xml'], undefined)).toMatchObject({ onix: ['a.xml', 'b.xml'], books: null })
  })
  it('finds the files of CATALOGUE_DATA', () => {
    expect(readArguments(['catalogue'], folder)).toMatchObject({
      books: inFolder('books.tsv.gz'),
      objects: inFolder('objects.tsv'),
      onix: [inFolder('onix/a.onx'), inFolder('onix/b.xml')],
    })
    expect(readArguments(['benchmark', '--size', '1000'], folder)).toMatchObject({
      size: 1000,
      isbns: inFolder('isbn_only.txt.gz'),
    })
  })
  it.each<[args: string[], data: string | undefined, message: string]>([
    [[], undefined, 'say what to import: onix, books, objects, catalogue, benchmark, demo'],
    [['bok'], undefined, '"bok" cannot be imported'],
    [['books'], undefined, 'set CATALOGUE_DATA'],
    [['books'], path.join(folder, 'onix'), 'there is no books.tsv.gz in CATALOGUE_DATA'],
    [['books', 'a', 'b'], undefined, '"books" takes one file, not 2'],
    [['benchmark', 'x'], folder, '"benchmark" takes no file'],
    [['benchmark', '--size', 'many'], folder, '--size is a whole number from 1 to 5000000, not "many"'],
    [['onix', 'x', '--rates', 'USD'], undefined, '--rates reads like USD=0.92,GBP=1.17, not "USD"'],
    [['books', 'x', '--batch', '0'], folder, '--batch is a whole number'],
    [['books', '--sise', '3'], folder, "Unknown option '--sise'"],
  ])('%j is told what to write instead', (args, data, message) => expect(() => readArguments(args, data)).toThrow(message))
})
