import type { Db } from '#kernel/db.ts'
import { NotFound } from '#kernel/errors.ts'
import { type Language, languages } from '#kernel/language.ts'
import { sentPicture } from '#kernel/renditions.ts'
import { slugOf } from '#kernel/slug.ts'
import { agendaSlug } from '#modules/editorial/agenda/slugs.ts'
import { artPicture, tileOf } from '#modules/goods/artwork/picture.ts'
import type { FoundIn, Motif, MotifCard, Place, PlaceOnPlan, Plan, SpotRef } from './contract.ts'
import { eventsAbout, motifRows, placeRows, planRow, type StoredMotifRow, type StoredPlaceRow } from './places.sql.ts'

interface Shelf {
  storefront: string
  language: Language
}

const eventsShown = 4

async function events(db: Db, themes: readonly string[], { storefront, language }: Shelf, now: Date) {
  const rows = await eventsAbout(db, storefront, language, themes, now, eventsShown)
  return rows.map(({ id, title, starts_at, ends_at, place }) => ({
    id,
    name: title,
    slug: agendaSlug(title),
    starts_at: starts_at.toISOString(),
    ends_at: ends_at.toISOString(),
    place,
  }))
}

const each = <T>(of: (language: Language) => T) =>
  Object.fromEntries(languages.map((language) => [language, of(language)])) as Record<Language, T>
const refOf = ({ id, names }: Pick<StoredMotifRow, 'id' | 'names'>, language: Language): SpotRef => ({
  id,
  name: names[language],
  slug: slugOf(names[language]),
})
const artOf = ({ theme, names }: Pick<StoredMotifRow, 'theme' | 'names'>, language: Language) =>
  artPicture(theme, 960, 720, names[language])

const motifCard = (row: StoredMotifRow, language: Language): MotifCard => ({
  ...refOf(row, language),
  lead: row.leads[language],
  tile: tileOf(row.pattern),
})
const onPlan = (row: StoredPlaceRow, motifs: readonly StoredMotifRow[], language: Language): PlaceOnPlan => ({
  ...refOf(row, language),
  kind: row.kind,
  lead: row.leads[language],
  outline: row.outline,
  motifs: motifs.filter(({ id }) => row.motif_ids.includes(id)).map((motif) => refOf(motif, language)),
})
const spot = (row: Omit<StoredMotifRow, 'pattern'>, language: Language) => ({
  ...refOf(row, language),
  slugs: each((item) => slugOf(row.names[item])),
  lead: row.leads[language],
  body: row.bodies[language],
  theme: row.theme,
  art: artOf(row, language),
})
const both = (rows: readonly Pick<StoredMotifRow, 'lot_ids' | 'tag_ids'>[], of: 'lot_ids' | 'tag_ids') => [
  ...new Set(rows.flatMap((row) => row[of])),
]

const published = (db: Db, storefront: string) => Promise.all([placeRows(db, storefront, true), motifRows(db, storefront, true)])

/** The plan of palace and gardens with every place and motif that is shown. */
export async function plan(db: Db, { storefront, language }: Shelf): Promise<Plan> {
  const [[places, motifs], row] = await Promise.all([published(db, storefront), planRow(db, storefront)])
  return {
    ground: row ? sentPicture({ ...row, key: row.picture_key }, language) : null,
    places: places.map((row) => onPlan(row, motifs, language)),
    motifs: motifs.map((row) => motifCard(row, language)),
  }
}

/** A place, what is found there and of which lots and tags the objects and books about it are. @throws NotFound */
export async function placeView(db: Db, id: number, shelf: Shelf, now = new Date()): Promise<Place> {
  const { storefront, language } = shelf
  const [places, motifs] = await published(db, storefront)
  const row = places.find((place) => place.id === id)
  if (!row) throw new NotFound('places.unknown_place')
  const here = motifs.filter((motif) => row.motif_ids.includes(motif.id))
  return {
    ...spot(row, language),
    kind: row.kind,
    outline: row.outline,
    motifs: here.map((motif) => motifCard(motif, language)),
    lots: both([row, ...here], 'lot_ids'),
    tags: row.tag_ids,
    events: await events(db, [row.theme, ...here.map((motif) => motif.theme)], shelf, now),
  }
}

/** A motif and the places where it is found. @throws NotFound */
export async function motifView(db: Db, id: number, shelf: Shelf, now = new Date()): Promise<Motif> {
  const { storefront, language } = shelf
  const [places, motifs] = await published(db, storefront)
  const row = motifs.find((motif) => motif.id === id)
  if (!row) throw new NotFound('places.unknown_motif')
  return {
    ...spot(row, language),
    tile: tileOf(row.pattern),
    places: places.filter((place) => place.motif_ids.includes(id)).map((place) => onPlan(place, motifs, language)),
    lots: row.lot_ids,
    tags: row.tag_ids,
    events: await events(db, [row.theme], shelf, now),
  }
}

/** The motifs that products of these lots bear, each with the places where it can be seen; nothing for other lots. */
export async function foundIn(db: Db, lotIds: readonly number[], { storefront, language }: Shelf): Promise<FoundIn> {
  if (lotIds.length === 0) return { items: [] }
  const [places, motifs] = await published(db, storefront)
  const borne = motifs.filter((motif) => motif.lot_ids.some((lot) => lotIds.includes(lot)))
  return {
    items: borne
      .map((motif) => ({
        motif: refOf(motif, language),
        places: places.filter((place) => place.motif_ids.includes(motif.id)).map((place) => refOf(place, language)),
      }))
      .filter(({ places: seen }) => seen.length > 0),
  }
}
