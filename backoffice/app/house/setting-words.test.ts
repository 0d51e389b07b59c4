import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { words as ca } from './setting-words/ca.ts'
import { words as es } from './setting-words/es.ts'

it('explains every setting in Spanish and Catalan where .env.example explains it in English', () => {
  const example = readFileSync(new URL('../../../.env.example', import.meta.url), 'utf8')
  const explained = [...example.matchAll(/^# .*\n#([A-Z][A-Z0-9_]*)=/gm)].map(([, name]) => name)
  const parts = [...example.matchAll(/^# ── (.+?) ─/gm)].map(([, part]) => part)
  for (const { about, parts: named } of [es, ca]) {
    expect(explained.filter((name) => !about[name ?? ''])).toEqual([])
    expect(parts.filter((part) => !named[part ?? ''])).toEqual([])
  }
})
