import { useLocation } from 'react-router'
import { type Language, languages } from '#kernel/language.ts'
import { useLanguage, useMessages } from '../messages/messages.tsx'
import { type Alternatives, keepQuery } from './language-switch.tsx'

const fullNames: Record<Language, string> = { es: 'Español', ca: 'Català', en: 'English' }

/** All three languages by name, Catalan too; a page without translations leads to the shop's `home`. */
export function FooterLanguages({ alternates, home }: Alternatives & { home: (language: Language) => string }) {
  const language = useLanguage()
  const { shell } = useMessages()
  const { search } = useLocation()
  return (
    <ul className="footer-row" aria-label={shell.languageOfPage}>
      {languages.map((one) => (
        <li key={one}>
          <a
            href={`${alternates?.[one] ?? home(one)}${search}`}
            onClick={keepQuery}
            lang={one}
            hrefLang={one}
            aria-current={one === language ? 'true' : undefined}
          >
            {fullNames[one]}
          </a>
        </li>
      ))}
    </ul>
  )
}
