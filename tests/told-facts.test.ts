/** Holds every text of the shop to what the shop does: days, hours, stores and percentages that are said are those that count. */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import * as facts from '#kernel/facts.ts'
import { fillIn } from '#kernel/fill-in.ts'
import { type Language, languages } from '#kernel/language.ts'
import { hoursInWords } from '#modules/goods/stores/hours-in-words.ts'

const root = path.join(import.meta.dirname, '..')
const read = (file: string) => readFileSync(path.join(root, file), 'utf8')

/** Files below a folder, by their path from the root. */
const filesIn = (folder: string, fits: RegExp): string[] =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => fits.test(name) && !name.endsWith('.test.ts') && !name.includes('node_modules'))
    .map((name) => path.join(folder, name))

const stores = z
  .array(z.object({ code: z.string(), pickup: z.boolean(), hours: z.record(z.string(), z.string()) }))
  .parse(JSON.parse(read('database/demo/stores.json')))
const counted = {
  ...facts.namedFacts,
  stores: stores.length,
  other_stores: stores.length - 1,
  pickup_stores: stores.filter(({ pickup }) => pickup).length,
  ...Object.fromEntries(languages.map((language) => [`store_hours_${language}`, hoursInWords(stores[0]!.hours, language)])),
}

interface Told {
  where: string
  language: Language
  text: string
}

const words: Record<string, number> = Object.fromEntries(
  [
    'cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve veinte',
    'zero un dos tres quatre cinc sis set vuit nou deu onze dotze tretze catorze quinze setze disset divuit dinou vint',
    'nought one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty',
  ].flatMap((line) => line.split(' ').map((word, number) => [word, number] as const)),
)
Object.assign(words, {
  treinta: 30,
  trenta: 30,
  thirty: 30,
  sesenta: 60,
  seixanta: 60,
  sixty: 60,
  veinticuatro: 24,
  'vint-i-quatre': 24,
})
const number = `\\d+|${Object.keys(words)
  .toSorted((a, b) => b.length - a.length)
  .join('|')}`
const figureOf = (said: string) => words[said.toLowerCase()] ?? Number(said)

/** A constant of kernel/facts.ts in a template is what it is worth. */
const worth = (text: string): string =>
  text.replace(/\$\{(\w+)\}/g, (whole, name: string) => {
    const value = (facts as Record<string, unknown>)[name]
    return typeof value === 'number' ? String(value) : whole
  })

/** Stored texts, as their readers get them. */
function stored(): Told[] {
  const pages = [...filesIn('database/demo/pages', /\.md$/), ...filesIn('database/demo/second-shop/pages', /\.md$/)].map(
    (where) => {
      const language = where.split('.').at(-2) as Language
      return { where, language, text: fillIn(read(where), language, counted) }
    },
  )
  const rows = ['home', 'partners', 'promotions', 'gifts', 'cafe'].flatMap((name) => {
    const file = `database/demo/${name}.json`
    const found = [...read(file).matchAll(/"(es|ca|en)": "((?:[^"\\\\]|\\\\.)*)"/g)]
    return found.map(([, language = 'es', text = '']) => ({
      where: file,
      language: language as Language,
      text: fillIn(text, language as Language, counted),
    }))
  })
  return [...pages, ...rows]
}

/** Dictionaries and letters; a file of three languages is read three times, and each rule knows its own words. */
const written = (): Told[] => [
  ...languages.flatMap((language) =>
    filesIn(`storefront/app/messages/${language}`, /\.ts$/).map((where) => ({ where, language, text: worth(read(where)) })),
  ),
  ...filesIn('modules', /\.ts$/)
    .filter((where) => /((email|letter|texts|messages|receipt|screens|waiver)[^/]*|emails\/[^/]+)\.ts$/.test(where))
    .flatMap((where) => languages.map((language) => ({ where, language, text: worth(read(where)) }))),
]

/** Sentences and rows of tables: what one says about a number stands beside it. */
const sentences = (text: string) => text.replaceAll('\\u00a0', ' ').split(/(?<=[.;:!?])\s+|\n/)

interface Rule {
  name: string
  /** Which sentences speak of it. */
  about: Record<Language, RegExp>
  /** The figure, in the first group. */
  figure: Record<Language, RegExp>
  is: readonly number[]
  /** Where the same words speak of something else. */
  except?: RegExp
  /** How many sentences there are at least: a rule that finds nothing holds nothing. */
  atLeast: number
}

const days = {
  es: new RegExp(`(${number}) días(?! laborables)`, 'gi'),
  ca: new RegExp(`(${number}) dies(?! (?:feiners|laborables))`, 'gi'),
  en: new RegExp(`(${number}) (?:calendar )?days`, 'gi'),
}
const percent = (about: string) => new RegExp(`(\\d+)(?: |\u00a0)?%${about}`, 'gi')

const rules: readonly Rule[] = [
  {
    name: 'days to withdraw',
    about: {
      es: /desist|devolver(?!emos)|devuélva|se arrepiente|cambia de idea/i,
      ca: /desist|retornar|tornar-la|torneu-la|us en penediu|canvieu d’idea/i,
      en: /withdraw|return (it|them|anything|what|your purchase)|send it back|sent? back a purchase|give (it|the card) back|change your mind/i,
    },
    figure: days,
    is: [facts.withdrawalDays],
    atLeast: 30,
  },
  {
    name: 'days at the counter',
    about: { es: /mostrador|(lo|la|los) guardamos/i, ca: /taulell|(ho|la|el) guardem/i, en: /counter|keep (it|orders) for/i },
    figure: days,
    // An order waits seven days for its shipping to be accepted.
    except: /shipping-confirmed/,
    is: [facts.daysAtCounter],
    atLeast: 12,
  },
  {
    name: 'stores that hand out web orders',
    about: { es: /recogida|recoger su pedido/i, ca: /recollida|recollir la comanda/i, en: /collection|collect an order/i },
    figure: {
      es: new RegExp(`(${number}) (?:tiendas|librerías|de ellas)`, 'gi'),
      ca: new RegExp(`(?:en|a) (${number}) (?:botigues|llibreries|podeu)`, 'gi'),
      en: new RegExp(`(${number}) (?:stores|shops|bookshops|of them)`, 'gi'),
    },
    is: [counted.pickup_stores],
    atLeast: 3,
  },
  {
    name: 'stores in all',
    about: { es: /^(?!.*recog)/i, ca: /^(?!.*recoll)/i, en: /^(?!.*collect)/i },
    figure: {
      es: new RegExp(`\\b(?!dos )(${number}) (?:tiendas|librerías)`, 'gi'),
      ca: new RegExp(`\\b(?!dues )(${number}) (?:botigues|llibreries)`, 'gi'),
      en: new RegExp(`\\b(?!two )(${number}) (?:stores|bookshops)`, 'gi'),
    },
    is: [counted.stores, counted.other_stores],
    atLeast: 3,
  },
  {
    name: 'life of a session',
    about: { es: /sesi[oó]n|handover/i, ca: /sessió|handover/i, en: /session|handover/i },
    figure: {
      es: new RegExp(`(${number}) horas`, 'gi'),
      ca: new RegExp(`(${number}) hores`, 'gi'),
      en: new RegExp(`(${number}) hours`, 'gi'),
    },
    is: [facts.sessionHours],
    atLeast: 6,
  },
  {
    name: 'life of a basket',
    about: { es: /cart_id|cesta/i, ca: /cart_id|cistell/i, en: /cart_id|basket/i },
    figure: days,
    is: [facts.basketDays],
    atLeast: 9,
  },
  {
    name: 'weeks until an application is answered',
    about: { es: /puesto que encaje/i, ca: /plaça que hi encaixi/i, en: /suitable vacancy/i },
    figure: {
      es: new RegExp(`(${number}) semanas`, 'gi'),
      ca: new RegExp(`(${number}) setmanes`, 'gi'),
      en: new RegExp(`(${number}) weeks`, 'gi'),
    },
    is: [facts.applicationWeeks],
    atLeast: 6,
  },
  {
    name: 'working days until a complaint is answered',
    about: {
      es: /número de caso|algo le cierra|contestamos en un máximo/i,
      ca: /número de cas|contestem en un màxim/i,
      en: /case number|we (answer|reply) within/i,
    },
    figure: {
      es: new RegExp(`(${number}) días laborables`, 'gi'),
      ca: new RegExp(`(${number}) dies feiners`, 'gi'),
      en: new RegExp(`(${number}) working days`, 'gi'),
    },
    is: [facts.complaintDays],
    atLeast: 9,
  },
  {
    name: 'what may come off a book',
    about: {
      es: /ley.*(descuent|rebaj)|libros nuevos|descuento en libros/i,
      ca: /llei.*(descompt|rebaix)|llibres nous|descompte en llibres/i,
      en: /(law|act).*(discount|reduc|come off)|new book|off books/i,
    },
    figure: { es: percent(''), ca: percent(''), en: percent('') },
    is: Object.values(facts.bookDiscount),
    atLeast: 12,
  },
]

const texts = [...stored(), ...written()]

describe('what the texts of the shop repeat', () => {
  it.each(rules.map((rule) => [rule.name, rule] as const))(
    '%s: is the same figure everywhere',
    (_name, { about, figure, except, is, atLeast }) => {
      const said = texts
        .filter(({ where }) => !except?.test(where))
        .flatMap(({ where, language, text }) =>
          sentences(text)
            .filter((sentence) => about[language].test(sentence))
            .flatMap((sentence) =>
              [...sentence.matchAll(figure[language])].map((found) => ({
                where,
                sentence: sentence.trim().slice(0, 200),
                value: figureOf(found[1] ?? ''),
              })),
            ),
        )
      expect(said.filter(({ value }) => !is.includes(value))).toEqual([])
      expect(said.length).toBeGreaterThanOrEqual(atLeast)
    },
  )
  it('fills in every name that a stored text has in braces', () => {
    const left = stored().flatMap(({ where, text }) => [...text.matchAll(/\{[a-z_]+\}/g)].map(([name]) => `${where}: ${name}`))
    expect(left).toEqual([])
  })
  it('shows an order number as the database makes it', () => {
    expect(facts.sampleOrderNumber).toMatch(/^\d{2}-\d{6}$/)
    for (const { where, text } of texts)
      for (const [shown] of text.matchAll(/\b[A-Z]{0,3}\d{2}-\d{5,7}\b/g))
        expect([where, shown]).toEqual([where, facts.sampleOrderNumber])
  })
})
