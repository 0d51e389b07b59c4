declare module 'opentype.js' {
  export interface Path {
    toPathData(decimals?: number): string
  }
  export interface Glyph {
    index: number
    advanceWidth?: number
    getPath(x: number, y: number, size: number): Path
  }
  export interface Font {
    unitsPerEm: number
    ascender: number
    charToGlyph(character: string): Glyph
    getKerningValue(left: Glyph, right: Glyph): number
  }
  export function parse(buffer: ArrayBuffer): Font
}
