import { applicationWeeks } from '#kernel/facts.ts'
import { quoted } from '../quoted.ts'
export const forms = {
  topicPlaceholder: 'Elija un asunto',
  topic: 'Asunto',
  topics: {
    shipping: 'Envíos',
    returns: 'Devoluciones y reembolsos',
    order_problems: 'Problemas con un pedido',
    stock: 'Productos y existencias',
    payment: 'Pago y promociones',
    technical: 'Ayuda técnica',
  },
  hint: 'Entre 20 y 4.000 caracteres. Si se trata de un pedido, díganos su número.',
  asksAbout: ({ title, ean }: { title: string; ean: string }) =>
    `Quisiera saber si pueden conseguir ${quoted(title)} (EAN ${ean}) y cuánto tardaría.`,
  jobHint: 'Entre 20 y 4.000 caracteres: qué le gustaría hacer aquí y por qué.',
  letter: 'Carta de presentación',
  training: 'Formación',
  experience: 'Experiencia profesional',
  knowledge: 'Otros conocimientos',
  answerHint: 'Hasta 2.000 caracteres.',
  knowledgeHint: 'Idiomas, programas, oficios: lo que sepa hacer. Hasta 2.000 caracteres.',
  website: 'Deje este campo vacío',
  sendJob: 'Enviar la candidatura',
  formTitle: 'Escríbanos',
  formText: 'Le contesta una persona, casi siempre el mismo día laborable.',
  jobTitle: 'Su candidatura',
  jobText: 'La leerá la dirección de la tienda y nadie más. No hace falta currículum: con estas respuestas basta.',
  hours: 'Horario de atención',
  thanks: {
    'contact-thanks': {
      title: 'Hemos recibido su mensaje',
      text: 'Gracias por escribirnos. Le hemos enviado una copia por correo y le contestará una persona, casi siempre el mismo día laborable.',
    },
    'customer-service-thanks': {
      title: 'Hemos recibido su consulta',
      text: 'Gracias por escribir a atención al cliente. Le hemos enviado una copia por correo, con el número de su consulta; cítelo si nos llama.',
    },
    'job-thanks': {
      title: 'Hemos recibido su candidatura',
      text: `Gracias por querer trabajar con nosotros. Leeremos su candidatura con atención. Si hay un puesto que encaje, le escribiremos en un plazo de ${applicationWeeks} semanas; si no, la guardaremos un año y después la borraremos.`,
    },
  },
  home: 'Volver a la portada',
  meanwhile: 'Mientras tanto',
  next: {
    agenda: 'Qué hay en la agenda del palacio',
    magazine: 'Lo último de la revista',
    'book-new': 'Los libros recién llegados',
  },
  getsTitle: 'Qué le llegará',
  gets: [
    'Primero, un correo para confirmar que la dirección es suya. Sin ese paso no le escribimos.',
    'Al confirmar, un código con el 5\u00a0% de descuento para su primera compra.',
    'Después, un boletín al mes: lo que acaba de llegar, lo que se expone en el palacio y una lectura que recomendamos.',
    'Al pie de cada boletín hay un enlace para darse de baja. No damos su correo a nadie.',
  ],
  endsTitle: 'Qué ocurre después',
  ends: [
    'Si recibe el boletín, deja de recibirlo en el acto. No hace falta tener cuenta.',
    'Si nos pide borrar sus datos, comprobamos que el correo es suyo y le contestamos en un mes como máximo, que es el plazo del Reglamento General de Protección de Datos.',
    'Las facturas no se borran: la ley obliga a guardarlas bloqueadas, sin otro uso, durante seis años.',
    'Si tiene cuenta, en «Privacidad» puede descargar una copia de todo y cerrarla sin esperar.',
  ],
}
