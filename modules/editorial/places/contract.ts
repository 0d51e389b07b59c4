import { z } from 'zod'
import { localized } from '#kernel/localized.ts'
import { Picture } from '#modules/goods/catalogue/contract.ts'
import { versioned } from '#modules/people/staff/version-contract.ts'

export const placeKinds = ['room', 'court', 'garden'] as const
export type PlaceKind = (typeof placeKinds)[number]

/** A place or a motif in a list or a line of text. */
export const SpotRef = z.object({ id: z.number().int(), name: z.string(), slug: z.string() })
export type SpotRef = z.output<typeof SpotRef>

export const PlaceOnPlan = SpotRef.extend({
  kind: z.enum(placeKinds),
  lead: z.string(),
  outline: z.string().describe('Corners on the plan of 1200 × 760: "x,y x,y x,y"'),
  motifs: z.array(SpotRef),
})
export type PlaceOnPlan = z.output<typeof PlaceOnPlan>
export const MotifCard = SpotRef.extend({
  lead: z.string(),
  /** Address of its pattern as a drawing. */
  tile: z.string(),
})
export type MotifCard = z.output<typeof MotifCard>
/** What lies below the places, where staff sent a picture of it. */
const PlanGround = z.object({ src: z.string(), width: z.number().int(), height: z.number().int(), alt: z.string() })
export const Plan = z.object({
  ground: PlanGround.nullable().describe('Null: the shop draws hill, walls and water'),
  places: z.array(PlaceOnPlan),
  motifs: z.array(MotifCard),
})
export type Plan = z.output<typeof Plan>

const Spot = SpotRef.extend({
  slugs: localized(z.string()),
  lead: z.string(),
  body: z.string().describe('Markdown'),
  theme: z.string(),
  art: Picture,
  /** Of which the objects about it are: its own lots and those of its motifs. */
  lots: z.array(z.number().int()),
  /** Of which the books about it are. */
  tags: z.array(z.number().int()),
  /** What the agenda has ahead about it. */
  events: z.array(SpotRef.extend({ starts_at: z.iso.datetime(), ends_at: z.iso.datetime(), place: z.string() })),
})
export const Place = Spot.extend({ kind: z.enum(placeKinds), outline: z.string(), motifs: z.array(MotifCard) })
export type Place = z.output<typeof Place>
export const Motif = Spot.extend({ tile: z.string(), places: z.array(PlaceOnPlan) })
export type Motif = z.output<typeof Motif>

/** Where the pattern of a product is found. */
export const FoundIn = z.object({ items: z.array(z.object({ motif: SpotRef, places: z.array(SpotRef) })) })
export type FoundIn = z.output<typeof FoundIn>

const sentence = z.string().trim().min(1)
const texts = (most: number) => localized(sentence.max(most))
const ids = z.array(z.number().int().positive()).max(40)
const given = {
  key: z.string().regex(/^[a-z0-9-]{1,60}$/),
  names: texts(120),
  leads: texts(400),
  bodies: texts(8_000),
  theme: z.string().max(40),
  lot_ids: ids,
  tag_ids: ids,
  position: z.number().int().min(0).max(10_000),
  published: z.boolean(),
}
/** What staff write of a place; texts in three languages. */
export const PlaceRow = z.object({
  ...given,
  kind: z.enum(placeKinds),
  outline: z.string().regex(/^\d{1,4},\d{1,4}( \d{1,4},\d{1,4}){2,39}$/),
  motif_ids: ids,
})
export type PlaceRow = z.output<typeof PlaceRow>
export const MotifRow = z.object({ ...given, pattern: z.string().max(40) })
export type MotifRow = z.output<typeof MotifRow>
export const StoredPlace = PlaceRow.extend({ id: z.number().int() })
export const StoredMotif = MotifRow.extend({ id: z.number().int() })

export const ById = z.object({ id: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER) })
export const OfLots = z.object({ lots: z.string().max(400).default('') })

/** The picture below the places as staff keep it: one that was sent, and what it shows. */
export const StoredPlan = z.object({
  picture: z
    .object({
      key: z.string().regex(/^[0-9a-f]{32}$/),
      width: z.number().int().positive(),
      height: z.number().int().positive(),
      alt: localized(z.string().trim().max(300)),
    })
    .nullable(),
})
export type StoredPlan = z.output<typeof StoredPlan>
export const KeptPlan = versioned(StoredPlan)

/** As they are read and saved. */
export const KeptPlace = versioned(StoredPlace)
export const SavedPlace = versioned(PlaceRow)
export const KeptMotif = versioned(StoredMotif)
export const SavedMotif = versioned(MotifRow)
