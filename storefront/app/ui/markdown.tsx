import { Fragment, type ReactNode } from 'react'
import { headingOf } from '#kernel/headings.ts'
import { insetOf, type PictureInset, type PostInset } from '#kernel/insets.ts'
import { sentPictureSrc } from '#kernel/renditions.ts'
import { PictureView } from './picture.tsx'

const inline = /\*\*([^*]+)\*\*|\*([^*]+)\*|\[([^\][]+)\]\(([^()\s]+)\)/g

/** A number stays on the line of its unit: 50 €, 4 %, 21 h, 3 pm. */
const unparted = (text: string) => text.replace(/(\d) (?=(?:€|%|h|am|pm)(?![\p{L}\d]))/gu, '$1\u00a0')

/** Bold, italics and links; everything else stays text, so that no markup of a page can run. */
function spans(written: string): ReactNode[] {
  const text = unparted(written)
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
            {cells(row).map((cell, index) => (
              <td key={index}>{spans(cell)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** A sentence set apart; whoever said it stands in a last line that begins with a dash. */
function Quote({ lines }: { lines: string[] }) {
  const said = lines.map((line) => line.replace(/^>\s?/, '')).filter(Boolean)
  const last = said.at(-1) ?? ''
  const who = said.length > 1 && /^[—–-]/.test(last) && last.slice(1).trim()
  return (
    <blockquote>
      <p>{spans((who ? said.slice(0, -1) : said).join(' '))}</p>
      {who && <footer>{spans(who)}</footer>}
    </blockquote>
  )
}

/** A picture that staff sent, as wide as the text. */
const Sent = ({ picture: { name, words, width, height } }: { picture: PictureInset }) => (
  <figure className="prose-picture">
    <PictureView
      picture={{ src: sentPictureSrc(name), width, height, ground: 'transparent', alt: words }}
      sizes="(min-width: 1100px) 980px, 100vw"
    />
  </figure>
)

type ShowInset = (inset: PostInset) => ReactNode

function block(text: string, show?: ShowInset): ReactNode {
  const lines = text.split('\n')
  const [first = ''] = lines
  const heading = headingOf(first)
  if (heading) {
    const Level = heading.level === 3 ? 'h3' : 'h2'
    const rest = lines.slice(1).join('\n').trim()
    return (
      <>
        <Level id={heading.anchor}>{spans(heading.name)}</Level>
        {rest && block(rest, show)}
      </>
    )
  }
  if (first.startsWith('|')) return <Table rows={lines} />
  if (lines.every((line) => line.startsWith('>'))) return <Quote lines={lines} />
  const inset = lines.length === 1 && insetOf(first)
  if (inset && inset.kind === 'picture') return <Sent picture={inset} />
  if (inset) return show?.(inset) ?? (inset.words && <p>{spans(inset.words)}</p>)
  const items = (mark: RegExp) => lines.map((line) => <li key={line}>{spans(line.replace(mark, ''))}</li>)
  if (lines.every((line) => /^[-*]\s/.test(line))) return <ul>{items(/^[-*]\s+/)}</ul>
  if (lines.every((line) => /^\d+\.\s/.test(line))) return <ol>{items(/^\d+\.\s+/)}</ol>
  return <p>{spans(lines.join(' '))}</p>
}

/**
 * The Markdown that staff write: headings (with an optional {#anchor}), paragraphs, quotations, lists, tables, bold, italics, links.
 * What a line like `![words](art:tiling)` sets in is shown by `show`; without it only its words stay. Pictures that staff sent are shown.
 */
export const Markdown = ({ text, show }: { text: string; show?: ShowInset }) => (
  <>
    {text
      .replaceAll('\r', '')
      .split(/\n{2,}/)
      .filter((part) => part.trim())
      .map((part, index) => (
        <Fragment key={index}>{block(part.trim(), show)}</Fragment>
      ))}
  </>
)

/** The first paragraph of a text without its marks: headings, lists and tables do not read as sentences. */
export const opening = (body: string) =>
  (body.split(/\n{2,}/).find((part) => /^[^#|*\-\d!>]/.test(part.trim())) ?? body)
    .replace(/\[([^\][]*)\]\([^()]*\)/g, '$1')
    .replace(/[*_#]/g, '')
