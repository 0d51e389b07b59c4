import type { Language } from '#kernel/language.ts'

/** What the reader of XML calls a fault, and how it reads; `$1` is the name that it is about. English stays as the reader says it. */
export const xmlFaultWords: readonly { fault: RegExp; said: Partial<Record<Language, string>> }[] = [
  {
    fault: /^unexpected close tag$/,
    said: { es: 'una etiqueta se cierra sin haberse abierto', ca: 'una etiqueta es tanca sense haver-se obert' },
  },
  {
    fault: /^unmatched closing tag: (.+)$/,
    said: { es: '</$1> no cierra la etiqueta abierta', ca: '</$1> no tanca l’etiqueta oberta' },
  },
  { fault: /^unclosed tag: (.+)$/, said: { es: 'falta cerrar <$1>', ca: 'falta tancar <$1>' } },
  { fault: /^unexpected end$/, said: { es: 'el texto se acaba antes de tiempo', ca: 'el text s’acaba abans d’hora' } },
  { fault: /^attribute without value$/, said: { es: 'un atributo sin valor', ca: 'un atribut sense valor' } },
  {
    fault: /^unquoted attribute value$/,
    said: { es: 'el valor de un atributo sin comillas', ca: 'el valor d’un atribut sense cometes' },
  },
  { fault: /^duplicate attribute: (.+)$/, said: { es: 'el atributo $1 está repetido', ca: 'l’atribut $1 està repetit' } },
  { fault: /^undefined entity: (.+)$/, said: { es: 'la entidad $1 no está definida', ca: 'l’entitat $1 no està definida' } },
  {
    fault: /^malformed character entity$/,
    said: { es: 'un «&» que no forma ningún carácter', ca: 'un «&» que no forma cap caràcter' },
  },
  { fault: /^disallowed character.*$/, said: { es: 'un carácter que no puede estar ahí', ca: 'un caràcter que no hi pot ser' } },
  { fault: /^malformed comment$/, said: { es: 'un comentario mal formado', ca: 'un comentari mal format' } },
  { fault: /^text data outside of root node$/, said: { es: 'texto fuera del mensaje', ca: 'text fora del missatge' } },
  {
    fault: /^unbound namespace prefix: (.+)$/,
    said: { es: 'el prefijo $1 no está declarado', ca: 'el prefix $1 no està declarat' },
  },
]
