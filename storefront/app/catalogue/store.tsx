import { pathTo } from '#screens/addresses.ts'
import { useLanguage, useMessages } from '../messages/messages.tsx'
import { Link } from '../site/link.tsx'
import { useShop } from '../site/use-shop.ts'
import { Breadcrumbs } from '../ui/breadcrumbs.tsx'
import { Description } from '../ui/description.tsx'
import { Directory } from '../ui/directory.tsx'
import { Title } from '../ui/title.tsx'
import { Warranty } from '../ui/warranty.tsx'

/** Every door of the shop: the menu's categories with all that is in them (C-31). */
export default function Store() {
  const language = useLanguage()
  const { catalogue, shell } = useMessages()
  const menu = useShop()?.menu ?? []
  const title = catalogue.lists.store
  return (
    <>
      <div className="page list">
        <Title text={title} />
        <Description text={catalogue.storeLead} />
        <Breadcrumbs crumbs={[{ name: title }]} />
        <header className="list-head">
          <h1>{title}</h1>
          <p className="lead">{catalogue.storeLead}</p>
          <p>
            <Link className="more-link" to={pathTo('search', language)}>
              {shell.searchLabel}
            </Link>
          </p>
        </header>
        <Directory items={menu} />
      </div>
      <Warranty />
    </>
  )
}
