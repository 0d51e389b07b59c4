import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, describe, expect, it } from 'vitest'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'
import { type Expected, limits, linesOf, openSource } from './open.ts'

const folder = temporaryFolder(afterAll)
const message = '<?xml version="1.0"?><ONIXMessage/>'

async function read(name: string, bytes: Uint8Array | string, expected: Expected, within = limits): Promise<string> {
  const file = path.join(folder, name)
  writeFileSync(file, bytes)
  return Buffer.concat(await Array.fromAsync(openSource(file, expected, within))).toString()
}

describe('a file of strangers', () => {
  it('is unpacked when its bytes are gzip, whatever its name', async () => {
    expect(await read('a.xml', gzipSync(message), 'xml')).toBe(message)
    expect(await read('b.gz', message, 'xml')).toBe(message)
  })
  it('may begin with a byte order mark or be UTF-16, when it is XML', async () => {
    expect(await read('bom.xml', `\ufeff${message}`, 'xml')).toContain('ONIXMessage')
    await read('wide.xml', Buffer.from(`\ufeff${message}`, 'utf16le'), 'xml')
  })
  it.each<[name: string, bytes: Uint8Array | string, expected: Expected, reason: string]>([
    ['c.xml', 'isbn\ttitle\n', 'xml', 'c.xml: not XML: it does not begin with "<"'],
    ['d.xml', 'PK\u0003\u0004rest', 'xml', 'd.xml: a ZIP archive or a spreadsheet, not an XML message'],
    ['e.tsv', '%PDF-1.7', 'text', 'e.tsv: a PDF, not a table'],
    ['f.tsv', Buffer.from('isbn\0title'), 'text', 'f.tsv: binary, not a table'],
    ['g.tsv', Buffer.from('\ufeffisbn', 'utf16le'), 'text', 'g.tsv: UTF-16: save it as UTF-8'],
    ['h.xml.gz', gzipSync(gzipSync(message)), 'xml', 'h.xml.gz: packed twice'],
  ])('is refused as %s when it is something else', async (name, bytes, expected, reason) => {
    await expect(read(name, bytes, expected)).rejects.toThrow(reason)
  })
  it('is refused when it is missing, a folder or too large, packed or unpacked', async () => {
    await expect(Array.fromAsync(openSource(path.join(folder, 'none.xml'), 'xml'))).rejects.toThrow('none.xml: no such file')
    await expect(Array.fromAsync(openSource(folder, 'xml'))).rejects.toThrow('not a file')
    await expect(read('i.tsv', 'x'.repeat(2_000), 'text', { ...limits, file: 1_000 })).rejects.toThrow(
      '2000 bytes, more than the 1000 bytes allowed',
    )
    const bomb = gzipSync(Buffer.alloc(5 << 20, 'x'))
    await expect(read('j.tsv.gz', bomb, 'text', { ...limits, unpacked: 1 << 20 })).rejects.toThrow('unpacks to more than 1 MB')
  })
})

describe('the lines of a table', () => {
  async function* pieces(...texts: (string | Buffer)[]) {
    for (const text of texts) yield Buffer.from(text)
  }
  it('end in any way and may be cut anywhere', async () => {
    const bytes = Buffer.from('uno\r\ndós\n\ntres')
    const cut = Array.from({ length: bytes.length }, (_, i) => bytes.subarray(i, i + 1))
    expect(await Array.fromAsync(linesOf(pieces(...cut)))).toEqual(['uno', 'dós', '', 'tres'])
  })
  it('never fill the memory', async () => {
    await expect(Array.fromAsync(linesOf(pieces('a\n', 'x'.repeat(500), 'x'.repeat(600)), 1_000))).rejects.toThrow(
      'line 2 is longer than 1000 bytes',
    )
  })
})
