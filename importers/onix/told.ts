/** What a description of ONIX says of the fields of importers/told-fields.ts. Pure. */
import { plainText } from '#importers/plain-text.ts'
import { columnOf, type Told, type ToldName, toldNames } from '#importers/told-fields.ts'
import { accessibilityKept } from '#modules/goods/catalogue/accessibility.ts'
import { children, type Element, words, wordsOf } from './element.ts'

const gramsPerUnit: Record<string, number> = { gr: 1, kg: 1000, lb: 453.592, oz: 28.3495 }
const millimetresPerUnit: Record<string, number> = { mm: 1, cm: 10, in: 25.4 }

function measureIn(description: Element, type: string, units: Record<string, number>): number | undefined {
  const measure = children(description, 'Measure').find(
    (element) => (words(element, 'MeasureType') || words(element, 'MeasureTypeCode')) === type,
  )
  const value = Number(words(measure, 'Measurement')) * (units[words(measure, 'MeasureUnitCode')] ?? Number.NaN)
  return value > 0 && value < 1_000_000 ? Math.round(value) || undefined : undefined
}

function dimensionsIn(description: Element): string | undefined {
  const [height, width, thickness] = ['01', '02', '03'].map((type) => measureIn(description, type, millimetresPerUnit))
  const sides = [height, width, thickness].filter((side) => side !== undefined)
  return height && width ? `${sides.join(' × ')} mm` : undefined
}

/** Details of accessibility: list 79, 09. */
const accessibilityFeatures = (description: Element): Element[] =>
  children(description, 'ProductFormFeature').filter((element) => words(element, 'ProductFormFeatureType') === '09')

/** By their codes: list 196. */
const accessibilityIn = (description: Element): string | undefined =>
  accessibilityKept(accessibilityFeatures(description).map((element) => words(element, 'ProductFormFeatureValue'))) ?? undefined

/** What is said in words of it, of its limits or of what is unknown. */
function accessibilityNoteIn(description: Element): string | undefined {
  const told = accessibilityFeatures(description)
  return ['00', '92', '09', '08']
    .map((code) => told.find((element) => words(element, 'ProductFormFeatureValue') === code))
    .map((element) => plainText(words(element, 'ProductFormFeatureDescription')))
    .find((said) => said !== '' && URL.parse(said) === null)
    ?.slice(0, 2_000)
}

/** Whether a publisher asks for Readium LCP (list 144: 06): what one without that protection may not be sold as. */
const asksLcpIn = (description: Element): boolean =>
  children(description, 'EpubTechnicalProtection').some((element) => wordsOf(element) === '06')

/** The element of a description (of the product in 2.1) that says each field, and how it is read. */
const readers: { readonly [Name in ToldName]: { element: string; read: (description: Element) => Told[Name] } } = {
  weightGrams: { element: 'Measure', read: (description) => measureIn(description, '08', gramsPerUnit) },
  dimensions: { element: 'Measure', read: dimensionsIn },
  accessibility: { element: 'ProductFormFeature', read: accessibilityIn },
  accessibilityNote: { element: 'ProductFormFeature', read: accessibilityNoteIn },
  asksLcp: { element: 'EpubTechnicalProtection', read: asksLcpIn },
}

/** Every field as a description tells it, before it is checked; nothing where it is silent. */
export function toldByOnix(description: Element): Told {
  const told: Record<string, unknown> = {}
  for (const name of toldNames) told[name] = readers[name].read(description)
  return told
}

/** Columns by the element that speaks of them. */
export const columnsOfElements: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  [...Map.groupBy(toldNames, (name) => readers[name].element)].map(([element, names]) => [element, names.map(columnOf)]),
)
