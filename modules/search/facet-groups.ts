import type { Language } from '#kernel/language.ts'
import { type Facet, type FacetGroup, facets, type ProductsQuery } from './contract.ts'
import { type Counts, mostFrequent } from './index/count.ts'
import { placeOfFacet } from './index/facets.ts'
import type { SearchIndex } from './index/open.ts'

/** Filters of books and of objects (S-07); the others stand for both. */
const bookFacets = new Set<Facet>(['language', 'tag', 'author', 'publisher', 'format'])
const objectFacets = new Set<Facet>(['family', 'colour', 'size', 'artist', 'artistic_work', 'exhibition', 'material'])

/** Values shown of one filter, the most frequent first; chosen ones are always among them. */
const shown: Partial<Record<Facet, number>> = {
  category: 80,
  author: 30,
  artist: 30,
  publisher: 30,
  series: 30,
  tag: 40,
  lot: 40,
}
const shownElsewhere = 60

function groupOf(
  index: SearchIndex,
  facet: Facet,
  counts: Counts,
  chosen: readonly string[],
  language: Language,
): FacetGroup['values'] {
  const { keys, codes } = index.state.values[placeOfFacet[facet].column]
  const isChosen = new Set(chosen)
  const most = shown[facet] ?? shownElsewhere
  // More than are shown: some have no name in this filter.
  const entries = mostFrequent(counts, most * 3)
  if (facet === 'price') entries.sort((a, b) => a[0] - b[0])
  const listed = new Set(entries.map(([code]) => code))
  for (const value of isChosen) {
    const code = codes.get(value)
    if (code !== undefined && !listed.has(code)) entries.push([code, counts.counts[counts.codes.indexOf(code)] ?? 0])
  }
  const values: FacetGroup['values'] = []
  for (const [code, count] of entries) {
    const value = keys[code - 1]!
    const selected = isChosen.has(value)
    if (values.length >= most && !selected) continue
    const label = index.names.label(facet, value, language)
    if (label !== null) values.push({ value, label, count, selected, parent: index.names.parentOf(facet, value) })
  }
  return values
}

const none: Counts = { codes: new Uint32Array(0), counts: new Uint32Array(0) }

/** The filters of a result with their values in the caller's language; a filter without values is left out (S-07). */
export function facetGroups(
  index: SearchIndex,
  counts: Partial<Record<Facet, Counts>>,
  query: ProductsQuery,
  language: Language,
): FacetGroup[] {
  const types = query.type ?? []
  const hidden = types.length === 1 ? (types[0] === 'object' ? bookFacets : objectFacets) : new Set<Facet>()
  return facets.flatMap((facet) => {
    const chosen = query[facet] ?? []
    if (hidden.has(facet) && chosen.length === 0) return []
    const values = groupOf(index, facet, counts[facet] ?? none, chosen, language)
    return values.length > 0 ? [{ facet, values }] : []
  })
}
