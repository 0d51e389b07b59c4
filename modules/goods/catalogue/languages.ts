/** The language dictionary of books: codes I01 to I131 with gaps, single languages and combinations (C-12 to C-14). */
import { inEachLanguage, type Language, type Localized, languages, locales } from '#kernel/language.ts'
import { languageNames } from './language-words.ts'

/** ISO 639-2/B first (ONIX list 74), then the codes that mean the same. */
const isos: Readonly<Record<string, string>> = {
  I01: 'eng en',
  I02: 'fre fra fr',
  I03: 'ger deu de',
  I04: 'ita it',
  I05: 'por pt',
  I06: 'cat ca',
  I07: 'glg gl',
  I08: 'spa es',
  I09: 'baq eus eu',
  I10: 'lat la',
  I11: 'grc',
  I12: 'gre ell el',
  I13: 'ara ar',
  I14: 'heb he',
  I15: 'rus ru',
  I16: 'dut nld nl',
  I17: 'pol pl',
  I18: 'cze ces cs',
  I19: 'hun hu',
  I20: 'rum ron ro',
  I21: 'swe sv',
  I22: 'nor nob nno no',
  I23: 'dan da',
  I24: 'fin fi',
  I25: 'ice isl is',
  I26: 'jpn ja',
  I27: 'chi zho zh',
  I28: 'kor ko',
  I29: 'tur tr',
  I30: 'per fas fa',
  I31: 'hin hi',
  I32: 'san sa',
  I33: 'ukr uk',
  I34: 'bul bg',
  I35: 'srp scc sr',
  I36: 'hrv scr hr',
  I37: 'slv sl',
  I38: 'slo slk sk',
  I39: 'lit lt',
  I40: 'lav lv',
  I42: 'est et',
  I43: 'alb sqi sq',
  I44: 'mac mkd mk',
  I45: 'arm hye hy',
  I46: 'geo kat ka',
  I47: 'oci pro oc',
  I48: 'qar',
  I49: 'ast',
  I50: 'arg an',
  I51: 'ber tmh kab',
  I52: 'urd ur',
  I53: 'ben bn',
  I54: 'tam ta',
  I55: 'tha th',
  I56: 'vie vi',
  I58: 'ind id',
  I59: 'may msa ms',
  I60: 'fil tgl tl',
  I61: 'swa sw',
  I62: 'afr af',
  I64: 'gle iri ga',
  I65: 'gla gae gd',
  I66: 'wel cym cy',
  I67: 'bre br',
  I69: 'yid ji yi',
  I70: 'lad',
  I71: 'epo eo',
  I73: 'que qu',
  I74: 'grn gn',
  I75: 'nah',
  I76: 'myn',
  I78: 'enm ang',
  I80: 'fro frm',
  I81: 'goh gmh',
  I82: 'srd sc',
  I83: 'scn',
  I85: 'bel be',
  I86: 'bos bs',
  I87: 'tib bod bo',
  I89: 'egy cop',
  I131: 'mul',
}

/** Bilingual and trilingual editions, by the codes of their languages. */
const combinations: Record<string, readonly string[]> = {
  I91: ['I06', 'I08'],
  I92: ['I08', 'I01'],
  I94: ['I06', 'I01'],
  I95: ['I06', 'I08', 'I01'],
  I97: ['I08', 'I02'],
  I98: ['I06', 'I02'],
  I102: ['I08', 'I03'],
  I103: ['I08', 'I04'],
  I105: ['I08', 'I05'],
  I106: ['I08', 'I07'],
  I108: ['I08', 'I09'],
  I109: ['I08', 'I10'],
  I110: ['I08', 'I11'],
  I112: ['I08', 'I13'],
  I113: ['I08', 'I14'],
  I114: ['I06', 'I10'],
  I116: ['I06', 'I11'],
  I117: ['I06', 'I13'],
  I119: ['I01', 'I02'],
  I120: ['I01', 'I03'],
  I122: ['I01', 'I13'],
  I123: ['I01', 'I26'],
  I124: ['I01', 'I02', 'I03'],
  I126: ['I08', 'I01', 'I02'],
  I127: ['I08', 'I01', 'I03'],
  I129: ['I08', 'I26'],
  I130: ['I06', 'I08', 'I01', 'I02'],
}

/** Codes that exist with an empty label: a product with one of them shows no language row (C-13). */
const unlabelled = ['I41', 'I101']

const lists = inEachLanguage((language) => new Intl.ListFormat(locales[language], { type: 'conjunction' }))

/** Names of languages are written small inside a Spanish or Catalan sentence, in capitals in an English one. */
const inside = (name: string, language: Language) => (language === 'en' ? name : name[0]!.toLowerCase() + name.slice(1))

function combined(codes: readonly string[], language: Language): string {
  const names = codes.map((code, i) =>
    i === 0 ? languageNames[code]![language] : inside(languageNames[code]![language], language),
  )
  return lists[language].format(names)
}

const labels = new Map<string, Localized>(Object.entries(languageNames))
for (const [code, parts] of Object.entries(combinations))
  labels.set(
    code,
    inEachLanguage((language) => combined(parts, language)),
  )
for (const code of unlabelled)
  labels.set(
    code,
    inEachLanguage(() => ''),
  )

/** Every code of the dictionary, in the order of its number. */
export const languageCodes: readonly string[] = [...labels.keys()].toSorted((a, b) => Number(a.slice(1)) - Number(b.slice(1)))

export const isLanguageCode = (code: string): boolean => labels.has(code)

/** What the visitor reads for a language code; null when the label is empty or the code unknown: no row is shown. */
export const languageLabel = (code: string | null | undefined, language: Language): string | null =>
  (code && labels.get(code)?.[language]) || null

const byIso = new Map(Object.entries(isos).flatMap(([code, keys]) => keys.split(' ').map((key) => [key, code] as const)))

/** The shop's code of a language given as ISO 639-2 (either form) or 639-1: `spa`, `fra`, `fre`, `ca`; null when it has none. */
export const languageOfIso = (iso: string): string | null => byIso.get(iso.trim().toLowerCase()) ?? null

/** The code of books that are written in a language of the shop. */
const editionOf: Localized = inEachLanguage((language) => languageOfIso(language)!)

/** The language of the shop that an ISO code means; undefined for any other. */
export const ownLanguageOfIso = (iso: string): Language | undefined => {
  const code = languageOfIso(iso)
  return languages.find((language) => editionOf[language] === code)
}

/** Codes of editions that somebody who reads the language can read, bilingual ones among them. */
export const editionsReadIn = (language: Language): string[] => [
  editionOf[language],
  ...Object.keys(combinations).filter((code) => combinations[code]?.includes(editionOf[language])),
]

const byParts = new Map(Object.entries(combinations).map(([code, parts]) => [parts.toSorted().join(' '), code]))

/** The code of a book written in all of these languages; several languages without a combination of their own read as "several". */
export function languageOfIsos(isos: readonly string[]): string | null {
  const codes = [...new Set(isos.map(languageOfIso).filter((code) => code !== null))]
  if (codes.length <= 1) return codes[0] ?? null
  return byParts.get(codes.toSorted().join(' ')) ?? 'I131'
}

const isoOf = (code: string) => isos[code]?.split(' ')[0]

/** ISO 639-2/B codes of the languages a book is written in, as library systems want them; none for an unknown code. */
export const isosOfLanguage = (code: string | null | undefined): string[] => {
  if (!code) return []
  const own = isoOf(code)
  return own ? [own] : (combinations[code] ?? []).flatMap((part) => isoOf(part) ?? [])
}
