import type { Language } from '#kernel/language.ts'
import { xmlFaultWords } from './xml-fault-words.ts'

/** A fault of XML in the language of whoever reads the report; one that nobody put into words stays as its reader says it. */
export function xmlFault(said: string, language: Language): string {
  const words = xmlFaultWords.find(({ fault }) => fault.test(said))
  const put = words?.said[language]
  return words && put !== undefined ? said.replace(words.fault, put) : said
}
