/**
 * The shop's own objects, written by hand in database/demo/objects/*.txt: one block each, a line of facts and a line of words per
 * language (title | one sentence | description). A block with several sizes becomes as many products of one group.
 */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { demoNumber } from '#importers/demo-rates.ts'
import type { CatalogueRecordInput } from '#importers/record.ts'
import type { Language } from '#kernel/language.ts'
import { demoEan } from './made-up.ts'

type Texts = Record<Language, string>
interface Maker {
  maker: string
  makerAddress: string
  makerEmail: string
}
interface Dictionaries {
  makers: Record<string, Maker>
  care: Record<string, Texts>
  warnings: Record<string, Texts>
  /** Names of the sizes, as the attributes call them. */
  sizes: Record<string, Texts>
}

export interface ObjectBlock {
  key: string
  facts: Record<string, string>
  words: Record<Language, readonly [title: string, summary: string, description: string]>
}

/** The `name=value` and `name="several words"` of a line. */
export const factsOf = (line: string): Record<string, string> =>
  Object.fromEntries(
    [...line.matchAll(/([a-z]{1,20})=(?:"([^"]*)"|(\S+))/g)].map(([, name, quoted, bare]) => [name, quoted ?? bare ?? '']),
  )

/** Reads the blocks of a file; the line that begins with # holds what they share. */
export function readBlocks(text: string, file: string): ObjectBlock[] {
  const shared = factsOf(/^# (.*)$/m.exec(text)?.[1] ?? '')
  return text
    .split(/\n\s*\n/)
    .filter((block) => block.trim().startsWith('['))
    .map((block) => {
      const [head = '', ...lines] = block.trim().split('\n')
      const key = /^\[([a-z0-9-]+)\]/.exec(head)?.[1]
      const fault = new Error(`${file}: ${head.slice(0, 60)}: a key and three texts in three languages are needed`)
      const textsOf = (language: Language) => {
        const [title, summary, description, ...more] =
          lines
            .findLast((line) => line.startsWith(language))
            ?.slice(3)
            .split(' | ') ?? []
        if (title === undefined || summary === undefined || description === undefined || more.length > 0) throw fault
        return [title, summary, description] as const
      }
      if (!key) throw fault
      return { key, facts: { ...shared, ...factsOf(head) }, words: { es: textsOf('es'), ca: textsOf('ca'), en: textsOf('en') } }
    })
}

const list = (text: string | undefined) => (text ? text.split(',') : [])
const cents = (euros: string | undefined) => (euros ? Math.round(Number(euros) * 100) : undefined)

const counts: Record<'pages' | 'pieces', Texts> = {
  pages: { es: 'páginas', ca: 'pàgines', en: 'pages' },
  pieces: { es: 'piezas', ca: 'peces', en: 'pieces' },
}
const ageWords: Texts = { es: 'A partir de {n} años.', ca: 'A partir de {n} anys.', en: 'From {n} years.' }

function detailsOf({ facts }: ObjectBlock, { care }: Dictionaries): Texts {
  const of = (language: Language) =>
    [
      ...(['pages', 'pieces'] as const).flatMap((name) =>
        facts[name] ? [`${Number(facts[name]).toLocaleString(language)} ${counts[name][language]}.`] : [],
      ),
      ...(Number(facts['age']) > 0 ? [ageWords[language].replace('{n}', facts['age']!)] : []),
      ...[...new Set(list(facts['material']).flatMap((material) => care[material]?.[language] ?? []))],
    ].join('\n')
  return { es: of('es'), ca: of('ca'), en: of('en') }
}

function warningsOf({ facts, words }: ObjectBlock, { warnings }: Dictionaries): Texts | undefined {
  if (facts['family'] === 'candle' && list(facts['material']).includes('wax')) return warnings['candle']
  if (facts['electric']) return warnings['electric']
  if (facts['family'] === 'magnet') return warnings['magnet']
  if (facts['age'] === '0') return warnings['all-ages']
  if (facts['age'] !== undefined && facts['cat']?.startsWith('59')) return warnings['small-parts']
  if (words.es[2].includes('Solo decorativo')) return warnings['display-only']
  return undefined
}

function stockOf(facts: ObjectBlock['facts'], ean: string): Pick<CatalogueRecordInput, 'stock' | 'stockByStore'> {
  if (facts['stock'] !== undefined) return { stock: Number(facts['stock']) }
  const shops = ['T001', 'T004', 'T008'].filter((store) => demoNumber(ean, store) % 3 === 0)
  return {
    stock: 8 + (demoNumber(ean, 'stock') % 60),
    stockByStore: Object.fromEntries(shops.map((store) => [store, 1 + (demoNumber(ean, `${store} copies`) % 6)])),
  }
}

/** The records of a block: one, or one for each of its sizes. A size may name its own price: `a4:18`. */
export function recordsOf(block: ObjectBlock, dictionaries: Dictionaries): CatalogueRecordInput[] {
  const { key, facts, words } = block
  const sizes = list(facts['sizes'])
  const safety = dictionaries.makers[facts['maker'] ?? '']
  if (!safety) throw new Error(`${key}: no maker "${facts['maker']}"`)
  return (sizes.length > 0 ? sizes : ['']).map((entry) => {
    const [size = '', price] = entry.split(':')
    const label = dictionaries.sizes[size]
    if (size && !label) throw new Error(`${key}: no size "${size}"`)
    const ean = demoEan('object', size ? `${key}/${size}` : key)
    const text = (place: 0 | 1 | 2): Texts => ({ es: words.es[place], ca: words.ca[place], en: words.en[place] })
    return {
      kind: 'object',
      ean,
      sku: size ? `${key}-${size}` : key,
      title: words.es[0],
      titles: text(0),
      summaries: text(1),
      descriptions: text(2),
      details: detailsOf(block, dictionaries),
      priceCents: cents(price ?? facts['price']),
      formerPriceCents: cents(facts['was']),
      priceBasis: 'demo',
      vatClass: 'general',
      availability: 'e0',
      ...stockOf(facts, ean),
      weightGrams: facts['g'] ? Number(facts['g']) : undefined,
      dimensions: label && /^(a\d|\d+x)/.test(size) ? (/\(([^()]*)\)$/.exec(label.es)?.[1] ?? label.es) : facts['dim'],
      unitsSold: Math.round(Number(facts['sold'] ?? demoNumber(ean, 'sold') % 30) / Math.max(1, sizes.length)),
      novelty: demoNumber(key, 'novelty') % 6 === 0,
      recommended: demoNumber(key, 'recommended') % 9 === 0,
      categoryIds: [Number(facts['cat'])],
      lotIds: [...new Set([...list(facts['lots']), ...list(facts['more'])].map(Number))],
      tags: list(facts['tags']),
      attributes: {
        family: list(facts['family']),
        colour: list(facts['colour']),
        material: list(facts['material']),
        ...(size ? { size: [size] } : {}),
      },
      sizeGroup: size ? key : undefined,
      artwork: { theme: facts['theme'], shape: facts['shape'], seed: demoNumber(key, 'art') },
      safety: { ...safety, warnings: warningsOf(block, dictionaries) },
      source: 'shop',
    }
  })
}

const readJson = (folder: string, file: string) => JSON.parse(readFileSync(path.join(folder, file), 'utf8'))

/** What the blocks name: makers, care, warnings and sizes. */
export function objectDictionaries(folder: string): Dictionaries {
  const attributes = readJson(folder, 'attributes.json') as { kind: string; key: string; names: Texts }[]
  return {
    makers: readJson(folder, 'makers.json'),
    care: readJson(folder, 'care.json'),
    warnings: readJson(folder, 'warnings.json'),
    sizes: Object.fromEntries(
      attributes.filter((attribute) => attribute.kind === 'size').map((attribute) => [attribute.key, attribute.names]),
    ),
  }
}

/** Every own object of database/demo. */
export function ownObjects(folder: string): CatalogueRecordInput[] {
  const dictionaries = objectDictionaries(folder)
  const files = path.join(folder, 'objects')
  return readdirSync(files)
    .filter((name) => name.endsWith('.txt'))
    .toSorted()
    .flatMap((name) => readBlocks(readFileSync(path.join(files, name), 'utf8'), name))
    .flatMap((block) => recordsOf(block, dictionaries))
}
