import type { Language } from '#kernel/language.ts'

/** What the reader of XML calls a fault, and how it reads in Spanish and Catalan; `$1` is the name that it is about. */
const faults: readonly [fault: RegExp, es: string, ca: string][] = [
  [/^unexpected close tag$/, 'una etiqueta se cierra sin haberse abierto', 'una etiqueta es tanca sense haver-se obert'],
  [/^unmatched closing tag: (.+)$/, '</$1> no cierra la etiqueta abierta', '</$1> no tanca l’etiqueta oberta'],
  [/^unclosed tag: (.+)$/, 'falta cerrar <$1>', 'falta tancar <$1>'],
  [/^unexpected end$/, 'el texto se acaba antes de tiempo', 'el text s’acaba abans d’hora'],
  [/^attribute without value$/, 'un atributo sin valor', 'un atribut sense valor'],
  [/^unquoted attribute value$/, 'el valor de un atributo sin comillas', 'el valor d’un atribut sense cometes'],
  [/^duplicate attribute: (.+)$/, 'el atributo $1 está repetido', 'l’atribut $1 està repetit'],
  [/^undefined entity: (.+)$/, 'la entidad $1 no está definida', 'l’entitat $1 no està definida'],
  [/^malformed character entity$/, 'un «&» que no forma ningún carácter', 'un «&» que no forma cap caràcter'],
  [/^disallowed character.*$/, 'un carácter que no puede estar ahí', 'un caràcter que no hi pot ser'],
  [/^malformed comment$/, 'un comentario mal formado', 'un comentari mal format'],
  [/^text data outside of root node$/, 'texto fuera del mensaje', 'text fora del missatge'],
  [/^unbound namespace prefix: (.+)$/, 'el prefijo $1 no está declarado', 'el prefix $1 no està declarat'],
]

/** A fault of XML in the language of whoever reads the report; one that nobody put into words stays as its reader says it. */
export function xmlFault(said: string, language: Language): string {
  if (language === 'en') return said
  for (const [fault, es, ca] of faults) if (fault.test(said)) return said.replace(fault, language === 'es' ? es : ca)
  return said
}
