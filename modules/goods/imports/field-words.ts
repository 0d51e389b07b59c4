import { inEachLanguage, type Language, type Localized } from '#kernel/language.ts'
import { editionWords } from '#modules/goods/catalogue/edition-words.ts'

const small = (word: string) => word.charAt(0).toLowerCase() + word.slice(1)
const editionInSentences = Object.fromEntries(
  Object.entries(editionWords).map(([name, words]) => [name, inEachLanguage((language) => small(words[language]))]),
)

/** What the fields of a title are called in reports. */
const names: Readonly<Record<string, Localized>> = {
  title: { es: 'título', ca: 'títol', en: 'title' },
  subtitle: { es: 'subtítulo', ca: 'subtítol', en: 'subtitle' },
  summary: { es: 'resumen', ca: 'resum', en: 'summary' },
  description: { es: 'descripción', ca: 'descripció', en: 'description' },
  details: { es: 'detalles', ca: 'detalls', en: 'details' },
  contents: { es: 'índice', ca: 'índex', en: 'contents' },
  press: { es: 'reseñas de la prensa', ca: 'ressenyes de la premsa', en: 'press reviews' },
  awards: { es: 'premios', ca: 'premis', en: 'awards' },
  recommendation: { es: 'recomendación', ca: 'recomanació', en: 'recommendation' },
  sku: { es: 'referencia (SKU)', ca: 'referència (SKU)', en: 'reference (SKU)' },
  publisher: { es: 'editorial', ca: 'editorial', en: 'publisher' },
  series: { es: 'colección', ca: 'col·lecció', en: 'series' },
  series_number: { es: 'número en la colección', ca: 'número a la col·lecció', en: 'number in the series' },
  format_code: { es: 'encuadernación', ca: 'enquadernació', en: 'binding' },
  language_code: { es: 'idioma', ca: 'llengua', en: 'language' },
  published_on: { es: 'fecha de publicación', ca: 'data de publicació', en: 'publication date' },
  ...editionInSentences,
  dimensions: { es: 'medidas', ca: 'mides', en: 'size' },
  accessibility: { es: 'accesibilidad', ca: 'accessibilitat', en: 'accessibility' },
  accessibility_note: { es: 'nota de accesibilidad', ca: 'nota d’accessibilitat', en: 'accessibility note' },
  asks_lcp: { es: 'protección LCP', ca: 'protecció LCP', en: 'LCP protection' },
  vat_class: { es: 'IVA', ca: 'IVA', en: 'VAT' },
  availability: { es: 'disponibilidad', ca: 'disponibilitat', en: 'availability' },
  lead_days: { es: 'días de suministro', ca: 'dies de subministrament', en: 'days of supply' },
  novelty: { es: 'novedad', ca: 'novetat', en: 'new title' },
  recommended: { es: 'recomendado', ca: 'recomanat', en: 'recommended' },
  categories: { es: 'secciones', ca: 'seccions', en: 'sections' },
  tags: { es: 'temas', ca: 'temes', en: 'tags' },
  attributes: { es: 'características', ca: 'característiques', en: 'features' },
  contributors: { es: 'personas', ca: 'persones', en: 'people' },
  safety: { es: 'fabricante y seguridad', ca: 'fabricant i seguretat', en: 'maker and safety' },
  price_cents: { es: 'precio', ca: 'preu', en: 'price' },
  former_price_cents: { es: 'precio anterior', ca: 'preu anterior', en: 'former price' },
  work: { es: 'obra', ca: 'obra', en: 'work' },
}
const languages: Readonly<Record<string, Localized>> = {
  es: { es: 'español', ca: 'castellà', en: 'Spanish' },
  ca: { es: 'catalán', ca: 'català', en: 'Catalan' },
  en: { es: 'inglés', ca: 'anglès', en: 'English' },
}

/** A field of a title in words: `texts.ca.description` is its description in Catalan. */
export function fieldWord(field: string, language: Language): string {
  const [part = '', told = '', name = ''] = field.split('.')
  if (part !== 'texts') return names[field]?.[language] ?? field
  return `${names[name]?.[language] ?? name} (${languages[told]?.[language] ?? told})`
}
