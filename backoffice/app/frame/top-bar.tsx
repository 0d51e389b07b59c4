import { Menu as MenuIcon, Search, X } from 'lucide-react'
import { useMe } from '../api/session.tsx'
import { StoreName } from '../kit/store-name.tsx'
import { useWords } from '../words/dictionary.ts'
import { openPalette } from './open-palette.tsx'
import { PersonMenu } from './person-menu.tsx'
import { frameWords } from './words.ts'

export function TopBar({ menu, onMenu }: { menu: boolean; onMenu: () => void }) {
  const words = useWords(frameWords)
  const me = useMe()
  return (
    <header className="top-bar">
      <button
        type="button"
        className="icon-button menu-button"
        aria-expanded={menu}
        aria-controls="navigation"
        aria-label={words.openNavigation}
        onClick={onMenu}
      >
        {menu ? <X aria-hidden size={20} /> : <MenuIcon aria-hidden size={20} />}
      </button>
      <button type="button" className="find-box" onClick={openPalette} aria-keyshortcuts="Control+K">
        <Search aria-hidden size={16} />
        <span>{words.find}</span>
        <kbd>Ctrl K</kbd>
      </button>
      <p className="top-bar-store">{me.store_code === null ? words.everyStore : <StoreName code={me.store_code} />}</p>
      <PersonMenu />
    </header>
  )
}
