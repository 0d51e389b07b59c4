import { Link } from 'react-router'
import { useAct, useList } from '../api/queries.ts'
import { useMay } from '../api/session.tsx'
import { frameWords } from '../frame/words.ts'
import { ActButton } from '../kit/act-button.tsx'
import { Section, When } from '../kit/shown.tsx'
import { useWords } from '../words/dictionary.ts'
import { newTitleFor } from './asked-title.ts'
import { catalogueWords } from './words.ts'

/** What booksellers ask of the catalogue, the oldest first, until it has been dealt with. */
export function Remarks() {
  const { quality: words } = useWords(catalogueWords)
  const { kit } = useWords(frameWords)
  const list = useList('GET /title-remarks/', {}, {}, { enabled: useMay('remark.close') })
  const close = useAct('POST /title-remarks/:remark/close/', ['GET /title-remarks/', 'GET /waiting/'])
  if (list.rows.length === 0) return null
  return (
    <Section title={words.asked} heading="h2">
      <table className="lines">
        <tbody>
          {list.rows.map(({ id, code, product, title, remark, made_by, made_at, store_code }) => (
            <tr key={id}>
              <td>
                {product === null ? <Link to={newTitleFor(code)}>{code}</Link> : <Link to={`/titles/${product}`}>{title}</Link>}
                <br />
                {remark}
                <br />
                <small className="quiet">
                  {[made_by, store_code].filter(Boolean).join(' · ')} <When at={made_at} short />
                </small>
              </td>
              <td data-figure>
                <ActButton busy={close.isPending} onAct={() => close.mutate({ params: { remark: id }, body: {} })}>
                  {words.done}
                </ActButton>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {list.more && (
        <button type="button" className="button" data-kind="quiet" onClick={list.more}>
          {kit.more}
        </button>
      )}
    </Section>
  )
}
