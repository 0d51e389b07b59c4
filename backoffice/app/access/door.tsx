import type { ReactNode } from 'react'
import { LanguageChoice } from '../frame/language-choice.tsx'
import { frameWords } from '../frame/words.ts'
import { useWords } from '../words/dictionary.ts'
import './access.css'

/** The sheet on which everything at the door stands. */
export function Door({ title, above, children }: { title: string; above?: ReactNode; children: ReactNode }) {
  const { shop } = useWords(frameWords)
  return (
    <main className="sign-in">
      <title>{title}</title>
      <p className="sign-in-shop">{above ?? shop}</p>
      <h1>{title}</h1>
      {children}
      <LanguageChoice />
    </main>
  )
}
