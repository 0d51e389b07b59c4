import { describe, expect, it } from 'vitest'
import { sourceFiles } from './support/source-files.ts'

const taken = /\{[\w:, ]*\bip\b[\w:, ]*\}/g
const named = /\baddress: (?:\w+\.)?ip\b/g
const counted = /\bcountedAddress\((?:\w+\.)?ip(?: \?\? '')?\)/g

/**
 * Where a file uses a request's address otherwise than as the `address` of an arrival, which is evidence and is counted by
 * modules/people/access/attempts.ts alone, or through `countedAddress`.
 */
const usedRaw = (text: string) =>
  text
    .replace(counted, '')
    .replace(named, '')
    .replace(taken, '')
    .match(/(?:\.|(?<=[(,:={?] ?))ip\b/g) ?? []

/** Texts and digests made with an address, which a limit could not read any more. */
const keyedRaw = (text: string) => text.match(/(?:createHash|createHmac|mac|keyOf)\([^\n]*\$\{(?:\w+\.)*(?:ip|address)\}/g) ?? []

describe('a network address', () => {
  const files = sourceFiles().filter(({ name }) => /^(modules|api)\/.*\.tsx?$/.test(name) && !name.endsWith('.test.ts'))

  it('reaches a counter as that of a household only', () => {
    const found = files.map(({ name, text }) => [name, usedRaw(text).length] as const).filter(([, uses]) => uses > 0)
    expect(found, 'pass countedAddress(request.ip)').toEqual([])
  })
  it('is made part of no key before it is counted, but by functions that demand a CountedAddress', () =>
    expect(
      files.filter(({ text }) => keyedRaw(text).length > 0 && !/\baddress: CountedAddress\b/.test(text)).map(({ name }) => name),
    ).toEqual([]))
  it('is turned into one that is counted by one file alone', () =>
    expect(files.filter(({ text }) => /as CountedAddress\b|\bnormalizeIP\b/.test(text)).map(({ name }) => name)).toEqual([
      'modules/people/access/counted-address.ts',
    ]))
  it('has its attempts counted by one file alone', () =>
    expect(
      files
        .filter(({ imports }) => imports.some(({ target }) => target === 'modules/people/access/attempts.sql.ts'))
        .map(({ name }) => name),
    ).toEqual(['modules/people/access/attempts.ts']))
  it('is seen where it is passed raw', () => {
    for (const raw of [
      'await takeAttempt(db, limit, request.ip, now)',
      'const { ip } = request\ntakeAttempt(db, limit, ip, now)',
      'codeChallenge(secret, language, clock(), ip)',
      'take(ip)',
      `take(request.ip ?? '')`,
      'const from = request.ip',
    ])
      expect([raw, usedRaw(raw).length]).toEqual([raw, 1])
    for (const right of ['{ now, address: request.ip || null }', 'take(countedAddress(request.ip))', '({ body, ip }) => 1'])
      expect([right, usedRaw(right)]).toEqual([right, []])
    expect(keyedRaw(`createHash('sha256').update(\`\${name} \${request.ip}\`)`)).toHaveLength(1)
  })
})
