import { z } from 'zod'
import { inEachLanguage, type Language, type LanguageColumns, toColumns } from './language.ts'

/** The schema of one text a language: all of them are asked for. */
export const localized = <Text extends z.ZodType>(text: Text): z.ZodObject<Record<Language, Text>> =>
  z.object(inEachLanguage(() => text))

/** The shape of fields that end in the language (`slug_es`, `slug_ca` …), to be spread into an object's. */
export const localizedFields = <Name extends string, Text extends z.ZodType>(
  name: Name,
  text: Text,
): LanguageColumns<Name, Text> =>
  toColumns(
    name,
    inEachLanguage(() => text),
  )
