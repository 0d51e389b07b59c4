export const title = { es: 'Bienvenida del boletín', ca: 'Benvinguda del butlletí', en: 'Newsletter welcome' }
