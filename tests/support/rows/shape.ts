import { z } from 'zod'

/** A type as a statement's rows may have it, written down so that it can be kept in a file. */
export type Shape =
  | 'string'
  | 'number'
  | 'boolean'
  | 'null'
  | 'undefined'
  | 'Date'
  | 'bytes'
  | 'unknown'
  | { literal: string | number | boolean }
  | { list: Shape }
  | { values: Shape }
  | { anyOf: Shape[] }
  | { fields: Record<string, Shape> }

const plain = {
  string: z.string(),
  number: z.number(),
  boolean: z.boolean(),
  null: z.null(),
  undefined: z.undefined(),
  Date: z.date(),
  bytes: z.instanceof(Uint8Array),
  unknown: z.unknown(),
}

/** What judges a value by its type. A row may have columns that nobody asked for: `select *` is no lie. */
export function schemaOf(shape: Shape): z.ZodType {
  if (typeof shape === 'string') return plain[shape]
  if ('literal' in shape) return z.literal(shape.literal)
  if ('list' in shape) return z.array(schemaOf(shape.list))
  if ('values' in shape) return z.record(z.string(), schemaOf(shape.values))
  if ('anyOf' in shape) return z.union(shape.anyOf.map(schemaOf))
  return z.looseObject(Object.fromEntries(Object.entries(shape.fields).map(([name, field]) => [name, schemaOfField(field)])))
}

const schemaOfField = (shape: Shape): z.ZodType => (mayLack(shape) ? schemaOf(shape).optional() : schemaOf(shape))

const mayLack = (shape: Shape): boolean =>
  shape === 'undefined' || (typeof shape === 'object' && 'anyOf' in shape && shape.anyOf.some(mayLack))

/** As somebody would write the type. */
export function written(shape: Shape): string {
  if (typeof shape === 'string') return shape
  if ('literal' in shape) return JSON.stringify(shape.literal)
  if ('list' in shape) return `(${written(shape.list)})[]`
  if ('values' in shape) return `Record<string, ${written(shape.values)}>`
  if ('anyOf' in shape) return shape.anyOf.map(written).join(' | ')
  return `{ ${Object.entries(shape.fields)
    .map(([name, field]) => `${name}: ${written(field)}`)
    .join('; ')} }`
}
