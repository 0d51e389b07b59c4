/**
 * Writes database/demo/reproductions.jsonl: prints and postcards after works in the public domain, chosen in reproductions.txt and
 * described by the museums' own open data (CATALOGUE_DATA/objects.tsv.gz, CC0), and the attribute of each work.
 *
 *   CATALOGUE_DATA=… node tools/build-reproductions.ts
 */
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { demoEan } from '#importers/demo/made-up.ts'
import { demoNumber } from '#importers/demo-rates.ts'
import { personName } from '#importers/names.ts'
import type { CatalogueRecordInput } from '#importers/record.ts'
import { readTsv, type TsvRow } from '#importers/tsv/rows.ts'
import { type Language, languages } from '#kernel/language.ts'
import { slugOf } from '#kernel/slug.ts'

type Texts = Record<Language, string>
const here = import.meta.dirname
const target = path.join(here, '../database/demo')

const museums: Readonly<Record<string, string>> = { cmoa: 'Carnegie Museum of Art', tate: 'Tate' }
/** Temporary exhibitions of this season; the others were the museum's. */
const temporary = new Set(['light-and-water', 'gardens-on-paper'])
const periods: Readonly<Record<string, number>> = { romanesque: 201, gothic: 202, 'renaissance-baroque': 203, modern: 204 }
const themes: Readonly<Record<string, number>> = { 'lions-courtyard': 102, lattices: 105, plasterwork: 106 }

const techniques: readonly (readonly [RegExp, Texts])[] = [
  [/aquatint/i, { es: 'Aguafuerte y aguatinta', ca: 'Aiguafort i aiguatinta', en: 'Etching and aquatint' }],
  [/etching/i, { es: 'Aguafuerte', ca: 'Aiguafort', en: 'Etching' }],
  [/engraving/i, { es: 'Buril', ca: 'Burí', en: 'Engraving' }],
  [/woodblock|woodcut/i, { es: 'Xilografía en color', ca: 'Xilografia en color', en: 'Colour woodblock print' }],
  [
    /^(ink and|graphite and|ink, graphite and|graphite,|watercolour, graphite).*watercolour|graphite and watercolour|watercolour/i,
    { es: 'Acuarela y lápiz', ca: 'Aquarel·la i llapis', en: 'Watercolour and pencil' },
  ],
  [/tempera/i, { es: 'Temple y tinta', ca: 'Tremp i tinta', en: 'Tempera and ink' }],
  [/oil/i, { es: 'Óleo', ca: 'Oli', en: 'Oil paint' }],
  [/pastel/i, { es: 'Pastel', ca: 'Pastel', en: 'Pastel' }],
  [/gouache/i, { es: 'Gouache', ca: 'Guaix', en: 'Gouache' }],
  [/ink/i, { es: 'Tinta', ca: 'Tinta', en: 'Ink' }],
  [/graphite|pencil/i, { es: 'Lápiz', ca: 'Llapis', en: 'Pencil' }],
]
const about: Texts = { es: 'hacia', ca: 'cap al', en: 'about' }

interface Chosen {
  museum: string
  number: string
  exhibition: string
  theme: string
  titles: Texts
  sentences: Texts
}

const chosen: Chosen[] = readFileSync(path.join(here, 'reproductions.txt'), 'utf8')
  .split('\n')
  .filter((line) => line && !line.startsWith('#'))
  .map((line) => {
    const [head = '', ...texts] = line.split(' | ')
    const [museum = '', number = '', exhibition = '', theme = ''] = head.split(' ')
    if (texts.length !== 6) throw new Error(`${number}: ${texts.length} texts`)
    const of = (from: number): Texts => ({ es: texts[from]!, ca: texts[from + 1]!, en: texts[from + 2]! })
    return { museum, number, exhibition, theme, titles: of(0), sentences: of(3) }
  })

const exhibitions = (
  JSON.parse(readFileSync(path.join(target, 'attributes.json'), 'utf8')) as { kind: string; key: string; names: Texts }[]
).filter((item) => item.kind === 'exhibition')

/** The sentence on the work, and where it hung. */
function description(item: Chosen): Texts {
  const name = exhibitions.find(({ key }) => key === item.exhibition)?.names
  if (!name) throw new Error(`${item.number}: no exhibition "${item.exhibition}"`)
  return {
    es: `${item.sentences.es} De la exposición «${name.es}».`,
    ca: `${item.sentences.ca} De l’exposició «${name.ca}».`,
    en: `${item.sentences.en} From the exhibition “${name.en}”.`,
  }
}

const inEach = (text: (language: Language) => string): Texts => ({ es: text('es'), ca: text('ca'), en: text('en') })

/** Spanish writes both years in full, with a hyphen. */
const inFull = (_span: string, from: string, to: string) => `${from}-${from.slice(0, 4 - to.length)}${to}`

function dated(date: string, language: Language): string {
  const years = date
    .replace(/[,/].*/, '')
    .trimEnd()
    .replace(/^\?/, '')
  if (!/\d{4}/.test(years)) return ''
  const bare = years
    .replace(/^(c|published)\.?\s*/, '')
    .replace('-', '–')
    .replace(' – ', '–')
  const said = language === 'es' ? bare.replace(/^(\d{4})–(\d{1,4})$/, inFull) : bare
  return /^c/.test(years) ? `${about[language]} ${said}` : said
}

const fullNames: Readonly<Record<string, string>> = {
  'Hiroshige Andō': 'Utagawa Hiroshige',
  'Hiroshige II': 'Utagawa Hiroshige II',
  'Jean B. Corot': 'Camille Corot',
  'Rembrandt Harmensz. van Rijn': 'Rembrandt',
  'Bishop of Gibraltar Walter John Trower': 'Walter John Trower',
  'James McNeill Whistler': 'James Abbott McNeill Whistler',
}
function artistOf(cells: TsvRow['cells']): string {
  const name = personName((cells['artist'] ?? '').split('|')[0]!) ?? ''
  if (/Rijn/.test(cells['artist'] ?? '')) return 'Rembrandt'
  return fullNames[name] ?? name
}

interface Article {
  key: 'postcard' | '30x40' | '50x70'
  cents: readonly number[]
  family: 'postcard' | 'print'
  category: number
  words: Texts
  summary: (artist: string) => Texts
}
const articles: readonly Article[] = [
  {
    key: 'postcard',
    cents: [160],
    family: 'postcard',
    category: 4603,
    words: { es: 'postal', ca: 'postal', en: 'postcard' },
    summary: (artist) => ({
      es: `Postal de la obra de ${artist}, en cartulina mate de 300 gramos.`,
      ca: `Postal de l’obra de ${artist}, en cartolina mat de 300 grams.`,
      en: `A postcard after ${artist}, on matt 300 gsm card.`,
    }),
  },
  {
    key: '30x40',
    cents: [1800, 2000, 2200],
    family: 'print',
    category: 4604,
    words: { es: 'lámina', ca: 'làmina', en: 'print' },
    summary: (artist) => ({
      es: `Reproducción de la obra de ${artist}, impresa con pigmentos sobre papel de algodón.`,
      ca: `Reproducció de l’obra de ${artist}, impresa amb pigments sobre paper de cotó.`,
      en: `After the work by ${artist}, printed in pigment on cotton paper.`,
    }),
  },
  {
    key: '50x70',
    cents: [3400, 3600, 3900],
    family: 'print',
    category: 5105,
    words: { es: 'lámina', ca: 'làmina', en: 'print' },
    summary: (artist) => ({
      es: `La obra de ${artist} en formato de pared, enviada en tubo rígido.`,
      ca: `L’obra de ${artist} en format de paret, enviada en tub rígid.`,
      en: `The work by ${artist} at wall size, posted in a rigid tube.`,
    }),
  },
]

function details(cells: TsvRow['cells'], artist: string): Texts {
  const technique = techniques.find(([pattern]) => pattern.test(cells['materials'] ?? ''))?.[1]
  const of = (language: Language, labels: readonly string[]) =>
    [
      [labels[0], artist],
      [labels[1], dated(cells['date'] ?? '', language)],
      [labels[2], technique?.[language]],
      [labels[3], `${museums[cells['source'] ?? '']}, ${cells['object_number']}`],
    ]
      .filter(([, value]) => value)
      .map(([label, value]) => `${label}: ${value}`)
      .join('\n')
  return {
    es: of('es', ['Artista', 'Fecha de la obra', 'Técnica de la obra', 'Original']),
    ca: of('ca', ['Artista', 'Data de l’obra', 'Tècnica de l’obra', 'Original']),
    en: of('en', ['Artist', 'Date of the work', 'Technique of the work', 'Original']),
  }
}

function recordOf(item: Chosen, cells: TsvRow['cells'], article: Article): CatalogueRecordInput {
  const artist = artistOf(cells)
  const work = slugOf(`${item.titles.en} ${artist.split(' ').at(-1)}`)
  const key = `${item.museum}-${item.number}-${article.key}`
  const titles = inEach((language) => `${item.titles[language]} (${article.words[language]})`)
  const lots = [
    temporary.has(item.exhibition) ? 404 : 403,
    periods[item.theme],
    themes[item.theme],
    /alhambra|generalife/i.test(item.titles.en) ? 401 : undefined,
    article.key === 'postcard' && demoNumber(key, 'small') % 6 === 0 ? 502 : undefined,
  ].filter((id) => id !== undefined)
  return {
    kind: 'object',
    ean: demoEan('object', key),
    sku: key.toLowerCase().slice(0, 40),
    title: titles.es,
    titles,
    summaries: article.summary(artist),
    descriptions: description(item),
    details: details(cells, artist),
    contributors: [{ name: artist }],
    priceCents: article.cents[demoNumber(key, 'price') % article.cents.length],
    priceBasis: 'demo',
    vatClass: 'general',
    availability: 'e0',
    stock: demoNumber(key, 'stock') % 11 === 0 ? 0 : 4 + (demoNumber(key, 'stock') % 50),
    weightGrams: article.key === 'postcard' ? 8 : article.key === '30x40' ? 60 : 140,
    dimensions: article.key === 'postcard' ? '10,5 × 14,8 cm' : article.key.replace('x', ' × ').concat(' cm'),
    unitsSold: demoNumber(key, 'sold') % (article.key === 'postcard' ? 160 : 30),
    categoryIds: [article.category],
    lotIds: lots,
    tags: ['reproduction', ...(item.exhibition === 'romantic-travellers' ? ['travellers'] : [])],
    attributes: {
      family: [article.family],
      material: ['paper'],
      artistic_work: [work],
      exhibition: [item.exhibition],
      ...(article.family === 'print' ? { size: [article.key] } : {}),
    },
    sizeGroup: article.family === 'print' ? `${item.museum}-${item.number}` : undefined,
    artwork: {
      theme: item.theme,
      shape: article.family === 'postcard' ? 'card' : 'print',
      seed: demoNumber(`${item.museum}-${item.number}`, 'art'),
    },
    source: item.museum,
  }
}

const folder = process.env.CATALOGUE_DATA
if (!folder) throw new Error('CATALOGUE_DATA names the folder of objects.tsv.gz')
const found = new Map<string, TsvRow['cells']>()
for await (const row of readTsv(path.join(folder, 'objects.tsv.gz'), ['source', 'object_number', 'title']))
  if ('cells' in row) found.set(`${row.cells['source']} ${row.cells['object_number']}`, row.cells)

const works = new Map<string, Texts>()
const lines: string[] = []
for (const one of chosen) {
  const cells = found.get(`${one.museum} ${one.number}`)
  if (cells?.['licence'] !== 'CC0-1.0') throw new Error(`${one.museum} ${one.number}: not in the open data`)
  const artist = artistOf(cells)
  works.set(slugOf(`${one.titles.en} ${artist.split(' ').at(-1)}`), one.titles)
  for (const article of articles) lines.push(JSON.stringify(recordOf(one, cells, article)))
}
writeFileSync(path.join(target, 'reproductions.jsonl'), `${lines.join('\n')}\n`)
const attributes = [...works].map(([key, names], position) => ({ kind: 'artistic_work', key, position, names }))
writeFileSync(path.join(target, 'works.json'), `${JSON.stringify(attributes, null, 2)}\n`)
console.log(`${chosen.length} works, ${lines.length} products in ${languages.length} languages`)
