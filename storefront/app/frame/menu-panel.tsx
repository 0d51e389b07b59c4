import { useEffect, useState } from 'react'
import type { MenuCategory } from '#modules/editorial/content/contract.ts'
import { targetHref } from '#screens/targets.ts'
import { useLanguage, useMessages } from '../messages/messages.tsx'
import { Link } from '../site/link.tsx'
import { productHref } from '../site/product-href.ts'
import { useShopPath } from '../site/shop-here.ts'
import { listsItself } from '../site/target.ts'
import { PictureView } from '../ui/picture.tsx'
import { type Featured, featuredOf, type MenuEntry, shortTitle } from './featured-pictures.ts'

/** A grid of links, and up to three pictures that change with the link under the pointer (N-16, N-17). */
export function MenuPanel({ item, id }: { item: MenuCategory; id: string }) {
  const language = useLanguage()
  const inShop = useShopPath()
  const { shell } = useMessages()
  const [entry, setEntry] = useState<MenuEntry>({ ...item, url: item.fixedurl })
  const [pictures, setPictures] = useState<Featured[] | null>(null)
  useEffect(() => {
    let current = true
    const timer = setTimeout(async () => {
      const items = await featuredOf(entry, language)
      if (current) setPictures((before) => (items.length > 0 || before === null ? items : before))
    }, 60)
    return () => {
      current = false
      clearTimeout(timer)
    }
  }, [entry, language])
  return (
    <div className="header-panel" id={id}>
      <div className="panel-inner page">
        <div>
          <p className="panel-title">{item.subcategoriesTitle ?? item.title}</p>
          <ul className="panel-links">
            {!listsItself(item) && (
              <li>
                <Link
                  to={targetHref(item.fixedurl, language, inShop)}
                  onPointerEnter={() => setEntry({ ...item, url: item.fixedurl })}
                  onFocus={() => setEntry({ ...item, url: item.fixedurl })}
                >
                  {shell.allOf}
                </Link>
              </li>
            )}
            {item.subcategories.map((subcategory) => (
              <li key={subcategory.url + subcategory.title}>
                <Link
                  to={targetHref(subcategory.url, language, inShop)}
                  onPointerEnter={() => setEntry(subcategory)}
                  onFocus={() => setEntry(subcategory)}
                >
                  {subcategory.title}
                </Link>
              </li>
            ))}
          </ul>
        </div>
        <div className="panel-pictures">
          {pictures === null
            ? [1, 2, 3].map((index) => <span key={index} className="skeleton plinth" />)
            : pictures.map((picture) => (
                <Link key={picture.pk} to={productHref(picture, language, inShop)} title={picture.title}>
                  <span className={`plinth plinth-${picture.model_type}`}>
                    <PictureView picture={{ ...picture.picture, alt: '' }} sizes="220px" />
                  </span>
                  {shortTitle(picture.title)}
                </Link>
              ))}
        </div>
      </div>
    </div>
  )
}
