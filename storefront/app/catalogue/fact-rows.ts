import { shownNumber } from '#kernel/figures.ts'
import { isIsbn } from '#kernel/isbn.ts'
import type { Language } from '#kernel/language.ts'
import {
  type CountedName,
  countedFacts,
  countedNames,
  editionLabel,
  saidNames,
} from '#modules/goods/catalogue/edition-contract.ts'
import type { Messages } from '../messages/messages.tsx'
import type { ShownProduct } from '../shelves/shown.ts'

const attributeOrder = ['family', 'material', 'colour', 'size', 'artistic_work', 'exhibition'] as const

/** The rows of the definition list: what is unknown has no row (C-06, C-07, C-13). Objects are known by the number under their bars. */
export function factsOf(product: ShownProduct, words: Messages['catalogue'], language: Language): [string, string][] {
  const names: Record<(typeof attributeOrder)[number], string> = {
    family: words.family,
    material: words.material,
    colour: words.colour,
    size: words.size,
    artistic_work: words.artisticWork,
    exhibition: words.exhibition,
  }
  const countedText = (name: CountedName) => {
    const value = product[name]
    if (!value) return null
    const figure = shownNumber(value, language)
    return { count: figure, year: String(value), grams: words.grams({ grams: figure }) }[countedFacts[name].shown]
  }
  const isBook = product.model_type === 'book'
  const rows: [string, string | number | null | undefined][] = [
    [product.ebook ? words.fileFormat : words.format, product.format],
    [words.language, product.language],
    ...countedNames.map((name): [string, string | null] => [editionLabel(name, language), countedText(name)]),
    ...attributeOrder.map((kind): [string, string | undefined] => [
      names[kind],
      product.attributes[kind]?.map((item) => item.name).join(', '),
    ]),
    ...saidNames.map((name): [string, string | null] => [editionLabel(name, language), product[name]]),
    ...(isBook ? [] : [[words.reference, product.ean || product.sku] satisfies [string, string]]),
    [isIsbn(product.ean) ? words.isbn : words.ean, isBook ? product.ean : null],
  ]
  return rows.flatMap(([name, value]) => (value ? [[name, String(value)]] : []))
}
