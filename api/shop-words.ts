import type { Language } from '#kernel/language.ts'

export const names: Record<Language, { name: string; tagline: string; library: string; main: string }> = {
  es: {
    name: 'La Tienda del Palacio',
    tagline: 'Tienda oficial del palacio y sus jardines',
    library: 'Bibliotecas: de lunes a viernes, de 7 a 15\u00a0h',
    main: 'Atención al cliente: de lunes a viernes, de 9 a 21\u00a0h; sábados, de 10 a 21\u00a0h',
  },
  ca: {
    name: 'La Botiga del Palau',
    tagline: 'Botiga oficial del palau i els seus jardins',
    library: 'Biblioteques: de dilluns a divendres, de 7 a 15\u00a0h',
    main: 'Atenció al client: de dilluns a divendres, de 9 a 21\u00a0h; dissabtes, de 10 a 21\u00a0h',
  },
  en: {
    name: 'The Palace Shop',
    tagline: 'The official shop of the palace and its gardens',
    library: 'Libraries: Monday to Friday, 7\u00a0am to 3\u00a0pm',
    main: 'Customer service: Monday to Friday, 9\u00a0am to 9\u00a0pm; Saturday, 10\u00a0am to 9\u00a0pm',
  },
}
