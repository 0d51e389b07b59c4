export const freeDelivery = { es: 'Envío gratis', ca: 'Enviament gratuït', en: 'Free delivery' }
