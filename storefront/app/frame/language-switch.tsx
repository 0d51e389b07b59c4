import type { MouseEvent } from 'react'
import { useLocation } from 'react-router'
import type { Language } from '#kernel/language.ts'
import type { ShopSettings } from '#modules/editorial/content/contract.ts'
import { useLanguage, useMessages } from '../messages/messages.tsx'
import { keepTyped } from '../site/keep-typed.ts'
import { shortNames } from './language-words.ts'

/** What the page itself does not read of its address is kept as well (N-25), and what was typed in its forms. */
export const keepOfPage = ({ currentTarget: link }: MouseEvent<HTMLAnchorElement>) => {
  link.search = window.location.search
  keepTyped(link.pathname)
}

export interface Alternatives {
  alternates: Record<Language, string> | null
}

/** Loads the same page in another language as a document of its own (N-24 to N-27). */
export function LanguageSwitch({ settings, alternates }: { settings: ShopSettings } & Alternatives) {
  const language = useLanguage()
  const { shell } = useMessages()
  const { search } = useLocation()
  return (
    <nav className="header-languages" aria-label={shell.languageOfPage}>
      {settings.switcher.map((item) => (
        <a
          key={item}
          href={`${alternates?.[item] ?? `/${item}`}${search}`}
          onClick={keepOfPage}
          hrefLang={item}
          lang={item}
          aria-current={item === language ? 'true' : undefined}
        >
          {shortNames[item]}
        </a>
      ))}
    </nav>
  )
}
