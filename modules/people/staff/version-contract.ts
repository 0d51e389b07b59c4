import { z } from 'zod'

/** What is not there yet is saved with this in the place of a version. */
export const newVersion = 'new'
const Version = z.string().min(1).max(20).describe('The `version` that was read; `new` for what is not there yet')
type WithVersion<Shape extends z.ZodRawShape> = z.ZodObject<Shape & { version: typeof Version }>

/** Fields that change by themselves, such as counts: two versions that differ in them alone are one. */
export const moving = new WeakMap<object, readonly string[]>()

/** A record as its editor reads it, or sends it back: with the version that a save begins from. */
export function versioned<Shape extends z.ZodRawShape>(
  record: z.ZodObject<Shape>,
  without: readonly (keyof Shape & string)[] = [],
) {
  const extended = (record as z.ZodObject).safeExtend({ version: Version }) as unknown as WithVersion<Shape>
  moving.set(extended, without)
  return extended
}

/** Whether a schema is one of records with versions. */
export const isVersioned = (schema: unknown): schema is z.ZodObject =>
  schema instanceof z.ZodObject && schema.shape['version'] === Version

/** Whether a call replaces a record whose version it wants to know. */
export const asksVersion = (body: z.ZodType | undefined): boolean => isVersioned(body)
