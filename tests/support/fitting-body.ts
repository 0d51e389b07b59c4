import { z } from 'zod'

interface Shape {
  type?: string
  const?: unknown
  enum?: unknown[]
  anyOf?: Shape[]
  oneOf?: Shape[]
  format?: string
  minimum?: number
  minLength?: number
  items?: Shape
  properties?: Record<string, Shape>
  required?: string[]
}

/** Something that a schema takes, with nothing in it that may be left out: what is asked of a call whose answer is not about its form. */
export function fittingBody(schema: z.ZodType, known: Record<string, unknown>): unknown {
  return fitting(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Shape, known)
}

function fitting(shape: Shape, known: Record<string, unknown>): unknown {
  if ('const' in shape) return shape.const
  if (shape.enum) return shape.enum[0]
  const [first] = shape.anyOf ?? shape.oneOf ?? []
  if (first) return fitting(first, known)
  if (shape.type === 'object' || shape.properties)
    return Object.fromEntries(
      (shape.required ?? []).map((name) => [name, known[name] ?? fitting(shape.properties?.[name] ?? {}, known)]),
    )
  if (shape.type === 'array') return [fitting(shape.items ?? {}, known)]
  if (shape.type === 'boolean') return true
  if (shape.type === 'number' || shape.type === 'integer') return Math.max(shape.minimum ?? 1, 1)
  if (shape.format === 'date') return '2030-01-15'
  if (shape.format === 'date-time') return '2030-01-15T10:00:00Z'
  if (shape.format === 'uuid') return '0b8f3a52-6f0e-4a52-9a35-7b7b9a2e5c11'
  return 'x'.repeat(Math.max(shape.minLength ?? 3, 3))
}
