import type { Localized } from '#kernel/language.ts'

export const texts: Localized<{ title: (number: number) => string; duty: string; reason: (reason: string) => string }> = {
  es: {
    title: (number) => `Baja de datos: solicitud ${number}`,
    duty: 'Ya no se envía el boletín a esta dirección. Queda comprobar que la dirección es de quien escribe, borrar lo que se pueda y contestar en un mes como máximo.',
    reason: (reason) => `Motivo: ${reason}`,
  },
  ca: {
    title: (number) => `Baixa de dades: sol·licitud ${number}`,
    duty: 'A aquesta adreça ja no s’hi envia el butlletí. Falta comprovar que l’adreça és de qui escriu, esborrar el que es pugui i contestar en un mes com a màxim.',
    reason: (reason) => `Motiu: ${reason}`,
  },
  en: {
    title: (number) => `Data deletion: request ${number}`,
    duty: 'This address has already been unsubscribed. You still need to check that it belongs to the person who wrote, delete what can be deleted and reply within a month.',
    reason: (reason) => `Reason: ${reason}`,
  },
}
