interface Column {
  text: string
  className?: string
  /** Heard, not seen: the column explains itself to the eye. */
  unseen?: boolean
}

/** The heading of a column of figures, which stand below one another to the right. */
export const amount = (text: string): Column => ({ text, className: 'amount' })

/** A table's head, a heading a column; what is false has no column this time. */
export function ColumnHeads({ columns }: { columns: readonly (string | Column | false)[] }) {
  return (
    <thead>
      <tr>
        {columns
          .filter((column) => column !== false)
          .map((column) => (typeof column === 'string' ? { text: column } : column))
          .map(({ text, className, unseen }: Column) => (
            <th key={text} scope="col" className={className}>
              {unseen ? <span className="visually-hidden">{text}</span> : text}
            </th>
          ))}
      </tr>
    </thead>
  )
}
