import { renderSVG } from 'uqr'
import type { Transfer } from './transfer.tsx'
import type { Words } from './words/es.ts'

/** What lies in the box: from where to where, what is in it, and the code that opens the transfer at the other end. */
export function TransferSlip({ transfer, words }: { transfer: Transfer; words: Words['transfers'] }) {
  const code = `data:image/svg+xml;utf8,${encodeURIComponent(renderSVG(transfer.code, { border: 1 }))}`
  return (
    <section className="slip">
      <img src={code} alt={transfer.code} width={96} height={96} />
      <h1>{transfer.code}</h1>
      <p>{words.slip}</p>
      <p>
        <b>{words.way(transfer.from_name, transfer.to_name)}</b>
      </p>
      {transfer.note && <p>{transfer.note}</p>}
      <table>
        <thead>
          <tr>
            <th>{words.lines}</th>
            <th>{transfer.sent > 0 ? words.sent : words.asked}</th>
          </tr>
        </thead>
        <tbody>
          {transfer.lines.map(({ product, title, ean, shelf, asked, sent }) => (
            <tr key={product}>
              <td>
                {title}
                <br />
                {[ean, shelf].filter(Boolean).join(' · ')}
              </td>
              <td>{transfer.sent > 0 ? sent : asked}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
