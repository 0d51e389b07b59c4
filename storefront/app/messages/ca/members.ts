import type { PrivateMessages } from '../messages.tsx'

export const members: PrivateMessages['members'] = {
  title: 'Usuaris del compte',
  intro:
    'Convideu qui treballa amb vosaltres: cada persona entra amb el seu correu i la seva contrasenya, i cada comanda diu qui l’ha feta.',
  invite: 'Convida algú',
  email: 'Correu electrònic',
  name: 'Nom i cognoms',
  role: 'Funció',
  roleHint:
    'Qui sol·licita prepara llistes; qui aprova les converteix en comanda; administració consulta documents i demana factures.',
  limit: 'Límit per comanda (€, IVA inclòs)',
  limitHint:
    'Fins a aquest import pot demanar sense aprovació. Si el deixeu buit, qui sol·licita sempre la necessita; qui aprova, mai.',
  send: 'Envia la invitació',
  full: 'El compte ha arribat al màxim d’usuaris. Doneu-ne de baixa algun per convidar-ne un altre.',
  gone: 'Donats de baixa',
  change: 'Canvia',
  save: 'Desa',
  again: 'Torna a enviar',
  close: 'Dona de baixa',
  closeHint: 'En donar de baixa algú, les seves sessions es tanquen a l’acte. El que va fer conserva el seu nom.',
  invitation: 'Invitació',
  loginIs: 'Hi entrareu amb el correu',
  yourName: 'El vostre nom i cognoms',
  privacy: 'He llegit i accepto la política de privacitat.',
  join: 'Accepta i entra',
  left: ({ count }: { count: number }) =>
    count === 1 ? 'Podeu convidar una persona més.' : `Podeu convidar ${count} persones més.`,
  upTo: ({ sum }: { sum: string }) => `fins a ${sum} per comanda`,
  invitedTo: ({ account }: { account: string }) => `${account} us convida a entrar al seu compte.`,
  roles: { requester: 'Sol·licita', approver: 'Aprova', accounts: 'Administració' },
  states: { invited: 'Invitació enviada', expired: 'Invitació caducada', active: 'Data d’alta:', closed: 'Baixa' },
  may: {
    requester: 'Podreu preparar llistes de comanda i enviar-les a aprovació.',
    approver: 'Podreu preparar comandes, aprovar les que preparin els altres i confirmar-les.',
    accounts: 'Podreu consultar comandes, albarans i factures, i sol·licitar factures.',
  },
}
