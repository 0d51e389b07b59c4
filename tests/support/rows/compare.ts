import type { z } from 'zod'
import { type Shape, schemaOf, written } from './shape.ts'
import { type Stated, templateKey } from './statements.ts'

/** Rows that are not what the code says they are. */
export class RowsDiffer extends Error {}

interface Expected {
  at: string[]
  row: Shape
  schema: z.ZodType
}

/** Compares the rows of a template with what the code says of them; does nothing for those of which it says nothing. */
export function comparison({
  statements,
}: Pick<Stated, 'statements'>): (texts: readonly string[], rows: readonly unknown[]) => void {
  const stated = new Map<string, { at: string[]; shapes: Shape[] }>()
  for (const { at, template, row } of statements) {
    const known = stated.get(template) ?? { at: [], shapes: [] }
    // The same words may be asked in two places.
    stated.set(template, { at: [...known.at, at], shapes: [...known.shapes, row] })
  }
  const made = new Map<string, Expected>()
  const expectedOf = (key: string): Expected | undefined => {
    const found = made.get(key)
    const known = stated.get(key)
    if (found || !known) return found
    const row: Shape = known.shapes.length === 1 ? known.shapes[0]! : { anyOf: known.shapes }
    const expected = { at: known.at, row, schema: schemaOf(row) }
    made.set(key, expected)
    return expected
  }
  return (texts, rows) => {
    const expected = rows.length > 0 ? expectedOf(templateKey(texts)) : undefined
    if (!expected) return
    for (const row of rows) {
      const { error } = expected.schema.safeParse(row)
      if (error) throw new RowsDiffer(sentence(expected, error, row))
    }
  }
}

const sentence = ({ at, row: shape }: Expected, { issues }: z.ZodError, row: unknown): string => {
  const wrong = issues.map(({ path: [column, ...deeper], message }) => {
    const expected = typeof shape === 'object' && 'fields' in shape ? shape.fields[String(column)] : undefined
    const value = (row as Record<string, unknown>)[String(column)]
    const where = [column, ...deeper].join('.')
    return `${where}: expected ${expected ? written(expected) : written(shape)}, got ${told(value)} (${message})`
  })
  return `The rows of ${at.join(' and ')} are not what their type says. ${wrong.join('; ')}`
}

const told = (value: unknown): string => {
  if (value instanceof Date) return `Date ${value.toISOString()}`
  return `${value === null ? '' : `${typeof value} `}${JSON.stringify(value)?.slice(0, 200)}`
}
