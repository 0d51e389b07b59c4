import { Search } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import type { MenuCategory, ShopSettings } from '#modules/editorial/content/contract.ts'
import { pathTo } from '#screens/addresses.ts'
import { shopPath } from '#screens/shop-path.ts'
import { standsIn } from '#screens/shops.ts'
import { useLanguage, useMessages } from '../messages/messages.tsx'
import { Link } from '../site/link.tsx'
import { useShopPath } from '../site/shop-here.ts'
import { marks } from '../ui/star.tsx'
import { AccountButton } from './account-button.tsx'
import { CartButton } from './cart-button.tsx'
import { type Alternatives, LanguageSwitch } from './language-switch.tsx'
import { DesktopMenu } from './menu.tsx'
import { MenuDrawer } from './menu-drawer.tsx'
import { SearchDialog, SearchPanel } from './search-panel.tsx'
import { useAway } from './use-away.ts'

interface Props extends Alternatives {
  menu: MenuCategory[]
  settings: ShopSettings
}

/** One line on a desktop: mark, menu, search, language, account, basket, tickets (N-01). */
export function Header({ menu, settings, alternates }: Props) {
  const language = useLanguage()
  const inShop = useShopPath()
  const { shell } = useMessages()
  const { key } = useLocation()
  const [searching, setSearching] = useState(false)
  const dialog = useRef<HTMLDialogElement>(null)
  const box = useRef<HTMLAnchorElement>(null)
  const away = useAway()
  const Mark = marks[settings.mark]
  // biome-ignore lint/correctness/useExhaustiveDependencies: navigation closes both
  useEffect(() => {
    setSearching(false)
    dialog.current?.close()
  }, [key])
  return (
    <header className="header" data-away={away && !searching ? '' : undefined}>
      <div className="header-line">
        <MenuDrawer menu={menu} settings={settings} alternates={alternates} />
        <Link className="header-mark" to={shopPath(inShop, 'home', language)}>
          {settings.logo ? <img {...settings.logo} alt={settings.logo.alt} /> : <Mark />}
          {settings.name}
        </Link>
        <DesktopMenu items={menu} />
        {standsIn(inShop, 'search') && (
          <search className="header-box">
            <Link
              ref={box}
              to={pathTo('search', language)}
              aria-expanded={searching}
              onClick={(event) => {
                event.preventDefault()
                setSearching(!searching)
              }}
            >
              {shell.search}
              <Search aria-hidden size={18} strokeWidth={1.5} />
            </Link>
          </search>
        )}
        <LanguageSwitch settings={settings} alternates={alternates} />
        <div className="header-tools">
          {standsIn(inShop, 'search') && (
            <Link
              className="header-icon header-find"
              to={pathTo('search', language)}
              aria-label={shell.search}
              aria-haspopup="dialog"
              onClick={(event) => {
                event.preventDefault()
                dialog.current?.showModal()
              }}
            >
              <Search aria-hidden size={20} strokeWidth={1.5} />
            </Link>
          )}
          <AccountButton />
          <CartButton />
        </div>
        {settings.tickets_url && (
          <a className="header-tickets" href={settings.tickets_url} target="_blank" rel="noopener">
            {shell.tickets}
            <span className="visually-hidden"> ({shell.opensInNewTab})</span>
          </a>
        )}
      </div>
      {searching && (
        <SearchPanel
          onClose={() => {
            setSearching(false)
            box.current?.focus()
          }}
        />
      )}
      {standsIn(inShop, 'search') && <SearchDialog dialog={dialog} />}
    </header>
  )
}
