import { z } from 'zod'

/** A moment, as calls say it. */
export const Time = z.iso.datetime()

/** What went wrong: a code, and its sentence in the language of whoever asks. */
export const Why = z.object({ code: z.string(), sentence: z.string() })

/** A text that may be left empty. */
export const maybe = (most: number) =>
  z
    .string()
    .trim()
    .max(most)
    .nullable()
    .transform((text) => (text === '' ? null : text))

/** The hours in Madrid at which something is done by itself, each once. */
export const Hours = z
  .array(z.coerce.number().int().min(0).max(23))
  .min(1)
  .max(24)
  .transform((hours) => [...new Set(hours)].toSorted((a, b) => a - b))

/** A place on a server as somebody writes it; what it lacks, address-rules.ts says. */
export const writtenPlace = {
  name: z.string().trim().min(1).max(80),
  host: maybe(253).describe('The name of its server'),
  port: z.coerce.number().int().min(1).max(65_535).nullable(),
  username: maybe(100),
  credential: maybe(40).describe('The name of the file with its password or private key, in the folder of credentials'),
  host_key: maybe(50).describe('The fingerprint that its server shows, SHA256:…; asked for before it is switched on'),
  active: z.boolean(),
}

/** What every place that is kept says of itself. */
export const keptPlace = {
  id: z.number().int(),
  name: z.string(),
  host_key: z.string().nullable(),
  folder: z.string(),
  active: z.boolean(),
  failed: z.number().int().describe('Files that wait for somebody'),
}

/** What came of going there to look. */
export const triedPlace = {
  reached: z.boolean(),
  fault: Why.nullable(),
  host_key: z.string().nullable().describe('What its server shows, where that is not what was saved'),
}

/** What may be done with a file: why it may not, null where it may. */
export const fileActs = z.record(z.enum(['again', 'leave']), z.string().nullable())
