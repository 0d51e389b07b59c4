import { useLocation } from 'react-router'
import { type Language, languages } from '#kernel/language.ts'
import { useLanguage, useMessages } from '../messages/messages.tsx'
import { useShop } from '../site/use-shop.ts'
import { type Alternatives, keepOfPage } from './language-switch.tsx'
import { fullNames } from './language-words.ts'

/** The languages of the shop by name: all three in the main one, Catalan too; a page without translations leads to the shop's `home`. */
export function FooterLanguages({ alternates, home }: Alternatives & { home: (language: Language) => string }) {
  const language = useLanguage()
  const { shell } = useMessages()
  const { search } = useLocation()
  const spoken = useShop()?.settings.languages ?? languages
  return (
    <ul className="footer-row" aria-label={shell.languageOfPage}>
      {spoken.map((item) => (
        <li key={item}>
          <a
            href={`${alternates?.[item] ?? home(item)}${search}`}
            onClick={keepOfPage}
            lang={item}
            hrefLang={item}
            aria-current={item === language ? 'true' : undefined}
          >
            {fullNames[item]}
          </a>
        </li>
      ))}
    </ul>
  )
}
