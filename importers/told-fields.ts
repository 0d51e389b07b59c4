/**
 * Fields that a source says of a product in one place, each once. The record, its staged row, what compares, writes and keeps it and our own
 * tables follow from what stands here; importers/onix/told.ts says how ONIX tells them, and a column comes with its migration.
 */
import { z } from 'zod'

interface ToldField {
  /** Of its column, which is called as the field in small letters: weight_grams of weightGrams. */
  type: 'text' | 'int' | 'boolean'
  /** In a record. */
  schema: z.ZodType
  /** The column of books.tsv and objects.tsv that says it, and as many signs of it as are kept. */
  tsv?: { column: string; most: number }
}

export const toldFields = {
  weightGrams: { type: 'int', schema: z.number().int().positive().optional() },
  dimensions: { type: 'text', schema: z.string().max(200).optional(), tsv: { column: 'dimensions', most: 200 } },
  /** Codes of ONIX list 196, as a product keeps them; and what the publisher adds in its own words. */
  accessibility: {
    type: 'text',
    schema: z
      .string()
      .regex(/^\d{2}( \d{2})*$/)
      .optional(),
  },
  accessibilityNote: { type: 'text', schema: z.string().trim().min(1).max(2_000).optional() },
  /** Its publisher lets it be sold under Readium LCP alone (ONIX list 144: 06). */
  asksLcp: { type: 'boolean', schema: z.boolean().default(false) },
} as const satisfies Readonly<Record<string, ToldField>>

export type ToldName = keyof typeof toldFields
export const toldNames = Object.keys(toldFields) as readonly ToldName[]
/** What is declared of a field, whichever it is. */
export const toldField = (name: ToldName): ToldField => toldFields[name]

type ColumnOf<Name extends string> = Name extends `${infer Sign}${infer Rest}`
  ? `${Sign extends Uppercase<Sign> ? `_${Lowercase<Sign>}` : Sign}${ColumnOf<Rest>}`
  : Name
export type ToldColumn = ColumnOf<ToldName>

/** The column of a field: weight_grams of weightGrams. */
export const columnOf = (name: ToldName): ToldColumn => name.replace(/[A-Z]/g, (sign) => `_${sign.toLowerCase()}`) as ToldColumn

/** What a record holds of them. */
export const toldShape = Object.fromEntries(toldNames.map((name) => [name, toldFields[name].schema])) as {
  readonly [Name in ToldName]: (typeof toldFields)[Name]['schema']
}

/** What a source says of them, before it is checked. */
export type Told = { [Name in ToldName]?: z.input<(typeof toldFields)[Name]['schema']> }
