import { Fragment, type ReactNode } from 'react'
import { headingOf } from '#kernel/headings.ts'

const inline = /\*\*([^*]+)\*\*|\*([^*]+)\*|\[([^\]]+)\]\(([^)\s]+)\)/g

/** Bold, italics and links; everything else stays text, so that no markup of a page can run. */
function spans(text: string): ReactNode[] {
  const parts: ReactNode[] = []
  let from = 0
  for (const found of text.matchAll(inline)) {
    parts.push(text.slice(from, found.index))
    const [whole, bold, italic, name, to = ''] = found
    if (bold) parts.push(<strong key={found.index}>{bold}</strong>)
    else if (italic) parts.push(<em key={found.index}>{italic}</em>)
    else
      parts.push(
        /^(https?:|mailto:|tel:|\/|#)/.test(to) ? (
          <a key={found.index} href={to}>
            {name}
          </a>
        ) : (
          name
        ),
      )
    from = found.index + whole.length
  }
  return [...parts, text.slice(from)]
}

const cells = (row: string) =>
  row
    .replace(/^\||\|$/g, '')
    .split('|')
    .map((cell) => cell.trim())

function Table({ rows }: { rows: string[] }) {
  const [head = '', , ...body] = rows
  return (
    <table>
      <thead>
        <tr>
          {cells(head).map((cell) => (
            <th key={cell} scope="col">
              {spans(cell)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {body.map((row) => (
          <tr key={row}>
            {cells(row).map((cell, place) => (
              <td key={place}>{spans(cell)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function block(text: string): ReactNode {
  const lines = text.split('\n')
  const [first = ''] = lines
  const heading = headingOf(first)
  if (heading) {
    const Level = heading.level === 3 ? 'h3' : 'h2'
    const rest = lines.slice(1).join('\n').trim()
    return (
      <>
        <Level id={heading.anchor}>{spans(heading.name)}</Level>
        {rest && block(rest)}
      </>
    )
  }
  if (first.startsWith('|')) return <Table rows={lines} />
  const items = (mark: RegExp) => lines.map((line) => <li key={line}>{spans(line.replace(mark, ''))}</li>)
  if (lines.every((line) => /^[-*]\s/.test(line))) return <ul>{items(/^[-*]\s+/)}</ul>
  if (lines.every((line) => /^\d+\.\s/.test(line))) return <ol>{items(/^\d+\.\s+/)}</ol>
  return <p>{spans(lines.join(' '))}</p>
}

/** The Markdown that staff write: headings (with an optional {#anchor}), paragraphs, lists, tables, bold, italics, links. */
export const Markdown = ({ text }: { text: string }) => (
  <>
    {text
      .replaceAll('\r', '')
      .split(/\n{2,}/)
      .filter((part) => part.trim())
      .map((part, place) => (
        <Fragment key={place}>{block(part.trim())}</Fragment>
      ))}
  </>
)

/** The first paragraph of a text without its marks: headings, lists and tables do not read as sentences. */
export const opening = (body: string) =>
  (body.split(/\n{2,}/).find((part) => /^[^#|*\-\d]/.test(part.trim())) ?? body)
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[*_#]/g, '')
