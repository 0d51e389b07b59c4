import { Menu as MenuIcon, X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import type { MenuCategory, ShopSettings } from '#modules/editorial/content/contract.ts'
import { pathTo } from '#screens/addresses.ts'
import { standsIn } from '#screens/shops.ts'
import { targetHref } from '#screens/targets.ts'
import { useLanguage, useMessages } from '../messages/messages.tsx'
import { DrawnOnce } from '../site/drawn-once.tsx'
import { Link } from '../site/link.tsx'
import { useShopPath } from '../site/shop-here.ts'
import { listsItself } from '../site/target.ts'
import { glazeOf } from '../ui/glaze.ts'
import type { Alternatives } from './language-switch.tsx'
import { LanguageSwitch } from './language-switch.tsx'
import { useCurrentItem } from './menu.tsx'

/** The menu on a phone: a dropdown per category; navigation closes it. Before scripts the button leads to the store page (N-22, N-23). */
export function MenuDrawer({ menu, settings, alternates }: { menu: MenuCategory[]; settings: ShopSettings } & Alternatives) {
  const language = useLanguage()
  const inShop = useShopPath()
  const { shell } = useMessages()
  const { key } = useLocation()
  const current = useCurrentItem(menu)
  const dialog = useRef<HTMLDialogElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: navigation closes the drawer
  useEffect(() => dialog.current?.close(), [key])
  return (
    <>
      <Link
        className="header-icon header-open"
        to={standsIn(inShop, 'store') ? pathTo('store', language) : targetHref(menu[0]?.fixedurl ?? 'home', language, inShop)}
        role="button"
        aria-label={shell.openMenu}
        aria-haspopup="dialog"
        onClick={(event) => {
          event.preventDefault()
          dialog.current?.showModal()
        }}
      >
        <MenuIcon aria-hidden size={22} strokeWidth={1.5} />
      </Link>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog by itself */}
      <dialog
        className="drawer"
        ref={dialog}
        aria-label={shell.menu}
        onClick={(event) => event.target === dialog.current && dialog.current.close()}
      >
        <div className="drawer-head">
          <span>{shell.menu}</span>
          <button type="button" className="button-icon" aria-label={shell.close} onClick={() => dialog.current?.close()}>
            <X aria-hidden size={22} strokeWidth={1.5} />
          </button>
        </div>
        <DrawnOnce as="ul" name={`drawer ${current}`} className="drawer-items">
          {() =>
            menu.map((item) => (
              <li key={item.key} style={glazeOf(item)}>
                {item.subcategories.length === 0 ? (
                  <Link to={targetHref(item.fixedurl, language, inShop)}>{item.title}</Link>
                ) : (
                  <details open={item.key === current}>
                    <summary>{item.title}</summary>
                    <ul className="footer-links">
                      {!listsItself(item) && (
                        <li>
                          <Link to={targetHref(item.fixedurl, language, inShop)}>{shell.allOf}</Link>
                        </li>
                      )}
                      {item.subcategories.map((subcategory) => (
                        <li key={subcategory.url + subcategory.title}>
                          <Link to={targetHref(subcategory.url, language, inShop)}>{subcategory.title}</Link>
                        </li>
                      ))}
                    </ul>
                  </details>
                )}
              </li>
            ))
          }
        </DrawnOnce>
        <div className="drawer-foot">
          {settings.tickets_url && (
            <a href={settings.tickets_url} target="_blank" rel="noopener">
              {shell.tickets} <span className="visually-hidden">({shell.opensInNewTab})</span>
            </a>
          )}
          <LanguageSwitch settings={settings} alternates={alternates} />
        </div>
      </dialog>
    </>
  )
}
