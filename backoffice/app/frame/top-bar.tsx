import { Search } from 'lucide-react'
import { useMe } from '../api/session.tsx'
import { useWords } from '../words/dictionary.ts'
import { openPalette } from './open-palette.tsx'
import { PersonMenu } from './person-menu.tsx'
import { frameWords } from './words.ts'

export function TopBar() {
  const words = useWords(frameWords)
  const me = useMe()
  return (
    <header className="top-bar">
      <button type="button" className="find-box" onClick={openPalette} aria-keyshortcuts="Control+K">
        <Search aria-hidden size={16} />
        <span>{words.find}</span>
        <kbd>Ctrl K</kbd>
      </button>
      <p className="top-bar-store">{me.store_code ?? words.everyStore}</p>
      <PersonMenu />
    </header>
  )
}
