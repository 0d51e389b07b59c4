import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { root, sourceFiles } from './support/source-files.ts'

const read = (name: string) => readFileSync(path.join(root, name), 'utf8')
const requirements = new Set([...read('docs/requirements.md').matchAll(/^\| ([A-Z]-\d+) \|/gm)].map(([, id]) => id))

/** Requirement ids that a text cites: in parentheses, alone or several after one another, as in (K-25) or (S-03, S-12). */
const cited = (text: string) =>
  [...text.matchAll(/\(([A-Z]-\d{1,2}\b[^()\n]{0,80})\)/g)].flatMap(([, inside = '']) =>
    [...inside.matchAll(/\b([A-Z]-\d{1,2})\b/g)].map(([, id = '']) => id),
  )

describe('a citation of a requirement', () => {
  it('leads to a line of docs/requirements.md', () => {
    const lost = sourceFiles().flatMap(({ name, text }) =>
      cited(text)
        .filter((id) => !requirements.has(id))
        .map((id) => `${name}: ${id}`),
    )
    expect(lost).toEqual([])
  })

  it('is seen where several stand together, and missed where none is meant', () => {
    expect(cited('/** Ways that share a price (K-25, P-29; decision 14). */')).toEqual(['K-25', 'P-29'])
    expect(cited("number: 'P-1'")).toEqual([])
    expect(requirements.size).toBeGreaterThan(450)
  })
})

describe('a decision', () => {
  const folder = 'docs/decisions'
  const pages = readdirSync(path.join(root, folder)).filter((name) => /^\d{4}-.*\.md$/.test(name))

  it('has a number of its own, a date and a status, and stands in the list', () => {
    const list = read(`${folder}/README.md`)
    const wrong = pages.filter((name) => {
      const text = read(`${folder}/${name}`)
      const dated = /^\*\*Date:\*\* \d{4}-\d\d-\d\d · \*\*Status:\*\* (accepted|superseded by )/m.test(text)
      return !dated || !text.startsWith(`# ${Number(name.slice(0, 4))}. `) || !list.includes(`(${name})`)
    })
    expect(wrong).toEqual([])
    expect(new Set(pages.map((name) => name.slice(0, 4))).size).toBe(pages.length)
  })
})

const areas = readdirSync(path.join(root, 'modules'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => `modules/${name}/README.md`)

describe('an area of the shop', () => {
  it('says in a page what it owns and where its rules are', () =>
    expect(areas.filter((name) => !existsSync(path.join(root, name)))).toEqual([]))

  it('names each of its domains', () => {
    const domains = (area: string) =>
      readdirSync(path.join(root, path.dirname(area)), { withFileTypes: true }).filter((entry) => entry.isDirectory())
    const unnamed = areas.flatMap((area) =>
      domains(area)
        .filter(({ name }) => !read(area).includes(`[${name}](${name})`))
        .map(({ name }) => `${area}: ${name}`),
    )
    expect(unnamed).toEqual([])
  })
})

describe('a link between documents', () => {
  it('leads to a file that is there', () => {
    const inDocs = readdirSync(path.join(root, 'docs'), { recursive: true, encoding: 'utf8' }).map((name) => `docs/${name}`)
    const documents = [...readdirSync(root), ...inDocs, ...areas].filter((name) => name.endsWith('.md'))
    const lost = documents.flatMap((name) =>
      [...read(name).matchAll(/\]\((?!https?:|mailto:|#)([^)#\s]+)/g)]
        .filter(([, target = '']) => !existsSync(path.join(root, path.dirname(name), target)))
        .map(([, target]) => `${name}: ${target}`),
    )
    expect(lost).toEqual([])
  })
})

describe('what CI runs', () => {
  it('is the test command of the README, and nothing that hides its end', () => {
    const lines = read('.ci/run').trim().split('\n')
    expect(lines).toContain('set -euo pipefail')
    expect(lines.at(-1)).toBe('npm test')
    expect(read('README.md')).toContain('npm test')
  })
})
