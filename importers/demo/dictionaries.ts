/** The shapes of the demo catalogue's dictionaries in database/demo/*.json, parsed once at the edge. */

import { z } from 'zod'
import { languages } from '#kernel/language.ts'
import { localized } from '#kernel/localized.ts'

const text = z.string().trim().min(1)
const texts = localized(text)

export const Categories = z.array(
  z.object({
    id: z.number().int().positive(),
    parent: z.number().int().positive().nullable().default(null),
    kind: z.enum(['book', 'object']),
    position: z.number().int().optional(),
    names: texts,
    /** What its sizes measure, as staff write it. */
    sizes: texts.optional(),
  }),
)
export const Tags = z.array(z.object({ key: text, names: texts }))
export const Attributes = z.array(
  z.object({
    kind: z.enum(['family', 'colour', 'size', 'material', 'artistic_work', 'exhibition']),
    key: text,
    position: z.number().int().optional(),
    names: texts,
  }),
)
export const Lots = z.array(
  z.object({
    id: z.number().int().positive(),
    key: text,
    kind: z.enum(['theme', 'period', 'series', 'collection', 'featured']),
    position: z.number().int().optional(),
    titles: texts,
    descriptions: texts.optional(),
  }),
)
export const Stores = z.array(
  z.object({
    code: z.string().regex(/^T\d{3}$/),
    name: text,
    province: text,
    city: text,
    address: text,
    postcode: z.string().regex(/^\d{5}$/),
    phone: text,
    email: text,
    website: text.nullish(),
    latitude: z.number().nullish(),
    longitude: z.number().nullish(),
    hours: z.record(z.string(), z.unknown()).default({}),
    pickup: z.boolean().default(true),
    ships_web_orders: z.boolean().default(false),
    position: z.number().int().optional(),
    /** Days on which the store hands nothing over: mm-dd comes back every year, yyyy-mm-dd does not. */
    blocked_days: z.array(z.string().regex(/^(\d{4}-)?\d{2}-\d{2}$/)).default([]),
    services: z.array(text).default([]),
    time_zone: text.default('Europe/Madrid'),
    texts: z.record(z.enum(languages), z.object({ about: text, directions: text })).optional(),
    /** Days with hours of their own; empty: closed. */
    days: z.array(z.object({ day: z.iso.date(), hours: z.string(), note: texts })).default([]),
  }),
)

/** Counters of carriers, in Spain. */
export const PickupPoints = z.array(
  z.object({
    carrier: text,
    code: text,
    name: text,
    address: text,
    postcode: z.string().regex(/^\d{5}$/),
    city: text,
    region: text,
    opening: z.string().default(''),
  }),
)

export type Category = z.output<typeof Categories>[number]
export type Tag = z.output<typeof Tags>[number]
export type Attribute = z.output<typeof Attributes>[number]
export type Lot = z.output<typeof Lots>[number]
export type Store = z.output<typeof Stores>[number]
export type PickupPoint = z.output<typeof PickupPoints>[number]
