import { type Paper, side } from './paper.ts'

export interface Column {
  heading: string
  /** Points; the column of width 0 takes what the others leave. */
  width: number
  align: 'left' | 'right'
}

export interface Row {
  /** A heading over this and the following rows of the same group. */
  group: string
  /** Small, under the first cell. */
  note: string
  cells: readonly string[]
}

const padding = 10

interface TableLook {
  width?: number
  quiet?: boolean
  dense?: boolean
}

/** A table under hairlines whose headings return on each page; no row is cut in two. */
export function drawColumns(paper: Paper, columns: readonly Column[], rows: readonly Row[], look: TableLook = {}): void {
  const table = openColumns(paper, columns, look)
  for (const row of rows) table.draw(row)
  table.end()
}

/** The same row by row, for tables so long that others want to be answered meanwhile. */
export function openColumns(
  paper: Paper,
  columns: readonly Column[],
  { width = paper.width, quiet = false, dense = false }: TableLook = {},
): { draw: (row: Row) => void; end: () => void } {
  const fixed = columns.reduce((all, column) => all + column.width, 0)
  const flexible = columns.filter((column) => column.width === 0).length
  const widths = columns.map((column) => column.width || (width - fixed) / flexible)
  const places = widths.map((_own, index) => side + widths.slice(0, index).reduce((all, value) => all + value, 0))
  const inner = (index: number) => (widths[index] ?? 0) - (index < columns.length - 1 ? padding : 0)
  const size = quiet || dense ? 8.5 : 9.5
  const small = dense ? 7.2 : 8
  const table = paper.table()

  const headings = () => {
    const tall = Math.max(...columns.map((column, index) => paper.heightOf(column.heading, { size: 7.5, width: inner(index) })))
    table.row(
      columns.map((column, index) => ({
        tag: 'TH' as const,
        draw: () => {
          const own = paper.heightOf(column.heading, { size: 7.5, width: inner(index) })
          paper.write(
            column.heading,
            (places[index] ?? 0) + (column.align === 'right' ? shift(index) : 0),
            paper.y + tall - own,
            {
              size: 7.5,
              ink: 'soft',
              width: inner(index),
              align: column.align,
            },
          )
        },
      })),
    )
    paper.y += tall + 3
    paper.rule(paper.y, { width, ink: quiet ? 'hairline' : 'ink', weight: quiet ? 0.6 : 0.8 })
    paper.y += quiet ? 5 : 8
  }
  // Right-aligned columns end where their own width ends, so the last one closes the line.
  const shift = (index: number) => (index < columns.length - 1 ? padding : 0)

  headings()
  let group = ''
  const draw = (row: Row): void => {
    const first = row.cells[0] ?? ''
    const tall = paper.heightOf(first, { size, width: inner(0) - 6 })
    const noted = row.note ? paper.heightOf(row.note, { size: small, width: inner(0) - 6 }) : 0
    const opens = row.group !== group && row.group !== ''
    if (paper.keep(tall + noted + (opens ? 40 : 14))) headings()
    if (opens) {
      paper.y += 6
      table.row([
        { tag: 'TH', draw: () => paper.write(row.group, side, paper.y, { face: 'strong', size: 8.5, ink: 'cobalt', width }) },
      ])
      paper.y += 18
    }
    group = row.group
    table.row(
      row.cells.map((cell, index) => ({
        tag: 'TD' as const,
        draw: () => {
          const align = columns[index]?.align ?? 'left'
          const x = (places[index] ?? 0) + (align === 'right' ? shift(index) : 0)
          paper.write(cell, x, paper.y, { size, width: index === 0 ? inner(0) - 6 : inner(index), align })
          if (index === 0 && row.note) paper.write(row.note, x, paper.y + tall, { size: small, ink: 'soft', width: inner(0) - 6 })
        },
      })),
    )
    paper.y += tall + noted + (quiet ? 2 : dense ? 3 : 6)
    if (!quiet) {
      paper.rule(paper.y, dense ? { width, weight: 0.3 } : { width })
      paper.y += dense ? 4 : 7
    }
  }
  return { draw, end: () => table.end() }
}
