import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import opentype from 'opentype.js'
import { describe, expect, it } from 'vitest'
import { unpackedFont } from './unpacked-font.ts'

const woff = readFileSync(createRequire(import.meta.url).resolve('@fontsource/newsreader/files/newsreader-latin-500-normal.woff'))
const parsed = (bytes: Buffer) => opentype.parse(new Uint8Array(bytes).buffer as ArrayBuffer)

describe('an unpacked font', () => {
  it('is the same font', () => {
    const [packed, unpacked] = [parsed(woff), parsed(unpackedFont(woff))]
    for (const letter of 'Agñ·l€7')
      expect(unpacked.charToGlyph(letter).advanceWidth).toBe(packed.charToGlyph(letter).advanceWidth)
    expect(unpacked.unitsPerEm).toBe(packed.unitsPerEm)
  })
  it('is refused when it was no WOFF file', () => expect(() => unpackedFont(Buffer.from('OTTO....'))).toThrow('not a WOFF file'))
})
