import { describe, expect, it } from 'vitest'
import { sourceFiles } from '#tests/support/source-files.ts'
import { constraintCodes } from './constraints.ts'
import { knownCodes } from './messages.ts'

const codes = new Set<string>(knownCodes('en'))
const families = new Set([...codes].map((code) => code.split('.')[0]))
/** What people may do, and what other programs are told, is written like a refusal, and is none. */
const grantFiles = [
  'modules/people/staff/grants.ts',
  'modules/people/staff/scopes-contract.ts',
  'modules/people/access/contract.ts',
  'modules/platform/webhooks/contract.ts',
]
// A part of an archive, an attribute of a trace, and the file of a session.
const elsewhere = new Set(['content.xml', 'http.route', 'staff.json'])
const texts = sourceFiles().filter(
  ({ name }) =>
    /^(kernel|modules|api|scripts\/staff)\//.test(name) && !/\.test\.ts$|gateway-rig|-behaviour|\/personal-data\.ts$/.test(name),
)
const written = (text: string) => [...text.matchAll(/['`"]([a-z_]+\.[a-z_0-9]+)['`"]/g)].map(([, code = '']) => code)
const grants = new Set(texts.filter(({ name }) => grantFiles.includes(name)).flatMap(({ text }) => written(text)))

describe('the sentences of refusals', () => {
  it('are there for every code that the shop refuses with, wherever it is written', () => {
    const thrown = texts.flatMap(({ text }) =>
      [...text.matchAll(/new (?:Refused|Conflict|NotFound|Forbidden)\(\s*'([^']+)'/g)].map(([, code = '']) => code),
    )
    // The columns that a domain answers for are written like a refusal, and are none.
    const refusing = texts.filter(({ name }) => !name.endsWith('/personal-data.ts'))
    const named = refusing.flatMap(({ text }) => written(text).filter((code) => families.has(code.split('.')[0] ?? '')))
    const spoken = [...thrown, ...named, ...Object.values(constraintCodes)].filter(
      (code) => code !== undefined && !grants.has(code) && !elsewhere.has(code),
    )
    expect(spoken.length).toBeGreaterThan(500)
    expect([...new Set(spoken)].filter((code) => !codes.has(code ?? ''))).toEqual([])
  })
  it('are each said by somebody: no sentence is left over from a rule that is gone', () => {
    const speaking = texts.filter(({ name }) => !/messages\.ts$/.test(name))
    const quoted = new Set(speaking.flatMap(({ text }) => [...text.matchAll(/'(\w+(?:\.\w+)?)'/g)].map(([, code = '']) => code)))
    const begun = new Set(speaking.flatMap(({ text }) => [...text.matchAll(/`(\w+)\.\$\{/g)].map(([, family = '']) => family)))
    const said = (code: string) => quoted.has(code) || begun.has(code.split('.')[0] ?? '')
    expect(knownCodes('es').filter((code) => !said(code))).toEqual([])
  })
  it('stand in one dictionary each: a second one would win or lose by its place in a list', () => {
    const dictionaries = texts.filter(({ name }) => /messages\.ts$/.test(name))
    const inSpanish = dictionaries.map(({ text }) => /const es\b.*?\n\}/s.exec(text)?.[0] ?? '')
    const keys = inSpanish.flatMap((text) => [...text.matchAll(/^ {2}'([a-z_]+\.[a-z_0-9]+)':/gm)].map(([, code = '']) => code))
    expect(keys.length).toBeGreaterThan(500)
    expect(keys.filter((code, index) => keys.indexOf(code) !== index)).toEqual([])
  })
})
