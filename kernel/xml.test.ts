import { describe, expect, it } from 'vitest'
import { sourceFiles } from '#tests/support/source-files.ts'
import { allAt, childAt, hearXml, readXml, textAt, type XmlRules } from './xml.ts'

const rules: XmlRules = {
  most: { bytes: 10_000, elements: 20, depth: 5, attributes: 3 },
  refuse: (fault, line) => new Error(`${fault} on line ${line}`),
}
const read = (document: string | Uint8Array, change: Partial<XmlRules['most']> = {}) =>
  readXml(document, { ...rules, most: { ...rules.most, ...change } })

describe('a document', () => {
  it('is read into elements by their local names, with lines, attributes and words', () => {
    const message =
      '<?xml version="1.0"?>\n<a:Message xmlns:a="urn:a" kind="x">\n  <a:Line kind="b"\n id="1">one &amp; <![CDATA[<two>]]></a:Line><Line/>\n</a:Message>'
    const top = read(message)
    expect([top.name, top.line, top.attributes]).toEqual(['Message', 2, { 'xmlns:a': 'urn:a', kind: 'x' }])
    expect(allAt(top, 'Line').map(({ line }) => line)).toEqual([3, 4])
    expect(textAt(top, 'Line')).toBe('one & <two>')
    expect([childAt(top, 'Line')?.attributes, textAt(top, 'Line', 'None'), childAt(undefined, 'Line')]).toEqual([
      { kind: 'b', id: '1' },
      '',
      undefined,
    ])
    expect(read(Buffer.from(message))).toEqual(top)
  })

  it('is told event by event to whoever keeps no tree', () => {
    const told: string[] = []
    hearXml(
      '<a><b x="1">c</b></a>',
      { open: (name) => told.push(name), text: (text) => told.push(text), close: (name) => told.push(`/${name}`) },
      rules,
    )
    expect(told).toEqual(['a', 'b', 'c', '/b', '/a'])
  })
})

describe('what could do harm is refused with its line, in the words of whoever reads:', () => {
  const laughs = '<!DOCTYPE a [\n<!ENTITY b "ha"><!ENTITY c "&b;&b;&b;&b;&b;&b;&b;&b;">]>\n<a>&c;</a>'
  it.each([
    ['a document that is none', 'no XML', 'not_xml on line 1'],
    ['an empty one', '', 'not_xml on line 1'],
    ['one that breaks off', '<a>\n<b>', 'not_xml on line 2'],
    ['two at once', '<a/>\n<b/>', 'not_xml on line 2'],
    ['an entity that grows', laughs, 'doctype on line 2'],
    ['a file of the machine', '<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>', 'doctype on line 1'],
    ['a document type from elsewhere', '<!DOCTYPE a SYSTEM "http://example.com/a.dtd"><a/>', 'doctype on line 1'],
    ['an entity that nobody told', '<a>\n&nbsp;</a>', 'not_xml on line 2'],
    ['elements deep within one another', '<a>'.repeat(6), 'too_large on line 1'],
    ['more elements than it may have', `<a>\n${'<b/>'.repeat(20)}</a>`, 'too_large on line 2'],
    ['an element with more attributes than one has', '<a>\n<b c="1" d="2" e="3" f="4"/></a>', 'too_large on line 2'],
    ['the same attribute twice', '<a b="1" b="2"/>', 'not_xml on line 1'],
    ['more bytes than are taken', `<a>${'é'.repeat(5_000)}</a>`, 'too_large on line 1'],
  ])('%s', (_what, document, sentence) => {
    expect(() => read(document)).toThrow(sentence)
  })

  it('and what is just as much as may be is read', () => {
    expect(read(`<a>${'<b c="1" d="2" e="3"/>'.repeat(19)}</a>`).children).toHaveLength(19)
    expect(read('<a><a><a><a><a/></a></a></a></a>').name).toBe('a')
    expect(() => read('<a/>', { bytes: 3 })).toThrow('too_large')
  })
})

it('is the only reader of XML beside that of ONIX, which has entities of its own', () => {
  const readers = sourceFiles().filter(({ name, text }) => !name.includes('.test.') && text.includes("from 'saxes'"))
  expect(readers.map(({ name }) => name).toSorted()).toEqual(['importers/onix/element.ts', 'kernel/xml.ts'])
})
