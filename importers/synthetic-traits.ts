/** What a copy has that its original's source never tells: format, language, lists and facets, spread as in a shop. */
import { demoNumber } from './demo-rates.ts'
import type { CatalogueRecordInput } from './record.ts'
import type { KnownRows } from './staging.ts'

/** The dictionaries of the shop that copies are spread over. */
export interface Dictionaries {
  /** Kind → keys, in the dictionary's order. */
  attributes: ReadonlyMap<string, readonly string[]>
  tags: readonly string[]
  lots: readonly number[]
}

export function dictionariesOf(known: KnownRows): Dictionaries {
  const attributes = new Map<string, string[]>()
  for (const pair of known.attributes.keys()) {
    const [kind = '', key = ''] = pair.split(/:(.*)/s)
    attributes.set(kind, [...(attributes.get(kind) ?? []), key])
  }
  return { attributes, tags: [...known.tags.keys()], lots: [...known.lots] }
}

/** A share between 0 and 1 that depends on the number and the purpose alone. */
const share = (ean: string, purpose: string) => demoNumber(ean, purpose) / 2 ** 32

/** The first values are met more often than the last, as in any shop. */
const skewed = <Value>(values: readonly Value[], ean: string, purpose: string): Value | undefined =>
  values[Math.floor(share(ean, purpose) ** 2 * values.length)]

const formats = ['R', 'R', 'R', 'B', 'B', 'C', 'C', 'E00', 'E00', 'T', 'GR', 'ES', '0T'] as const
const languages = ['I08', 'I01', 'I06', 'I02', 'I04', 'I03', 'I05'] as const
const availabilities = ['e0', 'e0', 'e0', 'e0', 'e0', 'e2', 'eP', 'e5', 'eG', 'e1', 'e6'] as const

export function traitsOf(
  original: CatalogueRecordInput,
  ean: string,
  { attributes, tags, lots }: Dictionaries,
): Partial<CatalogueRecordInput> {
  const tag = share(ean, 'tagged') < 0.3 ? skewed(tags, ean, 'tag') : undefined
  const lot = share(ean, 'listed') < 0.02 ? skewed(lots, ean, 'lot') : undefined
  const lists = {
    tags: tag === undefined ? [] : [tag],
    lotIds: lot === undefined ? [] : [lot],
    availability: skewed(availabilities, ean, 'availability'),
    novelty: share(ean, 'novelty') < 0.02,
  }
  if (original.kind === 'book') {
    const format = original.format ?? skewed(formats, ean, 'format')!
    const vatClass = format === 'E00' ? ('ebook' as const) : original.vatClass
    return { ...lists, format, vatClass, language: original.language ?? skewed(languages, ean, 'language') }
  }
  const given: Record<string, string[]> = { ...original.attributes }
  for (const [kind, keys] of attributes) {
    const key = given[kind] === undefined && share(ean, `has ${kind}`) < 0.5 ? skewed(keys, ean, kind) : undefined
    if (key !== undefined) given[kind] = [key]
  }
  return { ...lists, attributes: given }
}
