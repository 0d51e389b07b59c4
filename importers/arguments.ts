/** The command line of `npm run import`, read into what to do or into what is wrong with it. */
import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { demoRates, type Rates } from './demo-rates.ts'

export const usage = `
  npm run import -- <what> [file…] [options]

    onix [file…]        ONIX 2.1 or 3.x messages, reference or short tags, plain or gzip
    books [file]        books, one a row of a tab-separated file, plain or gzip
    objects [file]      museum objects, likewise
    catalogue           books, objects and every ONIX message of CATALOGUE_DATA, in this order
    benchmark           the books and objects, then marked copies of them, up to --size products
    demo                the catalogue of this repository
    covers <folder>     pictures called by the EAN of their product, for products without one

    --size 350000       products of the benchmark
    --batch 10000       rows written together
    --rates USD=0.92    euros for one unit of a foreign currency, several with commas, before those kept in the back office; such prices
                        are estimates, and nothing is sold at them until somebody confirms them there
    --demo-prices       rates and prices of the demonstration where a source states none in euros: never in a shop that trades
    --accept-prices     takes prices that fall below a tenth of what they were
    --help              this text

  Without a file, CATALOGUE_DATA names the folder that holds books.tsv.gz, objects.tsv.gz, isbn_only.txt.gz and onix/.
  The database is DATABASE_URL, else the shop's own in DATA_DIR (default data), running or not.
  A run may be ended at any time: the same command again finishes it, and once more changes nothing.
  What was refused or left out stands in DATA_DIR/import-reports, with line and reason. A notice of deletion takes a product off sale and
  keeps it in the catalogue. Nothing is fetched from an address.
  Ends with 0 when all was taken, 1 when a file could not be read to its end or gave nothing, 2 when some rows were refused.
`

const commands = ['onix', 'books', 'objects', 'catalogue', 'benchmark', 'demo', 'covers'] as const
export type Command = (typeof commands)[number]

export interface Work {
  command: Command
  books: string | null
  objects: string | null
  isbns: string | null
  /** The folder of pictures. */
  covers: string | null
  onix: string[]
  size: number
  batchSize: number
  rates: Rates
  demoPrices: boolean
  acceptsPrices: boolean
}

/** Wrong arguments; the message tells the caller what to write instead. */
export class WrongArguments extends Error {
  override name = 'WrongArguments'
}

function positive(text: string, option: string, most: number): number {
  const number = Number(text)
  if (!/^\d+$/.test(text) || number < 1 || number > most)
    throw new WrongArguments(`--${option} is a whole number from 1 to ${most}, not "${text}"`)
  return number
}

/** "USD=0.92,GBP=1.17" as hundredths of a cent for one unit. */
function ratesIn(text: string): Rates {
  const rates = text
    .split(',')
    .filter(Boolean)
    .map((word) => {
      const [, currency, rate] = /^([A-Z]{3})=(\d{1,4}(?:\.\d{1,6})?)$/.exec(word) ?? []
      if (!currency || !(Number(rate) > 0)) throw new WrongArguments(`--rates reads like USD=0.92,GBP=1.17, not "${word}"`)
      return [currency, Number(rate) * 10_000] as const
    })
  return new Map(rates)
}

/** A file of the data folder, plain or gzip. */
function inFolder(folder: string | undefined, name: string, command: string): string {
  if (!folder)
    throw new WrongArguments(`name a file, or set CATALOGUE_DATA to the folder of the data: "${command}" needs ${name}`)
  const found = [`${name}.gz`, name].map((text) => path.join(folder, text)).find((text) => existsSync(text))
  if (!found) throw new WrongArguments(`there is no ${name}.gz in CATALOGUE_DATA (${folder})`)
  return found
}

function messagesOf(folder: string | undefined, command: string): string[] {
  const place = inFolder(folder, 'onix', command)
  return readdirSync(place)
    .filter((name) => /\.(xml|onx|onix)(\.gz)?$/i.test(name))
    .toSorted()
    .map((name) => path.join(place, name))
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        size: { type: 'string', default: '350000' },
        batch: { type: 'string', default: '10000' },
        rates: { type: 'string', default: '' },
        'demo-prices': { type: 'boolean', default: false },
        'accept-prices': { type: 'boolean', default: false },
        help: { type: 'boolean', short: 'h', default: false },
      },
    })
  } catch (error) {
    throw new WrongArguments(error instanceof Error ? error.message.split('. ')[0]! : String(error))
  }
}

/**
 * What to do; null when the caller asks how.
 * @throws WrongArguments
 */
export function readArguments(args: readonly string[], folder: string | undefined): Work | null {
  const { values, positionals } = parse(args)
  const [name, ...files] = positionals
  if (values.help || name === 'help') return null
  if (!name) throw new WrongArguments(`say what to import: ${commands.join(', ')}`)
  const command = commands.find((value) => value === name)
  if (!command) throw new WrongArguments(`"${name}" cannot be imported; it is one of ${commands.join(', ')}`)
  if (files.length > 1 && command !== 'onix') throw new WrongArguments(`"${command}" takes one file, not ${files.length}`)
  if (files.length > 0 && !['onix', 'books', 'objects', 'covers'].includes(command))
    throw new WrongArguments(`"${command}" takes no file: it reads ${command === 'demo' ? 'the repository' : 'CATALOGUE_DATA'}`)
  if (command === 'covers' && files.length === 0) throw new WrongArguments('name the folder of the covers')
  const of = (kind: 'books' | 'objects') => {
    if (command === kind && files[0]) return files[0]
    return command === kind || command === 'catalogue' || command === 'benchmark'
      ? inFolder(folder, `${kind}.tsv`, command)
      : null
  }
  const onix = command === 'catalogue' || (command === 'onix' && files.length === 0) ? messagesOf(folder, command) : files
  return {
    command,
    covers: command === 'covers' ? (files[0] ?? null) : null,
    books: of('books'),
    objects: of('objects'),
    isbns: command === 'benchmark' ? inFolder(folder, 'isbn_only.txt', command) : null,
    onix: command === 'onix' || command === 'catalogue' ? onix : [],
    size: positive(values.size, 'size', 5_000_000),
    batchSize: positive(values.batch, 'batch', 100_000),
    rates: values['demo-prices'] ? demoRates : ratesIn(values.rates),
    demoPrices: values['demo-prices'] || command === 'benchmark',
    acceptsPrices: values['accept-prices'],
  }
}
