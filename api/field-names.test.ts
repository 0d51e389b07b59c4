import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { languages } from '#kernel/language.ts'
import { fieldName } from './field-names.ts'
import { fieldSentence } from './validation.ts'

interface Schema {
  $ref?: string
  anyOf?: Schema[]
  items?: Schema
  properties?: Record<string, Schema>
}
interface Description {
  paths: Record<string, Record<string, { requestBody?: { content: Record<string, { schema: Schema }> } }>>
  components: { schemas: Record<string, Schema> }
}

const { paths, components } = JSON.parse(readFileSync('docs/openapi.json', 'utf8')) as Description

/** Every name of a field below a schema. */
function* fieldsOf(schema: Schema | undefined, depth = 0): Generator<string> {
  const whole = schema?.$ref ? components.schemas[schema.$ref.split('/').at(-1) ?? ''] : schema
  if (!whole || depth > 6) return
  for (const one of [...(whole.anyOf ?? []), ...(whole.items ? [whole.items] : [])]) yield* fieldsOf(one, depth + 1)
  for (const [name, inner] of Object.entries(whole.properties ?? {})) {
    yield name
    yield* fieldsOf(inner, depth + 1)
  }
}

/** What nobody types: ticks, what a browser answers for a passkey, what a screen sends of itself. */
const chosen = new Set(
  `alternates anyway at_library at_store authenticatorAttachment buyer by came clientExtensionResults close dense far goods later_grams
  libraries like mark mine on passkey pending point rawId requests response scheme screen straight_to_pay switch turned_on visit wanted was x y`.split(
    /\s+/,
  ),
)

describe('a refusal', () => {
  it('names each field that colleagues fill in as people do, in their language', () => {
    const filled = Object.entries(paths)
      .filter(([path]) => path.startsWith('/api/staff/'))
      .flatMap(([, calls]) => Object.values(calls))
      .flatMap(({ requestBody }) => Object.values(requestBody?.content ?? {}))
      .flatMap(({ schema }) => [...fieldsOf(schema)])
      .filter((name) => !chosen.has(name) && !languages.some((language) => language === name))
    expect(filled.length).toBeGreaterThan(500)
    for (const language of languages)
      expect([...new Set(filled)].filter((name) => /^[«“]/.test(fieldName(name, language)))).toEqual([])
  })

  it('says of a text in three languages which one it means', () => {
    expect(fieldSentence('texts.title.ca', 'form.missing', { language: 'es', staff: true })).toBe('Indique el título en catalán.')
    expect(fieldName('names.en', 'ca')).toBe('els noms en anglès')
    expect(fieldName('texts.es.title', 'en')).toBe('the title')
  })

  it('of a till’s receipt that was left out asks for it by its name', () => {
    const asked = { language: 'es', staff: true } as const
    expect(fieldSentence('till_receipt', 'form.missing', asked)).toBe('Indique el número del tique de caja.')
  })
})
