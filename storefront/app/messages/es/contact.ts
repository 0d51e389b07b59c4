export const contact = {
  title: 'Escríbanos',
  text: {
    libraries:
      'Para abrir una cuenta, pedir un presupuesto o hacer cualquier consulta. Contesta una librera de la mesa de bibliotecas.',
    companies: 'Para abrir una cuenta, pedir un presupuesto o preparar un regalo. Contesta una persona de la tienda.',
  },
  kind: '¿De qué se trata?',
  kinds: {
    account: 'Abrir una cuenta',
    quote: 'Pedir un presupuesto',
    order: 'Un pedido en curso',
    other: 'Otro asunto',
  },
  institution: { libraries: 'Biblioteca', companies: 'Empresa', general: 'Institución o empresa' },
  name: 'Nombre y apellidos',
  email: 'Correo electrónico',
  phone: 'Teléfono',
  message: 'Mensaje',
  messageHint: {
    libraries: 'Entre 20 y 4.000 caracteres. Si ya tienen contrato o lotes, díganos cuáles.',
    companies: 'Entre 20 y 4.000 caracteres. Cantidad, fecha y presupuesto nos ayudan a contestar antes.',
    general: 'Entre 20 y 4.000 caracteres.',
  },
  accept: 'He leído y acepto la',
  policy: 'política de privacidad',
  send: 'Enviar el mensaje',
}
