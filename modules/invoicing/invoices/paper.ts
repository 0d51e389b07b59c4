import type PDFDocument from 'pdfkit'
import { type Language, locales } from '#kernel/language.ts'
import { newDocument } from './new-document.ts'
import { drawStarBand } from './star-band.ts'
import { type Face, registerFaces, runsOf } from './typefaces.ts'

export const inks = {
  ink: '#1E1A15',
  soft: '#5C544A',
  hairline: '#D9CEBA',
  cobalt: '#1F3F8F',
  shade: '#F7F2E8',
} as const
export type Ink = keyof typeof inks

/** Points; the page is A4 unless said. */
export const side = 56
export const bandHeight = 30

export interface TextLook {
  face?: Face
  size?: number
  ink?: Ink
  width?: number
  align?: 'left' | 'right' | 'center'
  /** Room between lines, points. */
  gap?: number
}

interface Options {
  language: Language
  title: string
  author: string
  size?: 'A4' | 'A5'
  /** Stands at the foot of each page, beside the page number. */
  foot: (page: number, pages: number) => readonly [left: string, right: string]
}

/** A tag of the document's structure that a screen reader announces. */
type Tag = 'H1' | 'H2' | 'P' | 'TH' | 'TD' | 'Figure' | 'Caption'

/**
 * A sheet of the shop's paper: band of tiles, typefaces, structure tags and page feet. Everything that is said goes through `say`;
 * everything that only adorns is marked so.
 */
export class Paper {
  readonly doc: typeof PDFDocument.prototype
  readonly width: number
  readonly height: number
  /** Where the next thing goes, from the top. */
  y = 0
  readonly #options: Options
  readonly #root: ReturnType<typeof PDFDocument.prototype.struct>

  constructor(options: Options) {
    this.#options = options
    this.doc = newDocument({
      size: options.size ?? 'A4',
      margin: 0,
      bufferPages: true,
      autoFirstPage: false,
      pdfVersion: '1.7',
      tagged: true,
      lang: locales[options.language],
      displayTitle: true,
      info: { Title: options.title, Author: options.author, Creator: options.author },
    })
    registerFaces(this.doc)
    this.#root = this.doc.struct('Document')
    this.doc.addStructure(this.#root)
    this.doc.addPage()
    this.width = this.doc.page.width - 2 * side
    this.height = this.doc.page.height
    this.#dressPage()
  }

  /** Free room above the foot. */
  get bottom(): number {
    return this.height - 74
  }

  #dressPage(): void {
    this.adorn(() => drawStarBand(this.doc, { x: 0, y: 0, width: this.doc.page.width, height: bandHeight }))
    this.y = bandHeight + 28
  }

  /** How many pages there are so far. */
  get pages(): number {
    return this.doc.bufferedPageRange().count
  }

  newPage(): void {
    this.doc.addPage()
    this.#dressPage()
  }

  /** Begins a new page unless this much room is left. */
  keep(height: number): boolean {
    if (this.y + height <= this.bottom) return false
    this.newPage()
    return true
  }

  adorn(draw: () => void): void {
    this.doc.markContent('Artifact', { type: 'Layout' })
    draw()
    this.doc.endMarkedContent()
  }

  #look({ face = 'text', size = 9.5, ink = 'ink' }: TextLook) {
    return { face, size, colour: inks[ink] }
  }

  heightOf(text: string, look: TextLook = {}): number {
    const { face, size } = this.#look(look)
    const [run] = runsOf(face, text)
    return this.doc
      .font(run?.font ?? 'text latin')
      .fontSize(size)
      .heightOfString(text || ' ', { width: look.width ?? this.width, lineGap: look.gap ?? 1.5 })
  }

  widthOf(text: string, look: TextLook = {}): number {
    const { face, size } = this.#look(look)
    return runsOf(face, text).reduce(
      (all, run) =>
        all +
        this.doc
          .font(run.font)
          .fontSize(size)
          .widthOfString(run.text, { features: ['tnum', 'kern'] }),
      0,
    )
  }

  /** Writes without a tag, at a place; figures stand under one another. */
  write(text: string, x: number, y: number, look: TextLook = {}): void {
    const { face, size, colour } = this.#look(look)
    const runs = runsOf(face, text)
    const { width = this.width, align = 'left', gap = 1.5 } = look
    this.doc.fillColor(colour)
    for (const [index, run] of runs.entries()) {
      const options = { width, align, lineGap: gap, features: ['tnum', 'kern'] as never, continued: index < runs.length - 1 }
      this.doc.font(run.font).fontSize(size)
      if (index === 0) this.doc.text(run.text, x, y, options)
      else this.doc.text(run.text, options)
    }
  }

  /** Says something under a tag of its own. */
  say(tag: Tag, draw: () => void, alt?: string): void {
    const element = this.doc.struct(tag, alt === undefined ? {} : { alt }, draw)
    this.#root.add(element)
    element.end()
  }

  /** A table whose rows are drawn one by one, each cell under its tag. */
  table(): { row: (cells: readonly { tag: 'TH' | 'TD'; draw: () => void }[]) => void; end: () => void } {
    const table = this.doc.struct('Table')
    this.#root.add(table)
    return {
      row: (cells) => {
        const row = this.doc.struct('TR')
        table.add(row)
        for (const { tag, draw } of cells) {
          const cell = this.doc.struct(tag, draw)
          row.add(cell)
          cell.end()
        }
        row.end()
      },
      end: () => table.end(),
    }
  }

  rule(y: number, { x = side, width = this.width, ink = 'hairline' as Ink, weight = 0.6 } = {}): void {
    this.adorn(() =>
      this.doc
        .moveTo(x, y)
        .lineTo(x + width, y)
        .lineWidth(weight)
        .strokeColor(inks[ink])
        .stroke(),
    )
  }

  /** Closes the document and gives its bytes. */
  async bytes(): Promise<Buffer> {
    const { count } = this.doc.bufferedPageRange()
    for (let page = 0; page < count; page++) {
      this.doc.switchToPage(page)
      const [left, right] = this.#options.foot(page + 1, count)
      const y = this.height - 52
      this.rule(y - 10)
      this.adorn(() => {
        this.write(left, side, y, { size: 7, ink: 'soft', width: this.width - 70 })
        this.write(right, side + this.width - 60, y, { size: 7, ink: 'soft', width: 60, align: 'right' })
      })
    }
    this.#root.end()
    const chunks: Buffer[] = []
    const finished = new Promise<Buffer>((resolve, reject) => {
      this.doc.on('data', (chunk: Buffer) => chunks.push(chunk))
      this.doc.on('end', () => resolve(Buffer.concat(chunks)))
      this.doc.on('error', reject)
    })
    this.doc.end()
    return finished
  }
}
