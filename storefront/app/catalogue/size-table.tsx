import { useLanguage } from '../messages/messages.tsx'
import type { ShownProduct } from '../shelves/shown.ts'
import { sizeWords } from './size-table-words.ts'

/** What the sizes measure, for whoever asks; nothing to fetch, so that it opens without scripts. */
export function SizeTable({ table }: { table: NonNullable<ShownProduct['size_table']> }) {
  const { title } = sizeWords[useLanguage()]
  const { head, rows, notes } = table
  return (
    <details className="size-table">
      <summary>{title}</summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a table that is wider than a phone is scrolled by keys too */}
      <section className="size-table-box" aria-label={title} tabIndex={0}>
        <table>
          <thead>
            <tr>
              {head.map((cell, index) => (
                <th key={index} scope="col">
                  {cell}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([size, ...cells], row) => (
              <tr key={row}>
                <th scope="row">{size}</th>
                {cells.map((cell, index) => (
                  <td key={index}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {notes.map((note) => (
        <p key={note} className="label-small">
          {note}
        </p>
      ))}
    </details>
  )
}
