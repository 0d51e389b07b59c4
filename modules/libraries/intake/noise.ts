/** Nobody writes a title longer; longer lines are looked through for ISBNs alone. */
export const mostEmails = 400

/** Headers and greetings of letters, signatures, addresses of people: nobody asks for a book with them. */
const letter =
  /^\s*(?:(?:de|from|para|to|per a|cc|cco|bcc|asunto|assumpte|subject|fecha|date|data|enviado|enviat|sent|reply-to|responder a|message-id|mime-version|content-[a-z-]+)\s*:|(?:hola|buen[oa]s|bon dia|bona tarda|hello|hi|dear|estimad[oa]s?|benvolguts?|benvolgud[ae]s?|apreciad[oa]s?|apreciats?|saludos|un saludo|salutacions|atentamente|atentament|cordialmente|cordialment|gracias|gr[aà]cies|thanks|thank you|kind regards|best regards|regards|un cordial|adjunt|attached|please find|por favor|si us plau)(?![\p{L}])|-{2,}\s*$|_{3,}|={3,}|\*{3,}|(?:tel|tlf|tel[eè]?f?[oò]?n[oa]?|fax|m[oòó]b?v?il|phone|www|https?)[.:\s/]|on .{6,80} wrote:|el .{6,80} (?:escribi[oó]|va escriure):|begin:vcard)/iu
const person =
  /[\w.+-]@[\w-]+\.\w|https?:\/\/|www\.|\b[A-Z]-?\d{8}\b|\b\d{8}-?[A-Z]\b|(?:calle|carrer|c\/|avda|av\.|plaza|pla[cç]a)\s/iu
/** What people say of themselves around a list: what they need, want, ask, send. */
const request =
  /(?<!\p{L})(?:necesit(?:o|amos|aría|aríamos)|necessit(?:o|em|aríem)|quer(?:emos|ría|ríamos)|quisi[eé]ra(?:mos)?|vold[rí]+(?:a|em)|(?:os|les|us) (?:escrib|escriv|envi|ped|demanem|rog|ruego|agrade|agraï)\p{L}*|rogamos|preguem|(?:we|i) (?:need|want|would like)|please send)(?!\p{L})/iu

export const isLetter = (text: string): boolean =>
  letter.test(text.slice(0, mostEmails)) || person.test(text.slice(0, mostEmails))
export const isSignature = (text: string): boolean => /^\s*--\s*$/.test(text)
/** "Necesitamos para la sala:" leads to a list and is no title. */
export const isSentence = (text: string): boolean => text.trimEnd().endsWith(':') || request.test(text.slice(0, mostEmails))
export const isSum = (text: string): boolean => /^\s*(?:sub)?total(?!\p{L})/iu.test(text)
