import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from './support/source-files.ts'

const read = (name: string) => readFileSync(path.join(root, name), 'utf8')
const namesIn = (text: string, expression: RegExp) => [...text.matchAll(expression)].map(([, name]) => name ?? '').toSorted()

describe('the settings', () => {
  it('stand in .env.example, each one and no other', () => {
    const files = readdirSync(path.join(root, 'api')).filter((name) => name === 'config.ts' || name.endsWith('-settings.ts'))
    const written = files.map((name) => read(`api/${name}`)).join('\n')
    expect(namesIn(read('.env.example'), /^#([A-Z_]+)=/gm)).toEqual(namesIn(written, /^ {2}([A-Z_]+): /gm))
  })
})
