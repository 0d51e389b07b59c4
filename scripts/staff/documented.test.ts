import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { askedOf } from './asked.ts'
import type { Client } from './client.ts'
import { describedBy, findCall } from './description.ts'
import { type Flags, flagsOf } from './flags.ts'
import { wordsFor } from './words.ts'

/** The words of a line as a shell would part them. */
const shellWords = (line: string) => [...line.matchAll(/(?:[^\s"]|"[^"]*")+/g)].map(([word]) => word.replaceAll('"', ''))

const written = globSync(['docs/*.md', 'README.md', 'modules/**/*.ts'])
  .filter((file) => !file.includes('.test.'))
  .flatMap((file) =>
    [
      ...readFileSync(file, 'utf8').matchAll(
        /npm run staff -- ((?:GET|POST|PUT|PATCH|DELETE) [^\n#`|']*(?:\$\{[^}]*\}[^\n#`|']*)*)/g,
      ),
    ].map(([, command = '']) => ({
      file,
      command: command
        .replaceAll(/\$\{[^}]*\}/g, '7')
        .replace(/ · .*/, '')
        .trim(),
    })),
  )

/** A file that is named is not here to be read. */
const withoutFile = ({ json: _json, ...flags }: Omit<Flags, 'words'>) => ({ ...flags, change: false })

it('each command that is written down is a call of the shop, with fields that it has', async () => {
  expect(written.length).toBeGreaterThan(40)
  const description: unknown = JSON.parse(readFileSync('docs/openapi.json', 'utf8'))
  const shop = { words: wordsFor('en', null, {}), json: async () => description } as unknown as Client
  const described = await describedBy(shop)
  const wrong: string[] = []
  for (const { file, command } of written) {
    const { words, ...flags } = flagsOf(shellWords(command))
    const fields = flags.fields
      .filter(([name]) => name !== 'fields')
      .map(([name, text]) => [name, text.replace(/^@/, '')] as [string, string])
    try {
      const found = findCall(shop, described, words[0] ?? '', words[1] ?? '')
      if (!flags.help) await askedOf(shop, described, found, { ...withoutFile(flags), words, fields })
    } catch (error) {
      const said = (error as Error).message
      if (!((flags.json || flags.change) && said.includes(' is missing'))) wrong.push(`${file}: ${command}\n  ${said}`)
    }
  }
  expect(wrong).toEqual([])
})
