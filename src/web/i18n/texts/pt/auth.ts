import type { Texts } from '../../texts.ts'

export const auth: Texts['auth'] = {
  loginTitle: 'Que bom ver você',
  loginLead: 'Para agências de viagens com cadastro.',
  email: 'E-mail',
  password: 'Senha',
  showPassword: 'Mostrar a senha',
  loggingIn: 'Entrando…',
  loggedInAs: 'Você entrou como {{name}}.',
  needsScript: 'Para entrar é preciso JavaScript. Ative-o, por favor.',
}
