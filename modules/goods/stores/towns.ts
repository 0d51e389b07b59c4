import { slugOf } from '#kernel/slug.ts'
import { townsByPostcode } from './postcodes.ts'
import { type Province, provinceOfPostcode, provinces } from './provinces.ts'

/** What somebody who looks for a store has named. */
export interface TownOrProvince {
  /** The town, as the street index writes it; null where only the province is known. */
  town: string | null
  province: Province
  /** The postcodes that are meant; none where a whole province is. */
  postcodes: readonly string[]
}

interface Town {
  name: string
  postcodes: string[]
}

/** One name per town and province: "granada/18". */
let towns: Map<string, Town> | undefined

const article = /^(a|o|l|la|el|les|els|los|las|es|sa|ses)-(?=.)/

/** A town is found by its whole name, without its article, and by each part of "Vitoria-Gasteiz" and "Alicante/Alacant". */
const spellings = (name: string): string[] => {
  const whole = [name, ...name.split(/[/-]/)].map(slugOf)
  return [...new Set([...whole, ...whole.map((text) => text.replace(article, ''))])]
}

function townsByName(): Map<string, Town> {
  if (towns) return towns
  towns = new Map()
  for (const [postcode, names] of townsByPostcode())
    for (const name of names)
      for (const spelling of spellings(name)) {
        const key = `${spelling}/${postcode.slice(0, 2)}`
        const known = towns.get(key)
        if (known) known.postcodes.push(postcode)
        else towns.set(key, { name, postcodes: [postcode] })
      }
  return towns
}

/**
 * The place that a postcode or the name of a town or province means (T-13); where several towns have one name, the one with most
 * postcodes. "Granada" is the town: its province is behind it anyway. Null for what names no place in Spain.
 */
export function townNamed(text: string): TownOrProvince | null {
  const wanted = text.trim()
  const postcode = wanted.replace(/\s/g, '')
  const byCode = provinceOfPostcode(postcode)
  if (byCode) return { town: townsByPostcode().get(postcode)?.[0] ?? null, province: byCode, postcodes: [postcode] }
  const name = slugOf(wanted)
  if (!wanted || name === 'x') return null
  return named(name) ?? named(name.replace(article, '')) ?? begunWith(name)
}

function named(name: string): TownOrProvince | null {
  let found: TownOrProvince | null = null
  for (const province of provinces) {
    const town = townsByName().get(`${name}/${province.prefix}`)
    if (town && town.postcodes.length > (found?.postcodes.length ?? 0))
      found = { town: town.name, province, postcodes: town.postcodes }
  }
  if (found) return found
  const province = provinces.find(({ slugs, names }) => Object.values(slugs).includes(name) || spellings(names.es).includes(name))
  return province ? { town: null, province, postcodes: [] } : null
}

/** Shorter beginnings are anybody's: "san", "el". */
const shortestBeginning = 4

/** The largest town whose name goes on after the words given: "Palma" is Palma de Mallorca, "Jerez" Jerez de la Frontera. */
function begunWith(name: string): TownOrProvince | null {
  if (name.length < shortestBeginning) return null
  let found: TownOrProvince | null = null
  for (const [key, town] of townsByName()) {
    if (!key.startsWith(`${name}-`) || town.postcodes.length <= (found?.postcodes.length ?? 0)) continue
    const province = provinces.find(({ prefix }) => prefix === key.slice(-2))
    if (province) found = { town: town.name, province, postcodes: town.postcodes }
  }
  return found
}
