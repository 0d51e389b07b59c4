import type { newsletter as es } from '../es/newsletter.ts'

export const newsletter: typeof es = {
  title: 'El butlletí del palau',
  text: 'Novetats, exposicions i lectures, un cop al mes. Quan confirmeu la subscripció, un 5 % de descompte en la primera compra.',
  email: 'Correu electrònic',
  subscribe: 'Subscriu-m’hi',
  accept: 'He llegit i accepto la',
  policy: 'política de privacitat',
  confirmTitle: 'Confirmeu la subscripció',
  confirmText: 'Només falta un pas: confirmeu que voleu rebre el butlletí del palau al vostre correu.',
  confirm: 'Confirma la subscripció',
  visit: 'Visita la botiga',
  again: 'Torna-m’hi a subscriure',
  failed: 'No s’ha pogut enviar. Torneu-ho a provar d’aquí a un moment, si us plau.',
  endLink: 'Doneu-vos de baixa',
  endTitle: 'Doneu-vos de baixa',
  endText:
    'Deixarem d’enviar-vos el butlletí immediatament i, si guardem dades vostres, la botiga revisarà la sol·licitud d’esborrar-les.',
  endTextOfLetter: 'Deixarem d’enviar-vos el butlletí immediatament.',
  reason: 'Motiu',
  reasonHint: 'Amb una ratlla n’hi ha prou.',
  reasonOfLetter: 'Motiu, si ens el voleu explicar',
  end: 'Dona’m de baixa',
  endedTitle: 'Ja no us escriurem més',
  endedText:
    'Hem rebut la vostra sol·licitud. No us enviarem més butlletins. Els correus de les comandes els continuareu rebent, perquè formen part de la compra.',
}
