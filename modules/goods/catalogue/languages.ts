/** The language dictionary of books: codes I01 to I131 with gaps, single languages and combinations (C-12 to C-14). */
import type { Language, Localized } from '#kernel/language.ts'

interface Single extends Localized {
  /** ISO 639-2/B first (ONIX list 74), then the codes that mean the same. */
  iso: readonly string[]
}

const single = (iso: string, es: string, ca: string, en: string): Single => ({ iso: iso.split(' '), es, ca, en })

const singles: Record<string, Single> = {
  I01: single('eng en', 'Inglés', 'Anglès', 'English'),
  I02: single('fre fra fr', 'Francés', 'Francès', 'French'),
  I03: single('ger deu de', 'Alemán', 'Alemany', 'German'),
  I04: single('ita it', 'Italiano', 'Italià', 'Italian'),
  I05: single('por pt', 'Portugués', 'Portuguès', 'Portuguese'),
  I06: single('cat ca', 'Catalán', 'Català', 'Catalan'),
  I07: single('glg gl', 'Gallego', 'Gallec', 'Galician'),
  I08: single('spa es', 'Castellano', 'Castellà', 'Spanish'),
  I09: single('baq eus eu', 'Euskera', 'Basc', 'Basque'),
  I10: single('lat la', 'Latín', 'Llatí', 'Latin'),
  I11: single('grc', 'Griego clásico', 'Grec clàssic', 'Ancient Greek'),
  I12: single('gre ell el', 'Griego moderno', 'Grec modern', 'Modern Greek'),
  I13: single('ara ar', 'Árabe', 'Àrab', 'Arabic'),
  I14: single('heb he', 'Hebreo', 'Hebreu', 'Hebrew'),
  I15: single('rus ru', 'Ruso', 'Rus', 'Russian'),
  I16: single('dut nld nl', 'Neerlandés', 'Neerlandès', 'Dutch'),
  I17: single('pol pl', 'Polaco', 'Polonès', 'Polish'),
  I18: single('cze ces cs', 'Checo', 'Txec', 'Czech'),
  I19: single('hun hu', 'Húngaro', 'Hongarès', 'Hungarian'),
  I20: single('rum ron ro', 'Rumano', 'Romanès', 'Romanian'),
  I21: single('swe sv', 'Sueco', 'Suec', 'Swedish'),
  I22: single('nor nob nno no', 'Noruego', 'Noruec', 'Norwegian'),
  I23: single('dan da', 'Danés', 'Danès', 'Danish'),
  I24: single('fin fi', 'Finés', 'Finès', 'Finnish'),
  I25: single('ice isl is', 'Islandés', 'Islandès', 'Icelandic'),
  I26: single('jpn ja', 'Japonés', 'Japonès', 'Japanese'),
  I27: single('chi zho zh', 'Chino', 'Xinès', 'Chinese'),
  I28: single('kor ko', 'Coreano', 'Coreà', 'Korean'),
  I29: single('tur tr', 'Turco', 'Turc', 'Turkish'),
  I30: single('per fas fa', 'Persa', 'Persa', 'Persian'),
  I31: single('hin hi', 'Hindi', 'Hindi', 'Hindi'),
  I32: single('san sa', 'Sánscrito', 'Sànscrit', 'Sanskrit'),
  I33: single('ukr uk', 'Ucraniano', 'Ucraïnès', 'Ukrainian'),
  I34: single('bul bg', 'Búlgaro', 'Búlgar', 'Bulgarian'),
  I35: single('srp scc sr', 'Serbio', 'Serbi', 'Serbian'),
  I36: single('hrv scr hr', 'Croata', 'Croat', 'Croatian'),
  I37: single('slv sl', 'Esloveno', 'Eslovè', 'Slovene'),
  I38: single('slo slk sk', 'Eslovaco', 'Eslovac', 'Slovak'),
  I39: single('lit lt', 'Lituano', 'Lituà', 'Lithuanian'),
  I40: single('lav lv', 'Letón', 'Letó', 'Latvian'),
  I42: single('est et', 'Estonio', 'Estonià', 'Estonian'),
  I43: single('alb sqi sq', 'Albanés', 'Albanès', 'Albanian'),
  I44: single('mac mkd mk', 'Macedonio', 'Macedoni', 'Macedonian'),
  I45: single('arm hye hy', 'Armenio', 'Armeni', 'Armenian'),
  I46: single('geo kat ka', 'Georgiano', 'Georgià', 'Georgian'),
  I47: single('oci pro oc', 'Occitano', 'Occità', 'Occitan'),
  I48: single('qar', 'Aranés', 'Aranès', 'Aranese'),
  I49: single('ast', 'Asturiano', 'Asturià', 'Asturian'),
  I50: single('arg an', 'Aragonés', 'Aragonès', 'Aragonese'),
  I51: single('ber tmh kab', 'Amazig', 'Amazic', 'Amazigh (Berber)'),
  I52: single('urd ur', 'Urdu', 'Urdú', 'Urdu'),
  I53: single('ben bn', 'Bengalí', 'Bengalí', 'Bengali'),
  I54: single('tam ta', 'Tamil', 'Tàmil', 'Tamil'),
  I55: single('tha th', 'Tailandés', 'Tailandès', 'Thai'),
  I56: single('vie vi', 'Vietnamita', 'Vietnamita', 'Vietnamese'),
  I58: single('ind id', 'Indonesio', 'Indonesi', 'Indonesian'),
  I59: single('may msa ms', 'Malayo', 'Malai', 'Malay'),
  I60: single('fil tgl tl', 'Filipino', 'Filipí', 'Filipino'),
  I61: single('swa sw', 'Suajili', 'Suahili', 'Swahili'),
  I62: single('afr af', 'Afrikáans', 'Afrikaans', 'Afrikaans'),
  I64: single('gle iri ga', 'Irlandés', 'Irlandès', 'Irish'),
  I65: single('gla gae gd', 'Gaélico escocés', 'Gaèlic escocès', 'Scottish Gaelic'),
  I66: single('wel cym cy', 'Galés', 'Gal·lès', 'Welsh'),
  I67: single('bre br', 'Bretón', 'Bretó', 'Breton'),
  I69: single('yid ji yi', 'Yidis', 'Jiddisch', 'Yiddish'),
  I70: single('lad', 'Judeoespañol', 'Judeocastellà', 'Ladino'),
  I71: single('epo eo', 'Esperanto', 'Esperanto', 'Esperanto'),
  I73: single('que qu', 'Quechua', 'Quítxua', 'Quechua'),
  I74: single('grn gn', 'Guaraní', 'Guaraní', 'Guarani'),
  I75: single('nah', 'Náhuatl', 'Nàhuatl', 'Nahuatl'),
  I76: single('myn', 'Maya', 'Maia', 'Mayan'),
  I78: single('enm ang', 'Inglés antiguo y medio', 'Anglès antic i mitjà', 'Old and Middle English'),
  I80: single('fro frm', 'Francés antiguo y medio', 'Francès antic i mitjà', 'Old and Middle French'),
  I81: single('goh gmh', 'Alemán antiguo y medio', 'Alemany antic i mitjà', 'Old and Middle High German'),
  I82: single('srd sc', 'Sardo', 'Sard', 'Sardinian'),
  I83: single('scn', 'Siciliano', 'Sicilià', 'Sicilian'),
  I85: single('bel be', 'Bielorruso', 'Bielorús', 'Belarusian'),
  I86: single('bos bs', 'Bosnio', 'Bosnià', 'Bosnian'),
  I87: single('tib bod bo', 'Tibetano', 'Tibetà', 'Tibetan'),
  I89: single('egy cop', 'Egipcio y copto', 'Egipci i copte', 'Egyptian and Coptic'),
  I131: single('mul', 'Varios idiomas', 'Diversos idiomes', 'Several languages'),
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

const editionOf: Record<Language, string> = { es: 'I08', ca: 'I06', en: 'I01' }

/** Codes of editions that somebody who reads the language can read, bilingual ones among them. */
export const editionsReadIn = (language: Language): string[] => [
  editionOf[language],
  ...Object.keys(combinations).filter((code) => combinations[code]?.includes(editionOf[language])),
]

/** Codes that exist with an empty label: a product with one of them shows no language row (C-13). */
const unlabelled = ['I41', 'I101']

const lists: Record<Language, Intl.ListFormat> = {
  es: new Intl.ListFormat('es', { type: 'conjunction' }),
  ca: new Intl.ListFormat('ca', { type: 'conjunction' }),
  en: new Intl.ListFormat('en-GB', { type: 'conjunction' }),
}

/** Names of languages are written small inside a Spanish or Catalan sentence, in capitals in an English one. */
const inside = (name: string, language: Language) => (language === 'en' ? name : name[0]!.toLowerCase() + name.slice(1))

function combined(codes: readonly string[], language: Language): string {
  const names = codes.map((code, i) => (i === 0 ? singles[code]![language] : inside(singles[code]![language], language)))
  return lists[language].format(names)
}

const labels = new Map<string, Localized>()
for (const [code, { es, ca, en }] of Object.entries(singles)) labels.set(code, { es, ca, en })
for (const [code, parts] of Object.entries(combinations))
  labels.set(code, { es: combined(parts, 'es'), ca: combined(parts, 'ca'), en: combined(parts, 'en') })
for (const code of unlabelled) labels.set(code, { es: '', ca: '', en: '' })

/** Every code of the dictionary, in the order of its number. */
export const languageCodes: readonly string[] = [...labels.keys()].toSorted((a, b) => Number(a.slice(1)) - Number(b.slice(1)))

export const isLanguageCode = (code: string): boolean => labels.has(code)

/** What the visitor reads for a language code; null when the label is empty or the code unknown: no row is shown. */
export const languageLabel = (code: string | null | undefined, language: Language): string | null =>
  (code && labels.get(code)?.[language]) || null

const byIso = new Map(Object.entries(singles).flatMap(([code, { iso }]) => iso.map((key) => [key, code] as const)))

/** The shop's code of a language given as ISO 639-2 (either form) or 639-1: `spa`, `fra`, `fre`, `ca`; null when it has none. */
export const languageOfIso = (iso: string): string | null => byIso.get(iso.trim().toLowerCase()) ?? null

const byParts = new Map(Object.entries(combinations).map(([code, parts]) => [parts.toSorted().join(' '), code]))

/** The code of a book written in all of these languages; several languages without a combination of their own read as "several". */
export function languageOfIsos(isos: readonly string[]): string | null {
  const codes = [...new Set(isos.map(languageOfIso).filter((code) => code !== null))]
  if (codes.length <= 1) return codes[0] ?? null
  return byParts.get(codes.toSorted().join(' ')) ?? 'I131'
}

/** ISO 639-2/B codes of the languages a book is written in, as library systems want them; none for an unknown code. */
export const isosOfLanguage = (code: string | null | undefined): string[] => {
  if (!code) return []
  const own = singles[code]?.iso[0]
  return own ? [own] : (combinations[code] ?? []).flatMap((part) => singles[part]?.iso[0] ?? [])
}
