import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { askedOf } from './asked.ts'
import { read } from './command.ts'
import { bodyOf, callsOf, findCall } from './description.ts'
import { shopAt } from './shop.ts'

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

it('each command that is written down is a call of the shop, with fields that it has', async () => {
  expect(written.length).toBeGreaterThan(40)
  const shop = shopAt({ ...process, env: {} }, {})
  const calls = callsOf(JSON.parse(readFileSync('docs/openapi.json', 'utf8')))
  const wrong: string[] = []
  for (const { file, command } of written) {
    const { words, flags, fields } = read(shellWords(command))
    const [method = '', path = ''] = words
    const call = findCall(calls, method, path)
    // A file that is named is not here to be read.
    const here = fields
      .filter(([name]) => name !== 'fields')
      .map(([name, text]) => [name, text.replace(/^@/, '')] as [string, string])
    try {
      if (!call || words.length !== 2) throw new Error('is no call')
      const { body = {} } = await askedOf(shop, calls, call, { path, fields: here })
      const missing = bodyOf(call).schema?.required?.filter((name) => !Object.hasOwn(body, name)) ?? []
      if (missing.length > 0 && !flags.json && !flags.change && !flags.help) throw new Error(`lacks ${missing.join(', ')}`)
    } catch (error) {
      wrong.push(`${file}: ${command}\n  ${(error as Error).message}`)
    }
  }
  expect(wrong).toEqual([])
})
