import { useLocation } from 'react-router'
import { fewLeft } from '#kernel/facts.ts'
import type { ProductDetail } from '#modules/goods/catalogue/contract.ts'
import type { ProductStores as Lying } from '#modules/goods/stores/contract.ts'
import { pathTo } from '#screens/addresses.ts'
import { useLanguage, useMessages } from '../messages/messages.tsx'
import { Link } from '../site/link.tsx'
import { usePlace } from '../visit/place.ts'
import { MyStore } from './my-store.tsx'
import { keptAt, myStoreWords } from './my-store-words.ts'
import { openingText } from './opening-text.ts'

/** The query that asks the product's page for its stores; a link, so that it works without scripts and the page itself stays kept. */
export const storesQuery = 'stores'

type Row = Pick<Lying['items'][number], 'code' | 'name' | 'city' | 'level'> & {
  opening: Lying['items'][number]['opening'] | null
}

interface Props {
  product: number
  /** Whether a copy can be kept for somebody who comes for it. */
  keeps: boolean
  /** Copies by store, those that have some, as every product's page knows them. */
  stock: ProductDetail['stock_by_store']
  /** Every store with its hours of today, once somebody asks. */
  lying: Lying | null
}

/** Whether stores are told of: what can neither be taken along nor ordered is in none of them, and an ebook never is. */
export const hasStores = ({
  ebook,
  availability,
  stock_by_store: stock,
}: Pick<ProductDetail, 'ebook' | 'availability' | 'stock_by_store'>) => !ebook && (availability.buyable || stock.length > 0)

/** In which stores a product lies, the visitor's own first; hours and the others once somebody asks. */
export function ProductStores({ product, keeps, stock, lying }: Props) {
  const { stores } = useMessages()
  const language = useLanguage()
  const { pathname } = useLocation()
  const mine = usePlace()?.store
  const rows: Row[] =
    lying?.items.filter((item) => item.level !== 'none') ??
    stock.map(({ code, name, city, quantity }) => ({
      code,
      name,
      city,
      level: quantity <= fewLeft ? 'few' : 'several',
      opening: null,
    }))
  const having = rows.toSorted((a, b) => Number(b.code === mine) - Number(a.code === mine))
  const without = (lying?.items.length ?? 0) - having.length
  return (
    <section className="strip store-stock" id="stores" aria-labelledby="in-stores">
      <div className="strip-head">
        <h2 id="in-stores">{stores.inStores}</h2>
      </div>
      {having.length === 0 && <p>{stores.nowhere}</p>}
      {having.length > 0 && (
        <>
          <table aria-labelledby="in-stores">
            <tbody>
              {having.map(({ code, name, city, level, opening }) => (
                <tr key={code}>
                  <th scope="row">
                    <Link to={pathTo('store-detail', language, { code })}>{name}</Link>
                    <div className="label-small">{city}</div>
                    {keeps && (
                      <p>
                        <Link to={`${pathTo('store-reservation', language)}?product=${product}&${keptAt}=${code}`} rel="nofollow">
                          {myStoreWords[language].reserve}
                          <span className="visually-hidden">: {name}</span>
                        </Link>
                      </p>
                    )}
                    <MyStore code={code} name={name} />
                  </th>
                  <td>
                    <span className="label-state" data-tone={level === 'few' ? 'few' : 'good'}>
                      {stores.level[level]}
                    </span>
                  </td>
                  {opening && <td className="label-small">{openingText(opening, stores)}</td>}
                </tr>
              ))}
            </tbody>
          </table>
          {without > 0 && <p className="label-small">{stores.elsewhere({ count: without })}</p>}
          <p className="label-small">{stores.callFirst}</p>
        </>
      )}
      {!lying && (
        <p>
          <Link className="button button-quiet" to={`${pathname}?${storesQuery}=all#stores`} rel="nofollow" preventScrollReset>
            {stores.showInStores}
          </Link>
        </p>
      )}
    </section>
  )
}
