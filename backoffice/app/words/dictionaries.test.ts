import { globSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { languages } from '#kernel/language.ts'
import { roleNames } from '#modules/people/staff/role-words.ts'

const app = path.join(import.meta.dirname, '..')

/** Each text of a file of words by its name: order.total. */
const textsOf = (words: object, before = ''): [string, string][] =>
  Object.entries(words).flatMap(([name, value]: [string, unknown]) => {
    if (typeof value === 'string') return [[before + name, value] as [string, string]]
    return typeof value === 'object' && value !== null ? textsOf(value, `${before}${name}.`) : []
  })
const read = async (file: string) => Object.fromEntries(textsOf(((await import(file)) as { words: object }).words))

const wordsIn = (text: string) => text.split(' ').length

describe('the words of the back office', () => {
  const spanish = globSync('**/{words,*-words}/es.ts', { cwd: app })
  it('say nothing in English or Catalan that is still Spanish', async () => {
    expect(spanish.length).toBeGreaterThan(15)
    const same: string[] = []
    for (const file of spanish) {
      const [es, ca, en] = await Promise.all(
        ['es', 'ca', 'en'].map((language) => read(path.join(app, path.dirname(file), `${language}.ts`))),
      )
      for (const [name, text] of Object.entries(es ?? {})) {
        // One word may be the same in both: total, agenda, marketing. Catalan shares short phrases too.
        if (en?.[name] === text && wordsIn(text) > 1) same.push(`${file} ${name}: ${text} in English`)
        if (ca?.[name] === text && wordsIn(text) > 5) same.push(`${file} ${name}: ${text} in Catalan`)
      }
    }
    expect(same).toEqual([])
  })

  it('call the roles as a refusal does that says whose work something is', async () => {
    for (const language of languages) {
      const { words } = (await import(path.join(app, `frame/words/${language}.ts`))) as { words: { roles: object } }
      expect(words.roles).toEqual(roleNames[language])
    }
  })
})
