import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parseSync } from 'vite'
import { describe, expect, it } from 'vitest'
import { type Language, languages } from '#kernel/language.ts'
import { root } from './support/source-files.ts'

interface Text {
  place: string
  said: string
}

const read = (name: string) => readFileSync(path.join(root, name), 'utf8')
const filesOf = (folder: string) =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) =>
    path.posix.join(folder, name.replaceAll(path.sep, '/')),
  )
/** What colleagues read, and visitors do not. */
const isToColleagues = (place: string) => place.startsWith('backoffice/')
/** Names what somebody or the shop itself does, by infinitives: nobody presses it. */
const namesActs = (place: string) => /^backoffice\/app\/house\/(act|duty|door)-words\//.test(place)
const asLanguage = (name: string | undefined) => languages.find((language) => language === name)

/** A part of a parsed source file, as far as words are looked for in it. */
interface Part {
  type?: string
  key?: { name?: string }
  elements?: unknown[]
  id?: { name?: string }
  value?: unknown
  quasis?: { value: { cooked: string } }[]
}

const saidIn = ({ type, value, quasis }: Part): string | null => {
  if (type === 'Literal' && typeof value === 'string') return value
  return quasis ? quasis.map((item) => item.value.cooked).join('0') : null
}

/** One value for each language, side by side: `['la caja', 'la caixa', 'the till']`. */
const isInEachLanguage = ({ elements }: Part) =>
  elements?.length === languages.length && elements.every((one) => saidIn(one as Part) !== null)

/**
 * The words of a source file: those that stand in a part named `es`, `ca` or `en`, or all of them where the folder names the language; of
 * tables whose rows say one thing in the three, each word its own.
 */
function saidInSource(place: string): Map<Language, Text[]> {
  const found = new Map<Language, Text[]>(languages.map((language) => [language, []]))
  const visit = (part: unknown, around: Language | undefined): void => {
    if (part === null || typeof part !== 'object') return
    const node = part as Part
    if (node.type === 'ImportDeclaration') return
    const language =
      asLanguage(node.type === 'Property' ? node.key?.name : node.type === 'VariableDeclarator' ? node.id?.name : '') ?? around
    const said = saidIn(node)
    if (language && said !== null) found.get(language)?.push({ place, said })
    const rows = !language && inRows && isInEachLanguage(node) ? (node.elements ?? []) : []
    for (const [index, one] of rows.entries()) visit(one, languages[index])
    // What a thing is called in code is not said to anybody.
    const named = node.type === 'Property' ? [node.value] : rows.length > 0 ? [] : Object.values(part)
    for (const child of named) visit(child, language)
  }
  const inRows = /^api\/[a-z-]+-words\.ts$/.test(place)
  const whole = /\/messages\/(es|ca|en)\/|\/(?:[a-z0-9-]+-)?words\/(es|ca|en)\.ts$/.exec(place)
  visit(parseSync(place, read(place)).program, asLanguage(whole?.[1] ?? whole?.[2]))
  return found
}

/** The values that a file of the demo shop keeps under the name of a language. */
function saidInJson(value: unknown, language: Language, place: string, under = false): Text[] {
  if (typeof value === 'string') return under ? [{ place, said: value }] : []
  if (value === null || typeof value !== 'object') return []
  return Object.entries(value).flatMap(([key, one]) =>
    asLanguage(key) && key !== language ? [] : saidInJson(one, language, place, under || key === language),
  )
}

/** Names what the desk of texts marks in what somebody writes, so it says each of them. */
const isMarked = (name: string) => name.startsWith('modules/editorial/texts/words/')

const sources = ['storefront/app/messages', 'modules', 'api', 'backoffice/app']
  .flatMap(filesOf)
  .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name) && !isMarked(name))
  .map(saidInSource)
const demo = filesOf('database/demo')

const saidInDemo = (language: Language): Text[] =>
  demo.flatMap((place) => {
    if (place.endsWith(`.${language}.md`)) return [{ place, said: read(place) }]
    if (place.endsWith('.json')) return saidInJson(JSON.parse(read(place)), language, place)
    if (!place.endsWith('.txt')) return []
    const lines = read(place).split('\n')
    return lines.filter((line) => line.startsWith(`${language} `)).map((line) => ({ place, said: line.slice(3) }))
  })

/** What is no word: where links lead, paths, names of settings. */
const noWords = /\]\([^)]*\)|\b[A-Z]+(?:_[A-Z]+)+\b[\w./-]*|(?<!\S)\(?\/[\w./-]+/g

/** Everything the shop says in a language. */
const texts = (language: Language): Text[] =>
  [...sources.flatMap((source) => source.get(language) ?? []), ...saidInDemo(language)]
    .map(({ place, said }) => ({ place, said: said.replaceAll(noWords, ']') }))
    .filter(({ said }) => !/^\/?[\w./:-]*$/.test(said) || /^\p{Lu}/u.test(said))

/** What the last column refuses to everybody, or to visitors alone: "ca: vénen, desar …; es: carrito; to visitors, en: a store". */
const refused = (language: Language, to: '' | 'to visitors, ' = ''): string[] =>
  read('docs/glossary.md')
    .split('\n')
    .filter((line) => line.startsWith('| ') && !line.startsWith('| term'))
    .flatMap((line) => (line.split('|')[5] ?? '').split(';'))
    .map((part) => part.trim())
    .filter((part) => part.startsWith(`${to}${language}: `))
    .flatMap((part) => part.slice(to.length + 4).split(', '))

function stands(word: string): (said: string) => boolean {
  const beginning = word.endsWith(' …')
  const plain = beginning ? word.slice(0, -2) : word
  const whole = new RegExp(`${beginning ? '^' : String.raw`(?<![\p{L}\d·])`}${plain}(?![\\p{L}\\d·])`, 'iu')
  return (said) => whole.test(said)
}

const found = (all: readonly Text[], words: readonly string[]): string[] =>
  words.flatMap((word) =>
    all
      .filter(({ place, said }) => stands(word)(said) && !(word.endsWith(' …') && namesActs(place)))
      .map(({ place, said }) => `${place} says "${word}": ${said.slice(0, 120)}`),
  )

describe('the words of the shop', () => {
  it.each(languages)('are those of docs/glossary.md in %s, in dictionaries, letters and pages', (language) => {
    const all = texts(language)
    expect(all.length).toBeGreaterThan(1000)
    expect(found(all, refused(language))).toEqual([])
    const toVisitors = all.filter(({ place }) => !isToColleagues(place))
    expect(found(toVisitors, refused(language, 'to visitors, '))).toEqual([])
  })

  it('are refused as a whole word, or at the beginning where the glossary says so', () => {
    const said = ['Dies laborables', 'Desar els canvis', 'Es poden desar', 'Servei col·laborable'].map((text) => ({
      place: 'a page',
      said: text,
    }))
    expect(found(said, ['laborables', 'laborable', 'desar …'])).toEqual([
      'a page says "laborables": Dies laborables',
      'a page says "desar …": Desar els canvis',
    ])
  })
})
