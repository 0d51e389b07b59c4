export const agreedName = { es: 'Condiciones acordadas', ca: 'Condicions acordades', en: 'Agreed terms' }
